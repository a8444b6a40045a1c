package import MaquetteGraphics

/// The start tag of an XML element.
package struct SVGTag {
  package enum Shape {
    /// The element is not a shape.
    case none
    /// A value is missing or wrong.
    case unreadable
    case path(Path)
  }

  package var name: Substring
  package var attributes: [Substring: Substring] = [:]
  /// Whether the tag also ends the element.
  package var isClosed: Bool

  package init(_ text: Substring) {
    isClosed = text.last == "/"
    var rest = isClosed ? text.dropLast() : text
    let name = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(name.count)
    // Some programs write the prefix of SVG's own namespace.
    self.name =
      name.hasPrefix("svg:") ? name.dropFirst(4) : name.hasPrefix("/svg:") ? "/" + name.dropFirst(5) : name
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.popFirst(), quote == "\"" || quote == "'", let end = rest.firstIndex(of: quote)
      else { return }
      attributes[Substring(key)] = rest[..<end]
      rest = rest[rest.index(after: end)...]
    }
  }

  /// The value of a property from `style`, else from the attribute of its name.
  package func property(_ name: Substring) -> Substring? {
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      if declaration[..<colon].filter({ !$0.isWhitespace }) == name {
        let value = declaration[declaration.index(after: colon)...].drop(while: \.isWhitespace)
        return value.dropLast(value.reversed().prefix(while: \.isWhitespace).count)
      }
    }
    return attributes[name]
  }

  /// The value of a property in lower case, without the mark of its rank.
  package func word(_ name: Substring) -> Substring? {
    guard let value = property(name) else { return nil }
    let word = value.lowercased().filter { !$0.isWhitespace || value.contains("(") }
    return word.hasSuffix("!important") ? word.dropLast("!important".count) : word[...]
  }

  /// Whether a property has a value that does something.
  package func isSet(_ name: Substring) -> Bool {
    word(name).map { !["", "0", "none"].contains($0) } ?? false
  }

  package func numbers(_ name: Substring) -> [Double]? {
    guard let text = attributes[name] else { return nil }
    let words = text.split { $0.isWhitespace || $0 == "," }
    let numbers = words.compactMap { Double(drawing: $0) }
    return numbers.count == words.count ? numbers : nil
  }

  /// The value of a number, or 0 if it is absent.
  private func number(_ name: Substring) -> Double? {
    attributes[name] == nil ? 0 : numbers(name)?.first
  }

  package var path: Shape {
    let made: Path?
    switch name {
    case "path": made = attributes["d"].flatMap { try? Path(svg: String($0)) }
    case "circle", "ellipse": made = ellipse
    case "rect": made = rectangle
    case "line":
      guard let x1 = number("x1"), let y1 = number("y1"), let x2 = number("x2"), let y2 = number("y2") else {
        return .unreadable
      }
      made = SVGTag.polyline([x1, y1, x2, y2], isClosed: false)
    case "polyline", "polygon":
      made = numbers("points").flatMap { SVGTag.polyline($0, isClosed: name == "polygon") }
    default: return .none
    }
    guard let made, !made.isEmpty else { return .unreadable }
    return .path(made)
  }

  private var ellipse: Path? {
    guard let x = number("cx"), let y = number("cy"),
      let rx = number(name == "circle" ? "r" : "rx"), let ry = number(name == "circle" ? "r" : "ry"),
      rx > 0, ry > 0
    else { return nil }
    var path = Path()
    path.add(circleAt: Point(x: 0, y: 0), radius: 1)
    return path.applying(Transform(a: rx, b: 0, c: 0, d: ry, tx: x, ty: y))
  }

  private var rectangle: Path? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height"), let radius = number(attributes["rx"] == nil ? "ry" : "rx"), width > 0,
      height > 0, radius >= 0
    else { return nil }
    return RoundedRectangle(rect: Rect(x: x, y: y, width: width, height: height), radius: radius).path
  }

  private static func polyline(_ numbers: [Double], isClosed: Bool) -> Path? {
    guard numbers.count >= 4, numbers.count.isMultiple(of: 2) else { return nil }
    var path = Path()
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = Point(x: numbers[index], y: numbers[index + 1])
      index == 0 ? path.move(to: point) : path.line(to: point)
    }
    if isClosed { path.close() }
    return path
  }
}
