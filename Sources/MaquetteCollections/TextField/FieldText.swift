import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography

/// The line of a field: text, dots or a placeholder, with the selection behind it or the caret in it.
struct FieldText: TextDrawing {
  static let nodeName = NodeName("field-text")

  var text: String
  var placeholder: String
  var isSecure = false
  var alignment: TextAlignment = .leading
  var style: TextStyle
  var metrics: TextFieldMetrics
  var color: ColorReference = .token(.label)
  var placeholderColor: ColorReference = .token(.placeholderText)
  var tint: ColorReference = .token(.accent)
  /// The selection; nil while the field is not edited.
  var selection: TextSelection?
  /// The keyboard that a screen shows for the field while it is edited; nil for none.
  var keyboard: Keyboard?
  /// The edit menu of the selection; nil for none in sight.
  var menu: EditMenu?

  func node(in environment: Environment) -> Node {
    let line = FieldLine(self, in: environment)
    let grid = PixelGrid(scale: environment.scale)
    let height = grid.roundedUp(line.height)
    let natural = grid.roundedUp(line.width)
    let item = LayoutItem { proposal in
      Measurement(
        width: proposal.width.map { Swift.max(0, $0) } ?? natural, height: height,
        firstBaseline: line.baseline, lastBaseline: line.baseline)
    }
    var leaf = Node(name: Self.nodeName, item: item) { line.operations(in: $0.frame, grid: $0.grid) }
    leaf.accessibility = Accessibility(label: line.spoken, traits: [.staticText])
    leaf.keep(self, in: environment)
    if !line.missing.isEmpty { leaf.warnings = [.missingGlyphs(characters: line.missing, text: text)] }
    guard selection != nil else { return leaf }
    leaf.inputView = keyboard.map(InputView.init)
    // Text scrolled out of the field is clipped; handles and caret may extend above and below the line.
    let reach = metrics.handleDiameter + metrics.caretWidth
    let side = metrics.handleDiameter / 2 + metrics.caretWidth / 2
    var window = Node(name: NodeName("field-window"), wrapping: leaf, direction: environment.direction) {
      place in
      let frame = place.frame
      return Layer(
        clip: .rect(
          Rect(
            x: frame.minX - side, y: frame.minY - reach, width: frame.width + 2 * side,
            height: frame.height + 2 * reach)))
    }
    if let menu { window.presentation = .edit(menu, of: { line.selection(in: $0) }, in: environment) }
    return window
  }
}

extension FieldText {
  func fontStretches(in environment: Environment) -> [FontLibrary.Stretch] {
    // Dots are drawn without a font.
    if isSecure && !text.isEmpty { return [] }
    let font = environment.font(style)
    let shown = environment.localized(text.isEmpty ? placeholder : text)
    return environment.fonts.stretches(
      of: [TextSpan(shown, font: font)], style: ParagraphStyle(font: font).localized(in: environment))
  }
}

/// A field's typeset line, independent of the field's width.
struct FieldLine: Sendable {
  let width: Double
  let height: Double
  let baseline: Double
  let missing: [Character]
  /// The visible text of the field.
  let spoken: String
  private let field: FieldText
  private let content: String
  private let paragraphStyle: ParagraphStyle
  private let fonts: FontLibrary
  private let textColor: Color
  private let smoothing: FontSmoothing
  private let look: TextSelectionLook
  /// The colour of selected text and its thickening; nil where it is as the rest.
  private let selected: (color: Color, smoothing: FontSmoothing)?
  /// The layout direction of the field.
  private let direction: LayoutDirection
  /// The direction of the text.
  private let reading: LayoutDirection
  /// The dimensions of the dots that hide a text; nil if it is not hidden.
  private let dots: (diameter: Double, pitch: Double, middle: Double)?

  init(_ field: FieldText, in environment: Environment) {
    self.field = field
    let isPlaceholder = field.text.isEmpty
    content = environment.localized(isPlaceholder ? field.placeholder : field.text)
    let font = environment.font(field.style)
    fonts = environment.fonts
    direction = environment.direction
    paragraphStyle = ParagraphStyle(font: font, lineLimit: 1, direction: direction)
      .localized(in: environment)
    let paragraph = fonts.paragraph(content, style: paragraphStyle)
    reading = paragraph.lines.first?.direction ?? direction
    height = paragraph.size.height
    baseline = paragraph.firstBaseline
    missing = paragraph.missing
    spoken = field.isSecure && !isPlaceholder ? String(repeating: "•", count: content.count) : content
    textColor = environment.color(isPlaceholder ? field.placeholderColor : field.color)
    smoothing = environment.smoothing(of: textColor, fontSize: font.size)
    let metrics = field.metrics
    look = environment.selectionLook(tint: field.tint)
    let selectedColor = environment.color(.fieldSelectedText)
    selected =
      selectedColor.alpha > 0 && !isPlaceholder
      ? (selectedColor, environment.smoothing(of: selectedColor, fontSize: font.size)) : nil
    if field.isSecure, !isPlaceholder {
      let middle = baseline - fonts.metrics(for: font).capHeight / 2
      dots = (metrics.dotDiameter * font.size, metrics.dotPitch * font.size, middle)
      width = Double(content.count) * metrics.dotPitch * font.size
    } else {
      dots = nil
      width = content.isEmpty ? 0 : paragraph.idealWidth
    }
  }

  func operations(in frame: Rect, grid: PixelGrid) -> [DisplayList.Operation] {
    let isPlaceholder = field.text.isEmpty
    let places = field.selection.map { $0.places(in: isPlaceholder ? 0 : content.count) }
    let origin = left(in: frame, places: places)
    // A text that is scrolled ends at the inset, not at the border, which only the caret and the handles may reach.
    let isScrolled = places != nil && width > frame.width
    let window = Layer(
      clip: .rect(Rect(x: frame.minX, y: frame.minY - height, width: frame.width, height: 3 * height)))
    var result: [DisplayList.Operation] = isScrolled ? [.push(window)] : []
    if let places, !places.isEmpty {
      let lines = lines(of: places, from: origin, top: top(in: frame, grid), in: frame)
      result += look.background(of: lines, grid: grid)
      result += text(from: origin, around: lines.bounds.map(grid.snap) ?? frame, in: frame, grid)
      if isScrolled { result.append(.pop) }
      result += look.handles(of: lines, grid: grid)
    } else {
      result += text(from: origin, in: frame, grid)
      if isScrolled { result.append(.pop) }
      if let places { result.append(caret(at: places.lowerBound, from: origin, in: frame, grid)) }
    }
    return result
  }

  /// The left edge of the line in the picture.
  ///
  /// A text that fits is placed by its alignment. A longer text begins at the field's leading edge; while it is edited, it
  /// is scrolled just far enough to show the end of the selection.
  private func left(in frame: Rect, places: Range<Int>?) -> Double {
    let isFlipped = direction == .rightToLeft
    let slack = frame.width - width
    if slack >= 0 {
      return frame.minX + slack * field.alignment.share(in: direction)
    }
    guard let places else { return frame.minX }
    let shown = position(of: places.upperBound)
    let first =
      isFlipped ? frame.minX + slack : Swift.min(frame.minX, frame.maxX - field.metrics.caretWidth - shown)
    return Swift.max(first, frame.minX - shown)
  }

  /// The line with its selected part, which is over a box, in the colour of such text.
  private func text(
    from origin: Double, around box: Rect, in frame: Rect, _ grid: PixelGrid
  ) -> [DisplayList.Operation] {
    let plain = text(from: origin, in: frame, grid)
    guard let selected, field.color == .token(.label) else { return plain }
    let colored = text(from: origin, in: frame, grid, as: selected)
    let ends = (first: origin, last: origin + width)
    if box.minX <= ends.first + 0.5, box.maxX >= ends.last - 0.5 { return colored }
    func part(_ operations: [DisplayList.Operation], from left: Double, to right: Double)
      -> [DisplayList.Operation]
    {
      guard right > left else { return [] }
      let clip = Rect(minX: left, minY: frame.minY - height, maxX: right, maxY: frame.maxY + height)
      return [.push(Layer(clip: .rect(clip)))] + operations + [.pop]
    }
    // Letters reach a little beyond the line's ends.
    return part(plain, from: ends.first - height, to: box.minX) + part(colored, from: box.minX, to: box.maxX)
      + part(plain, from: box.maxX, to: ends.last + height)
  }

  private func text(
    from origin: Double, in frame: Rect, _ grid: PixelGrid,
    as look: (color: Color, smoothing: FontSmoothing)? = nil
  ) -> [DisplayList.Operation] {
    let (textColor, smoothing) = look ?? (textColor, smoothing)
    if let dots {
      let inset = (dots.pitch - dots.diameter) / 2
      return (0..<content.count).map { index in
        let box = Rect(
          x: origin + Double(index) * dots.pitch + inset, y: frame.minY + dots.middle - dots.diameter / 2,
          width: dots.diameter, height: dots.diameter)
        return .fill(.ellipse(box), .color(textColor))
      }
    }
    let isCut = field.selection == nil && width > frame.width
    let paragraph = fonts.paragraph(content, style: paragraphStyle, maxWidth: isCut ? frame.width : nil)
    let x = isCut && reading == .rightToLeft ? frame.maxX - paragraph.size.width : origin
    return paragraph.operations(
      at: Point(x: x, y: top(in: frame, grid)), color: textColor, style: field.style, smoothing: smoothing)
  }

  /// The top of the line: its baseline is on the next whole pixel, as in the platforms' fields.
  private func top(in frame: Rect, _ grid: PixelGrid) -> Double {
    grid.roundedUp(frame.minY + baseline) - baseline
  }

  private func caret(
    at place: Int, from origin: Double, in frame: Rect, _ grid: PixelGrid
  ) -> DisplayList.Operation {
    let width = field.metrics.caretWidth
    let isFlipped = (dots == nil ? reading : direction) == .rightToLeft
    // The caret stands before the first letter, and between two nearer to the following one, which it would touch less.
    let overlap = place > 0 ? 0.75 : isFlipped ? 1 : 0
    let x = origin + position(of: place) - width * (1 - overlap)
    let box = Rect(x: x, y: frame.minY, width: width, height: frame.height)
    let snapped = grid.snap(box)
    guard field.metrics.isCaretRound else { return .fill(.rect(snapped), .color(look.handle)) }
    return .fill(.roundedRectangle(RoundedRectangle(rect: snapped, radius: width / 2)), .color(look.handle))
  }

  /// The selected part of the line.
  private func lines(of places: Range<Int>, from origin: Double, top: Double, in frame: Rect) -> SelectedLines
  {
    let ends = [position(of: places.lowerBound), position(of: places.upperBound)].sorted()
    // AppKit's lines begin a whole number of points above their baseline.
    let rise = look.knob > 0 ? 0 : baseline.rounded(.up) - baseline
    let box = Rect(
      minX: origin + ends[0], minY: top - rise, maxX: origin + ends[1], maxY: Swift.max(top, frame.maxY))
    let direction = dots == nil ? reading : direction
    return SelectedLines([box], first: direction, last: direction)
  }

  /// Returns the frame of the selection with its handles, or that of the caret, in a frame of the line.
  func selection(in frame: Rect) -> Rect {
    let places = (field.selection ?? .caret(.max)).places(in: field.text.isEmpty ? 0 : content.count)
    let origin = left(in: frame, places: places)
    let lines = lines(of: places, from: origin, top: frame.minY, in: frame)
    guard let box = lines.bounds else { return frame }
    let inside = Rect(
      minX: Swift.max(box.minX, frame.minX), minY: box.minY, maxX: Swift.min(box.maxX, frame.maxX),
      maxY: box.maxY)
    return places.isEmpty ? inside : inside.inset(dx: 0, dy: -look.knob)
  }

  /// Returns the frames of the knobs of the handles, in a frame of the line; nil without a selection.
  func knobs(in frame: Rect, grid: PixelGrid) -> (first: Rect, last: Rect)? {
    let places = (field.selection ?? .caret(.max)).places(in: field.text.isEmpty ? 0 : content.count)
    guard !places.isEmpty else { return nil }
    let origin = left(in: frame, places: places)
    return look.knobs(of: lines(of: places, from: origin, top: frame.minY, in: frame), grid: grid)
  }

  /// Returns the index of the character whose front edge is nearest to a place, in a frame of the line.
  func index(at x: Double, in frame: Rect) -> Int {
    guard !field.text.isEmpty else { return 0 }
    let places = field.selection.map { $0.places(in: content.count) }
    let origin = left(in: frame, places: places)
    return (0...content.count).min {
      abs(origin + position(of: $0) - x) < abs(origin + position(of: $1) - x)
    } ?? 0
  }

  /// The distance of a character index from the left of the line: the text before it is measured separately.
  ///
  /// This is correct for text in one direction.
  private func position(of place: Int) -> Double {
    let length: Double
    if let dots {
      length = Double(place) * dots.pitch
    } else if field.text.isEmpty {
      return direction == .rightToLeft ? width : 0
    } else if place <= 0 {
      length = 0
    } else if place >= content.count {
      length = width
    } else {
      length = fonts.paragraph(String(content.prefix(place)), style: paragraphStyle).idealWidth
    }
    guard (dots == nil ? reading : direction) == .rightToLeft else { return length }
    return width - length
  }
}
