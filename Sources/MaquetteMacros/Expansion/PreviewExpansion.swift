import MaquetteSwiftSource

extension MacroUse {
  /// `#Preview` becomes a type that registers it. Variables marked `@Previewable` become properties of a view around the rest.
  func previewExpansion() -> Expansion {
    let source = Source(self.source)
    guard let call = MacroCall(source) else {
      return .problem("#Preview is not complete: a bracket is missing")
    }
    var name = "nil"
    var traits: [String] = []
    var body = call.closures.first
    var label: String?
    for argument in call.arguments {
      // Traits are a list without a label from the second one on.
      label = argument.label ?? (label == "traits" ? "traits" : nil)
      switch label {
      case nil: name = source.text(ofTokens: argument.tokens)
      case "traits": traits.append(source.text(ofTokens: argument.tokens))
      case "body": body = argument
      default: return .problem("#Preview(\(label ?? ""):) is not supported; use a name, traits and a body")
      }
    }
    guard let body else { return .problem("#Preview has no body") }
    return .source(registration(source, body, name: name, traits: traits))
  }

  private func registration(
    _ source: Source, _ body: MacroCall.Argument, name: String, traits: [String]
  ) -> String {
    let type = unique("Preview")
    let viewType = unique("PreviewView")
    let isClosure = source.is(source.tokens[body.tokens.lowerBound], "{")
    let statements =
      isClosure ? source.statements(body.tokens.lowerBound + 1..<body.tokens.upperBound - 1) : []
    let (kept, rest) = separate(source, statements)
    var view = ""
    var content = source.text(ofTokens: body.tokens)
    if !kept.isEmpty {
      let lines = kept.map { "  \($0)\n" }.joined()
      view = "struct \(viewType): View {\n\(lines)  var body: some View {\n\(rest)\n  }\n}\n"
      content = "{ \(viewType)() }"
    }
    return """
      \(view)struct \(type): PreviewRegistration {
        static var previewName: String? { \(name) }
        static var previewFileID: String { \(Self.literal(fileID)) }
        static var previewLine: Int { \(line) }
        @MainActor static var previewTraits: [PreviewTrait<Preview.ViewTraits>] { [\(traits.joined(separator: ", "))] }
        @MainActor static var previewContent: PreviewContent { PreviewContent.make \(content) }
      }
      """
  }

  /// The declarations that are marked `@Previewable`, without the mark, and all other statements as text.
  private func separate(_ source: Source, _ statements: [Range<Int>]) -> (kept: [String], rest: String) {
    var kept: [String] = []
    var rest: [String] = []
    for statement in statements {
      let attribute = statement.first { index in
        source.is(source.tokens[index], "@") && index + 1 < statement.upperBound
          && source.is(source.tokens[index + 1], "Previewable")
      }
      if let attribute,
        attribute == statement.lowerBound || source.is(source.tokens[statement.lowerBound], "@")
      {
        let before = source.text(ofTokens: statement.lowerBound..<attribute)
        let after = source.text(ofTokens: attribute + 2..<statement.upperBound)
        kept.append(before.isEmpty ? after : "\(before) \(after)")
      } else {
        rest.append("    " + source.text(ofTokens: statement))
      }
    }
    return (kept, rest.joined(separator: "\n"))
  }

  /// A name that the compiler takes for one of this use's own: mangled as a name that macros make unique.
  private func unique(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }

  /// A string literal of a text.
  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
