import MaquetteElements
import MaquetteDocuments

/// The names that a template may refer to, with their values.
struct Scope {
  private var values: [String: SheetNode] = [:]

  /// The scope with one more name, which hides an outer one of the same name.
  func binding(_ name: String, to value: SheetNode) -> Scope {
    var result = self
    result.values[name] = value
    return result
  }

  subscript(name: String) -> SheetNode? { values[name] }

  /// All names in an order that does not depend on hashing.
  var names: [String] { values.keys.sorted() }
}

/// A text in a template: pieces of text with references to names between them.
///
/// A reference is `$name` or `${name}`, followed by `.field` for a field of a mapping; `$$` is a dollar sign, and so is
/// a `$` without a letter or brace after it. Names begin with a letter and continue with letters, digits, `-` and `_`;
/// a name without braces does not end in `-` or `_`.
struct Template {
  enum Piece: Hashable {
    case text(String)
    case reference(name: String, fields: [String])
    /// A `${` without its `}`.
    case unclosed
  }

  private(set) var pieces: [Piece] = []

  init(_ text: String) {
    var literal = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "$", let next = rest.first else {
        literal.append(scalar)
        continue
      }
      if next == "$" {
        rest.removeFirst()
        literal.append("$")
      } else if next == "{" {
        flush(&literal)
        guard let end = rest.firstIndex(of: "}") else {
          pieces.append(.unclosed)
          return
        }
        let inside = String(String.UnicodeScalarView(rest[..<end].dropFirst()))
        let path = inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        pieces.append(.reference(name: path.first ?? "", fields: Array(path.dropFirst())))
        rest = rest[end...].dropFirst()
      } else if let name = Self.takeName(from: &rest) {
        flush(&literal)
        var fields: [String] = []
        while rest.first == "." {
          var after = rest.dropFirst()
          guard let field = Self.takeName(from: &after) else { break }
          fields.append(field)
          rest = after
        }
        pieces.append(.reference(name: name, fields: fields))
      } else {
        literal.append("$")
      }
    }
    flush(&literal)
  }

  private mutating func flush(_ literal: inout String.UnicodeScalarView) {
    if !literal.isEmpty { pieces.append(.text(String(literal))) }
    literal = String.UnicodeScalarView()
  }

  /// Whether a text is a valid name, which a reference can spell.
  static func isName(_ text: String) -> Bool {
    var scalars = text.unicodeScalars[...]
    return takeName(from: &scalars) != nil && scalars.isEmpty
  }

  private static func takeName(from rest: inout Substring.UnicodeScalarView) -> String? {
    guard let first = rest.first, isLetter(first) else { return nil }
    var name = rest.prefix { isLetter($0) || isDigit($0) || $0 == "-" || $0 == "_" }
    while let last = name.last, last == "-" || last == "_" { name.removeLast() }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
