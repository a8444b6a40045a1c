/// The words of text chunks in the format before JSON: control characters and the backslash are escaped as `\`, the
/// number of the scalar in hexadecimal, and `;`.
///
/// Words are sequences of scalars, because a character may combine with the separator before it.
package enum FormerText {
  package typealias Word = Substring.UnicodeScalarView

  /// A word is damaged.
  package struct Damage: Error {
    package init() {}
  }

  /// The string of a word; an escape without digits is the empty string.
  package static func unescaped(_ word: Word) throws -> String {
    let pieces = word.split(separator: "\\", omittingEmptySubsequences: false)
    var result = String.UnicodeScalarView(pieces[0])
    for piece in pieces.dropFirst() {
      guard let end = piece.firstIndex(of: ";") else { throw Damage() }
      if end > piece.startIndex {
        guard let scalar = UInt32(Substring(piece[..<end]), radix: 16).flatMap(Unicode.Scalar.init) else {
          throw Damage()
        }
        result.append(scalar)
      }
      result.append(contentsOf: piece[piece.index(after: end)...])
    }
    return String(result)
  }
}
