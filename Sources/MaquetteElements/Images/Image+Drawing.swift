import MaquetteVectors
package import MaquetteGraphics
import MaquetteLayout
package import MaquetteScene

extension Image {
  /// Returns a leaf that draws the picture, or a dashed square with a warning if there is none.
  public func node(in environment: Environment) -> Node {
    guard let asset = asset(in: environment), let picture = asset.picture(in: environment) else {
      return missing(in: environment)
    }
    let mode = contentMode
    let item = LayoutItem { proposal in Image.measure(picture.size, mode, proposal) }
    var node = Node(name: Self.nodeName, item: item) { place in
      operations(picture, of: asset, in: place.frame, environment: environment)
    }
    node.accessibility = accessibility(in: environment)
    node.keep(self, in: environment)
    return node
  }

  /// Returns the operations that draw the picture in a frame; none if there is no picture.
  package func operations(in frame: Rect, environment: Environment) -> [DisplayList.Operation] {
    guard let asset = asset(in: environment), let picture = asset.picture(in: environment) else { return [] }
    return operations(picture, of: asset, in: frame, environment: environment)
  }

  private func accessibility(in environment: Environment) -> Accessibility {
    var accessibility = Accessibility(
      label: environment.spoken(spokenName), traits: [.image]
    ).guessed(if: accessibilityLabel == nil)
    accessibility.isHidden = isDecorative
    return accessibility
  }

  private func missing(in environment: Environment) -> Node {
    let drawing = SymbolDrawing.placeholder(pointSize: 17, weight: .regular, scale: .medium)
    let color = environment.color(.label)
    let size = drawing.size
    var node = Node(name: Self.nodeName, item: LayoutItem { _ in Measurement(size: size) }) { place in
      let corner = Point(
        x: place.frame.center.x - size.width / 2, y: place.frame.center.y - size.height / 2)
      return [
        .pathGroup(
          drawing.pathGroup, origin: drawing.origin(at: corner, scale: place.grid.scale), color: color)
      ]
    }
    if case .named(let name) = source { node.warnings = [.unknownImage(name: name)] }
    node.accessibility = accessibility(in: environment)
    node.keep(self, in: environment)
    return node
  }

  /// The size for a proposal: the picture's own, or what is proposed. A length that is not proposed, or endless, follows from
  /// the other in the picture's proportions.
  private static func measure(
    _ own: Size, _ mode: ImageContentMode?, _ proposal: Proposal
  ) -> Measurement {
    guard let mode else { return Measurement(size: own) }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    switch mode {
    case .fit, .fill:
      switch (width, height) {
      case (let width?, let height?) where mode == .fit:
        let factor = Swift.min(width / own.width, height / own.height)
        return Measurement(width: own.width * factor, height: own.height * factor)
      case (let width?, let height?): return Measurement(width: width, height: height)
      case (let width?, nil): return Measurement(width: width, height: own.height * width / own.width)
      case (nil, let height?): return Measurement(width: own.width * height / own.height, height: height)
      case (nil, nil): return Measurement(size: own)
      }
    default: return Measurement(width: width ?? own.width, height: height ?? own.height)
    }
  }

  private func operations(
    _ picture: ImageAsset.Picture, of asset: ImageAsset, in frame: Rect, environment: Environment
  ) -> [DisplayList.Operation] {
    var outer = frame
    if shape == .circle {
      let side = Swift.min(frame.width, frame.height)
      outer = Rect(x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
    }
    let surface = Surface(outline, border: border)
    let target = target(of: picture, in: frame, environment: environment)
    let isCut = outline != .rectangle || target.intersection(outer) != target
    let isTemplate =
      switch rendering {
      case .automatic: asset.isTemplate
      case .original: false
      case .template: true
      }
    // Below an opaque line the picture ends in its middle, so that it does not shine through the edge of its outside.
    let covered = border.map { environment.color($0.color).alpha == 255 ? $0.width / 2 : 0 } ?? 0
    let clip = isCut ? surface.outline.shape(in: outer.inset(by: covered), radiusReduction: covered) : nil
    let drawn = drawing(
      picture, in: target, clip: clip, resizing: resizing(of: asset),
      tint: isTemplate ? environment.color(tint ?? environment.tint) : nil,
      isMirrored: flipsForRightToLeft && environment.direction == .rightToLeft)
    return drawn + surface.operations(in: outer, environment: environment)
  }

  private func drawing(
    _ picture: ImageAsset.Picture, in frame: Rect, clip: Shape?, resizing: ImageDrawing.Resizing,
    tint: Color?,
    isMirrored: Bool
  ) -> [DisplayList.Operation] {
    let opacity = tint == nil ? opacity : 1
    switch picture {
    case .raster(let image):
      return [
        .image(
          ImageDrawing(
            image, in: frame, shape: clip, resizing: resizing, tint: tint, opacity: opacity,
            isMirrored: isMirrored))
      ]
    case .vector(let image):
      return image.operations(
        in: frame, clip: clip ?? .rect(frame), resizing: resizing, tint: tint, opacity: opacity,
        isMirrored: isMirrored)
    }
  }

  private var outline: Surface.Outline {
    switch (shape, radius) {
    case (.circle, _): .capsule
    case (_, .capsule): .capsule(cornerStyle)
    case (_, .points(0)): .rectangle
    case (_, .points(let radius)): .rounded(radius: radius, cornerStyle)
    }
  }

  private func resizing(of asset: ImageAsset) -> ImageDrawing.Resizing {
    guard let capInsets else {
      return resizing == .tile && asset.resizing == .scale ? .tile(caps: .zero) : asset.resizing
    }
    return resizing == .tile ? .tile(caps: capInsets) : .stretch(caps: capInsets)
  }

  /// The frame of the whole picture. In its own size it begins on a pixel, so that its pixels stay what they are.
  private func target(of picture: ImageAsset.Picture, in frame: Rect, environment: Environment) -> Rect {
    let own = picture.size
    switch contentMode {
    case nil: return Rect(origin: frame.origin, size: own)
    case .stretch: return frame
    case .fit, .fill:
      let (across, down) = (frame.width / own.width, frame.height / own.height)
      // A frame in the picture's proportions, moved to pixels, is filled to its edges.
      let scale = environment.scale
      if (own.width * down - frame.width).magnitude * scale < 1,
        (own.height * across - frame.height).magnitude * scale < 1
      {
        return frame
      }
      let factor = contentMode == .fit ? Swift.min(across, down) : Swift.max(across, down)
      let size = Size(width: own.width * factor, height: own.height * factor)
      return Rect(
        x: frame.center.x - size.width / 2, y: frame.center.y - size.height / 2, width: size.width,
        height: size.height)
    case let mode?:
      let shares = mode.shares(in: environment.direction)
      let grid = PixelGrid(scale: environment.scale)
      let corner = Rect(
        x: frame.minX + (frame.width - own.width) * shares.x,
        y: frame.minY + (frame.height - own.height) * shares.y, width: own.width, height: own.height)
      return Rect(origin: grid.snap(corner).origin, size: own)
    }
  }
}
