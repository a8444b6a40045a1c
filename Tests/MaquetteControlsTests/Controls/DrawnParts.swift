import MaquetteControls
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A control laid out without padding, and what it is drawn with.
struct DrawnParts {
  /// Something filled: the box around it, its colour and whether its ends are round.
  struct Fill {
    var rect: Rect
    var color: Color
  }

  let layout: LayoutNode
  /// What is filled with one colour, in painting order.
  private(set) var fills: [Fill] = []
  private(set) var shadows: [Shadow] = []
  private(set) var strokes: [(width: Double, color: Color)] = []
  private(set) var symbols: [Color] = []
  private(set) var texts: [Color] = []
  private(set) var opacity = 1.0

  init(
    _ element: any Element, scale: Double = 2, width: Double? = nil,
    change: (inout Environment) -> Void = { _ in }
  ) {
    var mockup = Mockup(element, padding: .zero)
    mockup.environment.scale = scale
    mockup.width = width
    change(&mockup.environment)
    layout = mockup.layout()
    for command in layout.displayList(size: layout.frame.size, background: .clear).commands {
      switch command.operation {
      case .fill(let shape, .color(let color)):
        if let rect = shape.box { fills.append(Fill(rect: rect, color: color)) }
      case .shadow(_, let shadow): shadows.append(shadow)
      case .stroke(_, let style, .color(let color)): strokes.append((style.width, color))
      case .pathGroup(_, _, let color): symbols.append(color)
      case .glyphs(_, _, let color): texts.append(color)
      case .push(let layer): opacity *= layer.opacity
      default: break
      }
    }
  }

  var size: Size { layout.frame.size }

  /// The frames of the nodes with a name, in painting order.
  func frames(of name: String) -> [Rect] {
    var frames: [Rect] = []
    layout.forEach { node, _ in if node.name == name { frames.append(node.frame) } }
    return frames
  }

  /// What assistive technology is told of the nodes with a name.
  func accessibility(of name: String) -> [Accessibility] {
    var found: [Accessibility] = []
    layout.forEach { node, _ in if node.name == name, let told = node.accessibility { found.append(told) } }
    return found
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
