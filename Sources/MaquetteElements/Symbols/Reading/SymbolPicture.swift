import MaquetteDiagnostics
import MaquetteVectors

/// The shapes of an SVG picture as parts of a drawing.
///
/// The picture is read as one for an image, with transforms, uses and style sheets. A shape without a fill is a line that follows
/// the weight, with the weight's thickness at regular; its own width is ignored. Colours are ignored, what is hidden is left out,
/// and the picture's edges clip. A symbol has one colour and whole shapes: a gradient, dashes, a blend mode, and a clip or a mask
/// that leaves less than the picture are errors.
struct SymbolPicture {
  /// The parts, on the 24 grid.
  var parts: [SymbolPart] = []

  init(svg text: String) throws(SymbolSyntaxError) {
    do throws(SVGRefusal) {
      let side = SymbolGrid.side
      let picture = try SVGPicture(
        Array(text.utf8), size: Size(width: side, height: side), ignoring: SymbolTemplate.ignored)
      if let template = try SymbolTemplate(picture) {
        parts = SymbolPart.parts(of: template)
        return
      }
      var reader = Reader(view: Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height))
      for item in picture.items { try reader.add(item) }
      parts = reader.parts
      guard parts.isEmpty else { return }
      throw SVGRefusal(
        "the drawing has no visible shape: its shapes are hidden, transparent or outside the view box",
        at: .start, hint: "add a shape with a fill or a stroke inside the view box")
    } catch {
      throw SymbolSyntaxError(error)
    }
  }

  /// Puts the shapes that are seen on the 24 grid.
  private struct Reader {
    let view: Rect
    var parts: [SymbolPart] = []

    mutating func add(_ item: SVGItem) throws(SVGRefusal) {
      switch item {
      case .group(let group): try add(group)
      case .shape(let shape): try add(shape)
      }
    }

    private mutating func add(_ group: SVGGroup) throws(SVGRefusal) {
      if group.opacity <= 0 { return }
      if group.blendMode != .normal { throw .symbol("a symbol has one colour and no blend mode", at: group) }
      if let clip = group.clip, !clip.covers(view) {
        throw .symbol("the clip cuts into the picture", at: group)
      }
      if !group.masks.allSatisfy({ $0.covers(view) }) {
        throw .symbol("the mask cuts into the picture", at: group)
      }
      for item in group.items { try add(item) }
    }

    private mutating func add(_ shape: SVGShape) throws(SVGRefusal) {
      let isArea = shape.fill != nil
      guard let paint = shape.fill ?? shape.stroke?.paint else { return }
      if case .gradient = paint { throw .symbol("a symbol has one colour and no gradient", at: shape) }
      if !isArea, shape.stroke?.style.dashes.isEmpty == false {
        throw .symbol("a symbol has no dashes", at: shape)
      }
      let factor = SymbolGrid.side / Swift.max(view.width, view.height)
      let transform = Transform.translation(x: -view.center.x, y: -view.center.y).then(.scale(x: factor))
        .then(.translation(x: SymbolGrid.center, y: SymbolGrid.center))
      let size = Size(width: view.width * factor, height: view.height * factor)
      let room = Rect(
        x: SymbolGrid.center - size.width / 2, y: SymbolGrid.center - size.height / 2, width: size.width,
        height: size.height)
      let path = shape.path.applying(shape.transform.then(transform)).clipped(to: room, asArea: isArea)
      if path.isEmpty { return }
      var part = SymbolPart(kind: isArea ? .area : .stroke, path: path)
      part.rule = shape.rule
      parts.append(part)
    }
  }
}

extension SymbolPart {
  /// The shapes of a template, each with a master for each weight that is drawn.
  static func parts(of template: SymbolTemplate) -> [SymbolPart] {
    let scale: SymbolScale =
      switch template.scale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    // A drawing for another scale is as much larger or smaller.
    let transform = Transform.scale(x: 1 / SymbolGrid.unit / scale.factor)
      .then(.translation(x: SymbolGrid.center, y: SymbolGrid.center))
    let regular = template.variants.min {
      abs($0.weight.rawValue - FontWeight.regular.rawValue)
        < abs($1.weight.rawValue - FontWeight.regular.rawValue)
    }
    // Drawings of other points for each weight have other shapes too: each weight then shows its own.
    let count = template.variants.map(\.parts.count).max() ?? 0
    return (0..<count).map { index in
      let shown = regular.flatMap { index < $0.parts.count ? $0.parts[index] : nil }
      var part = SymbolPart(kind: .area, path: shown?.path.applying(transform) ?? Path())
      part.rule = shown?.rule ?? .nonzero
      part.tone = SymbolTone(classes: shown?.classes ?? [])
      guard template.variants.count > 1 else { return part }
      part.masters = template.variants.map { variant in
        Master(
          stroke: SymbolGrid.stroke(for: variant.weight),
          path: index < variant.parts.count ? variant.parts[index].path.applying(transform) : Path())
      }
      return part
    }
  }
}

extension SymbolTone {
  /// The layer and the colour that the words of a template's class name.
  fileprivate init(classes: [String]) {
    self.init()
    for word in classes {
      guard let colon = word.firstIndex(of: ":") else { continue }
      let value = word[colon...].dropFirst()
      if word.hasPrefix("hierarchical-") {
        layer = ["primary": 1, "secondary": 2, "tertiary": 3][String(value)] ?? layer
      } else if word.hasPrefix("multicolor-"), value.hasPrefix("system"), value.hasSuffix("Color") {
        color = ColorToken.named(value.dropFirst(6).dropLast(5).lowercased())
      }
    }
  }
}

extension SVGRefusal {
  fileprivate static func symbol(_ message: String, at group: SVGGroup) -> SVGRefusal {
    SVGRefusal(message, at: group.position, hint: SymbolPicture.hint)
  }

  fileprivate static func symbol(_ message: String, at shape: SVGShape) -> SVGRefusal {
    SVGRefusal(message, at: shape.position, hint: SymbolPicture.hint)
  }
}

extension SymbolPicture {
  fileprivate static let hint = "draw it with whole shapes of one colour, or use an element 'image'"
}
