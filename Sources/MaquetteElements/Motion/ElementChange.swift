/// A change of an element over time, from `then` in a sheet: new values for its attributes, and a delay under `after`.
public struct ElementChange: Hashable, Sendable, AttributeDecodable {
  /// The time since the previous change.
  public let delay: Moment
  /// The attributes with their new values.
  public let attributes: [AttributeValue.Entry]

  /// The name of the delay among the attributes.
  public static let delayName = "after"
  /// Half a second (our choice).
  private static let standardDelay = Moment(ticks: 300)
  /// The delays that a change can have, in seconds.
  package static let delays = 0.0...60.0

  public static let attributeType = AttributeType.mapping(named: [delayName, "attributes of the element"])

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
        delay = Moment(seconds: try Double(attribute: entry.value, in: Self.delays))
      } catch {
        throw error.at(.value(Self.delayName))
      }
    }
    self.delay = delay
    attributes = entries.filter { $0.name != Self.delayName }
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
    let following = changes.map { change in
      let names = change.attributes.map(\.name)
      current = current.filter { !names.contains($0.name) } + change.attributes
      start = start + change.delay
      return Keyframes.Keyframe(decode(current, children).element, at: start)
    }
    return Keyframes(first, then: following)
  }
}
