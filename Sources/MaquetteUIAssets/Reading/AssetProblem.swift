package import MaquetteDiagnostics

/// A problem with a file of an asset catalogue or a table of texts.
package enum AssetProblem: DocumentProblem, Hashable {
  case expected(String, found: String)
  case missing(String, of: String)
  case component(String, String)
  case colorSpace(String)
  case unclosedText
  case unclosedComment
  case unexpected(String)
  case unknownVariation(String)

  package var severity: Diagnostic.Severity {
    switch self {
    case .colorSpace, .unknownVariation: .warning
    default: .error
    }
  }

  package var isLimit: Bool { false }

  package func message(in kind: DocumentKind) -> String {
    switch self {
    case .expected(let what, let found): "expected \(what), found \(found)"
    case .missing(let key, let owner): "\(owner) has no '\(key)'"
    case .component(let name, let text): "'\(text)' is not a valid value of the component '\(name)'"
    case .colorSpace(let name): "colours in '\(name)' are drawn as sRGB"
    case .unclosedText: "the text has no closing quote"
    case .unclosedComment: "the comment is not closed"
    case .unexpected(let text): "expected \"key\" = \"text\";, found '\(text)'"
    case .unknownVariation(let name): "variations by '\(name)' are ignored"
    }
  }

  package func hint(in kind: DocumentKind) -> String? {
    switch self {
    case .component: "write 0 to 255, 0.0 to 1.0 with a point, or 0x00 to 0xFF"
    default: nil
    }
  }
}

extension DocumentKind {
  /// The description of a colour set.
  static let colorSet = DocumentKind(
    noun: "colour set", beginning: "A colour set begins with {", whole: "the description of a colour set")
  /// A string catalogue.
  static let stringCatalog = DocumentKind(
    noun: "string catalogue", beginning: "A string catalogue begins with {", whole: "a string catalogue",
    maximumNodes: 2_000_000)
  /// A table of texts.
  static let stringsFile = DocumentKind(
    noun: "table of texts", beginning: "A table of texts begins with \"key\" = \"text\";",
    whole: "a table of texts")
}
