import MaquetteControlKit
import MaquetteDiagnostics
import MaquetteElements
import MaquetteFiles
import MaquetteLint
import MaquetteScreens
import MaquetteSheets
import MaquetteStudio
import MaquetteTypography

extension Tool {
  /// What can be listed.
  fileprivate enum Subject: String, CaseIterable {
    case guide, elements, symbols, colors, styles, devices, rules, files
  }

  static let list = Tool(
    name: "list", title: "List names",
    summary: """
      Lists the names that sheets can use: 'guide' is the language in 10 KB, 'elements' the controls and containers, \
      'symbols', 'colors', text 'styles', 'devices', the 'rules' of lint, and 'files' the sheets and pictures in the \
      folder. Words filter the lines.
      """,
    parameters: [
      ToolParameter(
        "what", .choice(Subject.allCases.map(\.rawValue)), "The names to list.", isRequired: true),
      ToolParameter("words", .text, "Words that each line must contain, such as 'arrow up'."),
      TextPage.parameter,
    ]
  ) { call throws(ToolFailure) in
    let words = (call.arguments.text("words") ?? "").lowercased().split(separator: " ").map(String.init)
    let subject = call.arguments.text("what").flatMap(Subject.init) ?? .guide
    if subject == .guide { return ToolResult(SheetGuide.markdown(of: call.studio.catalogue)) }
    let lines = try call.studio.lines(of: subject, words: words)
    let text = lines.filter { line in
      subject == .symbols || words.allSatisfy { line.lowercased().contains($0) }
    }.map { $0 + "\n" }.joined()
    return ToolResult(
      text.isEmpty
        ? "nothing matches"
        : TextPage.text(
          text, from: call.arguments.whole("from") ?? 1, next: "list with \"what\": \"\(subject.rawValue)\",")
    )
  }

  static let describe = Tool(
    name: "describe", title: "Describe an element or a rule",
    summary:
      "The page of an element (examples, attributes, guideline) or of a lint rule.",
    parameters: [
      ToolParameter(
        "name", .text, "The name of an element, such as button, or a rule, such as L-hit.", isRequired: true),
      TextPage.parameter,
    ]
  ) { call throws(ToolFailure) in
    let name = call.arguments.text("name") ?? ""
    let catalogue = call.studio.catalogue
    let book = RuleBook(catalogue)
    let page =
      SheetReference.page(of: name, in: catalogue)?.text ?? book.rule(name).map { RuleExplanation($0).text }
    guard let page else {
      throw .work(
        StudioError(
          unknown: "element or rule", name,
          nearest: ElementSynonyms.nearest(to: name, among: catalogue.names)
            ?? NearestName.nearest(to: name, among: book.rules.map { $0.id }), list: "list"))
    }
    return ToolResult(
      TextPage.text(
        page, from: call.arguments.whole("from") ?? 1, next: "describe with \"name\": \"\(name)\","))
  }
}

extension AgentStudio {
  fileprivate func lines(of subject: Tool.Subject, words: [String]) throws(ToolFailure) -> [String] {
    switch subject {
    case .guide: return []
    case .elements: return catalogue.entries.map { "\($0.name): \($0.summary)" }
    case .symbols:
      return Symbols.categories.flatMap(\.symbols).filter { entry in words.allSatisfy(entry.matches) }
        .flatMap(\.names).sorted()
    case .colors: return ColorReference.names(in: catalogue)
    case .styles: return TextStyle.allCases.map(\.rawValue)
    case .devices:
      return Device.all.map {
        "\($0.name): \(Evidence.number($0.size.width)) x \(Evidence.number($0.size.height)) points, scale \(Evidence.number($0.scale))"
      }
    case .rules: return RuleBook(catalogue).all.map { "\($0.id): \($0.summary)" }
    case .files:
      let root = folder.root
      let files = try work { () throws(StudioError) in
        try MaquetteStudio.attempt({ StudioError($0, path: root) }) { () throws(FileProblem) in
          try Folder.files(in: root)
        }
      }
      let suffixes = ["yaml", "yml", "json", "png", "csv", "svg", "jpg", "jpeg"]
      return files.filter { suffixes.contains(FileName.suffix(of: $0)) }.map { folder.relative($0) }
    }
  }
}
