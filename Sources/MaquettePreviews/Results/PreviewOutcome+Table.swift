extension PreviewOutcome {
  /// The last lines of a run: the number of drawn previews, then the reasons, starting with the one that blocks most.
  package var summary: [String] {
    let drawn = drawn
    let gaps = drawn.count { $0.pictures.contains(where: \.hasGaps) }
    let ignored = Set(drawn.flatMap { $0.pictures.flatMap(\.reports) }.filter { $0.kind != "uncompiled" })
    var lines: [String] = []
    var first = "\(previews.count) preview\(previews.count == 1 ? "" : "s"): \(drawn.count) drawn"
    if gaps > 0 { first += ", \(gaps) of them with gaps" }
    let rest = previews.count { $0.cause != nil }
    if rest > 0 { first += ", \(rest) not" }
    lines.append(first)
    for (cause, previews) in causes.prefix(Self.mostCauses) {
      let place = cause.place.map { "\($0): " } ?? previews.first.map { "\($0.file):\($0.line): " } ?? ""
      lines.append("  \(place)\(cause.text) (\(previews.count) preview\(previews.count == 1 ? "" : "s"))")
    }
    if causes.count > Self.mostCauses {
      lines.append("  and \(causes.count - Self.mostCauses) more reasons; see --json")
    }
    if !ignored.isEmpty {
      lines.append(
        "\(ignored.count) remark\(ignored.count == 1 ? "" : "s") about what the pictures leave out;"
          + " see --verbose or --json"
      )
    }
    return lines
  }

  private static let mostCauses = 20
}
