import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
public import MaquetteTypography

/// A view for several lines of text, editable or read-only, that scrolls.
public struct TextView: StatefulControl {
  /// The text with its runs.
  public var content = TextContent("")
  /// The text; setting it removes runs.
  public var text: String {
    get { content.text }
    set { content = TextContent(newValue) }
  }
  /// The placeholder of an empty text.
  public var placeholder = ""
  /// The border style; nil for the platform's: a bezel on macOS, none elsewhere.
  public var style: TextViewStyle?
  /// The interaction state; a focused one shows the caret.
  public var state: ControlState = .normal
  /// The selection while focused, in characters: all, a caret position, or start and end; nil for a caret at the end.
  public var selection: TextSelection?
  /// Whether the selection's edit menu is open while the text is edited.
  public var editMenu = EditMenuState.closed
  /// Whether the text can be edited.
  public var isEditable = true
  /// Which part of the text is seen.
  public var textScroll = TextScroll()
  /// The height in lines; nil for `min-lines` and `max-lines`, or the available height.
  public var lines: Int?
  /// The minimum height in lines.
  public var minimumLines: Int?
  /// The number of lines at which the view starts to scroll.
  public var maximumLines: Int?
  /// The maximum number of characters; nil for no limit. Further typing is ignored.
  public var maximumLength: Int?
  /// Whether a character count stands below the text, with the maximum length if set.
  public var showsCharacterCount = false
  /// The keyboard that the screen shows while the text is edited.
  public var keyboardType = KeyboardType.default
  /// The label of that keyboard's return key.
  public var returnKey = ReturnKeyType.default
  /// Buttons in the bar above that keyboard: previous, next, done.
  public var keyboardAccessory: [KeyboardAccessory] = []
  /// The text style.
  public var font = TextStyle.body
  /// The colour of caret and selection; nil for the environment's tint.
  public var tint: ColorReference?
  /// The width in points; by default the available width.
  public var width: Double?
  /// The height in points, in place of a number of lines.
  public var height: Double?
  /// The position of the lines in the width.
  public var contentAlignment = ContentAlignment.leading
  /// The vertical position of the text; it begins at the top.
  public var contentVerticalAlignment = ContentVerticalAlignment.top
  /// The accessibility label; nil for the placeholder.
  public var accessibilityLabel: String?

  /// Creates an empty view.
  public init() {}

  /// Creates a view of a text.
  public init(_ placeholder: String = "", text: String = "") {
    self.placeholder = placeholder
    self.text = text
  }

  /// Creates a view of a text of parts with looks of their own.
  public init(_ placeholder: String = "", runs: [TextRun]) {
    self.placeholder = placeholder
    content = TextContent(runs: runs)
  }

  public static let name = "text-view"
  public static let platforms: Set<Platform> = [.ios, .macos]
  public static let guideline =
    "Use it for text of several lines, such as a message; use a text field for a name or other short "
    + "input."
  public static let shorthand: String? = "text"
  public static let metrics: [any ThemeMetrics.Type] = [TextViewMetrics.self]

  public static let attributes: [Attribute<TextView>] =
    [
      Attribute("text", \.content, help: "The text, or a mapping with `runs` or `markdown`."),
      Attribute("placeholder", \.placeholder),
      Attribute("style", \.style),
      Attribute("state", \.state),
      Attribute("selection", \.selection),
      Attribute("edit-menu", \.editMenu),
      Attribute("editable", \.isEditable),
      Attribute("scroll-offset", \.textScroll.offset, help: ScrollOffset.help),
      Attribute("indicators", \.textScroll.indicators, help: ScrollIndicators.help),
      Attribute("lines", \.lines, in: 1...1000),
      Attribute("min-lines", \.minimumLines, in: 1...1000),
      Attribute("max-lines", \.maximumLines, in: 1...1000),
      Attribute("maximum-length", \.maximumLength, in: 1...1_000_000),
      Attribute("character-count", \.showsCharacterCount),
      Attribute("keyboard-type", \.keyboardType),
      Attribute("return-key", \.returnKey),
      Attribute("keyboard-accessory", \.keyboardAccessory),
      Attribute("font", \.font),
      Attribute("tint", \.tint),
      Attribute("width", \.width, length: 0...100_000),
      Attribute("height", \.height, in: 0...100_000),
    ] + contentAlignmentAttributes + [
      Attribute("accessibility-label", \.accessibilityLabel)
    ]

  /// Returns the lines on their surface, and the number of characters below.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[TextViewMetrics.self]
    let style = style ?? metrics.style
    let edge = style == .bezel ? metrics.borderWidth : 0
    // In the border of a field the text has the distance to it that a field's has.
    let inset = style == .rounded ? environment.theme[TextFieldMetrics.self].verticalInset : 0
    let insets = Insets(
      horizontal: metrics.linePadding, vertical: Swift.max(metrics.verticalInset, inset))
    let area = linesArea(insets: insets, growsWithText: false, in: environment)
      .padding(Insets(all: edge))
      .frame(
        width: FrameLength(filling: width, ideal: metrics.idealWidth),
        height: height.map(FrameLength.exactly) ?? FrameLength())
    let view = surrounded(area, style, metrics, in: environment)
    guard showsCharacterCount else { return view }
    return VStack(spacing: metrics.countSpacing, alignment: .trailing) {
      view
      count(metrics, in: environment).padding(Insets(horizontal: metrics.linePadding, vertical: 0))
    }
  }

  /// Returns the label, or the placeholder, and the text.
  public func accessibility(in environment: Environment) -> Accessibility {
    let value = content.text(style: font).spoken(in: environment)
    let label = accessibilityLabel ?? placeholder
    if !isEditable {
      return Accessibility(
        label: label.isEmpty ? value : label, value: label.isEmpty || value.isEmpty ? nil : value,
        traits: traits(.staticText, in: environment), isContainer: !content.runs.linkNames.isEmpty)
    }
    return Accessibility(
      label: label, value: value.isEmpty ? nil : value,
      hint: showsCharacterCount ? countText(in: environment) : nil,
      traits: traits(.textArea, in: environment),
      isContainer: !content.runs.linkNames.isEmpty)
  }

  /// Returns the errors about a selection beyond the end, and about bounds of lines that contradict each other.
  public var problems: [AttributeError] {
    let count = text.count
    let end: Int? =
      switch selection {
      case .caret(let place): place
      case .range(let range): range.upperBound
      case .all, nil: nil
      }
    guard let end, !text.isEmpty, end > count else { return lineProblems }
    return [
      AttributeError(
        message: "the selection ends at \(end), but the text has \(count) characters",
        hint: "end it at \(count) or before", path: [.value("selection")])
    ] + lineProblems
  }
}

extension TextView {
  public var partIDs: [String] { content.runs.linkNames }

  private func surrounded(
    _ area: any Element, _ style: TextViewStyle, _ metrics: TextViewMetrics, in environment: Environment
  ) -> any Element {
    let isDisabled = isDisabled(in: environment)
    let field = environment.theme[TextFieldMetrics.self]
    let border = FieldBorder(
      style: .rounded, isFocused: isEdited(in: environment), isDisabled: isDisabled, isWrong: isTooLong,
      tint: tint)
    switch style {
    case .plain: return area.background(Surface(fill: .token(metrics.hasBezel ? .textViewFill : .background)))
    case .bezel:
      let color = ColorReference.token(isTooLong ? .fieldError : .separator)
      let fill = ColorReference.token(isDisabled ? .fieldDisabledFill : .textViewFill)
      let view = area.background(
        Surface(fill: fill, border: Surface.Border(color: color, width: metrics.borderWidth)))
      return border.ringed(view, radius: metrics.ringRadius, field, in: environment)
    case .rounded: return border.around(area, field, in: environment)
    }
  }

  private var isTooLong: Bool { maximumLength.map { text.count > $0 } ?? false }

  private func countText(in environment: Environment) -> String {
    let count = environment.number(text.count)
    return maximumLength.map { "\(count)/\(environment.number($0))" } ?? count
  }

  private func count(_ metrics: TextViewMetrics, in environment: Environment) -> any Element {
    let color = ColorToken.secondaryLabel
    return Text(countText(in: environment), style: metrics.countStyle)
      .color(.token(isTooLong ? .fieldError : color)).verbatim().with(\.hasMonospacedDigits, true)
  }

  /// Returns the view with a border style.
  public func style(_ style: TextViewStyle) -> TextView { with(\.style, style) }
  /// Returns the view with a text that a person can change or not.
  public func editable(_ isEditable: Bool) -> TextView { with(\.isEditable, isEditable) }
  /// Returns the view with the range of lines that it grows by.
  public func lines(_ range: ClosedRange<Int>) -> TextView {
    with(\.minimumLines, range.lowerBound).with(\.maximumLines, range.upperBound)
  }
}

/// The border style of a text view.
public enum TextViewStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// No border.
  case plain
  /// A square line around it, as of a scroll view on macOS.
  case bezel
  /// The border of a text field.
  case rounded
}
