/// A base drawing with its parts read, turned and mirrored.
struct SymbolGlyph: Hashable, Sendable {
  /// The room in a frame for another drawing.
  struct Room: Hashable, Sendable {
    /// The centre of the drawing, in units.
    var center = Point(x: SymbolGrid.center, y: SymbolGrid.center)
    /// The scale of the drawing relative to one in a circle.
    var scale = 1.0
  }

  var parts: [SymbolPart]
  var composition = SymbolFile.Composition.object
  var innerScale = 0.54
  /// The room for another drawing, if this one is a frame.
  var room = Room()
  /// The colour of a frame around the drawing, or of a badge; nil for none of its own.
  var accent: ColorToken?
  var keywords: [String] = []
  /// Where the drawing is mirrored; nil for nowhere.
  var mirroring: SymbolFile.Mirroring?

  var canBeFilled: Bool { parts.contains { $0.kind == .outline || $0.kind == .body } }

  /// Whether the drawing is mirrored in a layout.
  func isMirrored(_ direction: LayoutDirection, amongArabicLetters: Bool) -> Bool {
    switch mirroring {
    case nil, .never: false
    case .rightToLeft: direction == .rightToLeft
    case .arabic: amongArabicLetters
    }
  }

  /// The number of moves, lines and curves.
  var segmentCount: Int {
    parts.reduce(0) { $0 + $1.path.verbs.count + $1.masters.reduce(0) { $0 + $1.path.verbs.count } }
  }

  /// The number of steps of a variable value; 0 if the drawing has none.
  var steps: Int { parts.compactMap(\.tone.step).max() ?? 0 }

  /// Returns the pieces of the drawing on the grid for a stroke thickness.
  func pieces(stroke: Double, isFilled: Bool, mirrored: Bool) -> [SymbolPiece] {
    var result: [SymbolPiece] = []
    let ground = isFilled ? parts.first { $0.kind == .outline || $0.kind == .body }?.tone : nil
    for part in parts where stroke > part.after && stroke <= part.until {
      let path = part.path(stroke: stroke)
      let width = part.width(stroke: stroke)
      let gap = SymbolGrid.gap(stroke: stroke)
      func add(_ shape: PathGroup.Part) { result.append(SymbolPiece(shape, part.tone)) }
      func addDetail(_ make: (PathGroup.Operation) -> PathGroup.Part) {
        guard let ground else { return add(make(.union)) }
        result.append(
          SymbolPiece(knockedOut: make(.subtract), painted: make(.union), part.tone, ground: ground))
      }
      switch part.kind {
      case .stroke: add(.line(path, width: width))
      case .outline:
        if isFilled { add(.fill(path)) }
        add(.line(path, width: width))
      case .area: add(.fill(path, rule: part.rule))
      case .detail: addDetail { .line(path, width: width, $0) }
      case .hole: if isFilled { add(.fill(path, .subtract)) }
      case .dot: add(.fill(path.dots(radius: width)))
      case .detailDot: addDetail { .fill(path.dots(radius: width), $0) }
      case .unfilledStroke: if !isFilled { add(.line(path, width: width)) }
      case .unfilledArea: if !isFilled { add(.fill(path)) }
      case .body:
        if isFilled {
          add(.fill(path))
          add(.line(path, width: width))
        }
      case .clearance: if isFilled { add(.line(path, width: width + 2 * gap, .subtract)) }
      case .lineCut: add(.line(path, width: width + 2 * gap, .subtract))
      case .cut:
        add(.fill(path, .subtract))
        add(.line(path, width: width + 2 * gap, .subtract))
      }
    }
    return mirrored ? result.map { $0.applying(.mirror, scale: 1) } : result
  }

  func applying(_ transform: Transform) -> SymbolGlyph {
    var result = self
    for index in result.parts.indices {
      result.parts[index].path = parts[index].path.applying(transform)
      result.parts[index].blackPath = parts[index].blackPath?.applying(transform)
      for place in parts[index].masters.indices {
        result.parts[index].masters[place].path = parts[index].masters[place].path.applying(transform)
      }
    }
    return result
  }
}

extension Path {
  /// Returns a disc at every point of the path.
  fileprivate func dots(radius: Double) -> Path {
    var dots = Path()
    for center in points { dots.add(circleAt: center, radius: radius) }
    return dots
  }
}

extension Transform {
  /// Mirrors left and right on the symbol grid.
  static let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: SymbolGrid.side, ty: 0)
  /// Mirrors top and bottom on the symbol grid.
  static let flip = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: SymbolGrid.side)

  static func aboutCenter(_ transform: Transform) -> Transform {
    Transform.translation(x: -SymbolGrid.center, y: -SymbolGrid.center).then(transform)
      .then(.translation(x: SymbolGrid.center, y: SymbolGrid.center))
  }
}
