import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteTokens
import MaquetteTypography

extension SheetValidator {
  /// Changes the themes of an environment by the token files of a sheet, below the environment's own token files.
  mutating func use(tokensFrom node: SheetNode, in environment: inout Environment) {
    let paths = paths(in: node) { .expectedTokens(found: $0) }
    if paths.isEmpty { return }
    let all = paths + environment.tokenPaths
    read(all, families: environment.fonts.families, at: node)?.apply(to: &environment)
  }

  /// Reads themes: names with the design tokens that make them, in one file or several, of which later ones win.
  mutating func themes(from node: SheetNode, over environment: Environment) -> [String: [Theme]] {
    var themes: [String: [Theme]] = [:]
    guard let entries = node.entries else {
      elements.report(.expectedThemes(found: node.kind), at: node.position)
      return themes
    }
    for entry in entries {
      let paths = paths(in: entry.value) { .expectedThemes(found: $0) }
      if paths.isEmpty { continue }
      let all = environment.tokenPaths + paths
      themes[entry.key] = read(all, families: environment.fonts.families, at: entry.value)?.themes ?? []
    }
    return themes
  }

  /// The paths in a node, resolved against the folder of the file that contains it.
  private mutating func paths(
    in node: SheetNode, orReport problem: (_ found: String) -> SheetProblem
  ) -> [String] {
    var paths: [String] = []
    for path in node.items ?? [node] {
      guard let scalar = path.scalar, !scalar.isNull, !scalar.text.isEmpty else {
        elements.report(problem(path.kind), at: path.position)
        continue
      }
      let including = elements.composer.library.path(of: path.position.file)
      paths.append(SheetLibrary.path(scalar.text, from: including))
    }
    return paths
  }

  /// Reads token files and adds their warnings; nil if they cannot be used.
  private mutating func read(_ paths: [String], families: [String], at node: SheetNode) -> TokenThemes? {
    do throws(TokenError) {
      let themes = try TokenThemes(
        paths: paths, families: families, catalogue: elements.catalogue)
      elements.composer.library.take(
        themes.files.map { SheetDependency(path: $0.path, bytes: $0.bytes) })
      elements.composer.library.diagnostics.append(themes.warnings)
      return themes
    } catch {
      if case .invalid(let diagnostics) = error {
        elements.composer.library.diagnostics.append(diagnostics)
      } else {
        elements.report(.attribute(AttributeError(message: error.message)), at: node.position)
      }
      return nil
    }
  }
}
