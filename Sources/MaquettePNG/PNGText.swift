/// One text chunk: what the text is about, and the text.
public struct PNGText: Sendable, Equatable {
  /// The most bytes of text that are written to one chunk. Readers take 1 MiB, the keyword included, however
  /// well it is compressed.
  public static let largestText = 1_000_000

  /// The most text chunks that are written to one file, `Title` and `Software` among them.
  public static let mostTexts = 24

  /// What the text is: 1 to 79 characters of Latin-1 that print, with no space at an end or beside another,
  /// such as `Description` or `Comment`.
  public var keyword: String

  /// Any text; of the control characters only the line feed survives in every reader, and NUL is left out.
  public var text: String

  /// A text under a keyword.
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
