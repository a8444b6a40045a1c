package import MaquetteDiagnostics
import MaquetteDocuments

/// A string catalogue of Xcode (`.xcstrings`).
package struct StringCatalog: Sendable {
  /// The language of the keys.
  package let sourceLanguage: String
  /// The translations by key and language.
  package let phrases: [String: [String: Phrase]]

  /// Reads a catalogue; nil if it is none. All problems are reported with their positions.
  package init?(_ bytes: [UInt8], path: String, into problems: inout [Diagnostic]) {
    var list = DiagnosticList(name: path, kind: .stringCatalog)
    defer { problems += list.sorted }
    let source = DocumentSource.decode(bytes, name: path, kind: .stringCatalog, into: &list)
    guard !list.hasErrors, let root = DocumentReader.read(source, into: &list) else { return nil }
    guard let strings = root.entries?.value(of: "strings") else {
      list.insert(AssetProblem.missing("strings", of: "the string catalogue"), at: root.position)
      return nil
    }
    guard let entries = strings.entries else {
      list.insert(AssetProblem.expected("texts by their keys", found: strings.kind), at: strings.position)
      return nil
    }
    sourceLanguage = root.entries?.value(of: "sourceLanguage")?.scalar?.text ?? "en"
    var phrases: [String: [String: Phrase]] = [:]
    for entry in entries {
      let languages = entry.value.entries?.value(of: "localizations")?.entries ?? []
      for language in languages {
        phrases[entry.key, default: [:]][language.key] = Self.phrase(language.value, argument: 0, into: &list)
      }
    }
    self.phrases = phrases
  }

  private static func phrase(_ node: DocumentNode, argument: Int, into list: inout DiagnosticList) -> Phrase?
  {
    guard let entries = node.entries else {
      list.insert(AssetProblem.expected("a translation", found: node.kind), at: node.position)
      return nil
    }
    if let unit = entries.value(of: "stringUnit") {
      guard let text = unit.entries?.value(of: "value")?.scalar?.text else {
        list.insert(AssetProblem.missing("value", of: "the translation"), at: unit.position)
        return nil
      }
      return substituted(.text(text), entries.value(of: "substitutions"), into: &list)
    }
    guard let variations = entries.value(of: "variations")?.entries else { return nil }
    for variation in variations {
      switch variation.key {
      case "plural":
        let forms = (variation.value.entries ?? []).compactMap { form in
          phrase(form.value, argument: argument, into: &list).map { (form.key, $0) }
        }
        return substituted(
          .plural(Dictionary(forms) { first, _ in first }, argument: argument),
          entries.value(of: "substitutions"),
          into: &list)
      case "device":
        // A picture is of a phone unless it says otherwise.
        let devices = variation.value.entries ?? []
        guard let own = devices.value(of: "iphone") ?? devices.value(of: "other") else { continue }
        return phrase(own, argument: argument, into: &list)
      default: list.insert(AssetProblem.unknownVariation(variation.key), at: variation.position)
      }
    }
    return nil
  }

  private static func substituted(
    _ phrase: Phrase, _ substitutions: DocumentNode?, into list: inout DiagnosticList
  ) -> Phrase {
    guard case .text(let text) = phrase, let parts = substitutions?.entries else { return phrase }
    var phrases: [String: Phrase] = [:]
    for (index, part) in parts.enumerated() {
      let argument =
        part.value.entries?.value(of: "argNum")?.scalar.flatMap { Int($0.text) }.map { $0 - 1 } ?? index
      let specifier = part.value.entries?.value(of: "formatSpecifier")?.scalar?.text ?? "lld"
      guard let own = self.phrase(part.value, argument: argument, into: &list) else { continue }
      phrases[part.key] = own.replacingArgument(with: "%\(argument + 1)$\(specifier)")
    }
    return .substituted(text, phrases)
  }
}

extension Phrase {
  /// The phrase with a format in place of `%arg`, which stands for the counted value.
  fileprivate func replacingArgument(with format: String) -> Phrase {
    switch self {
    case .text(let text): .text(text.replacing("%arg", with: format))
    case .plural(let forms, let argument):
      .plural(forms.mapValues { $0.replacingArgument(with: format) }, argument: argument)
    case .substituted: self
    }
  }
}
