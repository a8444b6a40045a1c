/// A reader of input that may come from anyone, and what has to be true of whatever it reads.
public struct FuzzTarget: Sendable {
  /// The name, which its dictionary, its seeds and what was found are called after.
  public let name: String
  /// What an input is, in a few words.
  public let input: String
  /// The endings of the files of the project that are seeds.
  public let seeds: [String]
  /// Words of the input's language, for libFuzzer's dictionary.
  public let words: [String]
  /// Reads an input. A refusal is no failure; ``BrokenPromise`` and a trap are.
  public let test: @Sendable ([UInt8]) throws -> Void

  /// All targets.
  public static let all = sheets + records + pictures + [tokens, format, font]

  /// The words as a dictionary: https://llvm.org/docs/LibFuzzer.html#dictionaries.
  public var dictionary: String {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }.map { word in
      let escaped = word.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
        case 0x20..<0x7F: String(UnicodeScalar(byte))
        default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
      }
      return "\"\(escaped.joined())\"\n"
    }.joined()
  }

  /// The target with a name.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Something that has to be true and is not.
public struct BrokenPromise: Error, CustomStringConvertible {
  public let description: String

  /// Throws unless the condition holds.
  static func unless(_ holds: Bool, _ promise: String) throws {
    if !holds { throw BrokenPromise(description: promise) }
  }
}
