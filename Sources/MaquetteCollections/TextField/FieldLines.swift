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
  /// The edit menu of the selection; nil for none in sight.
  var menu: EditMenu?

  /// The name of its nodes, by which a touch finds the text.
  static let name = NodeName("field-lines")
  /// The name of the node of the caret, or of the end of a selection, which stays in sight.
  static let caret = NodeName("field-caret")

  func node(in environment: Environment) -> Node {
    let lines = text.node(in: environment)
    guard let selection else {
      var node = Node(
        name: Self.name, layout: FieldLinesLayout(), children: [lines], direction: environment.direction)
      node.keep(self, in: environment)
      return node
    }
    let range = range(of: selection, in: environment)
    let places: @Sendable (Double) -> TextPlaces = { [text] in text.places(width: $0, in: environment) }
    let layout = FieldLinesLayout(
      places: places, end: range.upperBound, isSelection: !range.isEmpty, caretWidth: metrics.caretWidth,
      isFlipped: environment.direction == .rightToLeft)
    var caret = caret(isShown: range.isEmpty, in: environment)
    caret.inputView = keyboard.map(InputView.init)
    let look = environment.selectionLook(tint: tint)
    let handles = Node(
      name: NodeName("field-handles"), item: LayoutItem { _ in Measurement(size: .zero) },
      draw: { [self] in look.handles(of: selected(in: $0.frame, environment), grid: $0.grid) })
    var node = Node(
      name: Self.name, layout: layout, children: [lines, caret, handles], direction: environment.direction,
      draw: { [self] in look.background(of: selected(in: $0.frame, environment), grid: $0.grid) })
    node.keep(self, in: environment)
    if let menu {
      node.presentation = .edit(menu, of: { [self] in target(in: $0, environment) }, in: environment)
    }
    return node
  }

  private func range(of selection: TextSelection, in environment: Environment) -> Range<Int> {
    selection.places(in: isPlaceholder ? 0 : text.shown(in: environment).count)
  }

  /// Returns the selected parts of the lines, in a frame of the text.
  func selected(in frame: Rect, _ environment: Environment) -> SelectedLines {
    let places = text.places(width: frame.width, in: environment)
    let range = range(of: selection ?? .caret(.max), in: environment)
    let rects = places.rects(of: range, room: 0...frame.width).map {
      $0.offset(dx: frame.minX, dy: frame.minY)
    }
    return SelectedLines(
      rects, first: places.line(of: range.lowerBound)?.direction ?? environment.direction,
      last: places.line(of: Swift.max(range.lowerBound, range.upperBound - 1))?.direction
        ?? environment.direction)
  }

  /// Returns the frame of the selection with its handles, or that of the caret, in a frame of the text.
  private func target(in frame: Rect, _ environment: Environment) -> Rect {
    if let lines = selected(in: frame, environment).bounds {
      return lines.inset(dx: 0, dy: -environment.selectionLook(tint: tint).knob)
    }
    let place = range(of: selection ?? .caret(.max), in: environment).lowerBound
    guard let line = text.places(width: frame.width, in: environment).line(of: place) else { return frame }
    return Rect(
      minX: frame.minX + line.x(at: place), minY: frame.minY + line.top, maxX: frame.minX + line.x(at: place),
      maxY: frame.minY + line.bottom)
  }

  /// Returns the frames of the knobs of the handles, in a frame of the text; nil without a selection.
  func knobs(in frame: Rect, _ environment: Environment) -> (first: Rect, last: Rect)? {
    environment.selectionLook(tint: tint)
      .knobs(of: selected(in: frame, environment), grid: PixelGrid(scale: environment.scale))
  }

  /// Returns the index of the character whose front edge is nearest to a point, in a frame of the text.
  func index(at point: Point, in frame: Rect, _ environment: Environment) -> Int {
    isPlaceholder
      ? 0
      : text.places(width: frame.width, in: environment)
        .place(nearest: Point(x: point.x - frame.minX, y: point.y - frame.minY))
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
    return [
      text, Placement(frame: frame, proposal: Proposal(width: frame.width, height: frame.height)),
      // The handles are in front of the text, in its frame.
      text,
    ]
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
