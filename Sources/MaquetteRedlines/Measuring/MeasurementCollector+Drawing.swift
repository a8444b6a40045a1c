import MaquetteElements

extension MeasurementCollector {
  /// Adds the fills, borders, texts and symbols that a node draws itself.
  mutating func describe(_ node: LayoutNode, in context: Context) {
    var looks: [(font: String, color: Color)] = []
    var textNote: Int?
    for operation in node.operations {
      switch operation {
      case .glyphs(let run, let origin, let color):
        let look = (font: fontText(of: run), color: color)
        // Lines of one look are described once.
        if looks.contains(where: { $0 == look }) { continue }
        if looks.isEmpty {
          found.ink.append(node.frame)
          textNote = self.textNote(of: node, in: context)
          if let textNote { drafts[textNote].lines += tokenLines(of: node) }
          addBaseline(of: node, at: origin.y, in: context)
        }
        looks.append(look)
        if let textNote { addText(look, to: textNote) }
      case .pathGroup(_, _, let color):
        found.ink.append(node.frame)
        guard kinds.contains(.color) else { continue }
        let title = node.accessibility?.label ?? node.name.text
        let place = Measurements.Place(area: node.frame, title: title, isInk: true)
        guard let note = draft("symbol", place, in: context) else { continue }
        drafts[note].lines.append(Self.line(for: color))
      // The lines under and through a text have its colour, and emoji are a part of it.
      case .fill where node.name == Text.nodeName: continue
      case .image where node.name == Text.nodeName: found.ink.append(node.frame)
      case .image(let drawing):
        found.ink.append(node.frame)
        guard kinds.contains(.color) || kinds.contains(.frame) else { continue }
        let title = node.accessibility?.label ?? node.name.text
        let place = Measurements.Place(area: node.frame, title: title, isInk: true)
        guard let note = draft("image", place, in: context) else { continue }
        let scale = drawing.image.scale
        drafts[note].lines.append(
          .init(text: "\(drawing.image.width) × \(drawing.image.height) pixels at \(Self.text(scale))x"))
        if kinds.contains(.color), let tint = drawing.tint { drafts[note].lines.append(Self.line(for: tint)) }
      case .fill(let shape, let paint): addFill(shape, paint, in: context)
      case .stroke(let shape, let style, .color(let color)) where color.alpha > 0 && kinds.contains(.color):
        guard let draft = context.draft, shape.bounds.width > 0 else { continue }
        var line = Self.line(for: color)
        line.text = "Border \(Self.text(style.width)) · \(line.text)"
        drafts[draft].lines.append(line)
      default: continue
      }
    }
  }

  private mutating func addFill(_ shape: Shape, _ paint: Paint, in context: Context) {
    var lines: [Measurements.Note.Line] = []
    if kinds.contains(.color) {
      switch paint {
      case .color(let color):
        guard color.alpha > 0 else { return }
        lines.append(Self.line(for: color))
      case .gradient(let gradient):
        let colors = gradient.stops.map(\.color)
        guard let first = colors.first, let last = colors.last, first.alpha > 0 || last.alpha > 0 else {
          return
        }
        lines.append(
          .init(text: first == last ? first.hexText : "\(first.hexText) to \(last.hexText)", swatch: first))
      }
    }
    let bounds = shape.bounds
    // A fill of the whole owner belongs to the owner's note; a smaller one gets its own.
    let isWhole =
      (bounds.width - context.ownerFrame.width).magnitude < 1
      && (bounds.height - context.ownerFrame.height).magnitude < 1
    let note: Int
    if isWhole, let whole = context.draft {
      note = whole
    } else {
      let isLine = Swift.min(bounds.width, bounds.height) <= 1
      let title =
        isLine ? "Line \(Self.text(Swift.min(bounds.width, bounds.height)))" : Self.text(bounds.size)
      guard let own = draft(context.owner, Measurements.Place(area: bounds, title: title), in: context) else {
        return
      }
      note = own
      if isLine {
        drafts[note].lines += lines
        return
      }
    }
    drafts[note].lines += lines
    if case .roundedRectangle(let rounded) = shape { addRadius(of: rounded, to: note, in: context) }
  }

  mutating func addRadius(of shape: RoundedRectangle, to draft: Int?, in context: Context) {
    guard kinds.contains(.radius), let draft, shape.radii.topLeft > 0, shape.radii.isUniform,
      drafts[draft].place.corner == nil
    else { return }
    let largest = Swift.min(shape.rect.width, shape.rect.height) / 2
    let isCapsule = shape.radii.topLeft >= largest && shape.style == .circular
    let radius = Swift.min(shape.radii.topLeft, largest)
    // An arc outside of the picture would lie on its dimension lines.
    if isEqual(shape.rect.intersection(context.visible), shape.rect) {
      drafts[draft].place.corner = RoundedRectangle(rect: shape.rect, radius: radius, style: shape.style)
    }
    let manner = isCapsule ? "full" : shape.style.rawValue
    drafts[draft].lines.append(.init(text: "Radius \(Self.text(radius)) \(manner)"))
  }

  /// Returns the note for a text; nil if neither fonts nor colours are asked for.
  private mutating func textNote(of node: LayoutNode, in context: Context) -> Int? {
    guard kinds.contains(.font) || kinds.contains(.color) else { return nil }
    let label = node.accessibility?.label ?? ""
    let short = label.count > 22 ? label.prefix(20) + "…" : label[...]
    return draft("text", Measurements.Place(area: node.frame, title: "“\(short)”", isInk: true), in: context)
  }

  /// Adds font and colour of a look of a text; of fonts or colours alone each is said once.
  private mutating func addText(_ look: (font: String, color: Color), to note: Int) {
    var lines: [Measurements.Note.Line] = []
    if kinds.contains(.font) { lines.append(.init(text: look.font)) }
    if kinds.contains(.color) { lines.append(Self.line(for: look.color)) }
    if lines.count == 1, drafts[note].lines.contains(lines[0]) { return }
    drafts[note].lines += lines
  }

  /// Adds how far the first baseline lies below the top of the element.
  private mutating func addBaseline(of node: LayoutNode, at y: Double, in context: Context) {
    guard kinds.contains(.baseline), let outer = context.outermost, outer != node.frame,
      context.ownerFrame.minY == outer.minY, context.visible.minY <= outer.minY, y <= context.visible.maxY,
      isNew("baseline \(context.owner) \(Self.text(y - outer.minY))")
    else { return }
    let seen = node.frame.intersection(context.visible)
    found.baselines.append((Point(x: seen.minX, y: y), seen.width))
    add(
      Measurements.Dimension(
        kind: .baseline, axis: .vertical, start: outer.minY, end: y, edge: seen.minX))
  }

  /// A line for a colour: its token, the opacity that the control gives the token, and its value.
  private static func line(for color: Color) -> Measurements.Note.Line {
    .init(text: color.tokenText.map { "\($0) · \(color.valueText)" } ?? color.valueText, swatch: color)
  }

  /// The text style, size, weight and design of a run: `Body · 17 Regular rounded`.
  private func fontText(of run: GlyphRun) -> String {
    let weight =
      FontWeight(rawValue: run.face.weight).map { Self.words(in: "\($0)") } ?? "weight \(run.face.weight)"
    var font = "\(Self.text(run.fontSize)) \(weight)"
    if let design = fonts.designName(of: run.face) { font += " \(design)" }
    if fonts.isItalic(run.face) { font += " italic" }
    return run.textStyle.map { "\(Self.words(in: "\($0)")) · \(font)" } ?? font
  }

  /// The name of a case in words: `largeTitle` as `Large title`, `caption2` as `Caption 2`.
  private static func words(in name: String) -> String {
    name.reduce(into: "") { text, character in
      if text.isEmpty {
        text += character.uppercased()
      } else if character.isUppercase || character.isNumber {
        text += " " + character.lowercased()
      } else {
        text.append(character)
      }
    }
  }
}
