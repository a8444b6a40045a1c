/// A font request: a family, a size, a weight and a slope.
public struct Font: Hashable, Sendable {
  /// The source of the glyphs.
  public enum Family: Hashable, Sendable {
    /// The bundled substitute for the platforms' system font.
    case system
    /// A family that the user registered, by its name.
    case named(String)
  }

  /// The family.
  public var family: Family
  /// The nominal size in points, as in the platform's type ramp; the substitute's em scale is applied later.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// Whether all digits have the same advance.
  public var hasMonospacedDigits: Bool
  /// The design of the system font; a named family has its own.
  public var design = FontDesign.default
  /// The width of the system font in its default design; other fonts have one width.
  public var width = FontWidth.standard
  /// Whether letters are joined to ligatures that the text does not need, such as "fi".
  public var hasLigatures = true
  /// The points added after every character, in addition to those that match the system font.
  public var tracking = 0.0
  /// The points that the text adds to them, as tracking or kerning. Scripts that join their letters, such as Arabic, get none.
  public var letterSpacing = 0.0
  /// Whether the glyphs slope; a family without italics has its upright glyphs slanted.
  public var isItalic = false

  /// Creates a font request.
  public init(
    family: Family = .system, size: Double, weight: FontWeight = .regular, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Hashes family, size, weight and slope only, which tell most requests for one text apart.
  public func hash(into hasher: inout Hasher) {
    if case .named(let name) = family { hasher.combine(name) }
    hasher.combine(size)
    hasher.combine(weight.rawValue << 1 | (isItalic ? 1 : 0))
  }
}

/// A font weight by its name on the platforms; raw values are positions on the `wght` axis.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// Orders weights from thin to bold.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The metrics of a font at a size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line, positive.
  public var descent: Double
  /// The default distance between the baselines of a paragraph.
  public var lineHeight: Double
  /// The height of a flat capital, "H".
  public var capHeight: Double
  /// The height of a flat lowercase letter, "x".
  public var xHeight: Double
  /// The thickness of the stem of "l"; symbols take their stroke from it.
  public var stemWidth: Double

  /// Creates measures in points.
  public init(
    ascent: Double, descent: Double, lineHeight: Double, capHeight: Double, xHeight: Double, stemWidth: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.stemWidth = stemWidth
  }
}

/// The lines that a font puts under its text and through it; lengths are points.
public struct TextLines: Hashable, Sendable {
  /// A horizontal line.
  public struct Line: Hashable, Sendable {
    /// The upper edge of the line, from the baseline (y down).
    public var top: Double
    /// The thickness of the line in points.
    public var thickness: Double

    /// Creates a line.
    public init(top: Double, thickness: Double) {
      self.top = top
      self.thickness = thickness
    }
  }

  /// The line under the text.
  public var underline: Line
  /// The line through the text.
  public var strikethrough: Line

  /// Creates both lines.
  public init(underline: Line, strikethrough: Line) {
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// The number of a glyph within its font file.
public typealias GlyphID = UInt32

/// An instance of a font file: the file and its position on each variation axis.
public struct FontFace: Hashable, Sendable {
  /// The index of the file in its `FontLibrary`; 0 is the bundled substitute for the system font.
  public var fontIndex: Int
  /// The `wght` axis, 1 to 1000; the file's own weight if it has no such axis.
  public var weight: Int
  /// The `opsz` axis in hundredths of a point; 0 if the file has none.
  public var opticalSize: Int
  /// The thickening of the outlines; it changes no advance.
  public var smoothing: FontSmoothing
  /// Whether the outlines are slanted in place of italics that the family lacks; it changes no advance.
  public var isOblique = false

  /// Creates the description of an instance.
  public init(fontIndex: Int, weight: Int, opticalSize: Int, smoothing: FontSmoothing = .none) {
    self.fontIndex = fontIndex
    self.weight = weight
    self.opticalSize = opticalSize
    self.smoothing = smoothing
  }

  /// Hashes the file, the places on its axes and the growth, which tell the faces of a picture apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontIndex << 40 ^ weight << 24 ^ opticalSize)
    hasher.combine(smoothing.growth)
  }
}
