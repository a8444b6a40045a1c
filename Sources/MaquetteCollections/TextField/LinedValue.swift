import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// A control value whose text goes on in further lines, and scrolls if they have no room.
public protocol LinedValue: EditableValue {
  /// The number of lines that the control is high; nil for the bounds.
  var lines: Int? { get }
  /// The lowest number of lines.
  var minimumLines: Int? { get }
  /// The highest number of lines.
  var maximumLines: Int? { get }
  /// Which part of the text is seen.
  var textScroll: TextScroll { get set }
  /// The text with its runs.
  var content: TextContent { get }
  /// Returns the style of the text.
  func textStyle(in environment: Environment) -> TextStyle
}

/// Which part of a text is seen.
public struct TextScroll: Hashable, Sendable {
  /// The part; nil for the one that shows the caret, or the beginning.
  public var offset: ScrollOffset?
  /// When scroll indicators show.
  public var indicators = ScrollIndicators.automatic
  /// Whether a finger moves the text now.
  var isMoving = false
  /// The distance in points from which the text moves to show the caret.
  var origin = 0.0

  /// Creates the part that shows the caret, or the beginning.
  public init() {}
}

extension LinedValue {
  /// The lowest and the highest number of lines; nil for no bound.
  var lineBounds: (least: Int?, most: Int?) {
    if let lines { return (lines, lines) }
    return (minimumLines, maximumLines)
  }

  /// The errors about bounds of lines that contradict each other.
  var lineProblems: [AttributeError] {
    if let minimumLines, let maximumLines, minimumLines > maximumLines {
      return [
        AttributeError(
          message: "the lowest number of lines, \(minimumLines), is above the highest, \(maximumLines)",
          hint: "write min-lines: \(maximumLines) or less", path: [.value("min-lines")])
      ]
    }
    if lines != nil, minimumLines != nil || maximumLines != nil {
      let bound = minimumLines == nil ? "max-lines" : "min-lines"
      return [
        AttributeError(
          message: "'lines' sets the number of lines, so '\(bound)' has no effect",
          hint: "remove one of the two", path: [.value("lines")])
      ]
    }
    return []
  }

  /// Returns the text, or the placeholder of an empty one, as it is drawn.
  func shownText(in environment: Environment) -> Text {
    let style = textStyle(in: environment)
    // A placeholder is quiet by design: no text of the sheet whose contrast would count.
    var shown =
      text.isEmpty
      ? Text(environment.localized(placeholder), style: style).verbatim() : content.text(style: style)
    let color = isDisabled(in: environment) ? ColorToken.tertiaryLabel : .label
    shown.color = .token(text.isEmpty ? .placeholderText : color)
    shown.alignment = contentAlignment.ofText(environment.direction)
    return shown
  }

  /// Returns the lines in an area that scrolls where they have no room, as high as the bounds say.
  ///
  /// - Parameters:
  ///   - insets: the distance in points from the area's edges to the text.
  ///   - growsWithText: whether the area is as high as its text if nothing bounds it, rather than as high as it may be.
  func linesArea(insets: Insets, growsWithText: Bool, in environment: Environment) -> any Element {
    let metrics = environment.theme[TextFieldMetrics.self]
    let isEdited = isEdited(in: environment)
    let text = shownText(in: environment)
    var lines = FieldLines(text: text, isPlaceholder: self.text.isEmpty, metrics: metrics)
    lines.selection = isEdited ? selection ?? .caret(.max) : nil
    lines.tint = environment.resolvedTint(tint)
    lines.keyboard = isEdited ? keyboard : nil
    if isEdited { lines.menu = EditMenu(commands, in: editMenu) }
    var area = ScrollArea(.vertical)
    area.clipsWhatFits = false
    area.position = position(isEdited: isEdited, margin: insets.top)
    let shows =
      textScroll.indicators == .visible || textScroll.indicators == .automatic && textScroll.isMoving
    if shows { area.indicator = environment.theme[ScrollMetrics.self].indicator }
    let mark = shows ? Surface(.capsule, fill: .token(.scrollIndicator)) : nil
    let content = lines.padding(insets)
      .frame(width: FrameLength(max: .infinity), height: FrameLength(), alignment: .topLeading)
    let scrolled = content.scrolling(area, indicator: mark)
    let (least, most) = lineBounds
    guard least != nil || most != nil || growsWithText else { return scrolled }
    let lineHeight = text.lineHeight(in: environment)
    let grid = PixelGrid(scale: environment.scale)
    func height(_ count: Int) -> Double { grid.roundedUp(Double(count) * lineHeight) + insets.vertical }
    let bounds = LineBoundsLayout(least: least.map(height) ?? 0, most: most.map(height) ?? .infinity)
    return Modified(scrolled) { content, environment in
      Node(
        name: NodeName("line-bounds"), layout: bounds, children: [content.node(in: environment)],
        direction: environment.direction)
    }
  }

  private func position(isEdited: Bool, margin: Double) -> ScrollArea.Position {
    if let offset = textScroll.offset { return offset.position(shifted: 0) }
    return isEdited ? .showing(FieldLines.caret, from: textScroll.origin, margin: margin) : .points(0)
  }
}

/// The layout of lines that are as high as their text, within bounds in points; where there is less room they are lower.
private struct LineBoundsLayout: ModifierLayout {
  var least: Double
  var most: Double

  func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    let natural = item.measure(Proposal(width: proposal.width, height: nil)).size
    let inside = Proposal(width: proposal.width, height: height(natural.height, proposal))
    return item.measure(inside)
  }

  func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    Placement(frame: rect, proposal: Proposal(width: rect.width, height: rect.height))
  }

  private func height(_ natural: Double, _ proposal: Proposal) -> Double {
    let wanted = Swift.min(Swift.max(natural, least), most)
    guard let room = proposal.height, room.isFinite else { return wanted }
    return Swift.min(wanted, Swift.max(0, room))
  }
}
