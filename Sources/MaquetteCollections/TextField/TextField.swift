import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
public import MaquetteTypography

/// A field for one line of text, or for several lines that it grows to fit.
public struct TextField: StatefulControl {
  /// The entered text.
  public var text = ""
  /// The placeholder of an empty field.
  public var placeholder = ""
  /// The border style; `rounded` is the platform's default, `rounded-bezel` macOS's round corners.
  public var style: TextFieldStyle = .rounded
  /// The interaction state; a focused field shows the caret.
  public var state: ControlState = .normal
  /// The selection while focused, in characters: all, a caret position, or start and end; nil for a caret at the end.
  public var selection: TextSelection?
  /// Whether the selection's edit menu is open while the field is edited.
  public var editMenu = EditMenuState.closed
  /// How long text continues: it scrolls in one line, or the field grows line by line.
  public var axis = Axis.horizontal
  /// The height of a vertical field in lines; nil to fit the text.
  public var lines: Int?
  /// The minimum height of a vertical field in lines; nil for one.
  public var minimumLines: Int?
  /// The number of lines at which a vertical field starts to scroll; nil for no limit.
  public var maximumLines: Int?
  /// Which part of the lines of a vertical field is seen.
  public var textScroll = TextScroll()
  /// Whether dots hide the entered text.
  public var isSecure = false
  /// When the clear button shows.
  public var clearButton: ClearButtonMode = .never
  /// The name of a symbol before the text.
  public var leadingSymbol: String?
  /// The name of a symbol after the text; the clear button takes its place.
  public var trailingSymbol: String?
  /// The image before the text instead of a symbol.
  public var leadingImage: Image?
  /// The image after the text instead of a symbol.
  public var trailingImage: Image?
  /// The button after the text; nil for none. The clear button takes its place.
  public var trailingButton: FieldButton?
  /// The image behind the text, in place of the border; nil for the border.
  public var backgroundImage: Image?
  /// The image behind the text while the field is disabled; nil for the other one.
  public var disabledBackgroundImage: Image?
  /// The font size that the symbols match, in points; nil for the text's.
  public var symbolSize: Double?
  /// The text before the entered text, such as a currency.
  public var leadingText: String?
  /// The text after the entered text, such as a unit.
  public var trailingText: String?
  /// The keyboard that the screen shows while the field is edited.
  public var keyboardType = KeyboardType.default
  /// The label of that keyboard's return key.
  public var returnKey = ReturnKeyType.default
  /// Buttons in the bar above that keyboard: previous, next, done.
  public var keyboardAccessory: [KeyboardAccessory] = []
  /// The error message below the field; the border turns to the error colour.
  public var error: String?
  /// The alignment of the text in the field.
  public var alignment: TextAlignment {
    get { contentAlignment.ofText(.leftToRight) }
    set {
      contentAlignment =
        switch newValue {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
  }
  /// The colour of caret and selection; nil for the environment's tint.
  public var tint: ColorReference?
  /// The width in points; by default the available width.
  public var width: Double?
  /// The height in points, which may be below the platform's; nil for the platform's.
  public var height: Double?
  /// The horizontal position of the text in the field.
  public var contentAlignment = ContentAlignment.leading
  /// The vertical position of the text in the field.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The accessibility label; nil for the placeholder.
  public var accessibilityLabel: String?

  /// Creates an empty field.
  public init() {}

  /// Creates a field.
  public init(_ placeholder: String = "", text: String = "") {
    self.placeholder = placeholder
    self.text = text
  }

  public static let name = "text-field"
  public static let guideline =
    "Say in the placeholder what to enter; use a secure field for private input; offer a clear button."
  public static let shorthand: String? = "text"
  public static let metrics: [any ThemeMetrics.Type] = [TextFieldMetrics.self, EditMenuMetrics.self]

  public static let attributes: [Attribute<TextField>] =
    [
      Attribute("text", \.text),
      Attribute("placeholder", \.placeholder),
      Attribute("style", \.style),
      Attribute("state", \.state),
      Attribute("selection", \.selection),
      Attribute("edit-menu", \.editMenu),
      Attribute("axis", \.axis),
      Attribute("lines", \.lines, in: 1...1000),
      Attribute("min-lines", \.minimumLines, in: 1...1000),
      Attribute("max-lines", \.maximumLines, in: 1...1000),
      Attribute("secure", \.isSecure),
      Attribute("clear-button", \.clearButton),
      Attribute("leading-symbol", \.leadingSymbol, type: .symbol),
      Attribute("trailing-symbol", \.trailingSymbol, type: .symbol),
      .image("leading-image", \.leadingImage, help: "An image before the text instead of a symbol."),
      .image(
        "trailing-image", \.trailingImage,
        help: "An image after the text; the clear button takes its place."),
      Attribute("trailing-button", \.trailingButton),
      .image("background-image", \.backgroundImage, help: "An image behind the text instead of the border."),
      .image(
        "disabled-background-image", \.disabledBackgroundImage,
        help: "The image behind the text while the field is disabled."),
      .symbolSize(\.symbolSize),
      Attribute("leading-text", \.leadingText),
      Attribute("trailing-text", \.trailingText),
      Attribute("keyboard-type", \.keyboardType),
      Attribute("return-key", \.returnKey),
      Attribute("keyboard-accessory", \.keyboardAccessory),
      Attribute("error", \.error),
      Attribute("alignment", \.alignment),
      Attribute("tint", \.tint),
      Attribute("width", \.width, length: 0...100_000),
      Attribute("height", \.height, in: 0...100_000),
    ] + contentAlignmentAttributes + [
      Attribute("accessibility-label", \.accessibilityLabel)
    ]

  /// Returns the text between its accessories, with its border, and the error message below.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[TextFieldMetrics.self]
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    let inset =
      switch style {
      case .rounded: metrics.textInset
      case .roundedBezel: metrics.roundedBezelInset
      case .plain, .underlined: 0.0
      }
    let isCentered = contentVerticalAlignment.effective == .center
    let row = HStack(spacing: metrics.accessorySpacing) { parts(metrics, in: environment) }
      .padding(Insets(horizontal: inset, vertical: isCentered && height != nil ? 0 : metrics.verticalInset))
      .frame(
        width: FrameLength(filling: width, ideal: metrics.idealWidth),
        height: height.map { FrameLength(filling: $0) }
          ?? FrameLength(min: style == .roundedBezel ? metrics.roundedBezelHeight : metrics.height),
        alignment: contentPlace(in: environment))
    let border = FieldBorder(
      style: style, isFocused: isEdited(in: environment), isDisabled: isDisabled,
      isWrong: !(error ?? "").isEmpty, tint: tint,
      image: isDisabled
        ? disabledBackgroundImage?.with(\.isOfState, true) ?? backgroundImage : backgroundImage)
    let field = border.around(row, metrics, in: environment)
    guard let error, !error.isEmpty else { return field }
    return VStack(spacing: metrics.errorSpacing, alignment: .leading) {
      field
      Text(error, style: metrics.errorStyle).color(.token(.fieldError))
        .padding(Insets(horizontal: inset, vertical: 0))
    }
  }

  /// Returns the label, or the placeholder, and the entered text unless the field is secure.
  public func accessibility(in environment: Environment) -> Accessibility {
    let shown = text.isEmpty && accessibilityLabel != nil ? placeholder : text
    let dots = String(repeating: "•", count: Swift.min(text.graphemeCount, 256))
    let value = isSecure && !text.isEmpty ? dots : shown
    return Accessibility(
      label: accessibilityLabel ?? placeholder, value: value.isEmpty ? nil : value, hint: error,
      traits: traits(isSecure ? .secureTextField : .textField, in: environment),
      isContainer: hasButton(in: environment))
  }

  /// The lines of a field that grows; a caret beside them is seen though they are cut off where they scroll.
  private func growingLines(_ metrics: TextFieldMetrics, in environment: Environment) -> any Element {
    let reach = Insets(horizontal: metrics.caretWidth, vertical: 0)
    return linesArea(insets: reach, growsWithText: true, in: environment)
      .padding(Insets(horizontal: -metrics.caretWidth, vertical: 0))
  }

  /// Returns the errors about bounds of lines that contradict each other.
  public var problems: [AttributeError] { lineProblems }

  /// The text and its accessories from leading to trailing.
  private func parts(_ metrics: TextFieldMetrics, in environment: Environment) -> [any Element] {
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    let quiet = ColorReference.token(isDisabled ? .tertiaryLabel : .secondaryLabel)
    let ink = environment.color(quiet)
    var parts: [any Element] = []
    if let leadingImage {
      parts.append(leadingImage.figure(ink, in: environment))
    } else if let leadingSymbol {
      // Symbols of different widths stand in one column, so that the texts of fields below each other align.
      let column = environment.font(metrics.textStyle).size * metrics.symbolColumn
      parts.append(
        SymbolImage(leadingSymbol, style: metrics.textStyle).with(\.size, symbolSize).color(quiet)
          .frame(width: FrameLength(min: column), height: FrameLength()))
    }
    if let leadingText { parts.append(Text(leadingText, style: metrics.textStyle).color(quiet).lineLimit(1)) }
    parts.append(
      takesLines ? growingLines(metrics, in: environment) : line(metrics.textStyle, in: environment))
    if let trailingText {
      parts.append(Text(trailingText, style: metrics.textStyle).color(quiet).lineLimit(1))
    }
    // The clear button is at the trailing end, where it takes the place of a symbol.
    if showsClearButton(in: environment) {
      parts.append(
        FieldClearButton(
          size: metrics.clearButtonSize,
          color: .token(isDisabled ? .quaternaryLabel : .fieldClearButton)))
    } else if let trailingButton {
      parts.append(trailingButton.part(quiet, symbolSize: symbolSize, isDisabled: isDisabled))
    } else if let trailingImage {
      parts.append(trailingImage.figure(ink, in: environment))
    } else if let trailingSymbol {
      parts.append(
        SymbolImage(trailingSymbol, style: metrics.textStyle).with(\.size, symbolSize).color(quiet))
    }
    return parts
  }
}

extension TextField {
  public var partIDs: [String] { trailingButton?.identifier.map { [$0] } ?? [] }

  /// Returns the field with a border style.
  public func style(_ style: TextFieldStyle) -> TextField { with(\.style, style) }
  /// Returns a secure field, which hides the entered text.
  public func secure() -> TextField { with(\.isSecure, true) }
  /// Returns the field with a width in points.
  public func width(_ width: Double) -> TextField { with(\.width, width) }
}
