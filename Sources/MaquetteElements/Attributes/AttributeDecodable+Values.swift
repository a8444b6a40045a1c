import MaquetteDiagnostics

extension ColorReference: AttributeDecodable {
  public static var attributeType: AttributeType { .color }

  /// Takes a token's name, `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or a brand's token as `{brand.primary}`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar(let text, _) = value, let name = Brand.name(in: text) {
      if let token = Brand.themeColor(name) {
        self = .token(token)
      } else {
        self = .token(.brand(try Brand.checked(name, as: .color)))
      }
      return
    }
    guard case .scalar(let text, _) = value, let reference = ColorReference(text: text) else {
      throw AttributeError(
        expected: Self.attributeType.description, found: value, hint: Self.hint(for: value))
    }
    self = reference
  }

  private static func hint(for value: AttributeValue) -> String? {
    guard case .scalar(let text, _) = value else { return nil }
    if text.first == "#" { return "write # and 3, 6 or 8 hexadecimal digits" }
    if let hex = compiledHelp("color \(text.lowercased())") {
      return "'\(hex)' is \(text); 'maquette list colors' shows the named colours"
    }
    return NearestName.hint(for: text, among: ColorToken.names + ColorReference.constants.keys.sorted())
      ?? (text.first?.isLetter == true ? "'maquette list colors' shows all" : nil)
  }
}

extension Insets: AttributeDecodable {
  public static var attributeType: AttributeType { .insets }

  /// Takes one number, or a mapping of `top`, `leading`, `bottom`, `trailing`, `horizontal`, `vertical`, `all`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    switch value {
    case .scalar: self.init(all: try Double(attribute: value))
    case .mapping(let entries):
      self = .zero
      for entry in entries {
        let distance = try Double(attribute: entry.value, at: .value(entry.name))
        switch entry.name {
        case "all": self = Insets(all: distance)
        case "horizontal": (leading, trailing) = (distance, distance)
        case "vertical": (top, bottom) = (distance, distance)
        case "top": top = distance
        case "leading": leading = distance
        case "bottom": bottom = distance
        case "trailing": trailing = distance
        default:
          throw AttributeError(
            message: "unknown edge '\(entry.name)'",
            hint: "edges are \(AttributeType.insetEdges.joined(separator: ", "))",
            path: [.name(entry.name)])
        }
      }
    case .list: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }
}

extension CornerStyle: AttributeDecodable {}
extension LayoutDirection: AttributeDecodable {}
extension TextSize: AttributeDecodable {}
extension TextStyle: AttributeDecodable {}
extension TextAlignment: AttributeDecodable {}
extension TruncationMode: AttributeDecodable {}
extension Platform: AttributeDecodable {}
extension Era: AttributeDecodable {}
extension Appearance: AttributeDecodable {}
extension Contrast: AttributeDecodable {}
extension Transparency: AttributeDecodable {}
extension Toolkit: AttributeDecodable {}
extension Axis: AttributeDecodable {}
extension HorizontalAlignment: AttributeDecodable {}
extension VerticalAlignment: AttributeDecodable {}
extension Alignment: AttributeDecodable {}

extension FontWeight: AttributeDecodable {
  public static var attributeType: AttributeType { .choice(allCases.map(\.name)) }

  /// Takes a weight's name (`semibold`) or number (`600`).
  public init(attribute value: AttributeValue) throws(AttributeError) {
    let value = try Brand.value(value, as: [.weight, .number])
    guard case .scalar(let text, _) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    guard let weight = FontWeight.allCases.first(where: { $0.name == text || String($0.rawValue) == text })
    else {
      throw AttributeError(
        expected: Self.attributeType.description, found: value,
        hint: NearestName.hint(for: text, among: Self.allCases.map(\.name)))
    }
    self = weight
  }

  /// The weight's name in sheets.
  public var name: String {
    switch self {
    case .ultraLight: "ultra-light"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }
}

extension SymbolScale: AttributeDecodable {}
