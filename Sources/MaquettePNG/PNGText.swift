/// A text chunk: a keyword and a text.
public struct PNGText: Sendable, Equatable {
  /// The maximum size of the text of a chunk, in bytes. Readers accept 1 MiB with the keyword, before compression.
  public static let largestText = 1_000_000

  /// The maximum number of text chunks in a file, including `Title` and `Software`.
  public static let mostTexts = 24

  /// The keyword, such as `Description`: 1 to 79 printable characters of Latin-1, without leading, trailing or double
  /// spaces.
  public var keyword: String

  /// The text. Of the control characters only the line feed is portable; NUL is omitted.
  public var text: String

  /// Creates a text chunk.
  public init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// Whether the specification allows the keyword.
  var hasValidKeyword: Bool {
    let scalars = keyword.unicodeScalars
    guard 1...79 ~= scalars.count, scalars.first != " ", scalars.last != " " else { return false }
    var last: Unicode.Scalar = "x"
    for scalar in scalars {
      guard 0x20...0x7E ~= scalar.value || 0xA1...0xFF ~= scalar.value, scalar != " " || last != " "
      else { return false }
      last = scalar
    }
    return true
  }
}
