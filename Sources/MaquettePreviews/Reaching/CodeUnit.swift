import MaquetteSwiftSource

/// A part of a module's code that previews need as a whole or not at all: a declaration at the top of a file, or a member of an extension.
struct CodeUnit: Sendable {
  /// The number of the module, and that of the file in it.
  var module: Int
  var file: Int
  /// The bytes of the declaration.
  let range: Range<Int>
  /// The names by which other code can mean it.
  let names: [WordDigest]
  /// The type that it extends: who does not mention the type cannot mean the member.
  let owner: WordDigest?
  /// All words in it.
  let words: Set<WordDigest>
  /// The bytes of the extension that it is a member of.
  let group: Range<Int>?
  /// Whether it is needed in any case.
  var isRoot: Bool
}

/// The digest of a word of code. Two words of one digest make a file reach more than it does, which does no harm.
typealias WordDigest = UInt64

extension CodeUnit {
  /// The digest of a name.
  static func digest(of name: String) -> WordDigest { digest(of: name.utf8) }

  /// FNV-1a, by Fowler, Noll and Vo; backticks do not count.
  static func digest(of bytes: some Sequence<UInt8>) -> WordDigest {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes where byte != UInt8(ascii: "`") { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return value
  }

  /// The members that code uses without their names: they belong to each use of the type.
  private static let unnamed: Set = [
    "", "init", "deinit", "subscript", "body", "callAsFunction", "wrappedValue", "projectedValue",
    "appendInterpolation", "dynamicallyCall", "makeBody", "hash", "encode", "description", "errorDescription",
  ]

  /// The units of a file.
  ///
  /// - Parameter roots: The beginnings of the declarations that are needed in any case, in bytes.
  static func units(of file: SwiftFile, module: Int, file number: Int, roots: Set<Int>) -> [CodeUnit] {
    let source = file.source
    var units: [CodeUnit] = []
    func add(
      _ declaration: Declaration, names: [String], owner: String? = nil, head: Set<WordDigest> = [],
      group: Range<Int>? = nil, isRoot: Bool = false
    ) {
      let range = source.bytes(ofTokens: declaration.tokens)
      units.append(
        CodeUnit(
          module: module, file: number, range: range, names: names.map { digest(of: $0) },
          owner: owner.map { digest(of: $0) },
          words: words(of: source, declaration.tokens).union(head), group: group,
          isRoot: isRoot || roots.contains(range.lowerBound)))
    }
    for declaration in file.declarations {
      switch declaration.kind {
      case .import, .directive: continue
      case .macro where declaration.name == "Preview": add(declaration, names: [])
      case .type where declaration.keyword == "extension":
        guard let body = declaration.body,
          !declaration.head.contains(where: { source.is(source.tokens[$0], ":") })
        else {
          // A conformance belongs to each use of the type.
          add(declaration, names: [declaration.name])
          continue
        }
        let head = words(of: source, declaration.head)
        let group = source.bytes(ofTokens: declaration.tokens)
        for member in source.declarations(body) where member.kind != .directive {
          let isUnnamed = unnamed.contains(member.name) || member.name.hasPrefix("build")
          add(
            member, names: [isUnnamed ? declaration.name : member.name], owner: declaration.name, head: head,
            group: group)
        }
      default:
        let names = names(of: declaration, in: source)
        // Without a name it is an operator, or something else that no word means.
        add(declaration, names: names, isRoot: names.isEmpty)
      }
    }
    return units
  }

  /// The names that a declaration outside of types declares: more than one in `let a = 1, b = 2`.
  private static func names(of declaration: Declaration, in source: Source) -> [String] {
    var names = declaration.name.isEmpty ? [] : [declaration.name]
    guard declaration.kind == .property, declaration.body == nil else { return names }
    for index in declaration.head.dropLast(2) where source.is(source.tokens[index], ",") {
      let next = source.tokens[index + 1]
      if next.kind == .word,
        source.is(source.tokens[index + 2], "=") || source.is(source.tokens[index + 2], ":")
      {
        names.append(source.text(next))
      }
    }
    return names
  }

  /// The words between two indices of tokens, those that strings interpolate included.
  private static func words(of source: Source, _ tokens: Range<Int>) -> Set<WordDigest> {
    var found: Set<WordDigest> = []
    for index in tokens {
      let token = source.tokens[index]
      switch token.kind {
      case .word: found.insert(digest(of: source.bytes[token.range]))
      case .string:
        let bytes = source.bytes[token.range]
        guard bytes.contains(UInt8(ascii: "\\")) else { continue }
        for word in bytes.split(whereSeparator: { !isOfWord($0) }) { found.insert(digest(of: word)) }
      case .mark, .newline: break
      }
    }
    return found
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
