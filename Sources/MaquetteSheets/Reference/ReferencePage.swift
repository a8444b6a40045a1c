/// A page of the reference of sheets.
package struct ReferencePage: Sendable {
  /// The path below the folder of the documentation.
  package let path: String
  /// The page in Markdown.
  package let text: String
}
