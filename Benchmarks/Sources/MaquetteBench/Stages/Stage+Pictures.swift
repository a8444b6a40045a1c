import MaquetteGraphics
import MaquetteRaster
import MaquetteScene
import MaquetteTypography

/// The pictures of the stages, 320 × 240 points; each is expensive for one stage only.
extension Stage {
  private static let size = Size(width: 320, height: 240)

  private static func list(_ operations: [DisplayList.Operation]) -> DisplayList {
    DisplayList(
      size: size, background: .white, commands: operations.map { .init(node: NodeID(0), operation: $0) })
  }

  private static func color(_ index: Int) -> Color {
    let hash = UInt32(truncatingIfNeeded: index + 1) &* 2_654_435_769
    return Color(
      red: UInt8(hash >> 24), green: UInt8(hash >> 16 & 0xFF), blue: UInt8(hash >> 8 & 0xFF), alpha: 160)
  }

  /// Two hundred curves, one after the other.
  static var wave: Path {
    var path = Path()
    path.move(to: Point(x: 0, y: 120))
    for index in 0..<200 {
      let (x, y) = (Double(index % 40) * 8, Double(index / 40) * 40 + 20)
      path.cubic(
        to: Point(x: x + 8, y: y), control1: Point(x: x + 3, y: y - 18),
        control2: Point(x: x + 5, y: y + 18))
    }
    return path
  }

  /// Forty stars of 62 edges, too large to be cached as masks.
  static var edges: DisplayList {
    list(
      (0..<40).map { index in
        var path = Path()
        let centre = Point(x: 40 + Double(index % 8) * 34, y: 40 + Double(index / 8) * 40)
        for corner in 0..<62 {
          // Points on two squares, outer and inner in turn, need no sine.
          let place = Double(corner) / 62 * 4
          let (side, along) = (Int(place), place.truncatingRemainder(dividingBy: 1) * 2 - 1)
          let reach = corner % 2 == 0 ? 38.0 + Double(index) / 8 : 24
          let (dx, dy) = [(along, -1.0), (1.0, along), (-along, 1.0), (-1.0, -along)][side]
          let point = centre.offset(dx: dx * reach, dy: dy * reach)
          if corner == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        return .fill(.path(path, .nonzero), .color(color(index)))
      })
  }

  /// Large translucent shapes, gradients among them, and a layer of them.
  static var overlays: DisplayList {
    let boxes = (0..<12).map { index in
      Rect(x: Double(index) * 6, y: Double(index) * 5, width: 240, height: 170)
    }
    func fills(_ boxes: [Rect]) -> [DisplayList.Operation] {
      boxes.enumerated().map { index, box in
        if index % 3 != 2 { return .fill(.rect(box), .color(color(index))) }
        let stops = [
          Gradient.Stop(offset: 0, color: color(index)), Gradient.Stop(offset: 1, color: color(index + 1)),
        ]
        let line = Gradient.Geometry.linear(start: box.origin, end: Point(x: box.maxX, y: box.maxY))
        return .fill(.rect(box), .gradient(Gradient(geometry: line, stops: stops)))
      }
    }
    return list(fills(boxes) + [.push(Layer(opacity: 0.5))] + fills(boxes) + [.pop])
  }

  /// A square for each blend mode over stripes, half of them in a round clip.
  static var mixtures: DisplayList {
    list(
      stripes
        + BlendMode.allCases.enumerated().flatMap { index, mode -> [DisplayList.Operation] in
          let box = Rect(x: Double(index % 6) * 52 + 4, y: Double(index / 6) * 58 + 4, width: 48, height: 52)
          let clip = index % 2 == 0 ? Shape.rect(box) : .ellipse(box)
          return [
            .push(Layer(clip: clip, opacity: index % 3 == 0 ? 0.8 : 1, blendMode: mode, isIsolated: true)),
            .fill(.rect(box), .color(color(index))), .pop,
          ]
        })
  }

  /// Four discs with colours around their middle.
  static var turns: DisplayList {
    list(
      (0..<4).map { index in
        let box = Rect(x: Double(index % 2) * 160, y: Double(index / 2) * 120, width: 150, height: 118)
        let stops = [0, 0.4, 1].map { Gradient.Stop(offset: $0, color: color(index + Int($0 * 5)).opaque) }
        let geometry = Gradient.Geometry.angular(center: box.center, start: Double(index) * 25)
        return .fill(.ellipse(box), .gradient(Gradient(geometry: geometry, stops: stops)))
      })
  }

  private static var stripes: [DisplayList.Operation] {
    (0..<40).map { index in
      .fill(.rect(Rect(x: Double(index) * 8, y: 0, width: 5, height: 240)), .color(color(index).opaque))
    }
  }

  /// Eleven lines of text.
  static var page: DisplayList {
    list(
      (0..<11).flatMap { line in
        FontLibrary.bundled.paragraph(
          "Settings, notifications and quick notes of day \(line)",
          style: ParagraphStyle(font: Font(size: 12))
        ).lines.flatMap(\.runs).map { placed in
          let origin = placed.origin.offset(dx: 8 + Double(line) / 4, dy: Double(line) * 20)
          return .glyphs(placed.run, origin: origin, color: .black)
        }
      })
  }

  /// Twelve rounded rectangles, each with a shadow of its own.
  static var shadows: DisplayList {
    list(
      (0..<12).map { index in
        let box = Rect(
          x: 20 + Double(index % 4) * 75, y: 20 + Double(index / 4) * 75, width: 50, height: 50)
        let shape = Shape.roundedRectangle(RoundedRectangle(rect: box, radius: 4 + Double(index)))
        let shadow = Shadow(color: color(index), sigma: 2 + Double(index), offset: Point(x: 0, y: 3))
        return .shadow(shape, shadow)
      })
  }

  /// A bar, a button and a menu of glass over stripes.
  static var panes: DisplayList {
    let panes = [
      (Rect(x: 20, y: 170, width: 220, height: 62), 31.0, 1.0),
      (Rect(x: 250, y: 180, width: 44, height: 44), 22, 0),
      (Rect(x: 40, y: 16, width: 180, height: 140), 26, 4.9),
    ].flatMap { rect, radius, sigma -> [DisplayList.Operation] in
      let glass = Glass(
        face: Glass.Face(lift: 148, gain: 0.41, chroma: 0.455),
        refraction: Glass.Refraction(amount: rect.height / 2, reach: rect.height / 4),
        rim: Glass.Rim(width: 1, lift: 52, saturation: 1.38))
      let shape = Shape.roundedRectangle(RoundedRectangle(rect: rect, radius: radius, style: .continuous))
      return [.push(Layer(clip: shape, backdrop: Backdrop(sigma: sigma, glass: glass))), .pop]
    }
    return list(stripes + panes)
  }

  /// Opaque and translucent pictures: in their own size, with round corners, halved and enlarged.
  static var photos: DisplayList {
    let pictures = [255, 0].compactMap { floor -> RasterImage? in
      let pixels = (0..<120 * 90).map { index -> UInt32 in
        let color = PremultipliedColor(Self.color(index))
        return color.packed | UInt32(floor) << 24
      }
      return RasterImage(width: 120, height: 90, pixels: pixels, scale: 2)
    }
    return list(
      pictures.enumerated().flatMap { row, picture in
        (0..<8).map { index -> DisplayList.Operation in
          let origin = Point(x: Double(index % 4) * 76, y: Double(index / 4 * 2 + row) * 58)
          let factor = [1.0, 1, 0.5, 1.25][index % 4]
          let frame = Rect(
            x: origin.x, y: origin.y, width: picture.size.width * factor,
            height: picture.size.height * factor)
          let outline = Shape.roundedRectangle(RoundedRectangle(rect: frame, radius: 12))
          return .image(ImageDrawing(picture, in: frame, shape: index % 4 == 1 ? outline : nil))
        }
      })
  }
}
