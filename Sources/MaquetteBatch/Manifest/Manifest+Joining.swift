extension Manifest {
  /// Takes what a later manifest of the same folder says; failures are those of the later one.
  package mutating func add(_ later: Manifest) {
    files.merge(later.files) { $1 }
    sheets.merge(later.sheets) { $1 }
    pictures.merge(later.pictures) { $1 }
    failures = later.failures
    plan = later.plan
  }

  /// Forgets sheets without a picture and a plan, and files that no sheet depends on.
  ///
  /// Files of no sheet are those that all pictures depend on, of which one run knows and another may not; they are
  /// few, and a record too many does no harm, so only inputs of forgotten sheets go.
  package mutating func dropUnused(present: (_ sheet: String) -> Bool = { _ in true }) {
    let used = Set(pictures.values.map(\.sheet))
    var forgotten: Set<String> = []
    for (path, record) in sheets where !used.contains(path) && !present(path) {
      forgotten.formUnion(record.inputs)
      sheets[path] = nil
    }
    let needed = Set(sheets.values.flatMap(\.inputs))
    for path in forgotten where !needed.contains(path) { files[path] = nil }
  }
}
