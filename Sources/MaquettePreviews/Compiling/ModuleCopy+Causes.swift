extension ModuleCopy {
  /// The root of an error: an earlier removal that causes it, a missing module, or the error itself.
  func cause(of error: CompilerMessage, in file: File, _ known: [Removal]) -> Cause {
    let unknown = error.unknownName
    for name in (unknown.map { [$0] } ?? []) + error.quotedNames {
      if let removal = known.last(where: { $0.names.contains(name) }) { return removal.cause }
    }
    if unknown.map({ !declaredNames.contains($0) }) ?? true, !file.missingImports.isEmpty {
      return Cause("no module \(file.missingImports.joined(separator: ", ")) on Linux", file: file.file.path)
    }
    let text = unknown.map { "unknown name '\($0)'" } ?? error.text
    return Cause(text, file: file.file.path, line: error.line)
  }
}

extension CompilerMessage {
  /// The name that the compiler does not know; nil for errors of another kind.
  var unknownName: String? {
    let beginnings = ["cannot find '", "cannot find type '", "unknown attribute '", "no such module '"]
    if let start = beginnings.first(where: text.hasPrefix) {
      return String(text.dropFirst(start.count).prefix { $0 != "'" })
    }
    guard let mark = text.firstRange(of: "has no member '") else { return nil }
    return String(text[mark.upperBound...].prefix { $0 != "'" })
  }

  /// All words in quotes.
  var quotedNames: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
