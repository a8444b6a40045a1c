internal import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteTypography

/// The picture of a step with its caption and events below it.
struct StoryboardFrame: Element {
  var scene: SessionScene
  /// The number of the step; 0 for the picture before all steps.
  var number: Int
  var caption: String
  var events: [String]
  /// The width in points.
  var width: Double
  var finger: FingerMark?

  /// The least width of captions, in points; our choice.
  static let leastWidth = 150.0
  private static let spacing = 6.0

  func node(in environment: Environment) -> Node {
    // The picture keeps its own size, whatever is proposed.
    var picture = AnyElement(scene.fixedSize())
    if let finger { picture = AnyElement(picture.overlay(finger)) }
    let edge = Surface.Border(color: .token(.separator), width: 1 / environment.scale)
    let title = number == 0 ? caption : "\(number)  \(caption)"
    let list = Self.counted(events).joined(separator: ", ")
    return VStack(spacing: Self.spacing, alignment: .leading) {
      picture.overlay(Surface(.rectangle, border: edge))
      VStack(spacing: 2, alignment: .leading) {
        Text(title, style: .footnote, weight: .semibold)
        if !list.isEmpty {
          Text(list, style: .caption2).color(.token(.secondaryLabel))
        }
      }
      .frame(width: width, alignment: .topLeading)
    }
    .node(in: environment)
  }

  /// Events with a count where one repeats, or a pair repeats as those of a slider do.
  static func counted(_ events: [String]) -> [String] {
    var result: [String] = []
    var rest = events[...]
    while let first = rest.first {
      let singles = rest.prefix { $0 == first }.count
      let pair = Array(rest.prefix(2))
      var pairs = 1
      while singles == 1, pair.count == 2, Array(rest.dropFirst(2 * pairs).prefix(2)) == pair { pairs += 1 }
      if pairs > 1 {
        result.append("(\(pair.joined(separator: ", "))) ×\(pairs)")
        rest = rest.dropFirst(2 * pairs)
      } else {
        result.append(singles == 1 ? first : "\(first) ×\(singles)")
        rest = rest.dropFirst(singles)
      }
    }
    return result
  }
}
