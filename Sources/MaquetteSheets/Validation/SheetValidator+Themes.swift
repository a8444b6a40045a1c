internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteTokens
internal import MaquetteTypography

extension SheetValidator {
  /// Reads themes: names with the design tokens that make them, in a file or in several, of which later ones win.
  mutating func themes(from node: SheetNode) -> [String: [Theme]] {
    var themes: [String: [Theme]] = [:]
    guard let entries = node.entries else {
      elements.report(.expectedThemes(found: node.kind), at: node.position)
      return themes
    }
    for entry in entries {
      var paths: [String] = []
      for path in entry.value.items ?? [entry.value] {
        guard let scalar = path.scalar, !scalar.isNull, !scalar.text.isEmpty else {
          elements.report(.expectedThemes(found: path.kind), at: path.position)
          continue
        }
        let including = elements.composer.library.path(of: path.position.file)
        paths.append(SheetLibrary.path(scalar.text, from: including))
      }
      if paths.isEmpty { continue }
      do throws(TokenError) {
        let read = try TokenThemes(paths: base.tokenPaths + paths, families: base.fonts.families)
        themes[entry.key] = read.themes
        elements.composer.library.take(read.files.map { SheetDependency(path: $0.path, bytes: $0.bytes) })
        elements.composer.library.diagnostics.append(read.warnings)
      } catch {
        themes[entry.key] = []
        if case .invalid(let diagnostics) = error {
          elements.composer.library.diagnostics.append(diagnostics)
        } else {
          elements.report(.attribute(message: error.message, hint: nil), at: entry.value.position)
        }
      }
    }
    return themes
  }
}
