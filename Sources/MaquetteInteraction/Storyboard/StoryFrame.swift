internal import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteTypography

/// The picture of a step with what is done below it.
struct StoryFrame: Element {
  var scene: SessionScene
  /// The number of the step; 0 for the picture before all steps.
  var number: Int
  var caption: String
  var events: [String]
  /// The width in points.
  var width: Double
  var finger: FingerMark?
  /// Whether the frame is one of a picture that moves, which shows no events.
  var isMoving: Bool

  /// Captions need so much room, in points; our choice.
  static let leastWidth = 150.0
  private static let spacing = 6.0

  func node(in environment: Environment) -> Node {
    // As large as it is by itself, whatever room there is.
    var picture = AnyElement(scene.fixedSize())
    if let finger { picture = AnyElement(picture.overlay(finger)) }
    let edge = Surface.Border(color: .token(.separator), width: 1 / environment.scale)
    let title = number == 0 ? caption : "\(number)  \(caption)"
    let told = Self.counted(events).joined(separator: ", ")
    return VStack(spacing: Self.spacing, alignment: .leading) {
      picture.overlay(Surface(.rectangle, border: edge))
      VStack(spacing: 2, alignment: .leading) {
        Text(title, style: .footnote, weight: .semibold)
        if !told.isEmpty {
          Text(told, style: .caption2).color(.token(.secondaryLabel))
        }
      }
      .frame(width: width, alignment: .topLeading)
    }
    .node(in: environment)
  }

  /// Events with a number where one follows itself.
  private static func counted(_ events: [String]) -> [String] {
    var result: [(name: String, count: Int)] = []
    for event in events {
      if result.last?.name == event { result[result.count - 1].count += 1 } else { result.append((event, 1)) }
    }
    return result.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" }
  }
}
