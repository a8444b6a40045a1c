import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// Reads attributes by a table and reports every problem.
///
/// A table's decoding stops at the first problem inside one value (a `frame` with two wrong lengths). The part with the
/// problem is removed and the rest is read again, so that one run still shows all problems.
struct AttributeReading {
  /// The most times a value is read again: each costs a pass over it.
  private static let passes = 16

  /// Reads entries with `decode`, which returns a value and the problems of the entries it is given; returns the value
  /// of all entries.
  ///
  /// - Parameter others: Entries that are read already, in which problems may lie too.
  static func read<Value>(
    _ entries: [SheetNode.Entry], besides others: [SheetNode.Entry] = [],
    into diagnostics: inout DiagnosticList,
    decode: ([AttributeValue.Entry]) -> (value: Value, errors: [AttributeError])
  ) -> Value {
    // Keys are unique and no table is nearly that long: beyond the limit most keys are already known to be wrong.
    let read = entries.prefix(DiagnosticList.limit)
    var values: [AttributeValue.Entry] = []
    values.reserveCapacity(read.count)
    for entry in read {
      if entry.value.isNull {
        diagnostics.add(.missingValue(entry.key), at: entry.position)
      } else {
        values.append(entry.attributeEntry)
      }
    }
    let (value, errors) = decode(values)
    if errors.isEmpty { return value }
    let present = read.filter { !$0.value.isNull }
    for error in errors {
      add(error, in: present + others, to: &diagnostics)
      guard !diagnostics.isFull, error.path.count > 1, case .value(let name)? = error.path.first else {
        continue
      }
      var rest = present.filter { $0.key == name }
      var path = error.path
      for _ in 0..<passes {
        guard let pruned = rest.removing(path), let entry = pruned.first else { break }
        rest = [entry]
        guard let next = decode([entry.attributeEntry]).errors.first, next.path.count > 1 else { break }
        add(next, in: rest, to: &diagnostics)
        path = next.path
      }
    }
    return value
  }

  private static func add(
    _ error: AttributeError, in entries: [SheetNode.Entry], to diagnostics: inout DiagnosticList
  ) {
    if error.isConsequence { return }
    let position =
      diagnostics.isFull ? .start : entries.position(of: error.path) ?? entries.first?.position ?? .start
    diagnostics.add(.attribute(error), at: position)
  }
}
