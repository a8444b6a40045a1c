package import MaquetteElements
import Testing

/// An element laid out without padding, with queries for its nodes and its drawing.
package struct Drawn {
  /// A shape filled with one colour, by the rectangle around it.
  package struct Fill {
    package let rect: Rect
    package let color: Color
  }

  package let layout: LayoutNode

  package init(
    _ element: any Element, _ platform: Platform? = nil, era: Era? = nil, scale: Double = 2,
    width: Double? = nil, height: Double? = nil, change: (inout Environment) -> Void = { _ in }
  ) {
    var mockup = Mockup(element, padding: .zero)
    (mockup.width, mockup.height) = (width, height)
    mockup.environment.scale = scale
    if let platform { mockup.environment.platform = platform }
    if let era { mockup.environment.era = era }
    change(&mockup.environment)
    layout = mockup.layout()
  }

  package var size: Size { layout.frame.size }
  package var warnings: [ElementWarning] { nodes().flatMap(\.warnings) }

  /// The nodes with a name, or all of them, in painting order.
  package func nodes(_ name: String? = nil) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    layout.forEach { node, _ in if name == nil || node.name.text == name { nodes.append(node) } }
    return nodes
  }

  package func frames(_ name: String) -> [Rect] { nodes(name).map(\.frame) }
  package func frame(_ name: String) throws -> Rect {
    try #require(frames(name).first, "there is no \(name)")
  }

  /// The frames of the nodes that fill a shape with a colour.
  package func frames(filledWith color: Color) -> [Rect] {
    nodes().filter { $0.operations.contains { if case .fill(_, .color(color)) = $0 { true } else { false } } }
      .map(\.frame)
  }

  package func accessibility(of name: String) -> [Accessibility] { nodes(name).compactMap(\.accessibility) }
  /// The description of the outermost node that has one.
  package var accessibility: Accessibility? { nodes().lazy.compactMap(\.accessibility).first }
  package var accessibilityText: String { layout.accessibilityText }

  /// Everything that is drawn, in painting order.
  package var operations: [DisplayList.Operation] { commands.map(\.operation) }
  /// The operations with the nodes that draw them.
  package var commands: [DisplayList.Command] { layout.displayList(size: size, background: .clear).commands }

  package func operations(of name: String) -> [DisplayList.Operation] { nodes(name).flatMap(\.operations) }

  package var fills: [Fill] {
    operations.compactMap {
      if case .fill(let shape, .color(let color)) = $0 {
        shape.box.map { Fill(rect: $0, color: color) }
      } else {
        nil
      }
    }
  }

  /// The colours over the changed picture behind shapes, such as those of materials.
  package var tints: [Fill] {
    operations.compactMap {
      guard case .push(let layer) = $0, let backdrop = layer.backdrop else { return nil }
      return layer.clip?.box.map { Fill(rect: $0, color: backdrop.tint) }
    }
  }

  /// The radius of the top left corner of the rounded rectangle that is filled last.
  package var cornerRadius: Double? {
    operations.lazy.compactMap {
      if case .fill(.roundedRectangle(let shape), _) = $0 { shape.radii.topLeft } else { nil }
    }.last
  }

  /// The colours of gradients, from stop to stop.
  package var gradients: [[Color]] {
    operations.compactMap {
      if case .fill(_, .gradient(let gradient)) = $0 { gradient.stops.map(\.color) } else { nil }
    }
  }

  package var strokes: [(width: Double, color: Color)] {
    operations.compactMap {
      if case .stroke(_, let style, .color(let color)) = $0 { (style.width, color) } else { nil }
    }
  }

  /// The boxes around the ink of lines without a fill, such as arrowheads.
  package var arrowheads: [Rect] {
    operations.compactMap {
      if case .stroke(.path(let path, _), let style, _) = $0 {
        path.controlBounds?.inset(by: -style.width / 2)
      } else {
        nil
      }
    }
  }

  package var shadows: [Shadow] {
    operations.compactMap { if case .shadow(_, let shadow) = $0 { shadow } else { nil } }
  }
  package var symbols: [Color] {
    operations.compactMap { if case .pathGroup(_, _, let color) = $0 { color } else { nil } }
  }
  package var texts: [Color] {
    operations.compactMap { if case .glyphs(_, _, let color) = $0 { color } else { nil } }
  }
  /// The origins of the lines of labels, on their baselines.
  package var textOrigins: [Point] {
    operations(of: "label").compactMap { if case .glyphs(_, let origin, _) = $0 { origin } else { nil } }
  }
  package var baselines: [Double] { textOrigins.map(\.y) }

  package var layers: [Layer] {
    operations.compactMap { if case .push(let layer) = $0 { layer } else { nil } }
  }
  /// The opacity of all groups together.
  package var opacity: Double { layers.reduce(1) { $0 * $1.opacity } }

  /// The rounded rectangles that groups are clipped to.
  package var clips: [RoundedRectangle] {
    layers.compactMap { if case .roundedRectangle(let clip)? = $0.clip { clip } else { nil } }
  }
}

extension Shape {
  fileprivate var box: Rect? {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect
    case .roundedRectangle(let rounded): rounded.rect
    case .path(let path, _): path.controlBounds
    }
  }
}

/// The lines that a screen reader speaks for an element, in an environment that the test changes.
package func spoken(_ element: any Element, change: (inout Environment) -> Void = { _ in }) -> [String] {
  var environment = Environment()
  change(&environment)
  var lines: [String] = []
  for exposed in Mockup(element, environment: environment, padding: .zero).layout().accessibilityElements {
    exposed.forEach { exposed, _ in lines.append(exposed.spoken(in: environment)) }
  }
  return lines
}

extension Control {
  /// The accessibility description in the standard environment.
  package var exposed: Accessibility { accessibility(in: Environment()) }
  /// The warnings in the standard environment.
  package var problems: [ElementWarning] { warnings(in: Environment()) }
}

extension Color {
  /// A token's light colour on a platform.
  package static func token(_ token: ColorToken, _ platform: Platform = .ios) -> Color {
    Environment(theme: .standard(for: platform)).color(token)
  }
}

extension AttributeValue {
  /// Text without quotes.
  package static func plain(_ text: String) -> AttributeValue { .scalar(text, isQuoted: false) }
  /// A list of texts without quotes.
  package static func list(_ texts: String...) -> AttributeValue { .list(texts.map(plain)) }
  /// A mapping of names to texts without quotes.
  package static func mapping(_ entries: KeyValuePairs<String, String>) -> AttributeValue {
    .mapping(entries.map { Entry(name: $0.key, value: .plain($0.value)) })
  }
}

extension Double {
  /// Whether a coordinate in points lies on an edge of a pixel.
  package func isOnPixel(scale: Double, tolerance: Double = 1e-9) -> Bool {
    abs(self * scale - (self * scale).rounded()) < tolerance
  }
}

/// A test expects the name that is printed.
extension NodeName: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
