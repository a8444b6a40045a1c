// From a layout tree to its measures
// ==================================
//
// One walk in preorder. An element is what assistive technology is told of; the outermost ones get dimension lines, and
// what lies inside them is described in notes. Sheets repeat themselves: a list has twenty rows of 44 points. What
// repeats is said once, at the first place where it is true, and a note keeps a few places to choose from. The walk
// takes time in proportion to the tree.

internal import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteScene
internal import MaquetteTypography

/// Finds the measures of a layout tree.
struct Surveyor {
  /// What lies around a node.
  private struct Context {
    /// The innermost element or container, and its frame.
    var owner = ""
    var ownerFrame = Rect.zero
    /// The draft of the owner's note.
    var draft: Int?
    /// The frame of the outermost element; nil outside of any.
    var outermost: Rect?
    /// Whether the element around is one that reacts as a whole.
    var isInControl = false
  }

  /// A note of an element to which its surfaces add lines.
  private struct Draft {
    var owner: String
    var place: Survey.Place
    var lines: [Survey.Note.Line] = []
  }

  /// The most notes, dimension lines and bands of a picture: more could not be read.
  private static let most = 120
  /// The most places that a note chooses from.
  private static let mostPlaces = 12

  /// Layouts whose children lie in front of one another, or as far apart as there is room.
  private static let unspaced: Set = ["overlay", "background", "zstack", "row-text"]

  private let kinds: Set<Redline>
  private let target: Double
  private let vocabulary: Vocabulary
  private var survey = Survey()
  private var drafts: [Draft] = []
  private var seen: Set<String> = []
  private var groups = 0

  /// A walk that looks for some kinds of measures; `target` is the smallest hit target in points.
  init(kinds: Set<Redline>, target: Double, vocabulary: Vocabulary) {
    self.kinds = kinds
    self.target = target
    self.vocabulary = vocabulary
  }

  /// The measures of a picture, whose own padding is not one of them.
  mutating func survey(_ root: Probe) -> Survey {
    var body = root
    while body.node.name == "frame" || body.node.name == "padding", body.node.source == nil,
      let child = body.children.first, body.children.count == 1
    {
      let isPadding = body.node.name == "padding"
      body = child
      if isPadding { break }
    }
    visit(body, in: Context())
    var indices: [String: Int] = [:]
    for var draft in drafts {
      // The radius of tiles that differ in colour only is said once.
      let about = "\(draft.owner) \(draft.place.title)"
      draft.lines.removeAll { $0.swatch == nil && !draft.place.isInk && !isNew("\(about) \($0.text)") }
      guard !draft.lines.isEmpty else { continue }
      let key = draft.owner + "\n" + draft.lines.map { "\($0.text) \($0.swatch?.hexText ?? "")" }.joined()
      if let index = indices[key] {
        if survey.notes[index].places.count < Self.mostPlaces {
          survey.notes[index].places.append(draft.place)
        }
      } else if survey.notes.count < Self.most {
        indices[key] = survey.notes.count
        survey.notes.append(Survey.Note(places: [draft.place], lines: draft.lines))
      }
    }
    return survey
  }

  private mutating func visit(_ probe: Probe, in context: Context) {
    let node = probe.node
    var context = context
    if node.accessibility != nil {
      enter(node, &context)
    } else if context.outermost == nil, let entry = Catalogue.standard.entry(named: node.name),
      entry.kind == .container
    {
      context.owner = node.name
      context.ownerFrame = node.frame
      context.draft = draft(node.name, Survey.Place(area: node.frame, title: Self.title(of: node.name)))
    }
    if case .roundedRectangle(let shape)? = node.layer?.clip {
      // What is clipped is one surface, whatever it is made of.
      if shape.rect != context.ownerFrame {
        context.draft = draft(
          context.owner, Survey.Place(area: shape.rect, title: Self.text(shape.rect.size)))
        context.ownerFrame = shape.rect
      }
      addRadius(of: shape, to: context.draft)
    }
    if node.name == "padding" { addPadding(node, in: context) }
    addSpacing(node, in: context)
    describe(probe, in: context)
    // In front of what is on a device's screen lie the system's bars, which are no part of it.
    let children = node.name == "screen" ? probe.children.prefix(1) : probe.children[...]
    for child in children { visit(child, in: context) }
  }

  /// Notes what is to be said of an element as a whole.
  private mutating func enter(_ node: LayoutNode, _ context: inout Context) {
    guard let accessibility = node.accessibility else { return }
    let isPart = node.name == Text.name || node.name == SymbolImage.name
    let isOutermost = context.outermost == nil
    let isCaption = node.name == "header" || node.name == "footer"
    if isPart && !isOutermost { return }
    context.owner = node.name
    context.ownerFrame = node.frame
    context.draft = draft(node.name, Survey.Place(area: node.frame, title: Self.title(of: node.name)))
    if kinds.contains(.frame), !isCaption {
      if isOutermost {
        addFrame(node)
      } else if isNew("size \(node.name) \(Self.text(node.frame.size))") {
        survey.frames.append(node.frame)
        say("\(Self.text(node.frame.size)) pt", in: context)
      }
    }
    if isOutermost { context.outermost = node.frame }
    let isInteractive = accessibility.traits.contains { [.button, .toggleButton, .adjustable].contains($0) }
    if isInteractive && !context.isInControl && !accessibility.traits.contains(.notEnabled) {
      context.isInControl = true
      addTarget(of: node, in: context)
    }
  }

  private mutating func addFrame(_ node: LayoutNode) {
    let frame = node.frame
    guard !frame.isEmpty else { return }
    let width = isNew("width \(node.name) \(Self.text(frame.width))")
    let height = isNew("height \(node.name) \(Self.text(frame.height))")
    if width {
      add(
        Survey.Dimension(
          kind: .frame, axis: .horizontal, start: frame.minX, end: frame.maxX, edge: frame.minY))
    }
    if height {
      add(
        Survey.Dimension(kind: .frame, axis: .vertical, start: frame.minY, end: frame.maxY, edge: frame.minX))
    }
    if width || height { survey.frames.append(frame) }
  }

  private mutating func addTarget(of node: LayoutNode, in context: Context) {
    guard kinds.contains(.hitTarget), !node.frame.isEmpty else { return }
    let frame = node.frame
    let dx = Swift.max(0, target - frame.width) / 2
    let dy = Swift.max(0, target - frame.height) / 2
    let area = Rect(
      minX: frame.minX - dx, minY: frame.minY - dy, maxX: frame.maxX + dx, maxY: frame.maxY + dy)
    guard isNew("target \(node.name) \(Self.text(area.size))") else { return }
    if area != frame { survey.targets.append(area) }
    say("Hit target \(Self.text(area.size))", in: context)
  }

  private mutating func addPadding(_ node: LayoutNode, in context: Context) {
    guard kinds.contains(.padding), let child = node.children.first, node.children.count == 1,
      Self.draws(child)
    else { return }
    let (outer, inner) = (node.frame, child.frame)
    let sides: [(String, Axis, Rect)] = [
      ("left", .horizontal, Rect(minX: outer.minX, minY: outer.minY, maxX: inner.minX, maxY: outer.maxY)),
      ("right", .horizontal, Rect(minX: inner.maxX, minY: outer.minY, maxX: outer.maxX, maxY: outer.maxY)),
      ("top", .vertical, Rect(minX: inner.minX, minY: outer.minY, maxX: inner.maxX, maxY: inner.minY)),
      ("bottom", .vertical, Rect(minX: inner.minX, minY: inner.maxY, maxX: inner.maxX, maxY: outer.maxY)),
    ]
    groups += 1
    for (name, axis, rect) in sides {
      add(
        Survey.Band(kind: .padding, rect: rect, axis: axis, group: groups),
        as: "padding \(context.owner) \(name)")
    }
  }

  /// Adds the room between neighbours; what lies in front of one another has none.
  private mutating func addSpacing(_ node: LayoutNode, in context: Context) {
    guard kinds.contains(.spacing), node.children.count > 1,
      !Self.unspaced.contains(node.name)
    else { return }
    groups += 1
    for (first, second) in zip(node.children, node.children.dropFirst()) {
      guard first.name != Spacer.name, second.name != Spacer.name, Self.draws(first), Self.draws(second)
      else {
        continue
      }
      let (a, b) = (first.frame, second.frame)
      let (left, right) = a.minX <= b.minX ? (a, b) : (b, a)
      let top = Swift.max(a.minY, b.minY)
      let bottom = Swift.min(a.maxY, b.maxY)
      if right.minX > left.maxX, bottom > top {
        let rect = Rect(minX: left.maxX, minY: top, maxX: right.minX, maxY: bottom)
        add(
          Survey.Band(kind: .spacing, rect: rect, axis: .horizontal, group: groups),
          as: "spacing \(context.owner) \(node.name)")
        continue
      }
      let start = Swift.max(a.minX, b.minX)
      let end = Swift.min(a.maxX, b.maxX)
      if b.minY > a.maxY, end > start {
        let rect = Rect(minX: start, minY: a.maxY, maxX: end, maxY: b.minY)
        add(
          Survey.Band(kind: .spacing, rect: rect, axis: .vertical, group: groups),
          as: "spacing \(context.owner) \(node.name)")
      }
    }
  }

  /// Notes what a node draws itself.
  private mutating func describe(_ probe: Probe, in context: Context) {
    let node = probe.node
    var isTextDone = false
    for (index, operation) in node.operations.enumerated() {
      switch operation {
      case .glyphs(let run, let origin, let color):
        guard !isTextDone else { continue }
        isTextDone = true
        survey.ink.append(node.frame)
        addText(probe, run, color, operation: index, in: context)
        addBaseline(of: node, at: origin.y, in: context)
      case .compound(_, _, let color):
        survey.ink.append(node.frame)
        guard kinds.contains(.color) else { continue }
        let title = node.accessibility?.label ?? node.name
        let note = draft("symbol", Survey.Place(area: node.frame, title: title, isInk: true))
        drafts[note].lines.append(vocabulary.line(for: color, in: probe, operation: index))
      case .fill(let shape, let paint): addFill(shape, paint, probe, operation: index, in: context)
      case .stroke(let shape, let style, .color(let color)) where color.alpha > 0 && kinds.contains(.color):
        guard let draft = context.draft, shape.bounds.width > 0 else { continue }
        var line = vocabulary.line(for: color, in: probe, operation: index)
        line.text = "Border \(Self.text(style.width)) · \(line.text)"
        drafts[draft].lines.append(line)
      default: continue
      }
    }
  }

  private mutating func addFill(
    _ shape: Shape, _ paint: Paint, _ probe: Probe, operation: Int, in context: Context
  ) {
    var lines: [Survey.Note.Line] = []
    if kinds.contains(.color) {
      switch paint {
      case .color(let color):
        guard color.alpha > 0 else { return }
        lines.append(vocabulary.line(for: color, in: probe, operation: operation))
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
    // What fills the owner belongs to the owner's note; what is smaller has one of its own.
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
      note = draft(context.owner, Survey.Place(area: bounds, title: title))
      if isLine {
        drafts[note].lines += lines
        return
      }
    }
    drafts[note].lines += lines
    if case .roundedRectangle(let rounded) = shape { addRadius(of: rounded, to: note) }
  }

  private mutating func addRadius(of shape: RoundedRectangle, to draft: Int?) {
    guard kinds.contains(.radius), let draft, shape.radii.topLeft > 0, shape.radii.isUniform,
      drafts[draft].place.corner == nil
    else { return }
    let largest = Swift.min(shape.rect.width, shape.rect.height) / 2
    let isCapsule = shape.radii.topLeft >= largest && shape.style == .circular
    let radius = Swift.min(shape.radii.topLeft, largest)
    drafts[draft].place.corner = RoundedRectangle(rect: shape.rect, radius: radius, style: shape.style)
    let manner = isCapsule ? "full" : shape.style.rawValue
    drafts[draft].lines.append(.init(text: "Radius \(Self.text(radius)) \(manner)"))
  }

  private mutating func addText(
    _ probe: Probe, _ run: GlyphRun, _ color: Color, operation: Int, in context: Context
  ) {
    guard kinds.contains(.font) || kinds.contains(.color) else { return }
    let label = probe.node.accessibility?.label ?? ""
    let short = label.count > 22 ? label.prefix(20) + "…" : label[...]
    let note = draft("text", Survey.Place(area: probe.node.frame, title: "“\(short)”", isInk: true))
    if kinds.contains(.font) {
      drafts[note].lines.append(.init(text: vocabulary.font(of: run, in: probe, operation: operation)))
    }
    if kinds.contains(.color) {
      drafts[note].lines.append(vocabulary.line(for: color, in: probe, operation: operation))
    }
  }

  private mutating func addBaseline(of node: LayoutNode, at y: Double, in context: Context) {
    guard kinds.contains(.baseline), let outer = context.outermost, outer != node.frame,
      context.ownerFrame.minY == outer.minY,
      isNew("baseline \(context.owner) \(Self.text(y - outer.minY))")
    else { return }
    survey.baselines.append((Point(x: node.frame.minX, y: y), node.frame.width))
    add(
      Survey.Dimension(
        kind: .baseline, axis: .vertical, start: outer.minY, end: y, edge: node.frame.minX))
  }

  private mutating func add(_ dimension: Survey.Dimension) {
    if survey.dimensions.count < Self.most, dimension.length > 0 { survey.dimensions.append(dimension) }
  }

  private mutating func add(_ band: Survey.Band, as key: String) {
    guard band.length > 0.01, Swift.min(band.rect.width, band.rect.height) > 1,
      survey.bands.count < Self.most,
      isNew("\(key) \(band.axis) \(Self.text(band.length))")
    else { return }
    survey.bands.append(band)
  }

  private mutating func say(_ text: String, in context: Context) {
    if let draft = context.draft { drafts[draft].lines.append(.init(text: text)) }
  }

  private mutating func draft(_ owner: String, _ place: Survey.Place) -> Int {
    drafts.append(Draft(owner: owner, place: place))
    return drafts.count - 1
  }

  private mutating func isNew(_ key: String) -> Bool { seen.insert(key).inserted }

  private static func draws(_ node: LayoutNode) -> Bool {
    !node.operations.isEmpty || node.children.contains(where: draws)
  }

  /// `list-row` as `List row`.
  private static func title(of name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A length in points with at most two decimals.
  static func text(_ length: Double) -> String {
    guard length.magnitude < 1e9 else { return length.decimalText }
    return ((length * 100).rounded() / 100).decimalText
  }

  private static func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }
}
