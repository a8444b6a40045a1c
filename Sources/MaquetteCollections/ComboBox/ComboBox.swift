import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// A text field with a button that opens a list of choices.
public struct ComboBox: StatefulControl {
  /// The entered or chosen text.
  public var text = ""
  /// The placeholder of an empty field.
  public var placeholder = ""
  /// The interaction state; a focused one shows the caret.
  public var state: ControlState = .normal
  /// The selection while focused, in characters: all, a caret position, or start and end; nil for a caret at the end.
  public var selection: TextSelection?
  /// Whether the selection's edit menu is open while the field is edited.
  public var editMenu = EditMenuState.closed
  /// The tint of button, caret and selection; nil for the environment's.
  public var tint: ColorReference?
  /// The width in points; by default the available width.
  public var width: Double?
  /// The horizontal position of the text in the field.
  public var contentAlignment = ContentAlignment.leading
  /// The vertical position of the text in the field.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The accessibility label; nil for the placeholder.
  public var accessibilityLabel: String?

  /// Creates an empty combo box.
  public init() {}

  /// Creates a combo box with a text.
  public init(_ text: String, placeholder: String = "") {
    self.text = text
    self.placeholder = placeholder
  }

  public static let name = "combo-box"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Use it if a value is likely to be in the list but may differ; if it must be in the list, use a "
    + "pop-up button."
  public static let shorthand: String? = "text"

  public static let attributes: [Attribute<ComboBox>] =
    [
      Attribute("text", \.text),
      Attribute("placeholder", \.placeholder),
      Attribute("state", \.state),
      Attribute("selection", \.selection),
      Attribute("edit-menu", \.editMenu),
      Attribute("tint", \.tint),
      Attribute("width", \.width, length: 0...100_000),
    ] + contentAlignmentAttributes + [
      Attribute("accessibility-label", \.accessibilityLabel)
    ]

  /// Returns the text and the button in the border of a field.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[TextFieldMetrics.self]
    let menu = environment.theme[MenuButtonMetrics.self]
    let cap = menu.bezel(of: .medium)
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    // A cap without an inset is the end of a bezel, which the whole box is then.
    let isBezel = menu.capInset == 0
    let height = isBezel ? cap.height : menu.comboBoxHeight
    let side = cap.height - 2 * menu.capInset
    let arrow = MenuCap(
      isDisabled: isDisabled, tint: tint, size: Size(width: isBezel ? cap.capWidth : side, height: side),
      radius: cap.capRadius, arrowWidth: cap.arrowWidth)
    let row = HStack(spacing: menu.symbolSpacing) {
      line(metrics.textStyle, in: environment).risen(by: menu.comboBoxRise)
      arrow
    }
    .padding(Insets(leading: metrics.textInset, trailing: (height - side) / 2))
    .frame(
      width: FrameLength(filling: width, ideal: metrics.idealWidth), height: FrameLength(filling: height),
      alignment: contentPlace(in: environment))
    if isBezel {
      let outline = Surface.Outline.rounded(radius: cap.radius, menu.cornerStyle)
      return row.background(Bezel(outline: outline, isDisabled: isDisabled))
        .focusRing(outline, if: isEdited(in: environment), tint: tint, in: environment)
    }
    let border = FieldBorder(
      style: menu.hasTintedCap ? .roundedBezel : .rounded, isFocused: isEdited(in: environment),
      isDisabled: isDisabled, isWrong: false,
      tint: tint)
    return border.around(row, metrics, in: environment)
  }

  /// Returns the label or the placeholder, with the text as the value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let value = text.isEmpty && accessibilityLabel != nil ? placeholder : text
    return Accessibility(
      label: accessibilityLabel ?? placeholder, value: value.isEmpty ? nil : value,
      traits: traits(.textField, in: environment))
  }
}
