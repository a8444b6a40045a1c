import MaquetteSwiftSource

extension SwiftFile {
  /// The type that stands for a preview in the copy.
  static func typeName(_ number: Int) -> String { "MaquettePreview\(number)" }

  /// Makes a preview a type of a known name that code of the same module can list. Its lines stay where they are.
  func registrationEdits(_ preview: SourcePreview, number: Int, fileID: String) -> [TextEdit] {
    switch preview.kind {
    case .provider:
      // What is private to its file cannot be listed.
      return preview.declaration.modifiers.filter {
        source.is(source.tokens[$0], "private") || source.is(source.tokens[$0], "fileprivate")
      }.map { TextEdit.blank(source.tokens[$0].range, in: source) }
    case .macro(let call):
      return macroEdits(call, preview, number: number, fileID: fileID)
    }
  }

  private func macroEdits(
    _ call: MacroCall, _ preview: SourcePreview, number: Int, fileID: String
  ) -> [TextEdit] {
    let range = source.bytes(ofTokens: preview.declaration.head)
    let use = Source(source.text(range))
    var name = "nil"
    var traits: [String] = []
    var body = call.closures.first
    var label: String?
    for argument in call.arguments {
      // Traits are a list without a label from the second one on.
      label = argument.label ?? (label == "traits" ? "traits" : nil)
      let text = use.text(ofTokens: argument.tokens)
      switch label {
      case nil: name = text
      case "body": body = argument
      default: traits.append(text)
      }
    }
    guard let body, use.is(use.tokens[body.tokens.lowerBound], "{") else { return [] }
    let opening = range.lowerBound + use.tokens[body.tokens.lowerBound].range.lowerBound
    let closing = range.lowerBound + use.tokens[body.tokens.upperBound - 1].range.upperBound
    let type = Self.typeName(number)
    let members = [
      "static var previewName: String? { \(name) }",
      "static var previewFileID: String { \(Self.literal(fileID)) }",
      "static var previewLine: Int { \(preview.line) }",
      "@MainActor static var previewTraits: [PreviewTrait<Preview.ViewTraits>] { [\(traits.joined(separator: ", "))] }",
    ].joined(separator: "; ")
    let content = "@MainActor static var previewContent: PreviewContent { PreviewContent.make "
    let head = "struct \(type): PreviewRegistration { \(members); "
    let kept = keptStatements(in: body, of: use)
    guard !kept.isEmpty else {
      return [
        TextEdit.replacing(range.lowerBound..<opening, in: source, by: head + content),
        TextEdit(range: closing..<closing, text: " } }"),
      ] + excess(closing, range)
    }
    // Variables with `@Previewable` become properties of a view around the rest.
    let view = "\(type)View"
    let start = range.lowerBound + use.tokens[kept[kept.count - 1].upperBound - 1].range.upperBound
    return [
      TextEdit.replacing(
        range.lowerBound..<opening + 1, in: source,
        by: head + content + "{ \(view)() } } }; struct \(view): View {")
    ]
      + kept.map { statement in
        let first = statement.first { use.is(use.tokens[$0], "Previewable") } ?? statement.lowerBound + 1
        return TextEdit.blank(
          range.lowerBound + use.tokens[first - 1].range.lowerBound..<range.lowerBound
            + use.tokens[first].range.upperBound, in: source)
      } + [
        TextEdit(range: start..<start, text: "; var body: some View {"),
        TextEdit(range: closing..<closing, text: " }"),
      ] + excess(closing, range)
  }

  /// Arguments or closures after the body, which have no place.
  private func excess(_ closing: Int, _ range: Range<Int>) -> [TextEdit] {
    closing < range.upperBound ? [TextEdit.blank(closing..<range.upperBound, in: source)] : []
  }

  /// The first statements of a body, as long as they are marked `@Previewable`.
  private func keptStatements(in body: MacroCall.Argument, of use: Source) -> [Range<Int>] {
    let statements = use.statements(body.tokens.lowerBound + 1..<body.tokens.upperBound - 1)
    return Array(
      statements.prefix { statement in
        statement.contains {
          use.is(use.tokens[$0], "@") && $0 + 1 < statement.upperBound
            && use.is(use.tokens[$0 + 1], "Previewable")
        }
          && use.is(use.tokens[statement.lowerBound], "@")
      })
  }

  /// A string literal of a text.
  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }
}
