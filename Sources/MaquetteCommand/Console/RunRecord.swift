import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteStudio
import Synchronization

/// What a run of `render` says, kept for its JSON.
final class RunRecord: Sendable {
  private let problems = Mutex<[JSON]>([])

  /// An observer that keeps remarks and failures, and passes all on but the paths of files, which the JSON lists.
  func observer(_ next: @escaping StudioObserver) -> StudioObserver {
    { [self] event in
      switch event {
      case .diagnosed(let diagnostics): add(diagnostics.map(\.json))
      case .failed(let error):
        add(error.diagnostics.map(\.json))
        if let message = error.message {
          add([
            .object([
              "severity": .text("error"), "file": error.subject.map(JSON.text), "message": .text(message),
            ])
          ])
        }
      case .wrote: return
      default: break
      }
      next(event)
    }
  }

  private func add(_ new: [JSON]) { problems.withLock { $0 += new } }

  /// The pictures of a run, what became of them, and what was said of them.
  func text(of summary: RunSummary) -> String {
    func texts(_ paths: [String]) -> JSON { .array(paths.map(JSON.text)) }
    return JSON.object([
      "version": .whole(1),
      "pictures": texts(summary.pictures), "drawn": texts(summary.drawn),
      "unchanged": .whole(summary.unchanged), "not-begun": .whole(summary.notBegun),
      "failed": texts(summary.failed), "orphans": texts(summary.orphans), "deleted": texts(summary.deleted),
      "problems": .array(problems.withLock(\.self)), "seconds": .measure(summary.seconds),
    ]).text()
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    .object([
      "severity": .text(severity.rawValue), "file": .text(file), "line": .whole(position.line),
      "column": .whole(position.column), "message": .text(message), "hint": hint.map(JSON.text),
    ])
  }
}
