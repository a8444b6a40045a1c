extension Markdown {
  /// A page with its contents before the first section: a line for each section with its subsections, or the sections in
  /// one line if none has any.
  package static func withContents(_ page: String) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    var start: Int?
    var sections: [(heading: Substring, subsections: [Substring])] = []
    var isCode = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { continue }
      if line.hasPrefix("## ") {
        start = start ?? index
        sections.append((line.dropFirst(3), []))
      } else if line.hasPrefix("### "), !sections.isEmpty {
        sections[sections.count - 1].subsections.append(line.dropFirst(4))
      }
    }
    guard let start else { return page }
    let contents =
      if sections.allSatisfy(\.subsections.isEmpty) {
        sections.map { link(to: $0.heading) }.joined(separator: ", ")
      } else {
        sections.map { heading, subsections in
          let links = subsections.map(link).joined(separator: ", ")
          return "- " + link(to: heading) + (links.isEmpty ? "" : ": " + links)
        }.joined(separator: "\n")
      }
    return lines[..<start].joined(separator: "\n") + "\nContents:\n\n\(contents)\n\n"
      + lines[start...].joined(separator: "\n")
  }

  /// A link to a heading of the same page.
  private static func link(to heading: Substring) -> String { "[\(heading)](#\(anchor(of: heading)))" }

  /// The anchor that GitHub gives a heading: its letters, digits, hyphens and underscores, with hyphens for spaces.
  package static func anchor(of heading: some StringProtocol) -> String {
    String(
      heading.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
      })
  }
}
