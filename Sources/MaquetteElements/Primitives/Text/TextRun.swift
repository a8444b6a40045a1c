/// A part of a text with a look of its own; what is nil is as in the whole text.
public struct TextRun: Hashable, Sendable {
  /// The text of the run.
  public var text = ""
  /// The text style.
  public var style: TextStyle?
  /// The size in points, instead of the style's.
  public var size: Double?
  /// The weight.
  public var weight: FontWeight?
  /// Whether the run uses its style's emphasized weight, such as semibold for body.
  public var isEmphasized: Bool?
  /// The colour; links default to the tint.
  public var color: ColorReference?
  /// The name of a font family that is loaded, in place of the theme's.
  public var family: String?
  /// Whether the text is italic.
  public var isItalic: Bool?
  /// Whether the text is underlined.
  public var isUnderlined: Bool?
  /// Whether the text is struck through.
  public var isStruckThrough: Bool?
  /// What makes the part a link; nil for text.
  public var link: TextLink?
  /// The design, width, spacing and digits.
  public var fontOptions = FontOptions()

  /// Creates an empty run.
  public init() {}

  /// Creates a run that looks like the whole text.
  public init(_ text: String) { self.text = text }

  /// Returns the run with what it leaves open taken from another one.
  func over(_ base: TextRun) -> TextRun {
    var result = self
    result.style = style ?? base.style
    // A style of its own has its own size.
    result.size = size ?? (style == nil ? base.size : nil)
    result.weight = weight ?? (isEmphasized == nil ? base.weight : nil)
    result.isEmphasized = isEmphasized ?? (weight == nil ? base.isEmphasized : nil)
    result.color = color ?? (link == nil ? base.color : nil)
    result.family = family ?? base.family
    result.isItalic = isItalic ?? base.isItalic
    result.isUnderlined = isUnderlined ?? base.isUnderlined
    result.isStruckThrough = isStruckThrough ?? base.isStruckThrough
    result.link = link ?? base.link
    result.fontOptions = fontOptions.over(base.fontOptions)
    return result
  }
}

extension TextRun: ExpressibleByStringLiteral {
  /// Creates a run that looks like the whole text.
  public init(stringLiteral value: String) { self.init(value) }
}

/// What makes a part of a text a link.
public enum TextLink: Hashable, Sendable {
  /// A link that only looks like one.
  case unnamed
  /// A link to a place, whose name also identifies it in scripts.
  case named(String)

  /// The identifier in the tree; nil for none.
  var id: String? {
    if case .named(let name) = self { name } else { nil }
  }
}

extension TextLink: AttributeDecodable {
  public static let attributeType = AttributeType.either([.boolean, .text])

  /// Takes `true`, or the name of the place that the link leads to.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    let name = try String(attribute: value)
    self = value == .scalar("true", isQuoted: false) || name.isEmpty ? .unnamed : .named(name)
  }
}

extension TextRun: AttributeOwner, AttributeDecodable {
  public static let ownerName = "a run"
  public static let attributeType = AttributeType.either([.text, .mapping(of: TextRun.attributes)])

  public static let attributes: [Attribute<TextRun>] = own + Attribute.fontOptions(\.fontOptions)

  private static let own: [Attribute<TextRun>] = [
    Attribute("text", \.text),
    Attribute("style", \.style),
    Attribute("size", \.size, in: 1...1000),
    Attribute("weight", \.weight),
    Attribute("emphasized", \.isEmphasized),
    Attribute("color", \.color),
    .font(\.family),
    Attribute("italic", \.isItalic),
    Attribute("underline", \.isUnderlined),
    Attribute("strikethrough", \.isStruckThrough),
    .link(\.link),
  ]

  /// Takes a text, or a mapping of attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    switch value {
    case .scalar: text = try String(attribute: value)
    case .mapping: try decode(mapping: value)
    case .list: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }
}

extension Attribute {
  /// The attribute for the font of a text.
  static func font(_ keyPath: @autoclosure @escaping Place<String?>) -> Attribute {
    Attribute(
      name: "font",
      help: "A loaded font family, or a brand's font as {font.display}, in place of the theme's.",
      type: .text
    ) { (value, owner) throws(AttributeError) in
      let name = try String(attribute: value)
      if let token = Brand.name(in: name), Brand.themeStyle(token) == nil {
        _ = try Brand.checked(token, as: .font)
      }
      owner[keyPath: keyPath()] = name
    }
  }

  /// The attribute that makes text a link; `false` makes it none.
  static func link(_ keyPath: @autoclosure @escaping Place<TextLink?>) -> Attribute {
    Attribute(
      name: "link", help: "Whether the text is a link, or the name of its destination.",
      type: TextLink.attributeType
    ) { (value, owner) throws(AttributeError) in
      owner[keyPath: keyPath()] =
        value == .scalar("false", isQuoted: false) ? nil : try TextLink(attribute: value)
    }
  }
}
