import MaquetteControls
import MaquetteGraphics
import MaquetteScene

/// A control as it is drawn alone, in an environment that a test changes.
struct DrawnControl {
  /// The size of the layout.
  let size: Size
  /// Everything that is drawn, in order.
  let operations: [DisplayList.Operation]
  /// How assistive technology is told of it.
  let accessibility: Accessibility?

  init(_ element: any Element, change: (inout Environment) -> Void = { _ in }) {
    var mockup = Mockup(element, padding: .zero)
    change(&mockup.environment)
    let layout = mockup.layout()
    size = layout.frame.size
    var accessibility: Accessibility?
    layout.forEach { node, _ in accessibility = accessibility ?? node.accessibility }
    self.accessibility = accessibility
    operations = mockup.displayList(of: layout).commands.map(\.operation)
  }

  /// The plain colours that shapes are filled with.
  var fills: [Color] {
    operations.compactMap { if case .fill(_, .color(let color)) = $0 { color } else { nil } }
  }

  /// The plain colours and widths of lines around shapes.
  var strokes: [(color: Color, width: Double)] {
    operations.compactMap {
      if case .stroke(_, let style, .color(let color)) = $0 { (color, style.width) } else { nil }
    }
  }

  /// The colours of symbols.
  var symbols: [Color] {
    operations.compactMap { if case .pathGroup(_, _, let color) = $0 { color } else { nil } }
  }

  /// The colours of texts.
  var texts: [Color] {
    operations.compactMap { if case .glyphs(_, _, let color) = $0 { color } else { nil } }
  }

  /// The opacities of groups.
  var opacities: [Double] {
    operations.compactMap { if case .push(let layer) = $0, layer.opacity < 1 { layer.opacity } else { nil } }
  }
}
