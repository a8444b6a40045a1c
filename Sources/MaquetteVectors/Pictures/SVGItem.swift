package import MaquetteDiagnostics
package import MaquetteGraphics

/// A part of a picture, with all references resolved.
package indirect enum SVGItem: Sendable {
  case group(SVGGroup)
  case shape(SVGShape)
}

/// Parts that are clipped, masked, faded or mixed together, or belong together under an id.
package struct SVGGroup: Sendable {
  /// The id of the element; nil for none.
  package var id: String?
  /// The start tag.
  package var position: SourceLocation
  /// The opacity of the finished group, 0 to 1.
  package var opacity = 1.0
  /// How the finished group is mixed with what is below.
  package var blendMode = BlendMode.normal
  /// Whether groups within are mixed with what is in this one alone.
  package var isIsolated = false
  /// The clip; nil for none.
  package var clip: SVGClip?
  /// The masks, each of which leaves less.
  package var masks: [SVGMask] = []
  /// The parts from bottom to top.
  package var items: [SVGItem]

  /// Whether the group is drawn as its parts alone would be.
  var isPlain: Bool {
    opacity >= 1 && blendMode == .normal && !isIsolated && clip == nil && masks.isEmpty
  }
}

/// The union of shapes that a group is cut to, in the coordinates of the picture.
package struct SVGClip: Sendable {
  /// One of the shapes, and what it is itself cut to.
  package struct Part: Sendable {
    package var path: Path
    package var rule: FillRule
    /// At most one clip.
    package var clips: [SVGClip]
  }

  package var parts: [Part]
  /// A clip of the whole clip, at most one.
  package var clips: [SVGClip] = []
  /// The place of the use.
  package var position: SourceLocation
}

/// A mask: what is light in it, or opaque, is left.
package struct SVGMask: Sendable {
  package var items: [SVGItem]
  /// Whether light counts, times opacity; or else opacity alone.
  package var isLuminance: Bool
  /// The area beyond which nothing is left, in the coordinates of the picture.
  package var area: Path
  /// The place of the use.
  package var position: SourceLocation
}

/// An area and its outline.
package struct SVGShape: Sendable {
  /// The id of the element; nil for none.
  package var id: String?
  /// The start tag.
  package var position: SourceLocation
  /// The path in the element's own coordinates.
  package var path: Path
  /// The map from these to the coordinates of the picture.
  package var transform: Transform
  package var rule: FillRule
  /// What the inside is painted with; nil for nothing.
  package var fill: SVGPaint?
  /// The line along the path; nil for none.
  package var stroke: SVGStroke?
  /// Whether the line lies below the inside.
  package var isStrokeFirst = false
  /// The words of the class.
  package var classes: [String] = []
}

/// A line in the coordinates of its path.
package struct SVGStroke: Sendable {
  package var style: StrokeStyle
  package var paint: SVGPaint
}

/// A colour or a gradient.
package enum SVGPaint: Sendable {
  case color(Color)
  case gradient(SVGGradient)
}

/// A gradient in coordinates of its own.
package struct SVGGradient: Sendable {
  /// Where the colours lie.
  package enum Geometry: Sendable {
    case linear(start: Point, end: Point)
    /// Between a circle around the focus and the outer circle.
    case radial(center: Point, radius: Double, focus: Point, focusRadius: Double)
  }

  /// What lies beyond the ends.
  package enum Spread: String, Sendable {
    case pad, reflect, `repeat`
  }

  package var geometry: Geometry
  package var stops: [Gradient.Stop]
  package var spread: Spread
  /// The map from the gradient's coordinates to those of the path that it paints.
  package var transform: Transform
}

extension SVGItem {
  /// The box around the insides of the shapes, without their lines; nil if there are none.
  ///
  /// - Parameter transform: the map from the coordinates of the picture to those of the box.
  func bounds(under transform: Transform) -> Rect? {
    switch self {
    case .shape(let shape): shape.path.applying(shape.transform.then(transform)).tightBounds
    case .group(let group): group.items.bounds(under: transform)
    }
  }

  /// The number of points in the paths.
  var pointCount: Int {
    switch self {
    case .shape(let shape): shape.path.points.count + 1
    case .group(let group): group.items.reduce(1) { $0 + $1.pointCount }
    }
  }
}

extension [SVGItem] {
  /// The box around the insides of all shapes; nil if there are none.
  func bounds(under transform: Transform) -> Rect? {
    var result: Rect?
    for item in self {
      guard let box = item.bounds(under: transform) else { continue }
      // A line has a box without an area, which counts too.
      result =
        result.map {
          Rect(
            minX: Swift.min($0.minX, box.minX), minY: Swift.min($0.minY, box.minY),
            maxX: Swift.max($0.maxX, box.maxX), maxY: Swift.max($0.maxY, box.maxY))
        } ?? box
    }
    return result
  }
}

extension SVGClip {
  /// Whether all of a rectangle is left.
  package func covers(_ rect: Rect) -> Bool {
    clips.allSatisfy { $0.covers(rect) }
      && parts.contains { part in
        part.path.isRectangle(over: rect) && part.clips.allSatisfy { $0.covers(rect) }
      }
  }
}

extension SVGMask {
  /// Whether all of a rectangle is left.
  package func covers(_ rect: Rect) -> Bool {
    area.isRectangle(over: rect)
      && items.shapes.contains { shape in
        guard case .color(let color)? = shape.fill, color.alpha == 255 else { return false }
        return (color == .white || !isLuminance)
          && shape.path.applying(shape.transform).isRectangle(over: rect)
      }
  }
}

extension Path {
  /// Whether the path is an upright rectangle that holds another one.
  fileprivate func isRectangle(over rect: Rect) -> Bool {
    guard let bounds = controlBounds else { return false }
    var whole = Path()
    whole.add(bounds)
    let slack = 1e-6 * Swift.max(rect.width, rect.height)
    return self == whole && bounds.minX <= rect.minX + slack && bounds.minY <= rect.minY + slack
      && bounds.maxX >= rect.maxX - slack && bounds.maxY >= rect.maxY - slack
  }
}
