public import MaquetteSnapshots
import MaquetteFiles

/// Asserts that a value has the text that stands in the test.
///
/// ```swift
/// assertInlineSnapshot(of: Button("Play"), as: .accessibility) {
///   """
///   "Play", button, at (0, 0) 60.5 x 34.5
///   """
/// }
/// ```
///
/// Without a closure the first run writes it after the call and fails, so that it is reviewed. A text that differs is written
/// anew by `maquette review` or `maquette accept`, or with `MAQUETTE_RECORD=failed`. Nothing is written where `CI` is set, nor into a source that has changed since
/// it was compiled. The line feed at the end of a text is not compared.
///
/// - Parameters:
///   - value: The value.
///   - strategy: How a text is made of it, of one part.
///   - mode: Whether the source may be written; nil for the mode of the configuration or of `MAQUETTE_RECORD`.
///   - fileID: The source location of failures.
///   - filePath: The test file, which is rewritten.
///   - testName: The test.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: A closure of nothing but the text, as a literal of several lines.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let site = CallSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  var call = SnapshotCall(at: site, record: mode)
  call.check(value, as: strategy, matches: expected?())
  call.report()
}

extension SnapshotCall {
  mutating func check<Value>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, String>, matches expected: String?,
    sources: InlineSources = .shared
  ) {
    // A name, because an inline snapshot has no number.
    let assertion = begin(named: "inline", fileExtension: strategy.fileExtension)
    do {
      let parts = try strategy.snapshots(value())
      guard parts.count == 1 else {
        throw InlineRefusal("it has \(parts.count) parts, but an inline snapshot is one text")
      }
      add(
        assertion.inlineFailure(parts[0].format, expected: expected, sources: sources).map { [$0] } ?? [],
        keptBy: assertion)
    } catch {
      add(error, to: assertion)
    }
  }
}

extension SnapshotAssertion {
  /// Compares a text with what the source expects, and writes the source if the mode allows it; nil if they are equal.
  fileprivate func inlineFailure(
    _ text: String, expected: String?, sources: InlineSources
  ) -> SnapshotFailure? {
    let actual = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let difference = expected.flatMap { Diffing.text.compare($0, actual) }
    if expected != nil && difference == nil { return nil }
    do throws(SnapshotFailure) {
      let permission = try permission()
      guard permission.mode != .never, expected == nil || permission.mode != .missing else {
        throw inlineMismatch(actual, expected, difference).noting(unsaid(permission.refusal))
      }
      let place = "\(shown("\(site.filePath)")):\(site.line)"
      do throws(InlineRefusal) {
        try sources.write(
          actual, expected: expected, to: "\(site.filePath)", line: Int(clamping: site.line),
          column: Int(clamping: site.column), hasChanged: TestProcess.isNewerThanProgram)
      } catch {
        var failure = inlineMismatch(actual, expected, difference)
        failure.places = ["\(place) is not rewritten: \(error)"]
        throw failure
      }
      return SnapshotFailure(.recorded, "recorded in \(place); look at it, then run again")
    } catch {
      return error
    }
  }

  /// A failure with all that a review needs to write the text into the source.
  private func inlineMismatch(
    _ actual: String, _ expected: String?, _ difference: SnapshotDifference?
  ) -> SnapshotFailure {
    var failure =
      difference == nil
      ? SnapshotFailure(.missing, Wording.noInlineText) : SnapshotFailure(.different, Wording.inlineDifferent)
    failure.difference = difference
    failure.isInline = true
    let texts = [(SnapshotFailure.Exhibit.Role.expected, expected), (.actual, actual)]
    failure.exhibits = texts.compactMap { role, text in
      text.map { .init(role: role, fileExtension: "txt", bytes: Array($0.utf8)) }
    }
    if let file = difference?.file {
      failure.exhibits.append(
        .init(role: .difference, fileExtension: file.fileExtension, bytes: file.bytes))
    }
    return failure
  }
}
