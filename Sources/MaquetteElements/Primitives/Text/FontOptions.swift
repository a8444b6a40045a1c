public import MaquetteTypography

/// The design, width, spacing and digits of text; what is nil is as around the text.
public struct FontOptions: Hashable, Sendable {
  /// The design of the system font; a font of a name has its own.
  public var design: FontDesign?
  /// The width of the system font in its default design.
  public var width: FontWidth?
  /// The points added after every character, without ligatures; it counts more than kerning.
  public var tracking: Double?
  /// The points added after every character, with ligatures.
  public var kerning: Double?
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool?

  /// Creates options that change nothing.
  public init() {}

  /// Returns the options with what they leave open taken from others.
  func over(_ base: FontOptions) -> FontOptions {
    var result = self
    result.design = design ?? base.design
    result.width = width ?? base.width
    result.tracking = tracking ?? base.tracking
    result.kerning = kerning ?? base.kerning
    result.hasMonospacedDigits = hasMonospacedDigits ?? base.hasMonospacedDigits
    return result
  }

  /// Changes a font request; a control's own equal digits stay.
  func apply(to font: inout Font) {
    font.design = design ?? .default
    font.width = width ?? .standard
    if hasMonospacedDigits ?? false { font.hasMonospacedDigits = true }
    if let tracking, tracking != 0 {
      font.letterSpacing = tracking
      font.hasLigatures = false
    } else if let kerning {
      font.letterSpacing = kerning
    }
  }
}

extension FontDesign: AttributeDecodable {}
extension FontWidth: AttributeDecodable {}

extension Attribute {
  /// The attributes that elements, runs and environments share.
  static func fontOptions(_ place: @autoclosure @escaping Place<FontOptions>) -> [Attribute] {
    [
      Attribute(
        name: "font-design",
        help: "The design of the system font in the element; a named font is not affected.",
        type: FontDesign.attributeType
      ) { (value, owner) throws(AttributeError) in
        owner[keyPath: place()].design = try FontDesign(attribute: value)
      },
      Attribute(
        name: "font-width",
        help: "The width of the system font in the element; affects the default design only.",
        type: FontWidth.attributeType
      ) { (value, owner) throws(AttributeError) in
        owner[keyPath: place()].width = try FontWidth(attribute: value)
      },
      spacing(
        "tracking",
        help:
          "The points added after every character, without ligatures; joined scripts stay joined."
      ) { owner, points in owner[keyPath: place()].tracking = points },
      spacing(
        "kerning", help: "The points added after every character, keeping ligatures; `tracking` overrides it."
      ) {
        owner, points in owner[keyPath: place()].kerning = points
      },
      Attribute(
        name: "monospaced-digits", help: "Whether all digits are equally wide, for numbers that change.",
        type: .boolean
      ) { (value, owner) throws(AttributeError) in
        owner[keyPath: place()].hasMonospacedDigits = try Bool(attribute: value)
      },
    ]
  }

  private static func spacing(
    _ name: String, help: String, set: @escaping @Sendable (inout Owner, Double) -> Void
  ) -> Attribute {
    let range = -100.0...1000
    return Attribute(name: name, help: help, type: .number(unit: "points"), range: range) {
      (value, owner) throws(AttributeError) in
      set(&owner, try Double(attribute: value, in: range))
    }
  }
}

extension Environment {
  /// Returns the font request of an entry of the type ramp under the options of the environment.
  ///
  /// - Parameters:
  ///   - size: A size in points instead of the entry's.
  ///   - own: The options of a text or a part of it.
  ///   - tracking: The points that a control adds after every character.
  package func font(
    _ entry: TypeRamp.Entry, size: Double? = nil, weight: FontWeight? = nil,
    fontOptions own: FontOptions? = nil,
    tracking: Double = 0, hasMonospacedDigits: Bool = false
  ) -> Font {
    var font = Font(
      family: entry.family, size: size ?? entry.size, weight: weight ?? entry.weight,
      hasMonospacedDigits: hasMonospacedDigits)
    font.tracking = tracking
    (own?.over(fontOptions) ?? fontOptions).apply(to: &font)
    font.tracking += letterSpacing(of: font)
    return font
  }

  /// The points by which letters stand farther apart than the substitute's: the font of watchOS is wider.
  private func letterSpacing(of font: Font) -> Double {
    guard platform == .watchos else { return 0 }
    // 0.34 at 17 points in a list of watchOS 10 on 46 mm, whose text size is x-large.
    let spacing = 0.02 * font.size
    return switch font.design {
    case .default: spacing
    // Derived: without optical sizes large numbers need the font's own tracking besides.
    case .rounded: spacing + interpolate(compactTracking, at: font.size)
    // These are those of all platforms.
    case .serif, .monospaced: 0
    }
  }
}

/// Points by size in points, from the smallest of the large sizes on. Source: Human Interface Guidelines, "Typography", SF Compact
/// tracking values.
private let compactTracking: [(position: Double, value: Double)] = [
  (20, 0), (24, -0.19), (28, -0.34), (32, -0.50), (36, -0.69), (40, -0.78), (44, -0.86),
]
