import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteTokens
import TestRounds
import Testing

/// Reading any mutation of a good file ends in themes or in placed diagnostics.
@Suite struct TokenMutationTests {
  private static let tokens = ##"""
    {
      "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
      "brand": {
        "$type": "color", "$description": "Ours",
        "$root": { "$value": { "colorSpace": "oklch", "components": [0.6, 0.2, 30], "alpha": 0.5, "hex": "#ff0000" } },
        "old": { "$value": "#123456", "$deprecated": "why" },
        "new": { "$extends": "{palette}", "x": { "$value": "{brand.$root}" } }
      },
      "palette": { "$type": "color", "a": { "$value": "#fff" }, "b": { "$ref": "#/brand/old/$value" } },
      "color": { "accent": { "$value": "{brand.new.a}" } },
      "button": { "medium": { "corner-radius": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } } },
      "shade": { "$type": "shadow", "$value": [{ "color": "#0008", "offsetX": "0px", "offsetY": "1px",
        "blur": "1rem", "spread": "0px", "inset": true }] },
      "ease": { "$type": "cubicBezier", "$value": [0, 0.5, { "$ref": "#/one/$value" }, 1] },
      "one": { "$type": "number", "$value": 1 },
      "legacy": { "size": { "value": "12px", "type": "size" } }
    }
    """##
  private static let resolver = ##"""
    {
      "version": "2025.10", "name": "m",
      "sets": { "base": { "sources": [{ "brand": { "$type": "color", "$value": "#123" } }] } },
      "modifiers": {
        "appearance": { "contexts": { "light": [{ "$ref": "#/sets/base" }],
          "dark": [{ "color": { "accent": { "$value": "{brand}" } } }] }, "default": "light" }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" },
        { "type": "set", "name": "last", "sources": [] }]
    }
    """##

  @Test func originalsAreGood() {
    #expect(complaints(about: Array(Self.tokens.utf8)).map(\.message) == ["'brand.old' is deprecated: why"])
    #expect(complaints(about: Array(Self.resolver.utf8)).isEmpty)
  }

  @Test(arguments: [tokens, resolver])
  func truncations(text: String) {
    let bytes = Array(text.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(complaints(about: Array(bytes[..<count])).contains { $0.severity == .error })
    }
  }

  @Test(arguments: [(tokens, 1), (tokens, 2), (resolver, 3), (resolver, 4)] as [(String, UInt64)])
  func flippedReplacedAndInsertedBytes(text: String, seed: UInt64) {
    var random = SplitMix(state: seed)
    let original = Array(text.utf8)
    let spice = Array("\t\n:-[]{}&*!|>'\"%@`#,?\\~<0$/. e".utf8) + [0x80, 0xFF, 0xED]
    for _ in 0..<(40 * Rounds.factor) {
      var bytes = original
      for _ in 0...(random.next() % 3) {
        let index = Int(random.next() % UInt64(bytes.count))
        let byte = spice[Int(random.next() % UInt64(spice.count))]
        switch random.next() % 4 {
        case 0: bytes[index] ^= 1 << UInt8(random.next() % 8)
        case 1: bytes[index] = byte
        case 2: bytes.insert(byte, at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + 1 + Int(random.next() % 20)))
        }
      }
      check(bytes)
    }
  }

  /// Exchanged words of the format.
  @Test(arguments: [(tokens, 5), (resolver, 6)] as [(String, UInt64)])
  func exchangedWords(text: String, seed: UInt64) {
    var random = SplitMix(state: seed)
    let words = text.split(whereSeparator: { " \n,".contains($0) }).map(String.init)
    for _ in 0..<(40 * Rounds.factor) {
      var changed = text
      let from = words[Int(random.next() % UInt64(words.count))]
      let to = words[Int(random.next() % UInt64(words.count))]
      if let range = changed.range(of: from) { changed.replaceSubrange(range, with: to) }
      check(Array(changed.utf8))
    }
  }

  private func check(_ bytes: [UInt8]) {
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for diagnostic in complaints(about: bytes) {
      #expect(diagnostic.file == "t.json")
      #expect((1...lines).contains(diagnostic.position.line))
      #expect((1...bytes.count + 1).contains(diagnostic.position.column))
      #expect(!diagnostic.message.isEmpty)
    }
  }
}

/// Steele, Lea and Flood's SplitMix64: small, seeded, the same everywhere.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension String {
  /// The first place of another text.
  fileprivate func range(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
