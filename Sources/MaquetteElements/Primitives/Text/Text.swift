/// Static text in one of the platform's text styles.
///
/// Its name in sheets is `label`.
public struct Text: CatalogueElement {
  /// The text.
  ///
  /// Setting it removes runs.
  public var text = "" {
    didSet { if look.isPresent { changeLook { $0.runs = [] } } }
  }
  /// The text style, which scales with the text size.
  public var style: TextStyle = .body
  /// The size in points, instead of the style's.
  public var size: Double?
  /// The weight, instead of the style's.
  public var weight: FontWeight?
  /// The colour.
  public var color: ColorReference = .token(.label)
  /// The alignment of the lines.
  public var alignment: TextAlignment = .leading
  /// The maximum number of lines; nil for as many as the text needs.
  public var lineLimit: Int?
  /// Where the ellipsis goes if the text does not fit.
  public var truncation: TruncationMode = .tail
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits = false
  /// The points added after every character.
  package var tracking = 0.0
  /// The thickness added to every stroke, in ems of the font; advances stay as they are.
  package var strokeGrowth = 0.0
  /// Whether the line height is for running text instead of controls.
  public var isRunningText = false
  /// Whether baselines are whole points apart.
  package var hasWholeLines = false

  /// Whether the text belongs to the sheet rather than to its content, so that it is never translated.
  public var isVerbatim = false

  /// What few texts have, out of line.
  var look = Boxed<TextLook>.absent
  /// How few texts give way where they have less room, out of line.
  var fitting = Boxed<TextFitting>.absent

  /// Creates an empty text.
  public init() {}

  /// Creates a text in a style.
  public init(_ text: String, style: TextStyle = .body, weight: FontWeight? = nil) {
    self.text = text
    self.style = style
    self.weight = weight
  }

  public static let name = "label"
  public static let shorthand: String? = "text"
  public static let metrics: [any ThemeMetrics.Type] = [TextMetrics.self]

  public static let attributes: [Attribute<Text>] = [
    Attribute("text", \.text),
    .runs, .markdown,
    Attribute("style", \.style),
    Attribute("size", \.size, in: 1...1000),
    Attribute("weight", \.weight),
    Attribute("color", \.color),
    Attribute("alignment", \.alignment),
    Attribute("lines", \.lineLimit, in: 1...1000),
    Attribute("truncation", \.truncation),
    Attribute("running", \.isRunningText),
    Attribute("spaced-lines", \.hasSpacedLines),
    Attribute("leading", \.leading),
    Attribute("line-spacing", \.lineSpacing, in: 0...1000),
    Attribute("min-lines", \.minimumLines, in: 1...1000),
    Attribute("min-scale", \.minimumScale, in: 0.01...1, unit: nil),
    Attribute("fits-height", \.fitsHeight),
    Attribute("emphasized", \.isEmphasized),
    .font(\.family),
    Attribute("italic", \.isItalic),
    Attribute("underline", \.isUnderlined),
    Attribute("strikethrough", \.isStruckThrough),
    .link(\.link),
    Attribute("selectable", \.isSelectable),
    Attribute("selection", \.selection),
    Attribute("edit-menu", \.editMenu),
  ]

  public func node(in environment: Environment) -> Node {
    if case .present(let look) = look { return node(in: environment, look: look) }
    let spoken = isVerbatim ? text : environment.spoken(text)
    let text = isVerbatim ? text : environment.localized(text)
    let entry = environment.theme.typeRamp.entry(for: style, at: environment.textSize)
    let paragraphStyle = paragraphStyle(entry, in: environment)
    let spacing = spacing(paragraphStyle, entry)
    let setting = TextSetting(text, style: paragraphStyle, fonts: environment.fonts, fitting: fitting)
    let grid = PixelGrid(scale: environment.scale)
    let isInked = environment.inks(color)
    let color = environment.color(color)
    let isEmpty = text.isEmpty
    let slackShare = slackShare(in: environment.direction)
    let textStyle = size == nil ? style : nil
    let smoothing = environment.smoothing(of: color, fontSize: paragraphStyle.font.size)
      .grown(by: strokeGrowth + paragraphStyle.font.systemStrokeGrowth)

    let item = LayoutItem(text: spacing) { setting.measure($0, isEmpty: isEmpty, grid: grid) }
    var node = Node(name: Self.nodeName, item: item) { drawing in
      let paragraph = setting.paragraph(for: drawing.proposal)
      let x = drawing.frame.minX + (drawing.frame.width - paragraph.size.width) * slackShare
      return paragraph.operations(
        at: Point(x: x, y: drawing.frame.minY), color: color, style: textStyle, smoothing: smoothing
      ).inked(isInked)
    }
    let missing = setting.ideal.missing
    if !missing.isEmpty {
      node.warnings = [.missingGlyphs(characters: missing, text: text)]
    }
    node.accessibility = Accessibility(label: spoken, traits: [.staticText])
    node.keep(self, in: environment)
    return node
  }

  func paragraphStyle(in environment: Environment) -> ParagraphStyle {
    paragraphStyle(environment.theme.typeRamp.entry(for: style, at: environment.textSize), in: environment)
  }

  /// Returns what the distances to the neighbours of the text depend on.
  @inline(__always)
  func spacing(_ style: ParagraphStyle, _ entry: TypeRamp.Entry) -> TextSpacing {
    TextSpacing(fontSize: style.font.size, leading: size == nil ? entry.leading : nil)
  }

  func paragraphStyle(_ entry: TypeRamp.Entry, in environment: Environment) -> ParagraphStyle {
    let font = environment.font(
      entry, size: size, weight: weight, tracking: tracking, hasMonospacedDigits: hasMonospacedDigits)
    var style = ParagraphStyle(
      font: font, alignment: alignment, lineLimit: lineLimit, truncation: truncation,
      direction: environment.direction, lineHeight: lineHeight(of: font, entry, in: environment)
    ).localized(in: environment)
    if case .present(let fitting) = fitting {
      style.lineSpacing = fitting.lineSpacing
      if fitting.hasSpacedLines, style.lineHeight == nil, size == nil {
        // Tight lines may be closer than their font asks for.
        let change = fitting.leading.change(onWatch: environment.platform == .watchos)
        let extra = entry.leading + change - environment.fonts.lineHeight(for: font)
        style.lineSpacing += Swift.max(Swift.min(0, change), extra)
      }
    }
    return style
  }

  /// The distance between baselines in points; nil for the font's.
  func lineHeight(of font: Font, _ entry: TypeRamp.Entry, in environment: Environment) -> Double? {
    if hasWholeLines { return environment.fonts.lineHeight(for: font).rounded(.down) }
    return isRunningText ? entry.leading : nil
  }

  /// The share of unused width to the left of the lines.
  func slackShare(in direction: LayoutDirection) -> Double {
    switch (alignment, direction) {
    case (.center, _): 0.5
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
    }
  }
}

/// A text set for the widths that a layout proposes.
///
/// Most texts get their ideal room, so the ideal paragraph is stored; less room requires a new paragraph.
final class TextSetting: Sendable {
  /// The paragraph in its ideal room.
  let ideal: Paragraph
  private let text: String
  /// The parts of a text of runs; nil for a plain text.
  private let spans: [TextSpan]?
  private let style: ParagraphStyle
  private let fonts: FontLibrary
  /// How the text gives way in less room; nil for in lines of its own size.
  private let fitting: Boxed<TextFitting>

  init(_ text: String, style: ParagraphStyle, fonts: FontLibrary, fitting: Boxed<TextFitting>) {
    self.fitting = fitting
    self.text = text
    self.style = style
    self.fonts = fonts
    spans = nil
    ideal = fonts.paragraph(text, style: style)
  }

  init(_ spans: [TextSpan], style: ParagraphStyle, fonts: FontLibrary, fitting: Boxed<TextFitting>) {
    self.fitting = fitting
    text = ""
    self.spans = spans
    self.style = style
    self.fonts = fonts
    ideal = fonts.paragraph(spans, style: style)
  }

  /// Returns the text in lines no wider than `maxWidth` points; nil for lines of their ideal width.
  func paragraph(maxWidth: Double?) -> Paragraph {
    guard let maxWidth, !ideal.fits(maxWidth) else { return ideal }
    if let spans { return fonts.paragraph(spans, style: style, maxWidth: maxWidth) }
    return fonts.paragraph(text, style: style, maxWidth: maxWidth)
  }

  /// Returns the text in the room that it is offered.
  func paragraph(for proposal: Proposal) -> Paragraph {
    guard case .present(let fitting) = fitting else { return paragraph(maxWidth: proposal.width) }
    return fitting.paragraph(maxHeight: proposal.height) { attempt in
      if attempt == TextFitting.Try() { return paragraph(maxWidth: proposal.width) }
      let style = style.tried(attempt)
      let width = proposal.width ?? .infinity
      guard let spans else { return fonts.paragraph(text, style: style, maxWidth: width) }
      return fonts.paragraph(spans.map { $0.scaled(by: attempt.scale) }, style: style, maxWidth: width)
    }
  }

  /// Returns the size of the text in the room that it is offered.
  ///
  /// Like UIKit's labels, a text takes whole pixels, so that its neighbours begin on a pixel.
  func measure(_ proposal: Proposal, isEmpty: Bool, grid: PixelGrid) -> Measurement {
    let paragraph = paragraph(for: proposal)
    var height = paragraph.size.height
    if case .present(let fitting) = fitting {
      height = fitting.height(
        of: paragraph, lineHeight: style.lineHeight ?? fonts.lineHeight(for: style.font),
        lineSpacing: style.lineSpacing)
    }
    return Measurement(
      width: isEmpty ? 0 : grid.roundedUp(paragraph.size.width), height: grid.roundedUp(height),
      firstBaseline: paragraph.firstBaseline, lastBaseline: paragraph.lastBaseline)
  }

  /// Returns the places of the characters of one of its paragraphs with a top left corner, in the frame of the text.
  func geometry(of paragraph: Paragraph, at corner: Point, in frame: Rect) -> TextGeometry {
    guard let spans else {
      return TextGeometry(text, style: style, fonts: fonts, paragraph, at: corner, in: frame)
    }
    let (style, fonts) = (style, fonts)
    return TextGeometry(spans.reduce(into: "") { $0 += $1.text }, paragraph, at: corner, in: frame) { range in
      fonts.paragraph(spans.part(range), style: style).idealWidth
    }
  }
}

extension TextSpan {
  /// Returns the part in a share of its size.
  fileprivate func scaled(by scale: Double) -> TextSpan {
    var span = self
    span.font.size *= scale
    span.lineHeight = lineHeight.map { $0 * scale }
    return span
  }
}

extension [TextSpan] {
  /// Returns the parts of the text in a range of code points.
  fileprivate func part(_ range: Range<Int>) -> [TextSpan] {
    var start = 0
    return compactMap { span in
      let scalars = Array<Unicode.Scalar>(span.text.unicodeScalars)
      let inside = range.clamped(to: start..<start + scalars.count)
      defer { start += scalars.count }
      guard !inside.isEmpty else { return nil }
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[inside.lowerBound - start..<inside.upperBound - start])
      return TextSpan(String(part), font: span.font, lineHeight: span.lineHeight)
    }
  }
}

extension Text {
  /// Returns the text in another colour.
  public func color(_ color: ColorReference) -> Text { with(\.color, color) }
  /// Returns the text with a maximum number of lines.
  public func lineLimit(_ limit: Int?) -> Text { with(\.lineLimit, limit) }
  /// Returns the text as a text of the sheet, which is never translated.
  public func verbatim() -> Text { with(\.isVerbatim, true) }
  /// Returns the text with another alignment of its lines.
  public func alignment(_ alignment: TextAlignment) -> Text { with(\.alignment, alignment) }
}

/// The fit of a text into its room.
public struct TextFit: Hashable, Sendable {
  /// The text as it is drawn.
  public let text: String
  /// Whether an ellipsis replaces part of the text.
  public let isTruncated: Bool
  /// Whether a line ends within a word.
  public let breaksWords: Bool
  /// The width in points that the text needs in its number of lines.
  public let neededWidth: Double
  /// The height of all lines in points.
  public let neededHeight: Double
}

extension Text {
  /// Returns the fit of the text into a width in points.
  public func fit(width: Double, in environment: Environment) -> TextFit {
    let setting = setting(in: environment)
    let set = setting.paragraph(for: Proposal(width: width, height: nil))
    return TextFit(
      text: shown(in: environment), isTruncated: set.isTruncated, breaksWords: set.breaksWords,
      neededWidth: setting.ideal.idealWidth,
      neededHeight: set.size.height)
  }

  /// Returns the text as it is drawn, translated and with its runs one after the other.
  public func shown(in environment: Environment) -> String {
    if isVerbatim { return text }
    guard let look = look.value, !look.runs.isEmpty else { return environment.localized(text) }
    return look.runs.reduce(into: "") { $0 += environment.localized($1.text) }
  }

  /// Returns the text as it is spoken, translated and with its runs one after the other.
  public func spoken(in environment: Environment) -> String {
    if isVerbatim { return text }
    guard let look = look.value, !look.runs.isEmpty else { return environment.spoken(text) }
    return look.runs.reduce(into: "") { $0 += environment.spoken($1.text) }
  }

  /// Returns the height in points of a line of the text.
  package func lineHeight(in environment: Environment) -> Double {
    environment.fonts.lineHeight(for: paragraphStyle(in: environment).font)
  }

  /// Returns the width in points that the text asks for, in whole pixels.
  package func idealWidth(in environment: Environment) -> Double {
    let grid = PixelGrid(scale: environment.scale)
    return shown(in: environment).isEmpty ? 0 : grid.roundedUp(setting(in: environment).ideal.size.width)
  }

  /// Returns the places of the characters of the text in its frame.
  package func geometry(in frame: Rect, _ environment: Environment) -> TextGeometry {
    let setting = setting(in: environment)
    let paragraph = setting.paragraph(maxWidth: frame.width)
    let x = frame.minX + (frame.width - paragraph.size.width) * slackShare(in: environment.direction)
    return setting.geometry(of: paragraph, at: Point(x: x, y: frame.minY), in: frame)
  }

  private func setting(in environment: Environment) -> TextSetting {
    let style = paragraphStyle(in: environment)
    if case .present(let look) = look {
      let spans = parts(of: look, in: environment).map(\.span)
      return TextSetting(spans, style: style, fonts: environment.fonts, fitting: fitting)
    }
    return TextSetting(
      shown(in: environment), style: style, fonts: environment.fonts, fitting: fitting)
  }

  /// Whether the text counts as large for contrast (WCAG 2.2: 18 pt, or 14 pt bold, at 4/3 pixels per point of print:
  /// 24 and 18.66 points of a screen).
  public func isLarge(in environment: Environment) -> Bool {
    func isLarge(_ font: Font) -> Bool { Self.isLarge(size: font.size, weight: font.weight.rawValue) }
    guard case .present(let look) = look else { return isLarge(paragraphStyle(in: environment).font) }
    return parts(of: look, in: environment).allSatisfy { isLarge($0.span.font) }
  }

  /// Whether text of a size in points and a weight, from 1 to 1000, counts as large for contrast.
  package static func isLarge(size: Double, weight: Int) -> Bool {
    size >= 24 || size >= 18.66 && weight >= FontWeight.bold.rawValue
  }
}
