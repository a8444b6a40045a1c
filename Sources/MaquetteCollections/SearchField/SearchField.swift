import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A field for search text.
///
/// A magnifying glass is before the text.
public struct SearchField: StatefulControl {
  /// The search text.
  public var text = ""
  /// The placeholder of an empty field.
  public var placeholder = usualPlaceholder { didSet { isPlaceholderGiven = true } }
  /// The interaction state; a focused field shows the caret.
  public var state: ControlState = .normal
  /// The selection while focused, in characters: all, a caret position, or start and end; nil for a caret at the end.
  public var selection: TextSelection?
  /// Whether the selection's edit menu is open while the field is edited.
  public var editMenu = EditMenuState.closed
  /// When the clear button shows.
  public var clearButton: ClearButtonMode = .always
  /// Whether an empty field shows a microphone.
  public var hasDictation = false
  /// The button at the end of an empty field, such as bookmarks; nil for none.
  public var trailingButton: FieldButton?
  /// The title of the cancel button beside the field; nil for none.
  public var cancelTitle: String?
  /// The colour of caret, selection and button; nil for the environment's tint.
  public var tint: ColorReference?
  /// The width in points without the cancel button; by default the available width.
  public var width: Double?
  /// Whether the placeholder is not the usual one.
  private var isPlaceholderGiven = false
  /// The horizontal position of the text in the field.
  public var contentAlignment = ContentAlignment.leading
  /// The vertical position of the text in the field.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The accessibility label; nil for the placeholder.
  public var accessibilityLabel: String?

  /// Creates an empty field.
  public init() {}

  /// Creates a field.
  public init(text: String, placeholder: String = usualPlaceholder) {
    self.text = text
    self.placeholder = placeholder
    isPlaceholderGiven = placeholder != Self.usualPlaceholder
  }

  /// The placeholder of a field that is given none, which is drawn in the sheet's language.
  public static let usualPlaceholder = "Search"

  public static let name = "search-field"
  public static let guideline =
    "Say in the placeholder what people can find; offer a clear button, and a cancel button while "
    + "editing."
  public static let shorthand: String? = "text"
  public static let metrics: [any ThemeMetrics.Type] = [
    SearchFieldMetrics.self, BarMetrics.self, GlassMetrics.self,
  ]

  public static let attributes: [Attribute<SearchField>] =
    [
      Attribute("text", \.text),
      Attribute("placeholder", \.placeholder),
      Attribute("state", \.state),
      Attribute("selection", \.selection),
      Attribute("edit-menu", \.editMenu),
      Attribute("clear-button", \.clearButton),
      Attribute("dictation", \.hasDictation),
      Attribute("trailing-button", \.trailingButton),
      Attribute("cancel", \.cancelTitle),
      Attribute("tint", \.tint),
      Attribute("width", \.width, length: 0...100_000),
    ] + contentAlignmentAttributes + [
      Attribute("accessibility-label", \.accessibilityLabel)
    ]

  /// Returns the magnifying glass, the text and the clear button on a surface, and the cancel button beside it.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[SearchFieldMetrics.self]
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    let isFocused = isEdited(in: environment)
    let quiet = ColorReference.token(isDisabled ? .tertiaryLabel : metrics.placeholderColor)
    let marks = ColorReference.token(isDisabled ? .tertiaryLabel : metrics.symbolColor)
    let placeholder = shownPlaceholder(in: environment)
    // A line that can be edited fills the field.
    let isCentred = metrics.hasCentredPlaceholder && text.isEmpty && !isFocused && !hasDictation
    let line: any Element =
      isCentred
      ? Text(placeholder, style: metrics.textStyle).color(quiet).lineLimit(1)
      : self.line(metrics.textStyle, in: environment).with(\.placeholderColor, quiet)
        .with(\.placeholder, placeholder)
    let isOnGlass = environment.isInBar && environment.theme[BarMetrics.self].isGlass
    let isInSidebar = environment.sidebarPlace != nil
    let room: (height: Double, inset: Double) =
      environment.isInBar && (environment.isInBottomBar || !isOnGlass)
      ? (metrics.barHeight, metrics.barInset)
      : isInSidebar ? (metrics.sidebarHeight, metrics.sidebarInset) : (metrics.height, metrics.inset)
    let row = HStack(spacing: metrics.symbolSpacing) {
      SymbolImage("magnifyingglass").with(\.size, metrics.symbolSize(in: environment)).color(marks)
      line
      if showsClearButton(in: environment) {
        FieldClearButton(
          size: metrics.clearButtonSize, color: .token(isDisabled ? .tertiaryLabel : .searchClearButton))
      } else if text.isEmpty, let trailingButton {
        trailingButton.part(marks, symbolSize: metrics.symbolSize(in: environment), isDisabled: isDisabled)
      } else if text.isEmpty, hasDictation {
        SymbolImage("mic.fill").with(\.size, metrics.symbolSize(in: environment)).color(marks)
      }
    }
    .padding(Insets(horizontal: room.inset, vertical: metrics.verticalInset))
    .frame(
      // Beside a button the field gives way rather than push it out of sight.
      width: hasCancelButton
        ? FrameLength(ideal: width ?? metrics.idealWidth, max: width ?? .infinity)
        : FrameLength(filling: width, ideal: metrics.idealWidth),
      height: FrameLength(min: room.height),
      alignment: isCentred ? .center : contentPlace(in: environment))
    let pixel = 1 / environment.scale
    let radius = isInSidebar ? metrics.sidebarRadius : metrics.cornerRadius
    let outline: Surface.Outline = radius * 2 < room.height ? .rounded(radius: radius, .continuous) : .capsule
    let inset = environment.theme[TextFieldMetrics.self].bezelInset(environment.appearance)
    let surface = Surface(
      outline, fill: .token(isInSidebar ? metrics.sidebarFill : .searchFill),
      border: Surface.Border(color: .token(isInSidebar ? metrics.sidebarEdge : .searchEdge), width: pixel)
    )
    .padding(inset)
    let foot = FootLine(outline: outline, color: .token(.searchFoot)).padding(inset)
    let field: any Element =
      isOnGlass
      ? row.onGlass(.glass(role: .bar, in: environment), in: environment)
      : row.background(foot).background(surface)
    let ringed = field.focusRing(outline, if: isFocused && metrics.hasFocusRing, tint: tint, in: environment)
    // Among the rows of a sidebar it is as wide as their highlights.
    let margin = isInSidebar ? environment.theme[SidebarMetrics.self].rowInset : 0
    guard hasCancelButton, let cancelTitle else {
      return ringed.padding(Insets(horizontal: margin, vertical: 0))
    }
    // On glass it is a circle with a cross.
    let button: any Element =
      isOnGlass
      ? BarButtonFace(button: BarButton(symbol: "xmark").disabled(isDisabled)).element(in: environment)
      : Text(cancelTitle, style: metrics.textStyle).lineLimit(1)
        .color(isDisabled ? .token(.tertiaryLabel) : environment.resolvedTint(tint))
    return HStack(spacing: metrics.cancelSpacing) {
      ringed
      Modified(button) { content, environment in
        Node(
          name: FieldCancelButton.name, wrapping: content.node(in: environment),
          direction: environment.direction)
      }
      .layoutPriority(1)
    }
    .padding(Insets(horizontal: margin, vertical: 0))
  }

  public var partIDs: [String] { trailingButton?.identifier.map { [$0] } ?? [] }

  private var hasCancelButton: Bool { cancelTitle?.isEmpty == false }

  /// Returns the label, or the placeholder, and the search text as value.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? shownPlaceholder(in: environment), value: text.isEmpty ? nil : text,
      traits: traits(.searchField, in: environment), isContainer: hasButton(in: environment))
  }

  private func shownPlaceholder(in environment: Environment) -> String {
    isPlaceholderGiven ? placeholder : environment.translated(.search)
  }
}
