import Testing

/// A plain call is understood without the general parser: it has to do what the other does.
@Suite("maquette render, without options", .inTurn)
struct PlainRenderTests {
  private static let files = [
    "a.yaml": "maquette: 1\nbody: { button: Play }\n", "wrong.yaml": "maquette: 1\nbody: { buton: Play }\n",
    "more/b.yaml": "maquette: 1\nvariants: { appearance: [light, dark] }\nbody: { switch: true }\n",
  ]

  @Test(
    "it leaves, prints and answers the same",
    arguments: [
      ["a.yaml"], ["a.yaml", "more"], ["a.yaml", "-o", "b.png"], ["--out", "new/folder", "more", "a.yaml"],
      ["missing.yaml"], ["wrong.yaml", "a.yaml"], ["more", "--out", "one.png"],
      ["a.yaml", "--out", "a.yaml"],
    ])
  func same(words: [String]) throws {
    let plain = try Workplace(files: Self.files)
    let general = try Workplace(files: Self.files)
    let outcome = try plain.run(["render"] + words)
    // What every picture has anyway, but an option.
    let other = try general.run(["render"] + words + ["--compression", "default"])
    #expect(outcome.status == other.status)
    #expect(outcome.text == other.text)
    #expect(Self.withoutTimes(outcome.message) == Self.withoutTimes(other.message))
    let pictures = try plain.files().filter { $0.hasSuffix(".png") }
    #expect(try general.files().filter { $0.hasSuffix(".png") } == pictures)
    for picture in pictures { #expect(try plain.bytes(of: picture) == general.bytes(of: picture)) }
  }

  @Test(
    "mistakes are left to the parser, which explains them",
    arguments: [["render"], ["render", "a.yaml", "--out"], ["render", "--out", "b"]])
  func mistakes(words: [String]) throws {
    let outcome = try Workplace(files: Self.files).run(words)
    #expect(outcome.status == 64)
    #expect(outcome.message.contains("Usage: maquette render"))
  }

  /// Runs tell how long they took.
  private static func withoutTimes(_ message: String) -> String {
    message.replacing(#/[0-9.]+ s\b/#, with: "")
  }
}
