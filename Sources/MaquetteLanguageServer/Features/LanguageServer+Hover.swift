import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteRPC
import MaquetteSheets

extension LanguageServer {
  /// The help of the word at a position, with a picture of an element where the client shows pictures.
  func hover(_ parameters: JSON) throws(RPCError) -> JSON {
    let (document, offset) = try place(in: parameters)
    let context = CursorContext(at: offset, wholeWordIn: document)
    let word = String(decoding: document.bytes[context.word], as: UTF8.self)
    guard !word.isEmpty, var text = help(for: word, at: context, in: document) else { return .null }
    if client.showsPictures, let picture = picture(of: word, at: context, in: document) {
      text = "![\(word)](\(picture))\n\n" + text
    }
    let kind = client.takesMarkdown ? "markdown" : "plaintext"
    return [
      "contents": ["kind": .text(kind), "value": .text(text)],
      "range": document.range(of: context.word, in: client.encoding).json,
    ]
  }

  private func help(for word: String, at context: CursorContext, in document: TextDocument) -> String? {
    let environment = workspace.settings(for: document.path).environment
    let place = workspace.grammar.place(of: context.path)
    if context.isKey, let text = keyHelp(for: word, at: place) { return text }
    switch place {
    case .element, .elements, .attributes, .item:
      if let entry = workspace.grammar.catalogue.entry(named: word), context.isKey || context.isValue,
        case .element = place
      {
        return HelpText.element(entry)
      }
      return context.isKey ? nil : valueHelp(for: word, at: place, in: environment)
    case .use, .arguments, .name(.definition): return definitionHelp(for: word, in: document.path)
    default: return valueHelp(for: word, at: place, in: environment)
    }
  }

  private func keyHelp(for word: String, at place: SheetPlace) -> String? {
    let grammar = workspace.grammar
    switch place {
    case .file:
      if let key = SheetLanguage.sheet.first(where: { $0.name == word }) { return HelpText.key(key) }
      if let found = SheetLanguage.settings.first(where: { $0.name == word }) {
        return HelpText.attribute(found)
      }
      return keyHelp(for: word, at: .element)
    case .element, .elements:
      if let entry = grammar.catalogue.entry(named: word) { return HelpText.element(entry) }
      return SheetLanguage.directives.first { $0.name == word }.map(HelpText.key)
    case .keys(.definition):
      return SheetLanguage.definition.first { $0.name == word }.map(HelpText.key)
        ?? keyHelp(for: word, at: .element)
    case .keys(.loop): return SheetLanguage.loop.first { $0.name == word }.map(HelpText.key)
    case .item(let entry):
      return keyHelp(for: word, at: .attributes(entry)) ?? keyHelp(for: word, at: .element)
    case .attributes(let entry):
      if word == "children", entry.takesChildren { return "The elements inside." }
      return (entry.attributes + SheetGrammar.common).first { $0.name == word }.map(HelpText.attribute)
    case .change(let entry):
      return SheetGrammar.timing.first { $0.name == word }.map(HelpText.attribute)
        ?? keyHelp(for: word, at: .attributes(entry))
    case .section:
      return word == "body"
        ? "An element, or a list of elements."
        : grammar.catalogue.entry(named: "group").flatMap {
          keyHelp(for: word, at: .attributes($0))
        }
    case .variations(let attributes, _): return attributes.first { $0.name == word }.map(HelpText.attribute)
    case .value(let type, _, _): return field(word, of: type).map(HelpText.attribute)
    case .list(let item): return keyHelp(for: word, at: item)
    default: return nil
    }
  }

  private func field(_ name: String, of type: AttributeType) -> AttributeDescription? {
    for type in type.alternatives {
      switch type {
      case .mapping(let fields): if let found = fields.first(where: { $0.name == name }) { return found }
      case .list(let item): if let found = field(name, of: item) { return found }
      default: break
      }
    }
    return nil
  }

  private func valueHelp(for word: String, at place: SheetPlace, in environment: Environment) -> String? {
    var type: AttributeType?
    var attribute: AttributeDescription?
    switch place {
    case .value(let own, let description, _): (type, attribute) = (own, description)
    case .attributes(let entry), .item(let entry):
      attribute = entry.attributes.first { $0.name == entry.shorthand }
      type = attribute?.type
    case .list(let item): return valueHelp(for: word, at: item, in: environment)
    default: return nil
    }
    guard let type else { return nil }
    if type.alternatives.contains(.color), let text = HelpText.color(word, in: environment) {
      return "`\(word)`\n\n\(text)"
    }
    if type.alternatives.contains(.symbol), Symbols.symbol(named: word) != nil {
      return "The symbol `\(word)`."
    }
    return attribute.map { "`\($0.name)`: \(HelpText.attribute($0))" }
  }

  private func definitionHelp(for word: String, in path: String) -> String? {
    resolving { resolution in
      guard let file = resolution.definitions(of: path)[word] else { return nil }
      let parameters = resolution.parameters(of: word, from: path)
      let list = parameters.map { "- `\($0.name)`" + ($0.isRequired ? ", required" : "") }.joined(
        separator: "\n")
      let place = file == path ? "" : " in `\(FileName.last(of: file))`"
      return "The definition `\(word)`\(place)." + (list.isEmpty ? "" : "\n\nParameters:\n\n\(list)")
    }
  }
}

extension CursorContext {
  /// The context of the whole word around a byte.
  init(at offset: Int, wholeWordIn document: TextDocument) {
    let first = CursorContext(in: document, at: offset)
    self = first.word.upperBound == offset ? first : CursorContext(in: document, at: first.word.upperBound)
  }
}
