import MaquetteDocuments
import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import Testing

@testable import MaquetteSheets

/// Reading any mutation of a good sheet ends in pictures or in placed diagnostics.
@Suite struct MutationTests {
  private static let yaml = """
    maquette: 1
    title: "Every part 😀 \\u00e9"
    platform: ios
    scale: 2
    padding: { top: 24, horizontal: 16 }
    background: '#FF9500'
    size: { width: 320 }
    body:
      vstack:
        spacing: 12
        children:
          - &play
            button: { title: Play, symbol: play.fill, state: [selected, disabled] }
          - hstack: [label: a, spacer, *play, { label: { text: b, id: b, frame: { width: 44 } } }]
          - matrix:
              rows: { size: [small, medium, large] }
              columns: { style: [plain, gray], busy: [true, false] }
              headers: true
              cell: { button: { title: Play, with: { appearance: dark } } }
          - label: |
              two
              lines
    variants:
      appearance: [light, dark]
      text-size: [large, accessibility-3]
      scale: [1, 2]
    """
  private static let json =
    #"{"maquette": 1, "title": "\uD83D\uDE00\n", "body": {"grid": {"columns": 2, "children": ["spacer", "#
    + #"{"button": {"title": "a", "corner-radius": 7.5}}, {"label": "b"}]}}, "variants": {"scale": [1, 3]}}"#

  @Test func originalsAreGood() throws {
    #expect(try pictures(Self.yaml).count == 8)
    #expect(try pictures(Self.json).count == 2)
  }

  @Test(arguments: [yaml, json])
  func truncations(text: String) {
    let bytes = Array(text.utf8)
    for count in bytes.indices { check(Array(bytes[..<count])) }
  }

  @Test(arguments: [(yaml, 1), (yaml, 2), (json, 3), (json, 4)] as [(String, UInt64)])
  func flippedReplacedAndInsertedBytes(text: String, seed: UInt64) {
    var random = SplitMix(state: seed)
    let original = Array(text.utf8)
    let spice = Array("\t\n:-[]{}&*!|>'\"%@`#,?\\~<0 \u{0}\u{FF}".utf8) + [0x80, 0xFF, 0xED]
    for _ in 0..<800 {
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

  private func check(_ bytes: [UInt8]) {
    do throws(SheetError) {
      let document = try Sheet(bytes, path: "s")
      #expect(!document.pictures.isEmpty)
    } catch {
      guard case .invalid(let diagnostics) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(diagnostics.contains { $0.severity == .error })
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      for diagnostic in diagnostics {
        #expect((1...lines).contains(diagnostic.position.line))
        #expect((1...bytes.count + 1).contains(diagnostic.position.column))
        #expect(!diagnostic.message.isEmpty)
      }
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
