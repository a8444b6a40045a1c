import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// The lines of a field whose text goes on in further lines: text or a placeholder, with the selection behind it or the caret
/// in it.
struct FieldLines: Element {
  /// The text, or the placeholder of an empty field.
  var text: Text
  /// Whether the text is the placeholder.
  var isPlaceholder: Bool
  var metrics: TextFieldMetrics
  var tint: ColorReference = .token(.accent)
  /// The selection; nil while the field is not edited.
  var selection: TextSelection?
  /// The keyboard that a screen shows for the field while it is edited; nil for none.
  var keyboard: Keyboard?

  /// The name of its nodes, by which a touch finds the text.
  static let name = NodeName("field-lines")
  /// The name of the node of the caret, or of the end of a selection, which stays in sight.
  static let caret = NodeName("field-caret")

  func node(in environment: Environment) -> Node {
    let lines = text.node(in: environment)
    guard let selection else {
      return Node(
        name: Self.name, layout: FieldLinesLayout(), children: [lines], direction: environment.direction)
    }
    let count = isPlaceholder ? 0 : text.shown(in: environment).count
    let range = selection.places(in: count)
    let places: @Sendable (Double) -> TextPlaces = { [text] in text.places(width: $0, in: environment) }
    let layout = FieldLinesLayout(
      places: places, end: range.upperBound, isSelection: !range.isEmpty, caretWidth: metrics.caretWidth,
      isFlipped: environment.direction == .rightToLeft)
    var caret = caret(isShown: range.isEmpty, in: environment)
    caret.inputView = keyboard.map(InputView.init)
    let highlight =
      metrics.isSelectionTinted || tint != .token(.accent)
      ? environment.color(tint).opacity(metrics.selectionOpacity) : environment.color(.fieldSelection)
    return Node(
      name: Self.name, layout: layout, children: [lines, caret], direction: environment.direction,
      draw: { drawing in
        let frame = drawing.frame
        return places(frame.width).rects(of: range, room: 0...frame.width).map {
          .fill(.rect(drawing.grid.snap($0.offset(dx: frame.minX, dy: frame.minY))), .color(highlight))
        }
      })
  }

  private func caret(isShown: Bool, in environment: Environment) -> Node {
    let color = metrics.isCaretTinted ? tint : .token(.label)
    let surface = Surface(metrics.isCaretRound ? .capsule : .rectangle, fill: isShown ? color : nil)
    return Node(
      name: Self.caret, wrapping: surface.node(in: environment), direction: environment.direction)
  }
}

/// The layout of a text that fills the width, and of the caret in it.
private struct FieldLinesLayout: Layout {
  /// Returns the places of the characters in a width in points; nil without a caret.
  var places: (@Sendable (Double) -> TextPlaces)?
  /// The place of the caret, or the end of the selection.
  var end = 0
  var isSelection = false
  var caretWidth = 0.0
  /// Whether the field reads from right to left.
  var isFlipped = false

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    guard let text = items.first else { return Measurement(size: .zero) }
    let measured = text.measure(Proposal(width: proposal.width, height: nil))
    return Measurement(
      width: proposal.width.map { Swift.max(0, $0) } ?? measured.size.width, height: measured.size.height,
      firstBaseline: measured.firstBaseline, lastBaseline: measured.lastBaseline)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let inside = Proposal(width: rect.width, height: nil)
    let text = Placement(frame: rect, proposal: inside)
    guard items.count > 1, let places else { return [text] }
    let frame = caret(in: places(rect.width)).offset(dx: rect.minX, dy: rect.minY)
    return [text, Placement(frame: frame, proposal: Proposal(width: frame.width, height: frame.height))]
  }

  /// The caret stands before the first letter of a line, and between two nearer to the following one, as that of a field of
  /// one line does.
  private func caret(in places: TextPlaces) -> Rect {
    guard let line = places.line(of: end) else { return .zero }
    // At the break of a line a selection ends in the line that it covers.
    let isBreak = isSelection && line.characters.lowerBound == end && end > 0
    let shown = isBreak ? places.line(of: end - 1) ?? line : line
    let isFirst = end <= shown.characters.lowerBound
    let isLineFlipped = shown.characters.isEmpty ? isFlipped : shown.direction == .rightToLeft
    let overlap = isFirst ? isLineFlipped ? 1.0 : 0 : 0.75
    return Rect(
      x: shown.x(at: end) - caretWidth * (1 - overlap), y: shown.top, width: caretWidth,
      height: shown.bottom - shown.top)
  }
}
