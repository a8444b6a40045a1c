import MaquetteDiagnostics
import MaquetteGraphics
import MaquetteTypography

/// Turns the elements of a picture into its parts.
struct SVGReader {
  /// What an element finds where it stands.
  struct Context {
    var style = SVGStyle()
    /// The map to the coordinates of the picture.
    var transform = Transform.identity
    /// The size of which percentages are parts.
    var viewport: Size
    /// The elements that are being used, to find a circle.
    var uses: [Int] = []
    /// Whether only the outlines of shapes count, as in a clip.
    var isClip = false
    /// The number of elements around, uses included.
    var depth = 0
  }

  let tree: XMLTree
  let fonts: FontLibrary
  let ignored: Set<String>
  private(set) var problems: [SVGProblem] = []
  private(set) var warnings: [SVGProblem] = []
  private var sheet = CSSSheet()
  private var places: [String: Int] = [:]
  private var known: [Int: [String: String]] = [:]
  private var elementCount = 0
  private var pointCount = 0

  /// More problems than this are not collected.
  private static let problemLimit = 20

  init(_ tree: XMLTree, fonts: FontLibrary, ignored: Set<String>) {
    self.tree = tree
    self.fonts = fonts
    self.ignored = ignored
    for (index, element) in tree.elements.enumerated() {
      if let id = element["id"], places[id] == nil { places[id] = index }
      if element.name == "style", ["text/css", ""].contains(element["type"] ?? "") {
        sheet.add(tree.text(of: index))
      }
    }
  }

  mutating func read(default size: Size?) throws(SVGProblem) -> (size: Size, items: [SVGItem]) {
    guard tree.elements.first?.name == "svg" else {
      throw SVGProblem(
        "the first element is not <svg>", at: tree.position(of: 0),
        hint: "an SVG begins with <svg xmlns=\"http://www.w3.org/2000/svg\">")
    }
    for place in tree.sheetInstructions {
      refuse("a style sheet in another file is not read", at: place, hint: "write its rules in a <style>")
    }
    if let unknown = sheet.unknown.first, let index = tree.elements.firstIndex(where: { $0.name == "style" })
    {
      refuse(
        "the rule \(Evidence.quoted(unknown)) of the style sheet is not understood",
        at: tree.position(of: index),
        hint: "write types, classes, ids and attributes with spaces or > between them, without @ rules")
    }
    let view = try rootView(default: size)
    var context = Context(viewport: view.viewport)
    context.transform = view.transform
    if properties(of: 0)["display"] == "none" { return (view.size, []) }
    let items = try group(0, in: context) { reader, context throws(SVGProblem) in
      try reader.children(of: 0, in: context)
    }
    return (view.size, items)
  }

  /// The parts of the elements within one.
  mutating func children(of index: Int, in context: Context) throws(SVGProblem) -> [SVGItem] {
    var items: [SVGItem] = []
    for case .element(let child) in tree.elements[index].children {
      items += try self.items(of: child, in: context)
    }
    return items
  }

  /// The parts of an element.
  mutating func items(of index: Int, in context: Context) throws(SVGProblem) -> [SVGItem] {
    guard let name = tree.elements[index].name else { return [] }
    if let id = tree.elements[index]["id"], ignored.contains(id) { return [] }
    elementCount += 1
    if elementCount > SVGLimits.elements {
      throw .limit("the picture uses more than \(SVGLimits.elements) elements", at: tree.position(of: index))
    }
    if SVGElements.silent.contains(name) { return [] }
    if properties(of: index)["display"] == "none" || !hasLanguage(index) { return [] }
    if context.isClip, ["g", "a", "switch", "svg"].contains(name) {
      refuse(
        "<\(name)> cannot be in a clip path", at: tree.position(of: index),
        hint: "put its shapes into the clip path themselves")
      return []
    }
    if let reason = SVGElements.refused[name] {
      refuse("<\(name)> \(reason.what)", at: tree.position(of: index), hint: reason.hint)
      return []
    }
    switch name {
    case "g", "a":
      return try group(index, in: context) { reader, context throws(SVGProblem) in
        try reader.children(of: index, in: context)
      }
    case "svg": return try nested(index, in: context, size: nil)
    case "use": return try use(index, in: context)
    case "switch": return try choice(index, in: context)
    case "text":
      return try group(index, in: context) { reader, context throws(SVGProblem) in
        try reader.text(index, in: context)
      }
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      // What moves a shape is inside it.
      for case .element(let child) in tree.elements[index].children {
        guard let name = tree.elements[child].name, let reason = SVGElements.refused[name] else { continue }
        refuse("<\(name)> \(reason.what)", at: tree.position(of: child), hint: reason.hint)
      }
      return try group(index, in: context) { reader, context throws(SVGProblem) in
        try reader.shape(index, in: context)
      }
    default:
      refuse(
        "SVG has no element <\(name)>", at: tree.position(of: index),
        hint: "remove it, or export the picture again as plain SVG")
      return []
    }
  }

  private mutating func choice(_ index: Int, in context: Context) throws(SVGProblem) -> [SVGItem] {
    try group(index, in: context) { reader, context throws(SVGProblem) in
      for case .element(let child) in reader.tree.elements[index].children {
        let element = reader.tree.elements[child]
        guard element.name != nil, element["requiredExtensions"].map(\.isEmpty) ?? true,
          reader.hasLanguage(child),
          !SVGElements.foreign.contains(element.name ?? "")
        else { continue }
        return try reader.items(of: child, in: context)
      }
      return []
    }
  }

  /// Whether an element is for readers of English, or for all.
  private func hasLanguage(_ index: Int) -> Bool {
    guard let text = tree.elements[index]["systemLanguage"] else { return true }
    return text.split(separator: ",").contains { part in
      let language = String(part).trimmed.lowercased()
      return language == "en" || language.hasPrefix("en-")
    }
  }

  /// The attributes and properties of an element after the rules of CSS.
  mutating func properties(of index: Int) -> [String: String] {
    if let found = known[index] { return found }
    let found = sheet.properties(of: index, in: tree)
    known[index] = found
    return found
  }

  /// The element with an id; nil if there is none.
  func element(_ id: String) -> Int? { places[id] }

  /// A length of an element in units of the picture; nil if the attribute is absent or refused.
  ///
  /// - Parameter whole: what 100 % are.
  mutating func length(_ name: String, of index: Int, in context: Context, whole: Double) -> Double? {
    guard let text = properties(of: index)[name], text != "auto", !text.isEmpty else { return nil }
    guard let length = SVGLength(text) else {
      refuse(
        "\(name) is no length: \(Evidence.quoted(text))", at: tree.position(of: name, in: index),
        hint: "write a number with px, pt, pc, mm, cm, in, em, ex or %, or without a unit")
      return nil
    }
    return length.resolved(fontSize: context.style.text.size, of: whole)
  }

  /// Counts points against the limit.
  mutating func count(_ path: Path, at index: Int) throws(SVGProblem) {
    pointCount += path.points.count
    if pointCount > SVGLimits.points {
      throw .limit("the paths have more than \(SVGLimits.points) points", at: tree.position(of: index))
    }
  }

  mutating func refuse(_ message: String, at position: SourceLocation, hint: String?) {
    let problem = SVGProblem(message, at: position, hint: hint)
    if problems.count < Self.problemLimit, !problems.contains(problem) { problems.append(problem) }
  }

  mutating func warn(_ message: String, at position: SourceLocation, hint: String?) {
    var problem = SVGProblem(message, at: position, hint: hint)
    problem.severity = .warning
    if warnings.count < Self.problemLimit, !warnings.contains(problem) { warnings.append(problem) }
  }
}
