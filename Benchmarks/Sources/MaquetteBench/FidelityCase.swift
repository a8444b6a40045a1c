import MaquetteScreens
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import MaquetteTypography

/// The position of a control in a picture, in pixels; boxes are `[x, y, width, height]`.
struct FidelityCase: Encodable {
  /// The real picture.
  var file: String
  var picture: String
  var frame: [Int]
  /// The surfaces inside it, numbered.
  var parts: [String: [Int]]
  /// The lines of text, one box per line.
  var texts: [[Int]]

  enum CodingKeys: String, CodingKey {
    case file, picture, parts
    case frame = "box_px"
    case texts = "text_boxes"
  }

  /// Finds the control of a case in its layout, whose points are `scale` pixels.
  init(stem: String, layout: LayoutNode, scale: Double) {
    file = stem + ".png"
    picture = stem + ".png"
    let control = Self.control(in: layout)
    var surfaces: [Rect] = []
    var ink = Rect.zero
    var lines: [Rect] = []
    control.forEach { node, _ in
      if node.operations.contains(where: \.isSurface) { surfaces.append(node.frame) }
      lines += Self.lines(of: node)
      ink = ink.union(Self.capitals(of: node))
      // The frame of a symbol is that of its ink.
      if node.operations.contains(where: \.isSymbol) { ink = ink.union(node.frame) }
    }
    // As in the real pictures, the extent of a control is that of its drawing, not of its layout.
    let drawn = surfaces.reduce(ink) { $0.union($1) }.intersection(layout.frame)
    frame = Self.box(drawn.isEmpty ? control.frame : drawn, scale: scale)
    parts = [:]
    for (index, surface) in surfaces.filter({ $0 != drawn }).enumerated() {
      parts["part \(index + 1)"] = Self.box(surface, scale: scale)
    }
    texts = lines.map { Self.box($0, scale: scale) }
  }

  /// The node with the id `control`, else the first that is a control, else the tree.
  private static func control(in layout: LayoutNode) -> LayoutNode {
    let names = Set(Catalogue.standard.entries.filter { $0.kind == .control }.map(\.name))
    var marked: LayoutNode?
    var first: LayoutNode?
    layout.forEach { node, _ in
      if node.id == "control" { marked = marked ?? node }
      if names.contains(node.name.text) { first = first ?? node }
    }
    return marked ?? first ?? layout
  }

  /// The lines of a text node, each from its ascenders to its descenders: nothing of the next line is in its box.
  private static func lines(of node: LayoutNode) -> [Rect] {
    var lines: [Double: Double] = [:]
    for case .glyphs(let run, let origin, _) in node.operations {
      lines[origin.y] = Swift.max(lines[origin.y] ?? 0, run.emSize)
    }
    return lines.sorted { $0.key < $1.key }.map { baseline, emSize in
      // The scorer knows a large title by the height of its line, which reaches up to the ascender.
      let ascender = emSize >= largeTitle ? 0.95 : 0.8
      let top = Swift.max(node.frame.minY, baseline - ascender * emSize)
      return Rect(
        x: node.frame.minX, y: top, width: node.frame.width,
        height: Swift.min(node.frame.maxY, baseline + 0.25 * emSize) - top)
    }
  }

  /// The least size in points of text that is a large title.
  private static let largeTitle = 31.0

  /// The area from the baselines up to the cap height, 0.7275 em in Inter.
  private static func capitals(of node: LayoutNode) -> Rect {
    node.operations.reduce(Rect.zero) { area, operation in
      guard case .glyphs(let run, let origin, _) = operation else { return area }
      let height = 0.7275 * run.emSize
      return area.union(
        Rect(x: node.frame.minX, y: origin.y - height, width: node.frame.width, height: height))
    }
  }

  private static func box(_ rect: Rect, scale: Double) -> [Int] {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Int(($0 * scale).rounded()) }
    return [edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]]
  }
}

extension DisplayList.Operation {
  /// Whether the operation draws a symbol.
  fileprivate var isSymbol: Bool {
    if case .pathGroup = self { true } else { false }
  }

  /// Whether the operation fills or outlines a shape.
  fileprivate var isSurface: Bool {
    switch self {
    case .fill, .stroke: true
    case .push(let layer): layer.backdrop != nil
    case .glyphs, .pathGroup, .image, .shadow, .pop: false
    }
  }
}
