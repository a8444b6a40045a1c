/// A change of an element over time, from `then` in a sheet: new values for its attributes, and a delay under `after`.
public struct ElementChange: Hashable, Sendable, AttributeDecodable {
  /// The time since the previous change.
  public let delay: Moment
  /// How long the change takes, and along which curve; nil for as on the platform.
  package let timing: ChangeTiming?
  /// The attributes with their new values.
  public let attributes: [AttributeValue.Entry]

  /// The name of the delay among the attributes.
  public static let delayName = "after"
  /// The name of the timing among the attributes.
  package static let timingName = "transition"
  /// Half a second (our choice).
  private static let standardDelay = Moment(ticks: 300)
  /// The delays that a change can have, in seconds.
  package static let delays = 0.0...60.0

  public static let attributeType = AttributeType.mapping(named: [
    delayName, timingName, "attributes of the element",
  ])

  /// Reads a mapping of attributes that contains a delay in seconds.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .mapping(let entries) = value else {
      throw AttributeError(
        expected: "attributes with other values", found: value,
        hint: "write, for example, '{ state: highlighted }'")
    }
    var delay = Self.standardDelay
    if let entry = entries.first(where: { $0.name == Self.delayName }) {
      do throws(AttributeError) {
        delay = Moment(seconds: try Double(attribute: entry.value, in: Self.delays, unit: "seconds"))
      } catch {
        throw error.at(.value(Self.delayName))
      }
    }
    var timing: ChangeTiming?
    if let entry = entries.first(where: { $0.name == Self.timingName }) {
      do throws(AttributeError) {
        timing = try ChangeTiming(attribute: entry.value)
      } catch {
        throw error.at(.value(Self.timingName))
      }
    }
    self.delay = delay + Moment(seconds: timing?.delay ?? 0)
    self.timing = timing
    attributes = entries.filter { $0.name != Self.delayName && $0.name != Self.timingName }
  }
}

extension CatalogueEntry {
  /// Returns an element from attributes, and the elements that replace it: each change keeps the previous ones. Wrong values
  /// are reported elsewhere.
  public func element(
    _ first: any Element, of attributes: [AttributeValue.Entry], children: [any Element],
    changing changes: [ElementChange]
  ) -> any Element {
    if changes.isEmpty { return first }
    var current = attributes
    var start = Moment.zero
    var following: [Keyframes.Keyframe] = []
    for change in changes {
      start = start + change.delay
      // Those that all elements have change around this one.
      let own = change.attributes.filter { attributeTypes[$0.name] != nil }
      if own.isEmpty { continue }
      let names = own.map(\.name)
      current = current.filter { !names.contains($0.name) } + own
      var frame = Keyframes.Keyframe(decode(current, children).element, at: start)
      frame.timing = change.timing
      following.append(frame)
    }
    return following.isEmpty ? first : Keyframes(first, then: following)
  }
}
