public import MaquetteElements

// Steps as programs write them; sheets have the same ones. Durations are up to 60 seconds.
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

  /// Puts a finger down on the element of an identifier until its context menu opens, and lifts it.
  public static func longPress(_ id: String, at place: ScriptPair = .center) -> ScriptStep {
    ScriptStep(.longPress, on: id, at: place)
  }

  /// Moves a pointer to the element of an identifier, and rests there.
  ///
  /// - Parameter seconds: how long it rests, 1.5 by default, in which a tool tip is shown.
  public static func hover(_ id: String, at place: ScriptPair = .center, over seconds: Double? = nil)
    -> ScriptStep
  {
    ScriptStep(.hover, on: id, at: place, seconds: seconds)
  }

  /// Clicks the element of an identifier with the secondary button of a pointer.
  public static func secondaryClick(_ id: String, at place: ScriptPair = .center) -> ScriptStep {
    ScriptStep(.secondaryClick, on: id, at: place)
  }

  /// Chooses an item of the open menu, by its title or identifier.
  public static func choose(_ item: String) -> ScriptStep {
    var step = ScriptStep(.choose)
    step.text = item
    return step
  }

  /// Presses a key, which an open menu follows; more than 100 times are 100.
  public static func key(_ key: MenuKey, count: Int = 1) -> ScriptStep {
    var step = ScriptStep(.key)
    step.key = key
    step.count = min(max(count, counts.lowerBound), counts.upperBound)
    return step
  }

  /// Puts a finger down on the element of an identifier, moves it by a distance in points, and lifts it.
  ///
  /// - Parameter seconds: the duration of the move; 0.4 by default.
  public static func drag(
    _ id: String, at place: ScriptPair = .center, by distance: ScriptPair, over seconds: Double? = nil
  ) -> ScriptStep {
    ScriptStep(.drag, on: id, at: place, by: distance, seconds: seconds)
  }

  /// Puts a finger down on the element of an identifier, moves it to another element, and lifts it.
  ///
  /// - Parameter seconds: the duration of the move; 0.4 by default.
  public static func drag(
    _ id: String, at place: ScriptPair = .center, to destination: String, over seconds: Double? = nil
  ) -> ScriptStep {
    ScriptStep(.drag, on: id, at: place, to: destination, seconds: seconds)
  }

  /// Moves the finger that is down by a distance in points.
  ///
  /// - Parameter seconds: the duration of the move; 0.4 by default.
  public static func move(by distance: ScriptPair, over seconds: Double? = nil) -> ScriptStep {
    ScriptStep(.move, by: distance, seconds: seconds)
  }

  /// Drags something onto the element of an identifier and holds it there, until it is dropped by a release or another
  /// touch.
  ///
  /// - Parameter seconds: how long it is held, 1 by default, in which a control with spring loading acts.
  public static func spring(_ id: String, at place: ScriptPair = .center, over seconds: Double? = nil)
    -> ScriptStep
  {
    ScriptStep(.spring, on: id, at: place, seconds: seconds)
  }

  /// Puts a finger down on the element of an identifier, moves it by a distance in points, and lifts it while it moves.
  ///
  /// - Parameter seconds: the duration of the move; 0.15 by default.
  public static func swipe(
    _ id: String, at place: ScriptPair = .center, by distance: ScriptPair, over seconds: Double? = nil
  ) -> ScriptStep {
    ScriptStep(.swipe, on: id, at: place, by: distance, seconds: seconds)
  }

  /// Scrolls the view of an identifier, or the innermost one around that element, by a distance in points towards its end.
  public static func scroll(_ id: String, by distance: ScriptPair) -> ScriptStep {
    ScriptStep(.scroll, on: id, by: distance)
  }

  /// Scrolls the view around an element until the element is at its beginning.
  public static func scroll(_ id: String, to destination: String) -> ScriptStep {
    ScriptStep(.scroll, on: id, to: destination)
  }

  /// Lifts the finger, or drops what is dragged.
  public static let release = ScriptStep(.release)

  /// Cancels the touch as the system does.
  public static let cancel = ScriptStep(.cancel)

  /// Waits for a number of seconds.
  public static func wait(_ seconds: Double) -> ScriptStep { ScriptStep(.wait, seconds: seconds) }

  /// Types a text into the field that has the keyboard focus.
  public static func type(_ text: String) -> ScriptStep {
    var step = ScriptStep(.type)
    step.text = text
    return step
  }

  /// Presses the return key.
  public static let `return` = ScriptStep(.return)

  /// Presses the escape key.
  public static let escape = ScriptStep(.escape)

  /// Says who uses a locked device; it is unlocked unless the person is refused.
  public static func authenticate(accepted: Bool = true) -> ScriptStep {
    var step = ScriptStep(.authenticate)
    step.isAccepted = accepted
    return step
  }

  /// Returns the step with a caption for its picture, instead of a description of the step.
  public func captioned(_ caption: String) -> ScriptStep {
    var step = self
    step.caption = caption
    return step
  }

  private init(
    _ verb: Verb, on target: String? = nil, at place: ScriptPair = .center, by distance: ScriptPair? = nil,
    to destination: String? = nil, seconds: Double? = nil
  ) {
    self.init()
    self.verb = verb
    self.target = target
    self.place = place
    self.distance = distance
    self.destination = destination
    // A duration that is not a number counts as 0.
    self.seconds = seconds.map { $0 > 0 ? min($0, Self.times.upperBound) : 0 }
  }
}
