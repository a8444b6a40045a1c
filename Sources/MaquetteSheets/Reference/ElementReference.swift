import MaquetteElements

/// The page of an element: its picture, examples in YAML and Swift, and its attributes.
struct ElementReference {
  let entry: CatalogueEntry
  /// Whether the picture of its example is in the repository.
  let isPictured: Bool

  /// The page, in Markdown.
  var markdown: String {
    var parts = ["# \(Markdown.code(entry.name))\n", entry.summary + "\n"]
    let example = ElementExample(of: entry)
    if let example, isPictured {
      parts.append("![\(entry.name), as the example draws it](../../\(example.picture))\n")
    }
    if let guideline = entry.guideline { parts.append("**Guideline.** \(guideline)\n") }
    if let example { parts.append(Markdown.block("yaml", example.element)) }
    if let code = entry.swiftExample { parts.append(Markdown.block("swift", code)) }
    parts.append(Markdown.table(NameReference.head, [NameReference.row(of: entry)]))
    parts += forms
    if !entry.attributes.isEmpty { parts += ["## Attributes\n", ReferenceTable.markdown(entry.attributes)] }
    parts += inner
    parts.append(
      "It also takes the [attributes of every element](../Sheets.md#attributes-of-every-element).\n")
    return parts.joined(separator: "\n")
  }

  /// The short forms.
  private var forms: [String] {
    var lines: [String] = []
    if let shorthand = entry.shorthand {
      let value = entry.listShorthand == nil ? "…" : "[…]"
      lines.append(
        "Short form: `\(entry.name): \(value)` is `\(entry.name): { \(shorthand): \(value) }`.\n")
    }
    if entry.takesChildren && entry.name != Matrix.name {
      lines.append(
        entry.listShorthand == nil && entry.shortForms.isEmpty
          ? "Short form: `\(entry.name): […]` is `\(entry.name): { children: […] }`.\n"
          : "It takes `children`.\n")
    }
    return lines
  }

  /// The attributes in mappings, one table for all attributes with the same.
  private var inner: [String] {
    let mappings = entry.attributes.filter { !$0.inner.isEmpty && !ReferenceTable.isImage($0) }
    let images = entry.attributes.filter(ReferenceTable.isImage).map { Markdown.code($0.name) }
    let note =
      images.isEmpty
      ? []
      : ["A mapping for \(images.joined(separator: " or ")) takes the attributes of [`image`](image.md).\n"]
    let groups = Dictionary(grouping: mappings) { $0.inner.map(\.attribute.name) }
    return note
      + mappings.compactMap { attribute in
        let names = attribute.inner.map(\.attribute.name)
        guard let group = groups[names], group.first?.name == attribute.name else { return nil }
        let title = group.map { Markdown.code($0.name) }.joined(separator: ", ")
        return "### \(title)\n\n" + ReferenceTable.markdown(ReferenceTable.inner(of: attribute))
      }
  }

  /// The platforms of an element.
  static func platforms(of entry: CatalogueEntry) -> String {
    Platform.allCases.allSatisfy(entry.platforms.contains)
      ? "all" : Platform.allCases.filter(entry.platforms.contains).map(\.title).joined(separator: ", ")
  }
}
