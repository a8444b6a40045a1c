import MaquetteDesign
import MaquetteDiagnostics
import MaquetteElements
import MaquetteSheets
import MaquetteTokens

extension FuzzTarget {
  static let tokens = FuzzTarget(
    name: "tokens", input: "design tokens", seeds: ["tokens.json", "resolver.json"], words: tokenWords
  ) { bytes in
    let themes: TokenThemes
    do throws(TokenError) {
      themes = try TokenThemes(bytes, path: "input.tokens.json")
    } catch {
      guard case .invalid(let diagnostics) = error else { return }
      return try BrokenPromise.unless(
        diagnostics.contains { $0.severity == .error }, "a refusal has an error")
    }
    var environment = Environment()
    themes.apply(to: &environment)
    try BrokenPromise.unless(!themes.themes.isEmpty, "tokens without an error are a theme")
  }

  /// A document that is rewritten: what is written would not be written otherwise.
  static let format = FuzzTarget(
    name: "format", input: "a document for `maquette fmt`", seeds: ["yaml"], words: sheetWords
  ) { bytes in
    guard let text = try? SheetFormat(bytes, path: "input.yaml").text else { return }
    let again = try SheetFormat(Array(text.utf8), path: "input.yaml").text
    try BrokenPromise.unless(again == text, "what is formatted stays as it is")
  }
}
