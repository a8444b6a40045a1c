import MaquetteControlKit
import MaquetteControls
public import MaquetteElements

/// A button at the trailing end of a field, such as that of a search field for bookmarks; a tap does not begin editing.
public struct FieldButton: Hashable, Sendable {
  /// The symbol's name.
  public var symbol = bookmarks
  /// The image instead of the symbol.
  public var image: Image?
  /// The identifier that steps and actions use; nil for none.
  public var identifier: String?
  /// The accessibility label; nil for "Bookmarks", or the name of another symbol.
  public var accessibilityLabel: String?

  /// The symbol of the button for bookmarks.
  fileprivate static let bookmarks = "book"

  /// Creates a button for bookmarks.
  public init() {}

  /// Creates a button with a symbol.
  public init(_ symbol: String, identifier: String? = nil) {
    (self.symbol, self.identifier) = (symbol, identifier)
  }

  /// Returns the button as a part of a field.
  func part(_ color: ColorReference, symbolSize: Double?, isDisabled: Bool) -> any Element {
    var part = FieldButtonPart(button: self, color: color, symbolSize: symbolSize)
    if isDisabled { part.state.insert(.disabled) }
    return identifier.map { part.id($0) } ?? part
  }
}

extension FieldButton: AttributeOwner, AttributeDecodable {
  public static let ownerName = "a button in a field"
  public static let attributeType = AttributeType.either([.symbol, .mapping(of: FieldButton.attributes)])

  public static let attributes: [Attribute<FieldButton>] = [
    Attribute("symbol", \.symbol, type: .symbol),
    .image("image", \.image, help: "The image instead of the symbol."),
    Attribute("id", \.identifier),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Takes the name of a symbol, or a mapping of attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    switch value {
    case .scalar: try set("symbol", to: value)
    case .mapping: try decode(mapping: value)
    case .list: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }
}

/// The kind of button inside a field.
struct FieldButtonPart: ButtonControl {
  var button = FieldButton()
  var color = ColorReference.token(.secondaryLabel)
  /// The font size that the symbol matches, in points; nil for the text's.
  var symbolSize: Double?
  var state: ControlState = .normal

  static let name = "field-button"
  static let guideline = "Let a button in a field act on the field's content."
  static let attributes: [Attribute<FieldButtonPart>] = []

  /// Returns the symbol or the image, fainter while it is pressed.
  func body(in environment: Environment) -> any Element {
    var figure = Button("", symbol: button.symbol).style(.plain).state(state)
    figure.image = button.image
    figure.symbolSize = symbolSize
    figure.contentInsets = .zero
    figure.labelColor = color
    return figure
  }

  /// Returns the label, or what the symbol stands for.
  func accessibility(in environment: Environment) -> Accessibility {
    let isForBookmarks = button.image == nil && button.symbol == FieldButton.bookmarks
    let name = isForBookmarks ? environment.translated(.bookmarks) : button.image?.spokenName ?? button.symbol
    return Accessibility(
      label: button.accessibilityLabel ?? name, traits: traits(.button, in: environment)
    ).guessed(if: button.accessibilityLabel == nil && !isForBookmarks)
  }
}
