import MaquetteElements
import MaquetteRaster
import MaquetteRendering

/// One element alone on a background, for comparison with itself in another state.
struct ElementDrawing {
  fileprivate let list: DisplayList
  fileprivate let environment: Environment

  fileprivate static let margin = 8.0

  init(_ element: any Element, in environment: Environment, on ground: Color) {
    self.environment = environment
    list = Mockup(
      element, environment: environment, padding: Insets(all: Self.margin), background: .color(ground)
    ).displayList()
  }

  var operations: [DisplayList.Operation] { list.commands.map(\.operation) }

  /// The operations without their colours.
  var shape: [DisplayList.Operation] { list.commands.compactMap { $0.operation.colorless } }
}

/// The pixels of one element alone.
struct ElementPicture {
  let bitmap: Bitmap

  /// Draws an element; nil if it has too many pixels.
  init?(_ drawing: ElementDrawing, by renderer: Renderer) {
    let environment = drawing.environment
    guard
      let bitmap = try? renderer.render(
        drawing.list, scale: environment.scale, library: environment.fonts, threads: 1)
    else { return nil }
    self.bitmap = bitmap
  }

  /// The pixel at a part of the width and height of the element.
  func pixel(x: Double, y: Double, scale: Double) -> Color {
    let inset = ElementDrawing.margin * scale
    let column = inset + (Double(bitmap.width) - 2 * inset) * x
    let row = inset + (Double(bitmap.height) - 2 * inset) * y
    return bitmap[
      Swift.max(0, Swift.min(bitmap.width - 1, Int(column))),
      Swift.max(0, Swift.min(bitmap.height - 1, Int(row)))
    ].color.opaque
  }

  /// The 90th percentile of the contrasts of differing pixels; nil if none differs.
  func contrast(with other: ElementPicture) -> Double? {
    guard bitmap.width == other.bitmap.width, bitmap.height == other.bitmap.height else { return nil }
    var ratios: [Double] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != other.bitmap[x, y] {
        ratios.append(Luminance.contrast(bitmap[x, y].color, other.bitmap[x, y].color))
      }
    }
    ratios.sort()
    return ratios.isEmpty ? nil : ratios[ratios.count * 9 / 10]
  }
}

extension DisplayList.Operation {
  /// The operation in black; nil for an invisible one.
  fileprivate var colorless: DisplayList.Operation? {
    func isSeen(_ paint: Paint) -> Bool {
      switch paint {
      case .color(let color): color.alpha > 0
      case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
      }
    }
    switch self {
    case .fill(let shape, let paint): return isSeen(paint) ? .fill(shape, .color(.black)) : nil
    case .stroke(let shape, let style, let paint):
      return isSeen(paint) ? .stroke(shape, style, .color(.black)) : nil
    case .glyphs(let run, let origin, let color):
      return color.alpha > 0 ? .glyphs(run, origin: origin, color: .black) : nil
    case .pathGroup(let pathGroup, let origin, let color):
      return color.alpha > 0 ? .pathGroup(pathGroup, origin: origin, color: .black) : nil
    case .image(var drawing):
      if drawing.isInvisible { return nil }
      drawing.tint = .black
      return .image(drawing)
    // Shadows are no part of the shape.
    case .shadow: return nil
    case .push(let layer): return .push(Layer(clip: layer.clip, transform: layer.transform))
    case .pop: return self
    }
  }
}
