import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
public import MaquetteTypography

/// A text of several lines that is edited, or only read, and scrolls.
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
  /// While focused: all, the place of the caret, or where the selection begins and ends, in characters; nil
  /// for none, with the caret at the end.
  public var selection: TextSelection?
  /// Whether the edit menu of the selection is open, while the text is edited.
  public var editMenu = EditMenuState.closed
  /// Whether a person can change the text.
  public var isEditable = true
  /// Which part of the text is seen.
  public var textScroll = TextScroll()
  /// The number of lines that the view is high; nil for the bounds, or the height that there is.
  public var lines: Int?
  /// The number of lines that the view is high at least.
  public var minimumLines: Int?
  /// The number of lines after which the view scrolls.
  public var maximumLines: Int?
  /// The number of characters after which keys add none; nil for no limit.
  public var maximumLength: Int?
  /// Whether the number of characters stands below the text, with the maximum length if there is one.
  public var showsCharacterCount = false
  /// The keyboard that a screen shows while the text is edited.
  public var keyboardType = KeyboardType.default
  /// What the return key of that keyboard says.
  public var returnKey = ReturnKeyType.default
  /// The buttons of the bar above that keyboard: previous, next, done.
  public var keyboardAccessory: [KeyboardAccessory] = []
  /// The text style.
  public var font = TextStyle.body
  /// The colour of caret and selection; nil for the environment's tint.
  public var tint: ColorReference?
  /// The width in points; a view without one fills the available width.
  public var width: Double?
  /// The height in points, instead of a number of lines.
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
    "For text of more than a line, such as a message; a text field is for a name or another short entry."
  public static let shorthand: String? = "text"
  public static let metrics: [any ThemeMetrics.Type] = [TextViewMetrics.self]

  public static let attributes: [Attribute<TextView>] =
    [
      Attribute("text", \.content, help: "The text, or a mapping of its runs or its markdown."),
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
        message: "the selection is at \(end), and the text has \(count) characters",
        hint: "write \(count) for its end", path: [.value("selection")])
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
