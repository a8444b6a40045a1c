import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles
import MaquetteLint
import MaquetteRPC
import MaquetteSheets

extension LanguageServer {
  /// Begins to read a text.
  func read(_ path: String, _ peer: RPCPeer) {
    guard let document = workspace.open[path] else { return }
    guard document.seemsSheet else {
      readings[path] = nil
      let changed = Set(problems.forget(sheet: path)).union([path])
      return publish(changed, peer)
    }
    let settings = workspace.settings(for: path)
    let files = workspace.files
    reading = TextWork(
      path: path,
      work: BackgroundWork(on: threads, wake: peer.wake) { _ in
        SheetReading(document, settings: settings, files: files)
      })
  }

  /// Tells the client what is wrong with a text that was read.
  func take(_ reading: SheetReading, of path: String, _ peer: RPCPeer) {
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

  /// Begins to lay out the pictures of a sheet and to check their rules.
  func check(_ check: SheetCheck, _ peer: RPCPeer) {
    let linter = workspace.settings(for: check.path).linter
    checking = TextWork(
      path: check.path,
      work: BackgroundWork(on: threads, wake: peer.wake) { isCancelled in
        check.finished(by: linter, isCancelled: isCancelled)
      })
  }

  /// Tells the client what a finished check found.
  func take(_ check: SheetCheck, _ peer: RPCPeer) {
    var changed = problems.replace(sheet: check.path, .layout, with: found(check.remarks, in: check.path))
    var findings: [String: [FoundProblem]] = [:]
    for finding in Self.worst(check.violations, by: \.diagnostic.severity) {
      let file = normalized(finding.diagnostic.file)
      guard let document = workspace.text(at: file) else { continue }
      findings[file, default: []].append(FoundProblem(finding, in: document, encoding: client.encoding))
    }
    changed.formUnion(problems.replace(sheet: check.path, .rules, with: findings))
    publish(changed, peer)
  }

  /// The most problems that one stage of a sheet shows: reading, layout, or rules.
  static let mostProblems = 1000

  /// The worst of many problems, in their order.
  private static func worst<Problem>(
    _ all: [Problem], by severity: (Problem) -> Diagnostic.Severity
  ) -> [Problem] {
    guard all.count > mostProblems else { return all }
    let order: [Diagnostic.Severity] = [.error, .warning, .note]
    let chosen = order.flatMap { level in all.indices.filter { severity(all[$0]) == level } }
    return chosen.prefix(mostProblems).sorted().map { all[$0] }
  }

  private func normalized(_ path: String) -> String { SheetLanguage.path(path, from: "") }

  /// Problems by their files, as the client shows them.
  private func found(_ diagnostics: [Diagnostic], in sheet: String) -> [String: [FoundProblem]] {
    var found: [String: [FoundProblem]] = [:]
    var documents: [String: TextDocument] = [:]
    for diagnostic in Self.worst(diagnostics, by: \.severity) {
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
