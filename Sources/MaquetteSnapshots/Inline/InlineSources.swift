package import MaquetteFiles
import Synchronization

/// The test sources that this process rewrites: when a test records, or a review accepts. The place of a call is that in the compiled source, so all edits of a file are
/// applied to the source as it was before the first.
package final class InlineSources: Sendable {
  package static let shared = InlineSources()

  private struct Source {
    var original: [UInt8]
    var current: [UInt8]
    /// The edits by the places where they begin.
    var edits: [Int: InlineLiteral] = [:]

    /// Adds an edit and applies all.
    mutating func add(_ edit: InlineLiteral) throws(InlineRefusal) {
      if let other = edits[edit.range.lowerBound], other.replacement != edit.replacement {
        throw InlineRefusal("the call was recorded in this run with another text")
      }
      edits[edit.range.lowerBound] = edit
      current = original
      for edit in edits.values.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        current.replaceSubrange(edit.range, with: edit.replacement)
      }
    }
  }

  /// The largest source that is rewritten, in bytes.
  private static let largest = 16 << 20

  private let sources = Mutex<[String: Source]>([:])

  package init() {}

  /// Writes a text into a test's source as what a call expects. The file is written whole or not at all.
  ///
  /// - Parameters:
  ///   - text: The text without a line feed at its end.
  ///   - expected: The text that the call was compiled with; nil if it has none.
  ///   - hasChanged: Whether a file has changed since its lines were counted.
  package func write(
    _ text: String, expected: String?, to path: String, line: Int, column: Int,
    hasChanged: (String) -> Bool
  ) throws(InlineRefusal) {
    try sources.withLock { sources throws(InlineRefusal) in
      let bytes = try Self.attempt { () throws(FileProblem) in try FileBytes.read(path, limit: Self.largest) }
      let known = sources[path]
      if known.map({ $0.current != bytes }) ?? hasChanged(path) {
        throw InlineRefusal("the file has changed since it was compiled; run again")
      }
      var source = known ?? Source(original: bytes, current: bytes)
      try source.add(
        InlineLiteral(in: source.original, line: line, column: column, expected: expected, text: text))
      try Self.attempt { [source] () throws(FileProblem) in try FileBytes.write(source.current, to: path) }
      sources[path] = source
    }
  }

  private static func attempt<Result>(
    _ body: () throws(FileProblem) -> Result
  ) throws(InlineRefusal) -> Result {
    do throws(FileProblem) {
      return try body()
    } catch {
      throw InlineRefusal(error.message)
    }
  }
}

extension FileProblem {
  /// What is wrong, after the path of the file.
  package var message: String {
    switch self {
    case .cannotRead, .notCarried: "cannot be read: \(reason)"
    case .cannotWrite: "cannot be written: \(reason)"
    case .tooLarge: reason
    }
  }
}
