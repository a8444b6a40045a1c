import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquettePNG
import MaquetteRPC
import MaquetteRendering
import MaquetteSheets
import MaquetteStudio

/// One element of a sheet as a sheet of its own, with the settings of the whole and the environment around the element.
struct FragmentPicture {
  /// The keys of a sheet that say something about the picture as a whole.
  private static let dropped: Set<String> = [
    "body", "sections", "variants", "interaction", "animation", "output", "check", "canvas", "size", "format",
    "title", "storyboard", "redlines", "padding",
  ]

  /// The text of the sheet, in JSON.
  let text: String

  /// Takes an element out of a file.
  ///
  /// - Parameters:
  ///   - root: The tree of the file.
  ///   - place: The place of the element's name.
  init?(_ root: DocumentNode, elementAt place: SourceLocation) {
    guard let (element, around) = Self.find(place, in: root, around: []) else { return nil }
    var entries = (root.entries ?? []).filter { !Self.dropped.contains($0.key) }
    if !SheetLanguage.isSheet(root) { entries = [] }
    var members = entries.filter { $0.key != "maquette" }.map { JSON.Member($0.key, $0.value.json) }
    var body = JSON.object([JSON.Member(element.key, element.value.json)])
    for environment in around.reversed() {
      body = .object(["vstack": .object(["with": environment.json, "children": .array([body])])])
    }
    members.insert(JSON.Member("maquette", .whole(1)), at: 0)
    members += [JSON.Member("padding", .whole(8)), JSON.Member("body", body)]
    text = JSON.object(members).compact
  }

  /// The entry whose name stands at a place, with the environments that elements around it set.
  private static func find(
    _ place: SourceLocation, in node: DocumentNode, around: [DocumentNode]
  ) -> (DocumentNode.Entry, [DocumentNode])? {
    switch node.content {
    case .scalar: return nil
    case .sequence(let items):
      // Items follow each other, so the last that begins before the place has it.
      guard let item = items.last(where: { $0.position <= place }) else { return nil }
      return find(place, in: item, around: around)
    case .mapping(let entries):
      if let entry = entries.first(where: { $0.position == place }) { return (entry, around) }
      guard let entry = entries.last(where: { $0.position <= place }) else { return nil }
      let own = entries.value(of: "with").map { [$0] } ?? []
      return find(place, in: entry.value, around: around + (entry.key == "with" ? [] : own))
    }
  }

  /// The longest text of an element with a picture in help, in bytes: what takes longer to draw than a reader waits has none.
  private static let mostBytes = 16 << 10

  /// Draws the element; nil if it cannot be drawn by itself.
  func png(
    path: String, environment: Environment, files: @escaping SheetFile.Reading, renderer: Renderer
  ) -> [UInt8]? {
    guard text.utf8.count <= Self.mostBytes,
      let sheet = try? Sheet(Array(text.utf8), path: path, environment: environment, files: files),
      let picture = sheet.pictures.first, let drawing = try? PictureDrawing(picture, path: path),
      drawing.layout.frame.size.width * drawing.layout.frame.size.height <= Self.mostPoints
    else { return nil }
    return try? drawing.encoded(options: drawing.options, by: renderer, threads: 1)
  }

  /// The largest picture in help, in square points.
  private static let mostPoints = 1_000_000.0
}

extension SourceLocation {
  fileprivate static func <= (first: SourceLocation, second: SourceLocation) -> Bool {
    (first.line, first.column) <= (second.line, second.column)
  }
}

extension LanguageServer {
  /// A picture of the element, the use or the symbol at a word, as an address that holds the picture.
  func picture(of word: String, at context: CursorContext, in document: TextDocument) -> String? {
    guard context.isKey,
      let root = SheetLanguage.tree(of: document.bytes, path: document.path).root
    else { return nil }
    let location = document.location(
      of: document.position(
        ofByte: context.word.lowerBound - (context.quote == nil ? 0 : 1), in: client.encoding),
      in: client.encoding)
    guard workspace.grammar.place(in: workspace.grammar.place(of: context.path), after: word).isElement,
      let fragment = FragmentPicture(root, elementAt: location)
    else { return nil }
    let environment = workspace.settings(for: document.path).environment
    let png = fragment.png(
      path: document.path, environment: environment, files: workspace.files, renderer: renderer)
    return png.map { "data:image/png;base64," + Base64.text(of: $0) }
  }
}

extension SheetPlace {
  /// Whether it is the value of what stands for an element.
  fileprivate var isElement: Bool {
    switch self {
    case .attributes, .use: true
    default: false
    }
  }
}
