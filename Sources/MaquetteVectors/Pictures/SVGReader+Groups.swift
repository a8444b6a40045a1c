import MaquetteDiagnostics
import MaquetteGraphics

extension SVGReader {
  typealias Content = (inout SVGReader, Context) throws(SVGProblem) -> [SVGItem]

  /// The parts of an element with its style, its transform and its effects.
  mutating func group(_ index: Int, in context: Context, content: Content) throws(SVGProblem) -> [SVGItem] {
    let properties = properties(of: index)
    var inner = context
    inner.depth += 1
    if inner.depth > XMLLimits.depth {
      throw .limit(
        "elements are nested more than \(XMLLimits.depth) levels deep", at: tree.position(of: index))
    }
    for name in inner.style.apply(properties) {
      refuse(
        "the value of \(name) is not understood: \(Evidence.quoted(properties[name] ?? ""))",
        at: tree.position(of: name, in: index), hint: nil)
    }
    refuseProperties(of: index)
    if let text = properties["transform"], !text.isEmpty {
      if let transform = SVGTransform.read(text) {
        let origin = origin(of: index, in: inner)
        inner.transform = Transform.translation(x: -origin.x, y: -origin.y).then(transform)
          .then(.translation(x: origin.x, y: origin.y)).then(inner.transform)
      } else {
        refuse(
          "the transform is not understood: \(Evidence.quoted(text))",
          at: tree.position(of: "transform", in: index),
          hint: "write matrix, translate, scale, rotate, skewX or skewY with numbers")
      }
    }
    // What is flattened to a line or a point is not seen.
    guard inner.transform.inverse != nil else { return [] }
    let items = try content(&self, inner)
    return try effects(on: items, of: index, in: inner)
  }

  /// The point that a transform leaves where it is (CSS Transforms 1, 6).
  mutating func origin(of index: Int, in context: Context) -> Point {
    guard let text = properties(of: index)["transform-origin"] else { return .zero }
    let words = text.split(separator: " ").map(String.init)
    func part(_ word: String, _ names: [String: Double], _ whole: Double) -> Double? {
      if let share = names[word] { return share * whole }
      return SVGLength(word)?.resolved(fontSize: context.style.text.size, of: whole)
    }
    let (across, down) = (
      ["left": 0.0, "center": 0.5, "right": 1], ["top": 0.0, "center": 0.5, "bottom": 1]
    )
    var (first, second) = (words.first ?? "", words.dropFirst().first ?? "center")
    if down[first] != nil && first != "center" || across[second] != nil && second != "center" {
      (first, second) = (second, first)
    }
    guard words.count <= 3, let x = part(first, across, context.viewport.width),
      let y = part(second, down, context.viewport.height)
    else {
      refuse(
        "transform-origin is not understood: \(Evidence.quoted(text))",
        at: tree.position(of: "transform-origin", in: index), hint: "write two lengths, such as 12px 12px")
      return .zero
    }
    return Point(x: x, y: y)
  }

  private mutating func refuseProperties(of index: Int) {
    let properties = properties(of: index)
    for (name, plain, hint) in SVGElements.refusedProperties {
      guard let value = properties[name], !value.isEmpty, !plain.contains(value) else { continue }
      refuse("\(name) is not drawn", at: tree.position(of: name, in: index), hint: hint)
    }
  }

  /// Puts parts in a group if the element fades, cuts or mixes them, or has parts of its own.
  private mutating func effects(
    on items: [SVGItem], of index: Int, in context: Context
  ) throws(SVGProblem) -> [SVGItem] {
    // A clip is made of outlines, however faint they are.
    let properties = properties(of: index).filter {
      !context.isClip || !["opacity", "mix-blend-mode", "mask"].contains($0.key)
    }
    let position = tree.position(of: index)
    var group = SVGGroup(id: tree.elements[index]["id"], position: position, items: items)
    if let text = properties["opacity"], text != "inherit" {
      if let opacity = SVGStyle.opacity(text) {
        group.opacity = opacity
      } else {
        refuse(
          "opacity is not a number: \(Evidence.quoted(text))", at: tree.position(of: "opacity", in: index),
          hint: nil)
      }
    }
    group.isIsolated = properties["isolation"] == "isolate"
    if let text = properties["mix-blend-mode"], text != "normal" {
      if let mode = BlendMode(rawValue: text), !Self.ownModes.contains(mode) {
        group.blendMode = mode
      } else {
        refuse(
          "the blend mode \(Evidence.quoted(text)) is not known",
          at: tree.position(of: "mix-blend-mode", in: index), hint: nil)
      }
    }
    if let text = properties["clip-path"], text != "none" {
      group.clip = try clip(text, of: index, on: items, in: context)
    }
    if let text = properties["mask"], text != "none" {
      group.masks = try masks(text, of: index, on: items, in: context)
    }
    if items.isEmpty { return [] }
    // Containers stay, for their ids.
    if group.isPlain, items.count == 1, case .shape = items[0],
      !Self.containers.contains(tree.elements[index].name)
    {
      return items
    }
    return [.group(group)]
  }

  private static let containers: Set<String?> = ["g", "a", "svg", "symbol", "switch", "use"]

  /// Blend modes of Maquette that CSS does not have.
  private static let ownModes: Set<BlendMode> = [
    .plusDarker, .sourceAtop, .destinationOver, .destinationOut, .destinationIn,
  ]

  /// The style of an element that is used elsewhere than where it stands: that of the elements around it, and its own.
  mutating func ownStyle(of index: Int) -> SVGStyle {
    var style = SVGStyle()
    var path = [index]
    while let parent = tree.elements[path[path.count - 1]].parent { path.append(parent) }
    for element in path.reversed() { _ = style.apply(properties(of: element)) }
    return style
  }

  /// The element that a value names; nil, which is refused, if there is none of the kind.
  mutating func referenced(_ text: String, as kinds: Set<String>, by property: String, of index: Int) -> Int?
  {
    let position = tree.position(of: property, in: index)
    guard let reference = SVGReference(text) else {
      refuse(
        "\(property) is not understood: \(Evidence.quoted(text))", at: position, hint: "write url(#id)")
      return nil
    }
    guard let target = element(reference.id), let name = tree.elements[target].name, kinds.contains(name)
    else {
      refuse(
        reference.id.isEmpty
          ? "\(property) names another file"
          : "there is no \(kinds.sorted().joined(separator: " or ")) with the id \(Evidence.quoted(reference.id))",
        at: position, hint: reference.id.isEmpty ? "copy the referenced element into this file" : nil)
      return nil
    }
    return target
  }

  private mutating func clip(
    _ text: String, of index: Int, on items: [SVGItem], in context: Context
  ) throws(SVGProblem) -> SVGClip? {
    guard let target = referenced(text, as: ["clipPath"], by: "clip-path", of: index) else { return nil }
    let position = tree.position(of: "clip-path", in: index)
    guard !context.uses.contains(target) else {
      refuse("the clip path refers to itself", at: position, hint: nil)
      return nil
    }
    var inner = Context(style: ownStyle(of: target), transform: context.transform, viewport: context.viewport)
    inner.uses = context.uses + [target]
    inner.depth = context.depth + 1
    inner.isClip = true
    var unit = Transform.identity
    if tree.elements[target]["clipPathUnits"] == "objectBoundingBox" {
      guard let box = box(of: items, in: context) else { return SVGClip(parts: [], position: position) }
      unit = Self.unitTransform(of: box)
    }
    var clip = SVGClip(parts: [], position: position)
    let parts = try group(target, in: inner) { reader, context throws(SVGProblem) in
      var context = context
      context.transform = unit.then(context.transform)
      return try reader.children(of: target, in: context)
    }
    for part in parts { Self.collect(part, cut: [], into: &clip.parts) }
    // The clip path's own clip is an effect of the group that was made of it.
    return clip
  }

  private static func collect(_ item: SVGItem, cut clips: [SVGClip], into parts: inout [SVGClip.Part]) {
    switch item {
    case .shape(let shape) where shape.fill == nil: break
    case .shape(let shape):
      parts.append(
        SVGClip.Part(path: shape.path.applying(shape.transform), rule: shape.rule, clips: clips))
    case .group(let group):
      for item in group.items { collect(item, cut: clips + (group.clip.map { [$0] } ?? []), into: &parts) }
    }
  }

  /// The map from the unit square to the box of parts; nil if the box has no area.
  func unitTransform(of items: [SVGItem], in context: Context) -> Transform? {
    box(of: items, in: context).map { Self.unitTransform(of: $0).then(context.transform) }
  }

  /// The box of parts in the coordinates of their element; nil if it has no area.
  private func box(of items: [SVGItem], in context: Context) -> Rect? {
    guard let inverse = context.transform.inverse, let box = items.bounds(under: inverse) else { return nil }
    return box.width > 0 && box.height > 0 ? box : nil
  }

  /// The map from the unit square to a box.
  static func unitTransform(of box: Rect) -> Transform {
    Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }

  private mutating func masks(
    _ text: String, of index: Int, on items: [SVGItem], in context: Context
  ) throws(SVGProblem) -> [SVGMask] {
    guard let target = referenced(text, as: ["mask"], by: "mask", of: index) else { return [] }
    let position = tree.position(of: "mask", in: index)
    guard !context.uses.contains(target) else {
      refuse("the mask masks itself", at: position, hint: nil)
      return []
    }
    var inner = Context(style: ownStyle(of: target), transform: context.transform, viewport: context.viewport)
    inner.uses = context.uses + [target]
    inner.depth = context.depth + 1
    let element = tree.elements[target]
    let unit = unitTransform(of: items, in: context)
    let isRelative = element["maskUnits"] != "userSpaceOnUse"
    if unit == nil, isRelative || element["maskContentUnits"] == "objectBoundingBox" {
      return [SVGMask(items: [], isLuminance: false, area: Path(), position: position)]
    }
    let area = try maskArea(of: target, isRelative: isRelative, in: inner)
    var outline = Path()
    outline.add(area)
    outline = outline.applying(isRelative ? unit ?? context.transform : context.transform)
    if element["maskContentUnits"] == "objectBoundingBox", let unit { inner.transform = unit }
    let parts = try children(of: target, in: inner)
    let mask = SVGMask(
      items: parts, isLuminance: properties(of: target)["mask-type"] != "alpha", area: outline,
      position: position)
    guard let own = properties(of: target)["mask"], own != "none" else { return [mask] }
    inner.transform = context.transform
    return try [mask] + masks(own, of: target, on: items, in: inner)
  }

  /// The area of a mask: by default the box of what is masked and a tenth around it.
  private mutating func maskArea(
    of index: Int, isRelative: Bool, in context: Context
  ) throws(SVGProblem) -> Rect {
    func side(_ reader: inout SVGReader, _ name: String, _ whole: Double, _ share: Double) -> Double {
      reader.length(name, of: index, in: context, whole: isRelative ? 1 : whole) ?? share
        * (isRelative ? 1 : whole)
    }
    let (width, height) = (context.viewport.width, context.viewport.height)
    let area = Rect(
      x: side(&self, "x", width, -0.1), y: side(&self, "y", height, -0.1),
      width: side(&self, "width", width, 1.2), height: side(&self, "height", height, 1.2))
    return area.width > 0 && area.height > 0 ? area : .zero
  }
}
