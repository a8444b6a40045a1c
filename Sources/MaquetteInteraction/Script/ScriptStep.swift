public import MaquetteElements
import MaquetteDiagnostics

/// One thing that a person does to a picture.
///
/// ```swift
/// let steps: [ScriptStep] = [.press("wifi"), .move(by: ScriptPair(x: 60, y: 0)).captioned("Drag it"), .release]
/// ```
public struct ScriptStep: Hashable, Sendable {
  /// What a person does.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    case tap, press, drag, move, hover, spring, release, cancel, wait, type, `return`, escape, choose, key
    case scroll, swipe, authenticate
    case longPress = "long-press"
    case secondaryClick = "secondary-click"
  }

  /// What the person does.
  public internal(set) var verb = Verb.release
  /// The identifier of the control that a finger comes down on.
  public internal(set) var target: String?
  /// The touch position as fractions of width and height, from the top leading corner.
  public internal(set) var place = ScriptPair.center
  /// The id of the element to drag or scroll to.
  public internal(set) var destination: String?
  /// The distance of a drag or swipe in points, across and down; or the distance to scroll towards the end.
  public internal(set) var distance: ScriptPair?
  /// The seconds of a movement (0.4 by default, 0.15 for a swipe), a pointer's rest (1.5) or a spring's hold (1).
  public internal(set) var seconds: Double?
  /// The number of taps.
  public internal(set) var count = 1
  /// The text to type, or the title or identifier of the item to choose.
  public internal(set) var text = ""
  /// Whether authentication is accepted.
  public internal(set) var isAccepted = true
  /// The key that moves through an open menu.
  public internal(set) var key = MenuKey.down
  /// The caption below the picture; by default, the action.
  public internal(set) var caption: String?

  /// Creates a step that lifts the finger.
  public init() {}

  /// Every identifier that the step names.
  var ids: [String] { [target, destination].compactMap(\.self) }

  /// The durations that a step can have, in seconds.
  package static let times = 0.0...60.0
  /// The numbers of taps that a step can have.
  package static let counts = 1...100
}

/// Two numbers, one across and one down.
public struct ScriptPair: Hashable, Sendable, AttributeDecodable {
  /// Across.
  public let x: Double
  /// Down.
  public let y: Double

  /// The middle of a control, in parts of its width and height.
  public static let center = ScriptPair(x: 0.5, y: 0.5)

  public static let attributeType = AttributeType.list(of: .number(unit: nil))

  /// Creates a pair: a distance in points, or a place in parts of a width and a height. Numbers have the limit of sheets,
  /// 1,000,000,000; a number that is not finite counts as 0.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (Self.limited(x), Self.limited(y))
  }

  private static func limited(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -1e9), 1e9) : 0
  }

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
  public static let ownerName = "a step"

  public static let attributes: [Attribute<ScriptStep>] = [
    verb(.tap, \.target, help: "Taps the element with this id."),
    verb(.press, \.target, help: "Puts a finger down on the element with this id."),
    verb(
      .drag, \.target, help: "Puts a finger down on the element, moves it by `by` or to `to`, and lifts it."),
    verb(.move, \.distance, help: "Moves the pressed finger by points, right and down."),
    verb(
      .hover, \.target,
      help: "Rests a pointer on the element until its tool tip shows; an open menu follows it."),
    verb(
      .spring, \.target,
      help: "Holds a dragged item over the element until the element acts."),
    verb(
      .swipe, \.target,
      help: "Like `drag`, but lifts the finger while it moves; scrolling continues."),
    verb(
      .scroll, \.target, help: "Scrolls the view with this id, or the innermost view around that element."),
    Attribute(
      name: Verb.wait.rawValue, help: "Waits for this many seconds.", type: .number(unit: "seconds"),
      range: times
    ) { (value, step) throws(AttributeError) in
      step.verb = .wait
      step.seconds = try Double(attribute: value, in: times, unit: "seconds")
    },
    verb(.type, \.text, help: "Types the text into the focused field."),
    verb(
      .authenticate, \.isAccepted,
      help: "Answers a locked device's request to authenticate: true succeeds, false fails."),
    verb(
      .longPress, \.target, help: "Presses the element until its context menu opens, then lifts the finger."),
    verb(.secondaryClick, \.target, help: "Clicks the element with the secondary pointer button."),
    verb(.choose, \.text, help: "Chooses an item of the open menu by title or id."),
    verb(.key, \.key, help: "Presses a key; an open menu responds."),
    Attribute("at", \.place),
    Attribute("by", \.distance),
    Attribute("to", \.destination),
    Attribute("over", \.seconds, in: times, unit: "seconds"),
    Attribute("count", \.count),
    Attribute("caption", \.caption),
  ]

  /// `release`, `cancel`, `return`, `escape`, `authenticate`, or a mapping.
  public static let attributeType = AttributeType.either([
    .choice(plain.map(\.rawValue)), .mapping(of: ScriptStep.attributes),
  ])

  /// The actions without details.
  private static let plain: [Verb] = [.release, .cancel, .return, .escape, .authenticate]

  /// Takes a mapping with exactly one action, or the name of an action without details.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    if case .scalar(let text, _) = value {
      guard let verb = Verb(rawValue: text), Self.plain.contains(verb) else {
        let near = NearestName.nearest(to: text, among: Self.plain.map(\.rawValue))
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
        message: verbs.isEmpty ? "this step has no action" : "this step does \(verbs.count) things",
        hint: "write each as a step of its own, such as '- tap: play'")
    }
    try Self.checkUse(of: entries, by: verbs[0].name)
    try decode(mapping: value)
    if !Self.counts.contains(count) {
      throw AttributeError(message: "expected a whole number between 1 and 100", path: [.value("count")])
    }
    if verb == .scroll && distance == nil && destination == nil {
      throw AttributeError(
        message: "a scroll needs 'by' or 'to'", hint: "add 'by: [0, 200]' or 'to: id'",
        path: [.name("scroll")])
    }
    if verb == .swipe && distance == nil {
      throw AttributeError(
        message: "a swipe needs a distance", hint: "add 'by: [0, -100]'", path: [.name("swipe")])
    }
    if verb == .drag && distance == nil && destination == nil {
      throw AttributeError(
        message: "a drag needs 'by' or 'to'", hint: "add 'by: [60, 0]' or 'to: id'",
        path: [.name("drag")])
    }
    if distance != nil && destination != nil {
      throw AttributeError(
        message: "a \(verb.rawValue) takes 'by' or 'to', not both", hint: "remove 'by' or 'to'",
        path: [.name("to")])
    }
  }

  /// The attributes that a step takes besides its verb.
  private static func details(of verb: Verb) -> [String] {
    switch verb {
    case .tap: ["at", "count", "caption"]
    case .press, .longPress, .secondaryClick: ["at", "caption"]
    case .key: ["count", "caption"]
    case .choose: ["caption"]
    case .drag: ["at", "by", "to", "over", "caption"]
    case .move: ["over", "caption"]
    case .hover, .spring: ["at", "over", "caption"]
    case .swipe: ["at", "by", "over", "caption"]
    case .scroll: ["by", "to", "caption"]
    case .wait, .type, .authenticate: ["caption"]
    case .release, .cancel, .return, .escape: []
    }
  }

  /// The attributes that a step takes besides its verb; none for a name of no verb, and for a step that takes none.
  package static func details(of verb: String) -> [String] { Verb(rawValue: verb).map(details(of:)) ?? [] }

  /// Throws for an attribute that other steps take and this one does not; the table reports unknown attributes.
  private static func checkUse(of entries: [AttributeValue.Entry], by verb: String) throws(AttributeError) {
    let details = details(of: verb)
    let known = Set(attributes.map(\.name))
    guard known.contains(verb) else { return }
    for entry in entries where entry.name != verb && known.contains(entry.name) {
      guard !details.contains(entry.name) else { continue }
      throw AttributeError(
        message: "unknown attribute '\(entry.name)' of a step with '\(verb)'",
        hint: "it has \(details.joined(separator: ", "))", path: [.name(entry.name)])
    }
  }

  /// An attribute that decides what the step does, with a detail of it.
  private static func verb<Detail: AttributeDecodable>(
    _ verb: Verb, _ keyPath: @autoclosure @escaping Attribute<ScriptStep>.Place<Detail>, help: String
  ) -> Attribute<ScriptStep> {
    Attribute(name: verb.rawValue, help: help, type: Detail.attributeType) {
      (value, step) throws(AttributeError) in
      step.verb = verb
      step[keyPath: keyPath()] = try Detail(attribute: value)
    }
  }
}
