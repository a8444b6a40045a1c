import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles
import MaquetteLint
import MaquetteRPC
import MaquetteSheets

extension LanguageServer {
  /// Reads a text and tells the client what is wrong.
  func read(_ path: String, _ peer: RPCPeer) {
    guard let document = workspace.open[path] else { return }
    guard document.seemsSheet else {
      readings[path] = nil
      let changed = Set(problems.forget(sheet: path)).union([path])
      return publish(changed, peer)
    }
    let reading = SheetReading(document, settings: workspace.settings(for: path), files: workspace.files)
    readings[path] = reading
    var changed = problems.replace(sheet: path, .reading, with: found(reading.diagnostics, in: path))
    if let sheet = reading.sheet {
      checks.append(SheetCheck(path: path, sheet: sheet))
    } else {
      // What was laid out is out of date, and its places are wrong.
      changed.formUnion(problems.replace(sheet: path, .layout, with: [:]))
      changed.formUnion(problems.replace(sheet: path, .rules, with: [:]))
    }
    publish(changed.union([path]), peer)
  }

  /// Lays out the next picture of a sheet and checks its rules; after the last one it tells the client.
  func checkNext(_ peer: RPCPeer) {
    let path = checks[0].path
    let linter = workspace.settings(for: path).linter
    if !checks[0].isDone { checks[0].step(linter) }
    guard checks[0].isDone else { return }
    let check = checks.removeFirst()
    var changed = problems.replace(sheet: path, .layout, with: found(check.remarks, in: path))
    var findings: [String: [FoundProblem]] = [:]
    for finding in check.violations {
      let file = normalized(finding.diagnostic.file)
      guard let document = workspace.text(at: file) else { continue }
      findings[file, default: []].append(FoundProblem(finding, in: document, encoding: client.encoding))
    }
    changed.formUnion(problems.replace(sheet: path, .rules, with: findings))
    publish(changed, peer)
  }

  private func normalized(_ path: String) -> String { SheetLanguage.path(path, from: "") }

  /// Problems by their files, as the client shows them.
  private func found(_ diagnostics: [Diagnostic], in sheet: String) -> [String: [FoundProblem]] {
    var found: [String: [FoundProblem]] = [:]
    var documents: [String: TextDocument] = [:]
    for diagnostic in diagnostics {
      let path = diagnostic.file == sheet ? sheet : normalized(diagnostic.file)
      guard let document = documents[path] ?? workspace.text(at: path) else { continue }
      documents[path] = document
      found[path, default: []].append(FoundProblem(diagnostic, in: document, encoding: client.encoding))
    }
    return found
  }

  /// Tells the client all that is wrong with some files.
  func publish(_ paths: Set<String>, _ peer: RPCPeer) {
    for path in paths.sorted() {
      let found = problems.problems(of: path)
      peer.notify(
        "textDocument/publishDiagnostics",
        [
          "uri": .text(workspace.uri(of: path)), "version": workspace.open[path]?.version.map(JSON.whole),
          "diagnostics": .array(found.map(\.json)),
        ])
    }
  }
}
