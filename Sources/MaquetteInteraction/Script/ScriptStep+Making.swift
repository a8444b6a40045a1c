// Steps as programs write them; sheets have the same ones.
extension ScriptStep {
  /// Taps the element of an identifier; more than 100 taps are 100.
  public static func tap(_ id: String, at place: ScriptPair = .center, count: Int = 1) -> ScriptStep {
    var step = ScriptStep(.tap, on: id, at: place)
    step.count = min(max(count, counts.lowerBound), counts.upperBound)
    return step
  }

  /// Puts a finger down on the element of an identifier.
  public static func press(_ id: String, at place: ScriptPair = .center) -> ScriptStep {
    ScriptStep(.press, on: id, at: place)
  }

  /// Puts a finger down on the element of an identifier, moves it so many points, and lifts it.
  ///
  /// - Parameter seconds: How long the way takes, up to 60 seconds; 0.4 by default.
  public static func drag(
    _ id: String, at place: ScriptPair = .center, by distance: ScriptPair, over seconds: Double? = nil
  ) -> ScriptStep {
    var step = ScriptStep(.drag, on: id, at: place)
    step.distance = distance
    step.seconds = seconds.map(length)
    return step
  }

  /// Puts a finger down on the element of an identifier, moves it to another element, and lifts it.
  ///
  /// - Parameter seconds: How long the way takes, up to 60 seconds; 0.4 by default.
  public static func drag(
    _ id: String, at place: ScriptPair = .center, to destination: String, over seconds: Double? = nil
  ) -> ScriptStep {
    var step = ScriptStep(.drag, on: id, at: place)
    step.destination = destination
    step.seconds = seconds.map(length)
    return step
  }

  /// Moves the finger that is down so many points.
  ///
  /// - Parameter seconds: How long the way takes, up to 60 seconds; 0.4 by default.
  public static func move(by distance: ScriptPair, over seconds: Double? = nil) -> ScriptStep {
    var step = ScriptStep(.move)
    step.distance = distance
    step.seconds = seconds.map(length)
    return step
  }

  /// Lifts the finger.
  public static let release = ScriptStep(.release)

  /// Takes the finger away as the system does.
  public static let cancel = ScriptStep(.cancel)

  /// Waits so many seconds, up to 60.
  public static func wait(_ seconds: Double) -> ScriptStep {
    var step = ScriptStep(.wait)
    step.seconds = length(seconds)
    return step
  }

  /// Types a text into the field that has the keyboard.
  public static func type(_ text: String) -> ScriptStep {
    var step = ScriptStep(.type)
    step.text = text
    return step
  }

  /// Presses the return key.
  public static let `return` = ScriptStep(.return)

  /// Returns the step with what stands below its picture, instead of what is done.
  public func captioned(_ caption: String) -> ScriptStep {
    var step = self
    step.caption = caption
    return step
  }

  private init(_ verb: Verb, on target: String? = nil, at place: ScriptPair = .center) {
    self.init()
    self.verb = verb
    self.target = target
    self.place = place
  }

  /// A time that a step can take, in seconds; 0 for what is no number.
  private static func length(_ seconds: Double) -> Double {
    seconds > times.lowerBound ? min(seconds, times.upperBound) : times.lowerBound
  }
}
