public import MaquetteTypography

/// What few texts have: runs, and looks of the whole text besides style, size, weight and colour.
struct TextLook: Hashable, Sendable {
  /// The parts; empty if the text is one part.
  var runs: [TextRun] = []
  /// What holds for the whole text. Its text, style, size, weight and colour are not used.
  var whole = TextRun()
  /// Whether a person can select the text, what is selected, and its menu.
  var isSelectable = false
  var selection: TextSelection?
  var editMenu = EditMenuState.closed
  /// The selected characters as they are drawn; nil for none.
  var mark: TextMark?
}

/// The selected characters of a text, and how they look.
package struct TextMark: Hashable, Sendable {
  package var range: Range<Int>
  package var look: TextSelectionLook

  package init(_ range: Range<Int>, _ look: TextSelectionLook) { (self.range, self.look) = (range, look) }
}

extension Text {
  /// Creates a text of parts with looks of their own.
  public init(runs: [TextRun], style: TextStyle = .body) {
    self.init("", style: style)
    self.runs = runs
  }

  /// The parts with looks of their own; empty if the text is one part. Setting them sets the text.
  public var runs: [TextRun] {
    get { look.value?.runs ?? [] }
    set {
      text = TextContent(runs: newValue).text
      changeLook { $0.runs = newValue }
    }
  }
  /// Whether the text uses its style's emphasized weight, such as semibold for body; `weight` overrides it.
  public var isEmphasized: Bool {
    get { look.value?.whole.isEmphasized ?? false }
    set { changeLook { $0.whole.isEmphasized = newValue ? true : nil } }
  }
  /// The name of a font family that is loaded, in place of the theme's.
  public var family: String? {
    get { look.value?.whole.family }
    set { changeLook { $0.whole.family = newValue } }
  }
  /// Whether the text is italic.
  public var isItalic: Bool {
    get { look.value?.whole.isItalic ?? false }
    set { changeLook { $0.whole.isItalic = newValue ? true : nil } }
  }
  /// Whether the text is underlined.
  public var isUnderlined: Bool {
    get { look.value?.whole.isUnderlined ?? false }
    set { changeLook { $0.whole.isUnderlined = newValue ? true : nil } }
  }
  /// Whether the text is struck through.
  public var isStruckThrough: Bool {
    get { look.value?.whole.isStruckThrough ?? false }
    set { changeLook { $0.whole.isStruckThrough = newValue ? true : nil } }
  }
  /// What makes the whole text a link; nil for text.
  public var link: TextLink? {
    get { look.value?.whole.link }
    set { changeLook { $0.whole.link = newValue } }
  }

  /// Whether the text can be selected and copied; setting a selection or an edit menu implies it.
  package var isSelectable: Bool {
    get { look.value.map { $0.isSelectable || $0.selection != nil || $0.editMenu.isOpen } ?? false }
    set { changeLook { $0.isSelectable = newValue } }
  }
  /// The selection: all, or start and end indices; nil for none.
  package var selection: TextSelection? {
    get { look.value?.selection }
    set { changeLook { $0.selection = newValue } }
  }
  /// Whether the edit menu of a selectable text is open.
  package var editMenu: EditMenuState {
    get { look.value?.editMenu ?? .closed }
    set { changeLook { $0.editMenu = newValue } }
  }
  /// The selected characters as they are drawn; nil for none.
  package var mark: TextMark? {
    get { look.value?.mark }
    set { changeLook { $0.mark = newValue } }
  }

  /// The names of the links.
  public var partIDs: [String] {
    guard let look = look.value else { return [] }
    return look.whole.link?.id.map { [$0] } ?? look.runs.linkNames
  }

  mutating func changeLook(_ change: (inout TextLook) -> Void) {
    var changed = look.value ?? TextLook()
    change(&changed)
    look = Boxed(changed == TextLook() ? nil : changed)
  }

  /// Returns the text with the weight that its style has for emphasis.
  public func bold(_ isBold: Bool = true) -> Text { with(\.isEmphasized, isBold) }
  /// Returns the text with sloping glyphs.
  public func italic(_ isItalic: Bool = true) -> Text { with(\.isItalic, isItalic) }
  /// Returns the text with a line under it.
  public func underline(_ isActive: Bool = true) -> Text { with(\.isUnderlined, isActive) }
  /// Returns the text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Text { with(\.isStruckThrough, isActive) }
  /// Returns the text as a link to a place; nil for a link without a name.
  public func link(_ name: String?) -> Text { with(\.link, name.map(TextLink.named) ?? .unnamed) }

  /// Returns one text of two that keep their looks; all other properties are the first one's.
  public static func + (first: Text, second: Text) -> Text {
    var result = first
    result.look = .absent
    result.style = .body
    result.size = nil
    result.weight = nil
    result.color = .token(.label)
    result.runs = first.runsForJoining + second.runsForJoining
    return result
  }

  private var runsForJoining: [TextRun] {
    var whole = look.value?.whole ?? TextRun()
    whole.style = style == .body ? nil : style
    whole.size = size
    whole.weight = weight
    whole.color = color == .token(.label) ? nil : color
    return (runs.isEmpty ? [TextRun(text)] : runs).map { $0.over(whole) }
  }
}

extension [TextRun] {
  /// The names of the links among the runs, which identify them in scripts.
  package var linkNames: [String] { compactMap { $0.link?.id } }
}

extension Attribute<Text> {
  /// The attribute for parts with looks of their own.
  static var runs: Attribute {
    Attribute(
      name: "runs", help: "The text's styled parts, in place of `text`.",
      type: [TextRun].attributeType
    ) { (value, text) throws(AttributeError) in
      try text.setRuns([TextRun](attribute: value))
    }
  }

  /// The attribute for a text in the Markdown of words.
  static var markdown: Attribute {
    Attribute(
      name: "markdown", help: "The text with **bold**, *italic* and [link](place), in place of `text`.",
      type: .text
    ) { (value, text) throws(AttributeError) in
      try text.setRuns(TextContent(markdown: String(attribute: value)).runs)
    }
  }
}

extension Text {
  fileprivate mutating func setRuns(_ runs: [TextRun]) throws(AttributeError) {
    guard text.isEmpty, self.runs.isEmpty else {
      throw AttributeError(
        message: "a label takes one of text, runs and markdown", hint: "remove the others")
    }
    self.runs = runs
  }
}
