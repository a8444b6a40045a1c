import MaquetteDiagnostics
import MaquetteGraphics

/// How a view box fills a view of other proportions (SVG 1.1, 7.8).
struct SVGAspect {
  private var x = 0.5
  private var y = 0.5
  private var isStretched = false
  private var isFilled = false

  /// The default: all of the box, in the middle.
  init() {}

  /// Reads `preserveAspectRatio`; nil if it is not understood.
  init?(_ text: String?) {
    var words = (text ?? "").split(separator: " ").map(String.init)
    if words.first == "defer" { words.removeFirst() }
    guard let align = words.first else { return }
    if words.count > 2 || words.count == 2 && !["meet", "slice"].contains(words[1]) { return nil }
    isFilled = words.count == 2 && words[1] == "slice"
    isStretched = align == "none"
    if isStretched { return }
    let shares = ["Min": 0.0, "Mid": 0.5, "Max": 1]
    guard align.utf8.count == 8, align.hasPrefix("x"), let x = shares[String(align.dropFirst().prefix(3))],
      align.dropFirst(4).hasPrefix("Y"), let y = shares[String(align.dropFirst(5))]
    else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// The map from a view box to a view whose corner is the origin.
  func transform(from box: Rect, to view: Size) -> Transform {
    var (across, down) = (view.width / box.width, view.height / box.height)
    if !isStretched {
      across = isFilled ? Swift.max(across, down) : Swift.min(across, down)
      down = across
    }
    return Transform(
      a: across, b: 0, c: 0, d: down,
      tx: (view.width - box.width * across) * x - box.minX * across,
      ty: (view.height - box.height * down) * y - box.minY * down)
  }
}

extension SVGReader {
  /// The size of the picture, the map to it and the size of which percentages are parts.
  mutating func rootView(
    default fallback: Size?
  ) throws(SVGProblem) -> (size: Size, transform: Transform, viewport: Size) {
    let position = tree.position(of: 0)
    let box = viewBox(of: 0)
    let context = Context(viewport: box?.size ?? fallback ?? .zero)
    var width = length("width", of: 0, in: context, whole: context.viewport.width)
    var height = length("height", of: 0, in: context, whole: context.viewport.height)
    if let box {
      // One side alone keeps the proportions of the box.
      if let height, width == nil { width = height * box.width / box.height }
      if let width, height == nil { height = width * box.height / box.width }
    }
    let size = Size(
      width: width ?? box?.width ?? fallback?.width ?? 0,
      height: height ?? box?.height ?? fallback?.height ?? 0)
    guard size.width > 0, size.height > 0 else {
      throw SVGProblem(
        "the picture has no size", at: position,
        hint: "write width and height, or a viewBox with both above 0")
    }
    guard size.width <= SVGLimits.side, size.height <= SVGLimits.side else {
      throw .limit("the picture is wider or higher than \(Int(SVGLimits.side)) points", at: position)
    }
    return (size, box.map { aspect(of: 0).transform(from: $0, to: size) } ?? .identity, box?.size ?? size)
  }

  /// The view box of an element; nil for none.
  mutating func viewBox(of index: Int) -> Rect? {
    guard let text = tree.elements[index]["viewBox"] else { return nil }
    guard let numbers = ValueScanner.numbers(text), numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      refuse(
        "the viewBox has no area: \(Evidence.quoted(text))", at: tree.position(of: "viewBox", in: index),
        hint: "write left, top, width and height, such as \"0 0 24 24\"")
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func aspect(of index: Int) -> SVGAspect {
    let text = tree.elements[index]["preserveAspectRatio"]
    if let aspect = SVGAspect(text) { return aspect }
    refuse(
      "preserveAspectRatio is not understood: \(Evidence.quoted(text ?? ""))",
      at: tree.position(of: "preserveAspectRatio", in: index), hint: "write none, or such as xMidYMid meet")
    return SVGAspect()
  }

  /// The parts of a picture within the picture, or of a symbol that is used.
  ///
  /// - Parameter size: the size that a use gives it; nil for its own.
  mutating func nested(_ index: Int, in context: Context, size used: (Double?, Double?)?) throws(SVGProblem)
    -> [SVGItem]
  {
    try group(index, in: context) { reader, context throws(SVGProblem) in
      let view = context.viewport
      let isSymbol = reader.tree.elements[index].name == "symbol"
      let x = isSymbol ? 0 : reader.length("x", of: index, in: context, whole: view.width) ?? 0
      let y = isSymbol ? 0 : reader.length("y", of: index, in: context, whole: view.height) ?? 0
      let ownWidth = isSymbol ? nil : reader.length("width", of: index, in: context, whole: view.width)
      let ownHeight = isSymbol ? nil : reader.length("height", of: index, in: context, whole: view.height)
      let size = Size(
        width: used?.0 ?? ownWidth ?? view.width, height: used?.1 ?? ownHeight ?? view.height)
      guard size.width > 0, size.height > 0 else { return [] }
      var inner = context
      inner.transform = Transform.translation(x: x, y: y).then(context.transform)
      var frame = Path()
      frame.add(Rect(x: 0, y: 0, width: size.width, height: size.height))
      let clip = frame.applying(inner.transform)
      inner.viewport = size
      if let box = reader.viewBox(of: index) {
        inner.transform = reader.aspect(of: index).transform(from: box, to: size).then(inner.transform)
        inner.viewport = box.size
      }
      let items = try reader.children(of: index, in: inner)
      let overflow = reader.properties(of: index)["overflow"] ?? "hidden"
      if items.isEmpty || ["visible", "auto"].contains(overflow) { return items }
      let position = reader.tree.position(of: index)
      var group = SVGGroup(position: position, items: items)
      group.clip = SVGClip(parts: [SVGClip.Part(path: clip, rule: .nonzero, clips: [])], position: position)
      return [.group(group)]
    }
  }

  /// The parts of a copy of another element.
  mutating func use(_ index: Int, in context: Context) throws(SVGProblem) -> [SVGItem] {
    try group(index, in: context) { reader, context throws(SVGProblem) in
      let position = reader.tree.position(of: "href", in: index)
      let reference = SVGReference(href: reader.tree.elements[index]["href"] ?? "")
      guard let target = reader.element(reference.id) else {
        reader.refuse(
          reference.id.isEmpty
            ? "<use> has no reference into this file"
            : "there is no element with the id \(Evidence.quoted(reference.id))",
          at: position,
          hint: reference.id.isEmpty
            ? "copy the referenced element into this file, and write href=\"#id\"" : nil)
        return []
      }
      guard !context.uses.contains(target), target != 0 else {
        reader.refuse("the element uses itself", at: position, hint: nil)
        return []
      }
      var inner = context
      inner.uses.append(target)
      let x = reader.length("x", of: index, in: context, whole: context.viewport.width) ?? 0
      let y = reader.length("y", of: index, in: context, whole: context.viewport.height) ?? 0
      inner.transform = Transform.translation(x: x, y: y).then(context.transform)
      guard ["symbol", "svg"].contains(reader.tree.elements[target].name) else {
        return try reader.items(of: target, in: inner)
      }
      let width = reader.length("width", of: index, in: context, whole: context.viewport.width)
      let height = reader.length("height", of: index, in: context, whole: context.viewport.height)
      return try reader.nested(target, in: inner, size: (width, height))
    }
  }
}
