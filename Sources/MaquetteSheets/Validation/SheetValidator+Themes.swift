import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteTokens
import MaquetteTypography

extension SheetValidator {
  /// Changes the themes of an environment by the token files of a sheet, below the environment's own token files.
  mutating func use(tokensFrom node: SheetNode, in environment: inout Environment) {
    let sources = sources(in: node) { .expectedTokens(found: $0) }
    if sources.isEmpty { return }
    tokens = sources + environment.tokenPaths.map(TokenThemes.Source.file)
    read(tokens, families: environment.fonts.families, at: node)?.apply(to: &environment)
  }

  /// Reads themes: names with the design tokens that make them, in one file or several, of which later ones win.
  mutating func themes(from node: SheetNode, over environment: Environment) -> [String: [Theme]] {
    var themes: [String: [Theme]] = [:]
    guard let entries = node.entries else {
      elements.report(.expectedThemes(found: node.kind), at: node.position)
      return themes
    }
    for entry in entries {
      let sources = sources(in: entry.value) { .expectedThemes(found: $0) }
      if sources.isEmpty { continue }
      let below = tokens.isEmpty ? environment.tokenPaths.map(TokenThemes.Source.file) : tokens
      let themesOfName = read(below + sources, families: environment.fonts.families, at: entry.value)
      themes[entry.key] = themesOfName?.themes ?? []
    }
    return themes
  }

  /// The token files that a node names, by paths from the folder of the file that contains it, and the tokens that it holds itself.
  private mutating func sources(
    in node: SheetNode, orReport problem: (_ found: String) -> SheetProblem
  ) -> [TokenThemes.Source] {
    var sources: [TokenThemes.Source] = []
    for path in node.items ?? [node] {
      if path.entries != nil {
        sources.append(.tokens(path))
        continue
      }
      guard let scalar = path.scalar, !scalar.isNull, !scalar.text.isEmpty else {
        elements.report(problem(path.kind), at: path.position)
        continue
      }
      let including = elements.composer.library.path(of: path.position.file)
      sources.append(.file(SheetLibrary.path(scalar.text, from: including)))
    }
    return sources
  }

  /// Reads token files and adds their warnings; nil if they cannot be used.
  private mutating func read(
    _ sources: [TokenThemes.Source], families: [String], at node: SheetNode
  ) -> TokenThemes? {
    do throws(TokenError) {
      let themes = try TokenThemes(
        sources, in: elements.composer.library.diagnostics.sources, families: families,
        catalogue: elements.catalogue)
      elements.composer.library.take(
        themes.files.map { SheetDependency(path: $0.path, bytes: $0.bytes) })
      elements.composer.library.diagnostics.append(themes.warnings)
      return themes
    } catch {
      lacksTokens = true
      if case .invalid(let diagnostics) = error {
        elements.composer.library.diagnostics.append(diagnostics)
      } else {
        elements.report(.attribute(AttributeError(message: error.message)), at: node.position)
      }
      return nil
    }
  }
}
