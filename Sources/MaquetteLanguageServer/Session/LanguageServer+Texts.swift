import MaquetteDocuments
import MaquetteFiles
import MaquetteRPC
import MaquetteSheets

// Texts that clients open, change and close. Notifications have no answer, so one that makes no sense changes nothing.
extension LanguageServer {
  func didOpen(_ call: RPCCall) {
    let text = call.parameters["textDocument"]
    guard let uri = text?["uri"]?.string, let path = workspace.path(of: uri),
      let content = text?["text"]?.string
    else {
      return
    }
    guard content.utf8.count <= Workspace.textBytes else {
      return say("\(path) has more than \(Workspace.textBytes >> 20) MiB", call.peer)
    }
    guard workspace.open.count < Workspace.openTexts else {
      return say("more than \(Workspace.openTexts) texts are open", call.peer)
    }
    workspace.open(
      TextDocument(path: path, version: text?["version"]?.int, bytes: Array(content.utf8)), at: uri)
    noteChange(of: path)
  }

  func didChange(_ call: RPCCall) {
    guard let path = try? path(in: call.parameters), workspace.open[path] != nil,
      let changes = call.parameters["contentChanges"]?.items
    else { return }
    let version = call.parameters["textDocument"]?["version"]?.int
    let encoding = client.encoding
    workspace.change(path) { document in
      document.version = version
      for change in changes {
        guard let text = change["text"]?.string else { continue }
        if let range = TextRange(change["range"]) {
          document.replace(range, with: text, in: encoding)
        } else if change["range"] == nil {
          document = TextDocument(path: path, version: version, bytes: Array(text.utf8))
        }
      }
    }
    if workspace.open[path]?.bytes.count ?? 0 > Workspace.textBytes {
      workspace.close(path)
      return say("\(path) has more than \(Workspace.textBytes >> 20) MiB", call.peer)
    }
    noteChange(of: path)
  }

  func didSave(_ parameters: JSON) {
    guard let path = try? path(in: parameters) else { return }
    // Settings and tokens count when they are saved.
    if !(workspace.open[path]?.seemsSheet ?? false) { filesChanged() }
  }

  func didClose(_ call: RPCCall) {
    guard let path = try? path(in: call.parameters) else { return }
    let shown = problems.forget(sheet: path)
    readings[path] = nil
    forgetWork(on: path)
    publish(Set(shown).union([path]), call.peer)
    workspace.close(path)
    noteChange(of: path)
  }

  /// Reads all open sheets again.
  func filesChanged() {
    workspace.forgetSettings()
    for path in workspace.open.keys.sorted() { noteChange(of: path) }
  }

  func foldersChanged(_ parameters: JSON) {
    func paths(_ name: String) -> [String] {
      (parameters["event"]?[name]?.items ?? []).compactMap { $0["uri"]?.string }.compactMap(DocumentURI.path)
    }
    let removed = paths("removed")
    workspace.folders.removeAll(where: removed.contains)
    workspace.folders += paths("added").filter { !workspace.folders.contains($0) }
    filesChanged()
  }

  /// Notes that a text, and every open sheet that may include it, has to be read.
  private func noteChange(of path: String) {
    let others = workspace.open.keys.filter { $0 != path && uses($0, path) }.sorted()
    let isOpen = workspace.open[path] != nil
    for path in (isOpen ? [path] : []) + others {
      forgetWork(on: path)
      unread.append(path)
    }
  }

  /// Forgets what was to be done with a text, and lets what is being done end.
  private func forgetWork(on path: String) {
    unread.removeAll { $0 == path }
    checks.removeAll { $0.path == path }
    if reading?.path == path { reading?.work.cancel() }
    if checking?.path == path { checking?.work.cancel() }
  }

  /// Whether a sheet may depend on a file: what a sheet with errors depends on is not known.
  private func uses(_ sheet: String, _ file: String) -> Bool {
    guard let reading = readings[sheet]?.sheet else { return true }
    return reading.dependencies.contains { $0.path == file }
  }

  func say(_ message: String, _ peer: RPCPeer) {
    peer.notify("window/showMessage", ["type": 2, "message": .text(message)])
  }
}
