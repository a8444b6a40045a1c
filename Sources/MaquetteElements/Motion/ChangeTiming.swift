/// How long a change of an element takes and along which curve, from `transition` in a sheet; without it, as on the platform.
package struct ChangeTiming: AttributeOwner, AttributeDecodable, Hashable, Sendable {
  /// The duration of the change in seconds; nil for that of the platform.
  package var duration: Double?
  /// The time before the change begins, in seconds.
  package var delay = 0.0
  /// The progress of the change over its time; nil for that of the platform.
  package var curve: TimingCurve?

  package init() {}

  package static let ownerName = "a transition"
  package static let attributes: [Attribute<ChangeTiming>] = [
    Attribute("duration", \.duration, in: ElementChange.delays, unit: "seconds"),
    Attribute("delay", \.delay, in: ElementChange.delays, unit: "seconds"),
    Attribute("curve", \.curve),
  ]
  package static let attributeType = AttributeType.either([
    .number(unit: "seconds"), .mapping(of: ChangeTiming.attributes),
  ])

  /// Takes a duration, a mapping, or the name of a token that is one of the two.
  package init(attribute value: AttributeValue) throws(AttributeError) {
    let value = try Brand.value(value, as: [.transition, .duration, .number])
    if case .scalar = value {
      duration = try Double(attribute: value, in: ElementChange.delays, unit: "seconds")
    } else {
      try decode(mapping: value)
    }
  }

  /// The progress at a time since the change began: the whole of it if the timing has no duration.
  package func progress(at time: Moment) -> Double {
    let part = time.part(of: Moment(seconds: duration ?? 0))
    return part < 1 ? (curve ?? .easeInOut).progress(at: part) : 1
  }
}

extension TimingCurve: AttributeDecodable {
  private static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease-in", TimingCurve(0.42, 0, 1, 1)), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
  ]
  public static var attributeType: AttributeType {
    .either([.choice(named.map(\.name)), .list(of: .number(unit: nil))])
  }

  /// Takes a name, four numbers as those of `cubic-bezier` in CSS, or the name of a token.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    let value = try Brand.value(value, as: [.curve])
    if case .scalar(let text, _) = value, let known = Self.named.first(where: { $0.name == text }) {
      self = known.curve
      return
    }
    guard case .list(let items) = value, items.count == 4 else {
      throw AttributeError(
        expected: "\(AttributeType.choice(Self.named.map(\.name)).description), or four numbers",
        found: value)
    }
    let numbers = try [Double](attribute: value)
    guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      throw AttributeError(message: "the first and the third number of a curve are times from 0 to 1")
    }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension Environment {
  private enum ChangeTimingKey: EnvironmentKey { static let defaultValue: ChangeTiming? = nil }

  /// The timing of the change whose look is computed.
  package var changeTiming: ChangeTiming? { self[ChangeTimingKey.self] }

  /// Returns the environment in which the look of a change is computed.
  func timed(by timing: ChangeTiming?) -> Environment {
    guard timing != changeTiming else { return self }
    var result = self
    result[ChangeTimingKey.self] = timing
    return result
  }
}
