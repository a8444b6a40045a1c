import Synchronization

/// What the app's code called and what does nothing here, because it does not compile: the copy of the sources names it.
public enum PreviewGaps {
  private static let noted = Mutex<[DrawnPiece.Report]>([])

  /// Notes a call.
  ///
  /// - Parameters:
  ///   - place: The file and the line, such as `Cards/Model.swift:31`.
  ///   - reason: Why the code is not compiled.
  public static func note(_ place: String, _ reason: String) {
    let report = DrawnPiece.Report(kind: "skipped", name: reason, place: place, view: nil)
    noted.withLock { if !$0.contains(report), $0.count < 100 { $0.append(report) } }
  }

  /// The calls since the last time, in an order that does not depend on threads.
  static func take() -> [DrawnPiece.Report] {
    let reports = noted.withLock { noted in
      defer { noted = [] }
      return noted
    }
    return reports.sorted { ($0.place ?? "", $0.name) < ($1.place ?? "", $1.name) }
  }
}
