extension [Change] {
  /// The changes, one a line; beyond a limit the rest is counted.
  package func text(limit: Int = 20) -> String {
    let shown = prefix(Swift.max(1, limit)).map(\.description)
    let rest = count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }
}
