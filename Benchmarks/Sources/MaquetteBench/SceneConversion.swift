import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import MaquetteSheets
import MaquetteTypography

/// Converts a scene to a display list whose points are the scene's pixels.
struct SceneConversion {
  /// The list so far.
  private(set) var list: DisplayList
  let library: FontLibrary
  private let faces: [String: FontFace]
  private let images: [String: RasterImage]
  private let textAsOutlines: Bool
  private let hasShadows: Bool

  /// Converts all operations.
  ///
  /// - Parameters:
  ///   - textAsOutlines: whether texts are filled as the scene's paths rather than drawn as glyphs.
  ///   - hasShadows: whether shadows are drawn.
  init(_ scene: Scene, textAsOutlines: Bool, hasShadows: Bool) throws {
    self.textAsOutlines = textAsOutlines
    self.hasShadows = hasShadows
    let names = textAsOutlines ? [] : scene.fonts.keys.sorted()
    library = try FontLibrary(paths: names.map { scene.fonts[$0] ?? "" })
    faces = Dictionary(zip(names, library.userFaces)) { first, _ in first }
    images = try (scene.images ?? [:]).compactMapValues { path in
      guard case .raster(let image)? = try ImageAsset(path: path).variants.first?.picture else { return nil }
      return image
    }
    list = DisplayList(
      size: Size(width: Double(scene.width), height: Double(scene.height)),
      background: try Self.color(scene.background, of: "background"))
    for operation in scene.ops { try add(operation) }
  }

  private mutating func add(_ operation: Scene.Operation) throws {
    let name = operation.op
    switch name {
    case "fillRRect": append(.fill(try rounded(operation), .color(try color(operation))))
    case "strokeRRect":
      append(
        .stroke(
          try rounded(operation), StrokeStyle(width: try number(operation.sw, name)),
          .color(try color(operation))))
    case "fillCircle":
      let radius = try number(operation.r, name)
      let rect = Rect(
        x: try number(operation.cx, name) - radius, y: try number(operation.cy, name) - radius,
        width: 2 * radius, height: 2 * radius)
      append(.fill(.ellipse(rect), .color(try color(operation))))
    case "fillPath":
      let rule: FillRule = operation.rule == "evenodd" ? .evenOdd : .nonzero
      append(.fill(.path(try path(operation), rule), .color(try color(operation))))
    case "strokePath":
      let style = StrokeStyle(
        width: try number(operation.sw, name), cap: operation.cap == "round" ? .round : .butt,
        join: operation.join == "round" ? .round : .miter)
      append(.stroke(.path(try path(operation), .nonzero), style, .color(try color(operation))))
    case "gradRRect": append(.fill(try rounded(operation), .gradient(try gradient(operation))))
    case "conicRRect":
      append(.fill(try rounded(operation), .gradient(try gradient(operation, isConic: true))))
    case "pushGroup": append(.push(try group(operation)))
    case "popGroup": append(.pop)
    case "pushClipRRect": append(.push(Layer(clip: try rounded(operation))))
    case "popClip": append(.pop)
    case "shadow": try addShadow(operation)
    case "text": try addText(operation)
    case "image": try addImage(operation)
    case "backdrop": try addBackdrop(operation)
    default: throw SceneError.unknownOperation(name)
    }
  }

  private mutating func append(_ operation: DisplayList.Operation) {
    list.commands.append(.init(node: NodeID(list.commands.count), operation: operation))
  }

  private mutating func addShadow(_ operation: Scene.Operation) throws {
    guard hasShadows else { return }
    let name = operation.op
    let shadow = Shadow(
      color: try color(operation), sigma: try number(operation.sigma, name),
      offset: Point(x: try number(operation.dx, name), y: try number(operation.dy, name)))
    append(.shadow(try rounded(operation), shadow))
  }

  private mutating func addText(_ operation: Scene.Operation) throws {
    let color = try color(operation)
    if textAsOutlines {
      append(.fill(.path(try path(operation), .nonzero), .color(color)))
      return
    }
    let font = operation.font ?? ""
    guard let face = faces[font] else { throw SceneError.unknownFont(font) }
    let glyphs = try (operation.glyphs ?? []).map { values in
      guard values.count == 3, let id = GlyphID(exactly: values[0]) else {
        throw SceneError.missingField(operation: operation.op)
      }
      return GlyphRun.Glyph(id: id, position: Point(x: values[1], y: values[2]))
    }
    let run = GlyphRun(face: face, emSize: try number(operation.size, operation.op), glyphs: glyphs)
    append(.glyphs(run, origin: .zero, color: color))
  }

  private mutating func addImage(_ operation: Scene.Operation) throws {
    let image = operation.image ?? ""
    guard let picture = images[image] else { throw SceneError.unknownImage(image) }
    let shape = try rounded(operation)
    let isRounded = operation.r ?? 0 > 0
    append(.image(ImageDrawing(picture, in: shape.bounds, shape: isRounded ? shape : nil)))
  }

  /// Glass has the measures of that of iOS 26 at 3x.
  private mutating func addBackdrop(_ operation: Scene.Operation) throws {
    let shape = try rounded(operation)
    let side = Swift.min(shape.bounds.width, shape.bounds.height)
    let glass = Glass(
      face: Glass.Face(lift: 148, gain: 0.41, chroma: 0.455),
      refraction: Glass.Refraction(amount: Swift.min(side / 2, 180), reach: Swift.min(side / 4, 60)),
      rim: Glass.Rim(width: 3, lift: 52, saturation: 1.38))
    let backdrop = Backdrop(
      sigma: try number(operation.sigma, operation.op), tint: try color(operation),
      glass: operation.glass == true ? glass : nil)
    append(.push(Layer(clip: shape, backdrop: backdrop)))
    append(.pop)
  }

  /// A group is clipped to its rectangle, which tells every engine how large its pixels are.
  private func group(_ operation: Scene.Operation) throws -> Layer {
    let name = operation.op
    guard let mode = BlendMode(rawValue: operation.mode ?? BlendMode.normal.rawValue) else {
      throw SceneError.missingField(operation: name)
    }
    return Layer(
      clip: operation.w == nil ? nil : try rounded(operation), blendMode: mode, isIsolated: true,
      blur: operation.sigma ?? 0)
  }

  private func rounded(_ operation: Scene.Operation) throws -> Shape {
    let name = operation.op
    let rect = Rect(
      x: try number(operation.x, name), y: try number(operation.y, name),
      width: try number(operation.w, name), height: try number(operation.h, name))
    let radius = try number(operation.r, name)
    if radius == 0 { return .rect(rect) }
    return .roundedRectangle(RoundedRectangle(rect: rect, radius: radius))
  }

  private func gradient(_ operation: Scene.Operation, isConic: Bool = false) throws -> Gradient {
    let name = operation.op
    let stops = try (operation.stops ?? []).map { values in
      let channels = values.dropFirst().compactMap { UInt8(exactly: $0) }
      return Gradient.Stop(
        offset: try number(values.first, name), color: try Self.color(channels, of: name))
    }
    if isConic {
      let center = Point(x: try number(operation.cx, name), y: try number(operation.cy, name))
      return Gradient(geometry: .angular(center: center, start: 0), stops: stops)
    }
    return Gradient(
      geometry: .linear(
        start: Point(x: try number(operation.x0, name), y: try number(operation.y0, name)),
        end: Point(x: try number(operation.x1, name), y: try number(operation.y1, name))),
      stops: stops)
  }

  private func path(_ operation: Scene.Operation) throws -> Path {
    try Path(svg: operation.d ?? "")
  }

  private func color(_ operation: Scene.Operation) throws -> Color {
    try Self.color(operation.c ?? [], of: operation.op)
  }

  private static func color(_ channels: [UInt8], of name: String) throws -> Color {
    guard channels.count == 4 else { throw SceneError.missingField(operation: name) }
    return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }

  private func number(_ value: Double?, _ name: String) throws -> Double {
    guard let value else { throw SceneError.missingField(operation: name) }
    return value
  }
}
