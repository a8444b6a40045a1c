// From a layout tree to measurements
// ==================================
//
// One walk in preorder. Elements are the nodes exposed to accessibility: the outermost ones get dimension lines, and notes
// describe what lies inside them. Pictures repeat themselves (a list has twenty rows of 44 points), so each
// measurement is noted once, at the first place where it holds, and a note keeps a few places to choose from. The time is
// linear in the size of the tree.

import MaquetteCollections
import MaquetteScreens
import MaquetteElements

/// Collects the measurements of a layout tree.
struct MeasurementCollector {
  /// The surroundings of a node.
  struct Context {
    /// The innermost element or container, and its frame.
    var owner = ""
    var ownerFrame = Rect.zero
    /// The draft of the owner's note.
    var draft: Int?
    /// The frame of the outermost element; nil outside of any.
    var outermost: Rect?
    /// The part of the picture that is seen, which views that scroll cut off.
    var visible: Rect
    /// Whether a device's screen is around.
    var isOnScreen = false
  }

  /// The note of an element while its surfaces still add lines.
  struct Draft {
    var owner: String
    var place: Measurements.Place
    var lines: [Measurements.Note.Line] = []
  }

  /// The most notes, dimension lines and bands of a picture; more would be illegible.
  private static let most = 120
  /// The most places of a note.
  private static let mostPlaces = 12

  /// Layouts whose children overlap or fill the room, so that the gaps between them are no spacing.
  static let unspaced: Set = [.overlay, .background, ZStack.nodeName, .rowText]

  /// A node by its looks; equal ones have equal targets.
  private struct Place: Hashable {
    var name: NodeName
    var frame: Rect
  }

  let kinds: Set<Redline>
  private let platform: Platform
  private let catalogue: Catalogue
  let fonts: FontLibrary
  /// Half of a pixel's side in points: edges that are closer are the same.
  private let halfPixel: Double
  private var targets: [Place: Rect] = [:]
  /// The frame of the picture, which notes point into.
  private var picture = Rect.zero
  var found = Measurements()
  var drafts: [Draft] = []
  private var seen: Set<String> = []
  var groups = 0

  /// Creates a collector for some kinds of measurements in a picture of an environment.
  init(kinds: Set<Redline>, environment: Environment) {
    self.kinds = kinds
    platform = environment.platform
    catalogue = environment.catalogue
    fonts = environment.fonts
    halfPixel = 0.5 / environment.scale
  }

  /// Returns the measurements of a picture, without those of the picture's own padding.
  mutating func measurements(of root: LayoutNode) -> Measurements {
    if kinds.contains(.hitTarget) {
      targets = Dictionary(
        root.touchTargets(on: platform, in: catalogue).map {
          (Place(name: $0.node.name, frame: $0.node.frame), $0.area)
        }, uniquingKeysWith: { first, _ in first })
    }
    var body = root
    while body.name == .frame || body.name == .padding, body.source == nil,
      let child = body.children.first, body.children.count == 1
    {
      let isPadding = body.name == .padding
      body = child
      if isPadding { break }
    }
    picture = root.frame
    visit(body, in: Context(visible: picture))
    var indices: [String: Int] = [:]
    for var draft in drafts {
      // Tiles that differ in colour only share one note of their radius.
      let about = "\(draft.owner) \(draft.place.title)"
      draft.lines.removeAll { $0.swatch == nil && !draft.place.isInk && !isNew("\(about) \($0.text)") }
      guard !draft.lines.isEmpty else { continue }
      let key = draft.owner + "\n" + draft.lines.map { "\($0.text) \($0.swatch?.hexText ?? "")" }.joined()
      if let index = indices[key] {
        if found.notes[index].places.count < Self.mostPlaces {
          found.notes[index].places.append(draft.place)
        }
      } else if found.notes.count < Self.most {
        indices[key] = found.notes.count
        found.notes.append(Measurements.Note(places: [draft.place], lines: draft.lines))
      }
    }
    return found
  }

  private mutating func visit(_ node: LayoutNode, in context: Context) {
    guard node.frame.isEmpty || !node.frame.intersection(context.visible).isEmpty else { return }
    // A screen's own bars are the system's, not the designer's.
    if context.isOnScreen, Self.isSystemPart(node) { return }
    var context = context
    if node.name == Screen.nodeName { context.isOnScreen = true }
    if node.scroll != nil { context.visible = context.visible.intersection(node.frame) }
    if let clip = node.layer?.clip { context.visible = context.visible.intersection(clip.bounds) }
    if node.accessibility != nil {
      enter(node, &context)
    } else if context.outermost == nil, let entry = catalogue.entry(named: node.name.text),
      entry.kind == .container
    {
      context.owner = node.name.text
      context.ownerFrame = node.frame
      context.draft = draft(
        node.name.text, Measurements.Place(area: node.frame, title: Self.title(of: node.name.text)),
        in: context)
    }
    if case .roundedRectangle(let shape)? = node.layer?.clip {
      // A clipped group is one surface.
      if !isEqual(shape.rect, context.ownerFrame) {
        context.draft = draft(
          context.owner, Measurements.Place(area: shape.rect, title: Self.text(shape.rect.size)), in: context)
        context.ownerFrame = shape.rect
      }
      addRadius(of: shape, to: context.draft, in: context)
    }
    addTokens(of: node, in: context)
    if node.name == .padding { addPadding(node, in: context) }
    addSpacing(node, in: context)
    describe(node, in: context)
    for child in node.children { visit(child, in: context) }
  }

  /// Whether a node is one of the system's parts, at its place on the screen.
  private static func isSystemPart(_ node: LayoutNode) -> Bool {
    if DeviceScreen.systemParts.contains(node.name) { return true }
    guard node.name == .frame || node.name == .padding, node.children.count == 1 else { return false }
    return isSystemPart(node.children[0])
  }

  private mutating func enter(_ node: LayoutNode, _ context: inout Context) {
    guard let accessibility = node.accessibility else { return }
    let isPart = [Text.nodeName, SymbolImage.nodeName, Image.nodeName].contains(node.name)
    let isOutermost = context.outermost == nil
    let isCaption = [Section.headerName, Section.footerName].contains(node.name)
    if isPart && !isOutermost { return }
    context.owner = node.name.text
    context.ownerFrame = node.frame
    context.draft = draft(
      node.name.text, Measurements.Place(area: node.frame, title: Self.title(of: node.name.text)), in: context
    )
    if kinds.contains(.frame), !isCaption {
      if isOutermost {
        addFrame(node, in: context)
      } else if isNew("size \(node.name) \(Self.text(node.frame.size))") {
        found.frames.append(node.frame.intersection(context.visible))
        say("\(Self.text(node.frame.size)) pt", in: context)
      }
    }
    if isOutermost { context.outermost = node.frame }
    if !accessibility.traits.contains(.notEnabled) { addTarget(of: node, in: context) }
  }

  private mutating func addFrame(_ node: LayoutNode, in context: Context) {
    let frame = node.frame
    guard !frame.isEmpty else { return }
    let width =
      isSeen(frame, along: .horizontal, in: context) && isNew("width \(node.name) \(Self.text(frame.width))")
    let height =
      isSeen(frame, along: .vertical, in: context) && isNew("height \(node.name) \(Self.text(frame.height))")
    let seen = frame.intersection(context.visible)
    if width {
      add(
        Measurements.Dimension(
          kind: .frame, axis: .horizontal, start: frame.minX, end: frame.maxX, edge: seen.minY))
    }
    if height {
      add(
        Measurements.Dimension(
          kind: .frame, axis: .vertical, start: frame.minY, end: frame.maxY, edge: seen.minX))
    }
    if width || height { found.frames.append(seen) }
  }

  private mutating func addTarget(of node: LayoutNode, in context: Context) {
    guard let area = targets[Place(name: node.name, frame: node.frame)], !area.isEmpty else { return }
    guard isNew("target \(node.name) \(Self.text(area.size))") else { return }
    if area != node.frame { found.targets.append(area) }
    say("Hit target \(Self.text(area.size))", in: context)
  }

  /// Whether both ends of a rectangle along an axis, and some of it across, are in sight; what is cut off has another length.
  private func isSeen(_ rect: Rect, along axis: Axis, in context: Context) -> Bool {
    let visible = context.visible
    guard !rect.intersection(visible).isEmpty else { return false }
    return axis == .horizontal
      ? rect.minX > visible.minX - halfPixel && rect.maxX < visible.maxX + halfPixel
      : rect.minY > visible.minY - halfPixel && rect.maxY < visible.maxY + halfPixel
  }

  mutating func add(_ dimension: Measurements.Dimension) {
    if found.dimensions.count < Self.most, dimension.length > 0 { found.dimensions.append(dimension) }
  }

  mutating func add(_ band: Measurements.Band, as key: String, in context: Context) {
    guard band.length > 0.01, Swift.min(band.rect.width, band.rect.height) > 1,
      isSeen(band.rect, along: band.axis, in: context), found.bands.count < Self.most,
      isNew("\(key) \(band.axis) \(Self.text(band.length))")
    else { return }
    var band = band
    band.rect = band.rect.intersection(context.visible)
    found.bands.append(band)
  }

  mutating func say(_ text: String, in context: Context) {
    if let draft = context.draft { drafts[draft].lines.append(.init(text: text)) }
  }

  /// Begins a note about what is seen of a place; nil for a place out of sight.
  mutating func draft(_ owner: String, _ place: Measurements.Place, in context: Context) -> Int? {
    var place = place
    place.area = place.area.intersection(context.visible)
    guard !place.area.isEmpty else { return nil }
    drafts.append(Draft(owner: owner, place: place))
    return drafts.count - 1
  }

  /// Whether the edges of two rectangles are the same on pixels.
  func isEqual(_ a: Rect, _ b: Rect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { abs($0) < halfPixel }
  }

  mutating func isNew(_ key: String) -> Bool { seen.insert(key).inserted }

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

  static func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }
}
