public import MaquetteTypography

/// How text looks besides its style, size, weight and colour: what is nil is as around it.
public struct Lettering: Hashable, Sendable {
  /// The design of the system font; a font of a name has its own.
  public var design: Font.Design?
  /// The width of the system font in its default design.
  public var width: Font.Width?
  /// The points added after every character, without ligatures; it counts more than kerning.
  public var tracking: Double?
  /// The points added after every character, with ligatures.
  public var kerning: Double?
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool?

  /// Creates a lettering that leaves text as it is.
  public init() {}

  /// Returns the lettering with what it leaves open taken from another one.
  func over(_ base: Lettering) -> Lettering {
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

extension Font.Design: AttributeDecodable {}
extension Font.Width: AttributeDecodable {}

extension Attribute {
  /// The attributes of lettering, which elements, runs and environments share.
  static func lettering(_ place: @autoclosure @escaping Place<Lettering>) -> [Attribute] {
    [
      Attribute(
        name: "font-design", help: "The design of the system font in all text of the element; a named font keeps its own.",
        type: Font.Design.attributeType
      ) { (value, owner) throws(AttributeError) in
        owner[keyPath: place()].design = try Font.Design(attribute: value)
      },
      Attribute(
        name: "font-width", help: "The width of the system font in all text of the element, in the default design.",
        type: Font.Width.attributeType
      ) { (value, owner) throws(AttributeError) in
        owner[keyPath: place()].width = try Font.Width(attribute: value)
      },
      spacing(
        "tracking", help: "The points added after every character, which has no ligatures then; joined scripts stay joined."
      ) { owner, points in owner[keyPath: place()].tracking = points },
      spacing("kerning", help: "The points added after every character, with ligatures; tracking counts more.") {
        owner, points in owner[keyPath: place()].kerning = points
      },
      Attribute(
        name: "monospaced-digits", help: "Whether all digits are equally wide, as in numbers that change.", type: .boolean
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
  /// Returns the font request of an entry of the type ramp under the lettering of the environment.
  ///
  /// - Parameters:
  ///   - size: A size in points instead of the entry's.
  ///   - lettering: What a text has of its own.
  ///   - tracking: The points that a control adds after every character.
  package func font(
    _ entry: TypeRamp.Entry, size: Double? = nil, weight: FontWeight? = nil, lettering own: Lettering? = nil,
    tracking: Double = 0, hasMonospacedDigits: Bool = false
  ) -> Font {
    var font = Font(
      family: entry.family, size: size ?? entry.size, weight: weight ?? entry.weight,
      hasMonospacedDigits: hasMonospacedDigits)
    font.tracking = tracking
    (own?.over(lettering) ?? lettering).apply(to: &font)
    font.tracking += letterSpacing(of: font)
    return font
  }

  /// The points by which letters stand farther apart than the substitute's: the font of watchOS is wider.
  private func letterSpacing(of font: Font) -> Double {
    // 0.34 at 17 points in a list of watchOS 10 on 46 mm, whose text size is x-large. The other two designs are those of all platforms.
    platform == .watchos && (font.design == .default || font.design == .rounded) ? 0.02 * font.size : 0
  }
}
