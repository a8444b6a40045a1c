import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// The sections of a sheet: groups one below the other, in place of a body.
enum SheetSections {
  /// The spacing between sections in points.
  private static let spacing = "40"

  /// The body of composed entries, or the one made from sections; nil if there is neither.
  static func body(of entries: [SheetNode.Entry], into diagnostics: inout DiagnosticList) -> SheetNode? {
    guard let sections = entries.first(where: { $0.key == "sections" }) else {
      return entries.value(of: "body")
    }
    if let body = entries.first(where: { $0.key == "body" }) {
      diagnostics.add(.bodyAndSections, at: max(body.position, sections.position))
    }
    guard let items = sections.value.items, !items.isEmpty else {
      diagnostics.add(.expectedSections(found: sections.value.kind), at: sections.value.position)
      return nil
    }
    let position = sections.position
    let groups = items.compactMap { group(of: $0, into: &diagnostics) }
    return .mapping(
      VStack.name,
      .mapping(
        [
          entry("spacing", .scalar(spacing, at: position)),
          entry("alignment", .scalar("leading", at: position)),
          entry("children", .sequence(groups, at: sections.value.position)),
        ], at: position), at: position)
  }

  private static func group(of section: SheetNode, into diagnostics: inout DiagnosticList) -> SheetNode? {
    guard let entries = section.entries else {
      diagnostics.add(.expectedSection(found: section.kind), at: section.position)
      return nil
    }
    if let body = entries.first(where: { $0.key == "body" }),
      let children = entries.first(where: { $0.key == "children" })
    {
      diagnostics.add(ReadingProblem.duplicateKey("children", first: body.position), at: children.position)
      return nil
    }
    let attributes = entries.map { attribute in
      attribute.key == "body"
        ? SheetNode.Entry(
          key: "children", position: attribute.position,
          value: attribute.value.items == nil
            ? .sequence([attribute.value], at: attribute.value.position) : attribute.value)
        : attribute
    }
    return .mapping(Group.name, .mapping(attributes, at: section.position), at: section.position)
  }

  private static func entry(_ key: String, _ value: SheetNode) -> SheetNode.Entry {
    SheetNode.Entry(key: key, position: value.position, value: value)
  }

  /// The later of two places of a file.
  private static func max(_ first: SourceLocation, _ second: SourceLocation) -> SourceLocation {
    (first.line, first.column) < (second.line, second.column) ? second : first
  }
}
