import MaquetteDiagnostics
import MaquetteGraphics

extension SVGReader {
  /// What an area or a line is painted with; nil for nothing.
  ///
  /// - Parameters:
  ///   - opacity: that of the area or the line, 0 to 1.
  ///   - box: the box of the path, to which a gradient may refer.
  mutating func paint(
    _ paint: SVGStyle.Paint, _ property: String, _ opacity: Double, of index: Int, box: Rect?,
    in context: Context
  ) -> SVGPaint? {
    func solid(_ color: Color) -> SVGPaint? {
      let color = color.opacity(opacity)
      return color.alpha == 0 ? nil : .color(color)
    }
    switch paint {
    case .none: return nil
    case .current: return solid(context.style.color)
    case .color(let color): return solid(color)
    case .server(let id, let fallback):
      guard let target = element(id), let name = tree.elements[target].name else {
        if let fallback { return self.paint(fallback, property, opacity, of: index, box: box, in: context) }
        refuse(
          id.isEmpty
            ? "\(property) names another file" : "there is no gradient with the id \(Evidence.quoted(id))",
          at: place(of: property, at: index), hint: nil)
        return nil
      }
      guard ["linearGradient", "radialGradient"].contains(name) else {
        refuse(
          name == "pattern" ? "patterns are not drawn" : "<\(name)> is no gradient",
          at: place(of: property, at: index),
          hint: name == "pattern"
            ? "convert the pattern to shapes within a clip, or export this part as PNG" : nil)
        return nil
      }
      if let found = gradient(target, opacity, box: box, in: context) { return found }
      return fallback.flatMap { self.paint($0, property, opacity, of: index, box: box, in: context) }
    }
  }

  /// The place of a property on an element or on the nearest one around that has it.
  private func place(of property: String, at index: Int) -> SourceLocation {
    var next: Int? = index
    while let element = next {
      if tree.elements[element][property] != nil { return tree.position(of: property, in: element) }
      next = tree.elements[element].parent
    }
    return tree.position(of: index)
  }

  /// The gradient of an element; nil if it paints nothing.
  private mutating func gradient(_ index: Int, _ opacity: Double, box: Rect?, in context: Context)
    -> SVGPaint?
  {
    let chain = chain(from: index)
    let tree = tree
    let kind = tree.elements[index].name
    func attribute(_ name: String, ofKind: Bool = false) -> (element: Int, text: String)? {
      for element in chain where !ofKind || tree.elements[element].name == kind {
        if let text = tree.elements[element][name] { return (element, text) }
      }
      return nil
    }
    let stops = stops(of: chain, opacity)
    guard let last = stops.last else { return nil }
    if stops.count == 1 { return last.color.alpha == 0 ? nil : .color(last.color) }
    let isRelative = attribute("gradientUnits")?.text != "userSpaceOnUse"
    var transform = Transform.identity
    if let (element, text) = attribute("gradientTransform"), !text.isEmpty {
      if let read = SVGTransform.read(text) {
        transform = read
      } else {
        refuse(
          "the transform is not understood: \(Evidence.quoted(text))",
          at: tree.position(of: "gradientTransform", in: element), hint: nil)
      }
    }
    if isRelative {
      // A line along an axis has no box to measure by, and is not painted.
      guard let box, box.width > 0, box.height > 0 else { return nil }
      transform = transform.then(Self.unitTransform(of: box))
    }
    guard transform.inverse != nil else { return nil }
    var inner = context
    if isRelative { inner.viewport = Size(width: 1, height: 1) }
    func length(_ reader: inout SVGReader, _ name: String, _ whole: Double, _ share: Double) -> Double {
      // Ends are taken over from gradients of the same kind only.
      guard let (element, _) = attribute(name, ofKind: true) else { return share * whole }
      return reader.length(name, of: element, in: inner, whole: whole) ?? share * whole
    }
    let (width, height) = (inner.viewport.width, inner.viewport.height)
    let spread = attribute("spreadMethod").flatMap { SVGGradient.Spread(rawValue: $0.text) } ?? .pad
    let geometry: SVGGradient.Geometry
    if tree.elements[index].name == "linearGradient" {
      let start = Point(x: length(&self, "x1", width, 0), y: length(&self, "y1", height, 0))
      let end = Point(x: length(&self, "x2", width, 1), y: length(&self, "y2", height, 0))
      if start == end { return .color(last.color) }
      geometry = .linear(start: start, end: end)
    } else {
      let center = Point(x: length(&self, "cx", width, 0.5), y: length(&self, "cy", height, 0.5))
      let radius = length(&self, "r", inner.diagonal, 0.5)
      let focus = Point(
        x: attribute("fx", ofKind: true) == nil ? center.x : length(&self, "fx", width, 0.5),
        y: attribute("fy", ofKind: true) == nil ? center.y : length(&self, "fy", height, 0.5))
      let inside = length(&self, "fr", inner.diagonal, 0)
      guard radius > 0 else { return .color(last.color) }
      geometry = .radial(center: center, radius: radius, focus: focus, focusRadius: Swift.max(0, inside))
    }
    return .gradient(SVGGradient(geometry: geometry, stops: stops, spread: spread, transform: transform))
  }

  /// A gradient and those whose attributes and stops it takes over, from the nearest.
  private mutating func chain(from index: Int) -> [Int] {
    var chain = [index]
    while let last = chain.last, let text = tree.elements[last]["href"] {
      guard let next = element(SVGReference(href: text).id), !chain.contains(next),
        ["linearGradient", "radialGradient"].contains(tree.elements[next].name)
      else {
        refuse(
          "there is no other gradient \(Evidence.quoted(text))", at: tree.position(of: "href", in: last),
          hint: nil)
        break
      }
      chain.append(next)
    }
    return chain
  }

  /// The stops of the first gradient of a chain that has some.
  private mutating func stops(of chain: [Int], _ opacity: Double) -> [Gradient.Stop] {
    for element in chain {
      var stops: [Gradient.Stop] = []
      for case .element(let child) in tree.elements[element].children
      where tree.elements[child].name == "stop" {
        let properties = properties(of: child)
        let text = properties["offset"] ?? "0"
        let offset = SVGStyle.opacity(text)
        if offset == nil {
          refuse(
            "offset is not a number: \(Evidence.quoted(text))", at: tree.position(of: "offset", in: child),
            hint: nil)
        }
        let style = ownStyle(of: child)
        let name = properties["stop-color"] ?? "black"
        let color = SVGColor.read(name, current: style.color)
        if color == nil {
          refuse(
            "stop-color is not a colour: \(Evidence.quoted(name))",
            at: tree.position(of: "stop-color", in: child),
            hint: nil)
        }
        let own = properties["stop-opacity"].flatMap(SVGStyle.opacity) ?? 1
        // An offset below the one before is the same as that.
        stops.append(
          Gradient.Stop(
            offset: Swift.max(offset ?? 0, stops.last?.offset ?? 0),
            color: (color ?? .black).opacity(own * opacity)))
      }
      if !stops.isEmpty { return stops }
    }
    return []
  }
}
