internal import MaquetteGraphics
internal import MaquetteScene

/// A base drawing ready for use: its parts are read, turned and mirrored.
struct SymbolGlyph: Hashable, Sendable {
  /// The parts in the order they are drawn.
  var parts: [SymbolPart]
  /// What composed forms show.
  var composition: SymbolSource.Composition
  /// The scale inside an enclosure.
  var innerScale: Double
  /// Whether right-to-left reading mirrors the drawing.
  var isDirectional = false

  /// Whether there is an outline that can be filled.
  var canBeFilled: Bool { parts.contains { $0.kind == .outline || $0.kind == .body } }

  /// The silhouette on the grid with lines of one thickness.
  func silhouette(stroke: Double, isFilled: Bool, mirrored: Bool) -> [Compound.Part] {
    var result: [Compound.Part] = []
    for part in parts where stroke > part.after && stroke <= part.until {
      let path = part.path(stroke: stroke)
      let width = part.width(stroke: stroke)
      switch part.kind {
      case .stroke: result.append(.line(path, width: width))
      case .outline:
        if isFilled { result.append(.fill(path)) }
        result.append(.line(path, width: width))
      case .area: result.append(.fill(path))
      case .detail: result.append(.line(path, width: width, isFilled ? .subtract : .union))
      case .hole: if isFilled { result.append(.fill(path, .subtract)) }
      case .dot: result.append(.fill(path.dots(radius: width)))
      case .detailDot: result.append(.fill(path.dots(radius: width), isFilled ? .subtract : .union))
      case .unfilledStroke: if !isFilled { result.append(.line(path, width: width)) }
      case .body: if isFilled { result += [.fill(path), .line(path, width: width)] }
      case .clearance:
        let cleared = width + 2 * SymbolGrid.gap(stroke: stroke)
        if isFilled { result.append(.line(path, width: cleared, .subtract)) }
      }
    }
    return mirrored ? result.map { $0.applying(.mirror, scale: 1) } : result
  }

  /// Returns the drawing turned or mirrored on the grid.
  func applying(_ transform: Transform) -> SymbolGlyph {
    var result = self
    for index in result.parts.indices {
      result.parts[index].path = parts[index].path.applying(transform)
      result.parts[index].blackPath = parts[index].blackPath?.applying(transform)
    }
    return result
  }
}

extension Path {
  /// A disc at every point of the path.
  fileprivate func dots(radius: Double) -> Path {
    var dots = Path()
    for center in points { dots.add(circleAt: center, radius: radius) }
    return dots
  }
}

extension Transform {
  /// Mirrors left and right on the symbol grid.
  static let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: SymbolGrid.side, ty: 0)

  /// Does something about the grid's centre.
  static func aboutCenter(_ transform: Transform) -> Transform {
    Transform.translation(x: -SymbolGrid.center, y: -SymbolGrid.center).then(transform)
      .then(.translation(x: SymbolGrid.center, y: SymbolGrid.center))
  }
}

extension Compound.Part {
  /// A line with round ends and corners, as all symbols have them.
  static func line(
    _ path: Path, width: Double, _ operation: Compound.Operation = .union
  ) -> Compound.Part {
    .stroke(path, StrokeStyle(width: width, cap: .round, join: .round), operation)
  }

  /// Returns the part transformed; lines become `scale` times as thick.
  func applying(_ transform: Transform, scale: Double) -> Compound.Part {
    var result = self
    result.path = path.applying(transform)
    if var style = stroke {
      style.width *= scale
      style.dashes = style.dashes.map { $0 * scale }
      result.stroke = style
    }
    return result
  }

  /// Returns the part with union and subtraction swapped, for knocking a silhouette out of an area.
  var inverted: Compound.Part {
    var result = self
    result.operation = operation == .union ? .subtract : .union
    return result
  }

  /// The smallest rectangle that holds what the part covers; nil without points.
  var inkBounds: Rect? {
    path.tightBounds?.inset(by: -(stroke?.width ?? 0) / 2)
  }
}
