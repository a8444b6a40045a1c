/// Why code is not compiled, or a preview is not drawn.
package struct Cause: Hashable, Sendable, Codable {
  /// The reason in words, such as `unknown name 'Map'`. Equal texts at several places count as one reason.
  package var text: String
  /// The file; nil for none.
  package var file: String?
  /// The line, from 1; nil for none.
  package var line: Int?

  package init(_ text: String, file: String? = nil, line: Int? = nil) {
    self.text = text
    self.file = file
    self.line = line
  }

  /// The place, such as `Card.swift:12`.
  var place: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }
}
