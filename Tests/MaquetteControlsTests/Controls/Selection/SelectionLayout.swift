import MaquetteControls
import MaquetteGraphics
import MaquetteScene

/// An element laid out as macOS would, and questions about what came of it.
struct SelectionLayout {
  let root: LayoutNode

  init(
    _ element: any Element, scale: Double = 2,
    change: (inout Environment) -> Void = { _ in }
  ) {
    var mockup = Mockup(element, environment: Environment(theme: .macos), padding: .zero)
    mockup.environment.scale = scale
    change(&mockup.environment)
    root = mockup.layout()
  }

  /// The frames of all nodes of a name, in order.
  func frames(_ name: String) -> [Rect] {
    var frames: [Rect] = []
    root.forEach { node, _ in if node.name == name { frames.append(node.frame) } }
    return frames
  }

  /// Everything that the nodes of a name draw.
  func operations(_ name: String = "mark") -> [DisplayList.Operation] {
    var operations: [DisplayList.Operation] = []
    root.forEach { node, _ in if node.name == name { operations += node.operations } }
    return operations
  }

  /// The gradients that fill marks: in light appearance one for each that has the tint.
  var gradients: [[Color]] {
    operations().compactMap { operation in
      if case .fill(_, .gradient(let gradient)) = operation { return gradient.stops.map(\.color) }
      return nil
    }
  }

  /// The baselines of the lines of text, from top to bottom as they were drawn.
  var baselines: [Double] {
    operations("label").compactMap { operation in
      if case .glyphs(_, let origin, _) = operation { return origin.y }
      return nil
    }
  }

  /// What could not be drawn as asked.
  var warnings: [ElementWarning] {
    var warnings: [ElementWarning] = []
    root.forEach { node, _ in warnings += node.warnings }
    return warnings
  }

  /// The values of the checkboxes, in order.
  var told: [String] {
    var told: [String] = []
    root.forEach { node, _ in
      if node.name == "checkbox", let value = node.accessibility?.value { told.append(value) }
    }
    return told
  }
}
