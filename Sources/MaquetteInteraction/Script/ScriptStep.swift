public import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteGraphics

/// One thing that somebody does to a picture.
///
/// ```swift
/// let steps: [ScriptStep] = [.press("wifi"), .move(by: ScriptPair(x: 60, y: 0)).captioned("Drag it"), .release]
/// ```
public struct ScriptStep: Hashable, Sendable {
  /// What is done.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    case tap, press, drag, move, release, cancel, wait, type, `return`
  }

  /// What is done.
  public internal(set) var verb = Verb.release
  /// The identifier of the control that a finger comes down on.
  public internal(set) var target: String?
  /// Where it comes down, as parts of the control's width and height from its leading top corner.
  public internal(set) var place = ScriptPair.center
  /// The identifier of where a finger goes.
  public internal(set) var destination: String?
  /// How far a finger goes, in points.
  public internal(set) var distance: ScriptPair?
  /// How long it goes or is waited, in seconds.
  public internal(set) var seconds: Double?
  /// How often is tapped.
  public internal(set) var count = 1
  /// What is typed.
  public internal(set) var text = ""
  /// What stands below the picture of the step; nil for what is done.
  public internal(set) var caption: String?

  /// Lifts the finger.
  public init() {}

  /// Every identifier that the step names.
  var ids: [String] { [target, destination].compactMap(\.self) }

  /// How long a step can take, in seconds.
  static let times = 0.0...60.0
  /// How often can be tapped.
  static let counts = 1...100
}

/// Two numbers: one to the right, and one down.
public struct ScriptPair: Hashable, Sendable, AttributeDecodable {
  /// Across.
  public let x: Double
  /// Down.
  public let y: Double

  /// The middle of a control, in parts of its width and height.
  public static let center = ScriptPair(x: 0.5, y: 0.5)

  /// Two numbers.
  public static let attributeType = AttributeType.list(of: .number(unit: nil))

  /// Creates a pair: a distance in points, or a place in parts of a width and a height. Numbers have the limit that they
  /// have in sheets, 1,000,000,000; what is not finite counts as 0.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (Self.limited(x), Self.limited(y))
  }

  private static func limited(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -1e9), 1e9) : 0
  }

  /// Takes a list of two numbers.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    let numbers = try [Double](attribute: value)
    guard numbers.count == 2 else {
      throw AttributeError(
        message: "expected two numbers, found \(numbers.count)", hint: "write, for example, '[60, 0]'")
    }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension ScriptStep: AttributeOwner, AttributeDecodable {
  /// What messages call it.
  public static let ownerName = "a step"

  /// What sheets can say of a step.
  public static let attributes: [Attribute<ScriptStep>] = [
    Attribute("tap", \.tapped, help: "Taps the element of an id."),
    Attribute("press", \.pressed, help: "Puts a finger down on it."),
    Attribute("drag", \.dragged, help: "Puts a finger down on it, moves the finger, and lifts it."),
    Attribute("move", \.moved, help: "Moves the finger that is down: so many points to the right and down."),
    Attribute("wait", \.waited, help: "Waits so many seconds."),
    Attribute("type", \.typed, help: "Types a text into the field that has the keyboard."),
    Attribute("at", \.place, help: "Where the finger comes down: parts of the width and the height."),
    Attribute("by", \.distance, help: "How many points a dragging finger goes to the right and down."),
    Attribute("to", \.destination, help: "The id of the element that a dragging finger goes to."),
    Attribute("over", \.seconds, help: "How many seconds a finger takes for its way; 0.4 by default."),
    Attribute("count", \.count, help: "How often is tapped."),
    Attribute("caption", \.caption, help: "What stands below the picture, instead of what is done."),
  ]

  /// `release`, `cancel`, `return`, or a mapping.
  public static let attributeType = AttributeType.either([
    .choice(["release", "cancel", "return"]), .mapping(ScriptStep.attributes.map(\.name)),
  ])

  /// Takes a mapping in which exactly one thing is done, or the name of what needs nothing said.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    if case .scalar(let text, _) = value {
      let known: [Verb] = [.release, .cancel, .return]
      guard let verb = Verb(rawValue: text), known.contains(verb) else {
        let near = NearestName.nearest(to: text, among: known.map(\.rawValue))
        throw AttributeError(
          expected: Self.attributeType.description, found: value, hint: NearestName.hint(near))
      }
      self.verb = verb
      return
    }
    guard case .mapping(let entries) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    let verbs = entries.filter { Verb(rawValue: $0.name) != nil }
    guard verbs.count == 1 else {
      throw AttributeError(
        message: verbs.isEmpty ? "this step does nothing" : "this step does \(verbs.count) things",
        hint: "write each as a step of its own, such as '- tap: play'")
    }
    try Self.checkUse(of: entries, by: verbs[0].name)
    try decode(mapping: value)
    if let seconds, !Self.times.contains(seconds) {
      throw AttributeError(
        message: "expected a number of seconds between 0 and 60",
        path: [.value(verb == .wait ? "wait" : "over")])
    }
    if !Self.counts.contains(count) {
      throw AttributeError(message: "expected a whole number between 1 and 100", path: [.value("count")])
    }
    if verb == .drag && distance == nil && destination == nil {
      throw AttributeError(
        message: "it is not said where the finger goes", hint: "add 'by: [60, 0]' or 'to: id'",
        path: [.name("drag")])
    }
    if distance != nil && destination != nil {
      throw AttributeError(
        message: "it is said twice where the finger goes", hint: "leave out 'by' or 'to'", path: [.name("to")]
      )
    }
  }

  /// What can be said of a step beside what is done, which is nothing for what needs nothing said.
  private static func details(of verb: Verb) -> [String] {
    switch verb {
    case .tap: ["at", "count", "caption"]
    case .press: ["at", "caption"]
    case .drag: ["at", "by", "to", "over", "caption"]
    case .move: ["over", "caption"]
    case .wait, .type: ["caption"]
    case .release, .cancel, .return: []
    }
  }

  /// Throws for an attribute of steps that says nothing of this one; those of no step are told by the table.
  private static func checkUse(of entries: [AttributeValue.Entry], by verb: String) throws(AttributeError) {
    let details = Verb(rawValue: verb).map(details(of:)) ?? []
    let known = Set(attributes.map(\.name))
    guard known.contains(verb) else { return }
    for entry in entries where entry.name != verb && known.contains(entry.name) {
      guard !details.contains(entry.name) else { continue }
      throw AttributeError(
        message: "unknown attribute '\(entry.name)' of a step with '\(verb)'",
        hint: "it has \(details.joined(separator: ", "))", path: [.name(entry.name)])
    }
  }

  private var tapped: String {
    get { target ?? "" }
    set { (verb, target) = (.tap, newValue) }
  }
  private var pressed: String {
    get { target ?? "" }
    set { (verb, target) = (.press, newValue) }
  }
  private var dragged: String {
    get { target ?? "" }
    set { (verb, target) = (.drag, newValue) }
  }
  private var moved: ScriptPair {
    get { distance ?? ScriptPair(x: 0, y: 0) }
    set { (verb, distance) = (.move, newValue) }
  }
  private var waited: Double {
    get { seconds ?? 0 }
    set { (verb, seconds) = (.wait, newValue) }
  }
  private var typed: String {
    get { text }
    set { (verb, text) = (.type, newValue) }
  }
}
