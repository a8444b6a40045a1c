// Names of tests as names of files
// ================================
//
// A test may have any name: `func \`a card, in the dark\`()`, a name that a helper passes on, an argument's
// description. A file name must stay in its folder, be the same on every file system, and fit into 255 bytes together
// with its suffix. Letters, digits and `_ - ~ @ + =` stay as they are; every run of other characters, including slashes
// and dots, becomes one hyphen. A part that is too long is cut, and a hash of the whole part distinguishes it from
// others with the same beginning.

import MaquetteFiles

/// The names of the golden files of snapshot tests: `<test>.<name>.<suffix>`.
package enum SnapshotFileName {
  /// The longest part of a name, in bytes; a file's name has at most three parts and a suffix.
  static let longestPart = 64

  /// The name of a file: the test, the names of the snapshot, and the suffix, joined by dots.
  package static func name(of test: String, parts: [String], fileExtension: String) -> String {
    let names = [part(functionName(of: test))] + parts.map(part)
    let endings = fileExtension.split(separator: ".").map { part(String($0)) }
    return (names + endings).joined(separator: ".")
  }

  /// A part of a name as a part of a file's name.
  package static func part(_ text: String) -> String {
    var result = ""
    for character in text {
      if isPlain(character) {
        result.append(character)
      } else if result.last != "-" && !result.isEmpty {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    if result.isEmpty { return text.isEmpty ? "unnamed" : hash(of: text) }
    return result.utf8.count <= longestPart ? result : shortened(result, of: text)
  }

  /// A function's name without its parameters and without the marks around a raw identifier.
  private static func functionName(of test: String) -> String {
    if test.first == "`", let end = test.dropFirst().firstIndex(of: "`") {
      return String(test[test.index(after: test.startIndex)..<end])
    }
    guard test.hasSuffix(")"), let open = test.firstIndex(of: "("), open != test.startIndex else {
      return test
    }
    return String(test[..<open])
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ["_", "-", "~", "@", "+", "="].contains(character)
  }

  /// A name cut to leave room for a hash of its source text.
  private static func shortened(_ name: String, of text: String) -> String {
    let hash = hash(of: text)
    var result = ""
    for character in name {
      guard result.utf8.count + character.utf8.count + 1 + hash.utf8.count <= longestPart else { break }
      result.append(character)
    }
    return result + "-" + hash
  }

  private static func hash(of text: String) -> String {
    String(Fingerprint64(Array(text.utf8)).value, radix: 36)
  }
}
