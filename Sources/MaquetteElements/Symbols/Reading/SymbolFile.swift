import MaquetteDiagnostics
package import MaquetteVectors

/// The source of a drawing: a small text file written by a designer.
///
/// A line is a comment (`# …`), a property (`name: value`) or a part of the drawing. Properties are
/// - `kind: object | sign | frame`, the use of the drawing in composed forms (see `Composition`);
/// - `inside: 0.54`, the scale of the drawing within a frame;
/// - `room: 12 12 1`, for a frame the centre of a drawing within, and its scale relative to the usual one;
/// - `from: chevron.right turned 1`, the origin of the drawing instead of parts: another one unchanged, or
///   `turned` clockwise by right angles, `mirrored` left to right, `flipped` top to bottom, or `directional`, which
///   is short for `mirrored: right-to-left`;
/// - `mirrored: right-to-left`, where the drawing is mirrored, because it shows text or a direction of reading: in layouts from
///   right to left, or, for a sign that Arabic letters mirror, `arabic`; `never` for a name with a side whose origin is mirrored;
/// - `accent: red`, the colour that it gives to a frame or a badge in multicolour rendering;
/// - `keywords: bin delete`, further search words.
///
/// A part is a letter for its kind (see `SymbolPart.Kind`), then options, then a path in units of the 24 grid. A path
/// is SVG path data or a shorthand: `circle X Y RADIUS`, `rect X Y WIDTH HEIGHT RADIUS`, `arc CENTRE-X CENTRE-Y
/// START-X START-Y END-X END-Y` (clockwise). A second path after `|` is the black master. Options are `factor=`,
/// `base=`, `limit=`, `until=`, `after=`, `round=`, `layer=`, `step=` and `color=`, the properties of `SymbolPart`.
struct SymbolFile {
  /// The use of a drawing in composed forms.
  enum Composition: String, Sendable {
    /// An object: it can be slashed and enclosed; inside a frame it is filled if possible.
    case object
    /// A sign made of lines: it can be enclosed, and is not listed with a slash.
    case sign
    /// A frame, which is not listed inside another frame.
    case frame
  }

  /// Where a drawing is mirrored.
  enum Mirroring: String, Sendable {
    /// In layouts from right to left.
    case rightToLeft = "right-to-left"
    /// Among Arabic letters, as the question mark.
    case arabic
    /// Nowhere, though its origin is.
    case never
  }

  /// A change that derives a drawing from another one.
  enum Change: Hashable {
    case none
    case turned(quarterTurns: Int)
    case mirrored
    case flipped
    case directional
  }

  /// The origin: the drawing that this one derives from.
  struct Origin: Hashable {
    var name: String
    var change: Change
  }

  /// The parts in drawing order; empty if there is an origin.
  var parts: [SymbolPart] = []
  /// The origin of the drawing instead of parts.
  var origin: Origin?
  /// The use in composed forms; nil for that of the origin, or else an object.
  var composition: Composition?
  /// The scale inside a frame; nil for that of the origin, or else 0.54.
  var innerScale: Double?
  /// The room for another drawing, if this one is a frame.
  var room = SymbolGlyph.Room()
  /// Where the drawing is mirrored; nil for where its origin is, or else nowhere.
  var mirroring: Mirroring?
  /// The colour of a frame around the drawing, or of a badge; nil for none of its own.
  var accent: ColorToken?
  var keywords: [String] = []

  /// Reads a file; the error names its first wrong line.
  init(_ text: String) throws(SymbolSyntaxError) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if first.hasSuffix(":") {
        guard set(first.dropLast(), to: words.dropFirst()) else {
          throw SymbolSyntaxError(line: number, text: String(line))
        }
      } else {
        guard let part = SymbolPart(words: words) else {
          throw SymbolSyntaxError(line: number, text: String(line))
        }
        parts.append(part)
      }
    }
    if parts.isEmpty == (origin == nil) { throw SymbolSyntaxError(line: number, text: "") }
  }

  /// Sets a property; false if the property does not exist or the value is wrong.
  private mutating func set(_ property: Substring, to words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first else { return false }
    switch property {
    case "kind":
      composition = Composition(rawValue: String(first))
      return composition != nil && words.count == 1
    case "inside":
      innerScale = Double(first)
      return words.count == 1 && (innerScale.map { $0 > 0 && $0 <= 2 } ?? false)
    case "room":
      let numbers = words.compactMap { Double(drawing: $0) }
      guard numbers.count == 3, words.count == 3, numbers[2] > 0 else { return false }
      room = SymbolGlyph.Room(center: Point(x: numbers[0], y: numbers[1]), scale: numbers[2])
      return true
    case "from":
      guard let change = Change(words: words.dropFirst()) else { return false }
      origin = Origin(name: String(first), change: change)
      return true
    case "mirrored":
      mirroring = Mirroring(rawValue: String(first))
      return mirroring != nil && words.count == 1
    case "accent":
      accent = ColorToken.named(String(first))
      return accent != nil && words.count == 1
    case "keywords":
      keywords = words.map(String.init)
      return true
    default: return false
    }
  }
}

extension SymbolFile.Change {
  fileprivate init?(words: ArraySlice<Substring>) {
    switch (words.first, words.dropFirst().first, words.count) {
    case (nil, _, _): self = .none
    case ("turned", let turns?, 2):
      guard let turns = Int(turns), (1...3).contains(turns) else { return nil }
      self = .turned(quarterTurns: turns)
    case ("mirrored", _, 1): self = .mirrored
    case ("flipped", _, 1): self = .flipped
    case ("directional", _, 1): self = .directional
    default: return nil
    }
  }
}

/// An error in the text of a symbol's drawing.
public struct SymbolSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line with the error, counted from 1.
  public var line: Int
  /// The text of the line; empty if the whole text lacks something.
  public var text: String

  /// Whether the drawing exceeds ``SymbolLimits``, rather than breaks a rule.
  public private(set) var isLimit = false

  /// What is wrong with an SVG picture.
  package private(set) var problem: SVGProblem?

  /// The error of an SVG picture that is refused.
  init(_ refusal: SVGRefusal) {
    let problem = refusal.problems[0]
    self.init(line: problem.position.line, text: problem.message)
    self.problem = problem
    isLimit = problem.isLimit
  }

  init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  static var tooManySegments: SymbolSyntaxError {
    var error = SymbolSyntaxError(line: 1, text: "")
    error.isLimit = true
    return error
  }

  public var description: String {
    if let problem { return "line \(line): \(problem.message)" }
    if isLimit {
      return "a drawing has at most \(SymbolLimits.segments) moves, lines and curves,"
        + " and all drawings together \(SymbolLimits.allSegments)"
    }
    return text.isEmpty
      ? "a drawing needs parts, or one known symbol as its base"
      : "line \(line) is neither a property nor a part of a drawing: \(text)"
  }
}
