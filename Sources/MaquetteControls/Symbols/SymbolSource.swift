internal import MaquetteGraphics

/// A base drawing as it is written in `Drawings/`: a name, the plan, and how it is composed with others.
///
/// All drawings were made for this project from the plain idea of the thing; nothing was traced.
///
/// A plan has one line for each part: a letter for its kind (see `SymbolPart.Kind`), then options, then the path in
/// units of the 24 grid. A path is SVG path data or a shorthand: `circle X Y RADIUS`, `rect X Y WIDTH HEIGHT RADIUS`,
/// `arc CENTRE-X CENTRE-Y START-X START-Y END-X END-Y` (clockwise). A second path after `|` is the black master.
/// Options are `factor=`, `base=`, `limit=`, `until=`, `after=` and `round=`, the properties of `SymbolPart`.
struct SymbolSource: Sendable {
  /// Where the drawing comes from.
  enum Plan: Sendable {
    /// Lines as described above.
    case text(String)
    /// Another drawing, turned clockwise by right angles.
    case turned(String, quarterTurns: Int)
    /// Another drawing, mirrored left to right.
    case mirrored(String)
    /// Another drawing, mirrored only where reading runs from right to left.
    case directional(String)
  }

  /// What a composed form shows of the drawing.
  enum Composition: Sendable {
    /// A thing: it can be slashed and enclosed; inside an enclosure it is filled if it can be.
    case object
    /// A sign made of lines: it can be enclosed, and is not listed with a slash.
    case sign
    /// A frame, which is not listed inside another frame.
    case frame
  }

  /// The name, such as `chevron.right`.
  var name: String
  /// Where the drawing comes from.
  var plan: Plan
  /// What composed forms show.
  var composition: Composition
  /// The scale of the drawing inside an enclosure.
  var innerScale: Double

  /// Creates a base drawing.
  init(_ name: String, _ composition: Composition, inner innerScale: Double = 0.52, _ plan: String) {
    self.init(name, composition, inner: innerScale, plan: .text(plan))
  }

  /// Creates a base drawing that is derived from another.
  init(_ name: String, _ composition: Composition = .sign, inner innerScale: Double = 0.52, plan: Plan) {
    self.name = name
    self.composition = composition
    self.innerScale = innerScale
    self.plan = plan
  }
}

/// What is wrong in a plan.
struct SymbolPlanError: Error, Hashable {
  /// The line that could not be read.
  var line: String
}

extension SymbolPart {
  /// Reads all lines of a plan.
  static func parse(plan: String) throws(SymbolPlanError) -> [SymbolPart] {
    var parts: [SymbolPart] = []
    for line in plan.split(separator: "\n") {
      guard let part = SymbolPart(line: line) else { throw SymbolPlanError(line: String(line)) }
      parts.append(part)
    }
    return parts
  }

  /// Reads one line of a plan; nil if any of it is wrong.
  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard let letter = words.first, letter.count == 1, let kind = letter.first.flatMap(Kind.init(rawValue:))
    else { return nil }
    let options = words.dropFirst().prefix { $0.contains("=") }
    let paths = words.dropFirst(1 + options.count).split(separator: "|").map(Path.init(planWords:))
    guard let first = paths.first, let path = first, paths.count <= 2 else { return nil }
    self.init(kind: kind, path: path)
    if paths.count == 2 {
      guard let black = paths[1], black.verbs == path.verbs else { return nil }
      blackPath = black
    }
    for option in options {
      let pair = option.split(separator: "=")
      guard pair.count == 2, let value = Double(pair[1]), value.isFinite, set(pair[0], to: value) else {
        return nil
      }
    }
  }

  /// Sets the property that an option names.
  private mutating func set(_ option: Substring, to value: Double) -> Bool {
    switch option {
    case "factor": factor = value
    case "base": base = value
    case "limit": limit = value
    case "until": until = value
    case "after": after = value
    case "round": round = value
    default: return false
    }
    return true
  }
}

extension Path {
  /// Reads the path of a plan's line.
  fileprivate init?(planWords words: ArraySlice<Substring>) {
    let numbers = words.dropFirst().compactMap { Double($0) }
    switch (words.first, numbers.count) {
    case ("circle", 3):
      self.init()
      add(circleAt: Point(x: numbers[0], y: numbers[1]), radius: numbers[2])
    case ("rect", 5):
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      self = RoundedRectangle(rect: rect, radius: numbers[4]).path
    case ("arc", 6):
      self.init()
      move(to: Point(x: numbers[2], y: numbers[3]))
      arc(around: Point(x: numbers[0], y: numbers[1]), to: Point(x: numbers[4], y: numbers[5]))
    default:
      guard let path = try? Path(svg: words.joined(separator: " ")), !path.isEmpty else { return nil }
      self = path
    }
  }
}
