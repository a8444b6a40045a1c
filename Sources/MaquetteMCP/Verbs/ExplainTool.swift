import MaquetteDiagnostics
import MaquetteElements
import MaquetteGraphics
import MaquetteRaster
import MaquetteSheets
import MaquetteSnapshots
import MaquetteStudio

extension Tool {
  static let explain = Tool(
    name: "explain", title: "Explain a point of a picture",
    summary: """
      Says what is at a point of a picture: the elements from the outermost to the innermost with their places in the \
      sheet, their frames, the design tokens that they use, what accessibility exposes there, and the colour of the \
      pixel. Coordinates are points from the top left corner, as in the answers of 'render' and 'inspect'.
      """,
    parameters: OpenSheet.parameters + [
      ToolParameter("x", .number(-100_000...100_000), "Points from the left edge.", isRequired: true),
      ToolParameter("y", .number(-100_000...100_000), "Points from the top edge.", isRequired: true),
    ]
  ) { call throws(ToolFailure) in
    let sheet = try OpenSheet(call)
    let picture = try sheet.picture(call)
    let point = Point(x: call.arguments.number("x") ?? 0, y: call.arguments.number("y") ?? 0)
    return try sheet.attempt { () throws(StudioError) in
      let drawing = try PictureDrawing(picture, path: sheet.name)
      let frame = drawing.layout.frame
      guard frame.contains(point) else {
        throw StudioError(
          .usage,
          "the picture is \(Evidence.number(frame.width)) x \(Evidence.number(frame.height)) points; the point is outside"
        )
      }
      let scale = picture.environment.scale
      let bitmap = try drawing.picture(by: call.studio.renderer).bitmap
      let explanation = PointExplanation(point, in: drawing.layout, fragment: sheet.fragment)
      let (x, y) = (Int(point.x * scale), Int(point.y * scale))
      guard x < bitmap.width, y < bitmap.height else { return ToolResult(explanation.text) }
      let pixel = bitmap[x, y]
      return ToolResult(explanation.text + "pixel: \(pixel.hexText)\n")
    }
  }
}

extension PremultipliedColor {
  /// The colour as a sheet writes it, with its opacity if it is not opaque.
  fileprivate var hexText: String {
    let channels =
      alpha == 0
      ? [0, 0, 0] : [red, green, blue].map { min((Int($0) * 255 + Int(alpha) / 2) / Int(alpha), 255) }
    let all = channels + (alpha == 255 ? [] : [Int(alpha)])
    return "#" + all.map { Evidence.hex(UInt32($0), digits: 2) }.joined()
  }
}

/// The elements at a point.
struct PointExplanation {
  /// The nodes at the point, from the outermost to the innermost, with what is in front last.
  private let path: [LayoutNode]
  private let accessibility: [AccessibilityElement]
  private let fragment: Fragment?

  init(_ point: Point, in layout: LayoutNode, fragment: Fragment?) {
    path = Self.path(to: point, in: layout)
    var found: [AccessibilityElement] = []
    for element in layout.accessibilityElements {
      element.forEach { element, _ in if element.frame.contains(point) { found.append(element) } }
    }
    accessibility = found
    self.fragment = fragment
  }

  /// The innermost node that is drawn last, and the nodes around it.
  private static func path(to point: Point, in node: LayoutNode) -> [LayoutNode] {
    guard node.frame.contains(point) || node.frame.isEmpty else { return [] }
    for child in node.children.reversed() {
      let inner = path(to: point, in: child)
      if !inner.isEmpty { return [node] + inner }
    }
    return node.frame.contains(point) ? [node] : []
  }

  /// One line for each element, then what accessibility exposes.
  var text: String {
    var text = "elements, from the outermost:\n"
    for node in path where node.source != nil || node.id != nil || node == path.last {
      text += "  \(line(of: node))\n"
    }
    text += accessibility.isEmpty ? "accessibility: nothing at this point\n" : "accessibility:\n"
    for element in accessibility {
      let parts =
        ["\"\(element.accessibility.label)\""]
        + [element.accessibility.value.map { "value \"\($0)\"" }].compactMap(\.self)
        + element.accessibility.traits.map(\.rawValue)
      text += "  " + Evidence.line(parts.joined(separator: ", ")) + "\n"
    }
    return text
  }

  private func place(of source: SourceLocation) -> String {
    ", " + Evidence.place(fragment?.placed(source) ?? source)
  }

  /// The element in a frame, a padding or a background; nil for a node that is no such thing.
  private static func inner(of node: LayoutNode) -> LayoutNode? {
    guard node.source == nil else { return node }
    return node.children.count == 1 ? node.children.first.flatMap(inner) : nil
  }

  private func line(of node: LayoutNode) -> String {
    let frame = node.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Evidence.number)
    var line = Evidence.line(node.name.text + (node.id.map { " #\($0)" } ?? ""))
    line += " at (\(numbers[0]), \(numbers[1])), \(numbers[2]) x \(numbers[3]) points"
    if let source = node.source {
      line += place(of: source)
    } else if let inner = Self.inner(of: node), let source = inner.source {
      line += ", around \(inner.name.text)\(place(of: source))"
    }
    for token in node.tokens { line += ", " + Evidence.line(token.description) }
    return line
  }
}
