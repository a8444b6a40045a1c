import MaquetteScreens
import ArgumentParser
import MaquetteElements
import MaquetteLint
import MaquetteStudio

/// What shells offer when Tab is pressed.
///
/// The names come from the tables that sheets are read with, once a shell asks for them; the scripts only name the
/// command.
enum Completion {
  /// The elements of the command that is asked, which may have controls of its own.
  @TaskLocal static var catalogue = Catalogue.standard

  static let sheets = CompletionKind.file(extensions: ["yaml", "yml", "json"])
  static let pictures = CompletionKind.file(extensions: ["png"])
  static let tokens = CompletionKind.file(extensions: ["json"])
  static let fonts = CompletionKind.file(extensions: ["ttf", "otf", "ttc"])

  static let platform = environment("platform")
  static let era = environment("era")
  static let textSize = environment("text-size")
  static let appearance = environment("appearance")
  static let color = CompletionKind.custom { _, _, _ in colors }
  static let elements = CompletionKind.custom { _, _, _ in catalogue.names }
  static let controls = CompletionKind.custom { _, _, _ in
    catalogue.entries.filter { $0.kind != .container }.map(\.name)
  }
  static let categories = CompletionKind.custom { _, _, _ in Symbols.categories.map(\.name) }
  static let rules = CompletionKind.custom { _, _, _ in RuleBook(catalogue).all.map { $0.id } }
  static let attributes = CompletionKind.custom { words, index, prefix in
    CompletedAttribute(words: words, index: index, prefix: prefix).candidates
  }

  private static func environment(_ name: String) -> CompletionKind {
    .custom { _, _, _ in Environment.attributes.first { $0.name == name }.map { values(of: $0.type) } ?? [] }
  }

  /// The values of a type that have names; none for a type without.
  static func values(of type: AttributeType) -> [String] {
    switch type {
    case .boolean: ["true", "false"]
    case .choice(let names): names
    case .symbol: Symbols.names
    case .color: colors
    case .either(let types): types.flatMap(values)
    case .list(let type): values(of: type)
    default: []
    }
  }

  /// The colours of the theme, and of the project's brand.
  private static var colors: [String] {
    let theme = try? ThemeSources(tokens: Console().settings().tokens, catalogue: catalogue).load()
    let brand = theme?.environment.theme.brand.colors.sorted() ?? []
    return ColorReference.names(in: catalogue) + ["transparent"] + brand.map { "{\($0)}" }
  }
}

/// The word `name=value` of `maquette draw button name=value` at the cursor.
private struct CompletedAttribute {
  /// The control; nil if there is none of that name.
  private let entry: CatalogueEntry?
  /// What is typed before the `=`.
  private let name: String
  /// Whether the `=` is typed.
  private let hasName: Bool
  /// Whether the shell takes the value for a word of its own, as bash does.
  private let isSplit: Bool

  /// - Parameters:
  ///   - words: The words of the command line.
  ///   - index: The index of the word at the cursor.
  ///   - prefix: That word up to the cursor.
  init(words: [String], index: Int, prefix: String) {
    entry = words.prefix(index).dropFirst(2).lazy.compactMap { Completion.catalogue.entry(named: $0) }.first
    let equals = words[..<min(index + 1, words.count)].suffix(2).lastIndex(of: "=")
    isSplit = equals != nil
    let typed = equals.map { $0 > 0 ? words[$0 - 1] : "" } ?? prefix
    name = String(typed.prefix { $0 != "=" })
    hasName = isSplit || typed.contains("=")
  }

  var candidates: [String] {
    guard let entry else { return [] }
    let known = entry.attributes + CommonAttributes.descriptions(in: nil)
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if hasName { return type(of: path[...], among: known).map(values) ?? [] }
    var fields = known
    if path.count > 1 {
      guard case .mapping(let inner)? = type(of: path.dropLast(), among: known) else { return [] }
      fields = inner
    }
    let start = path.dropLast().map { $0 + "." }.joined()
    let matches = fields.filter { (start + $0.name).hasPrefix(name) }
    // The values of the only attribute are offered at once: a shell ends a single word with a space.
    if matches.count == 1, case let values = Completion.values(of: matches[0].type), values.count > 1 {
      return values.map { "\(start)\(matches[0].name)=\($0)" }
    }
    return matches.map { "\(start)\($0.name)=" }
  }

  private func values(of type: AttributeType) -> [String] {
    Completion.values(of: type).map { isSplit ? $0 : "\(name)=\($0)" }
  }

  private func type(
    of path: ArraySlice<String>, among attributes: [AttributeDescription]
  ) -> AttributeType? {
    guard let name = path.first, let attribute = attributes.first(where: { $0.name == name }) else {
      return nil
    }
    if path.count == 1 { return attribute.type }
    guard case .mapping(let fields) = attribute.type else { return nil }
    return type(of: path.dropFirst(), among: fields)
  }
}
