import Testing

/// Files of another kind in the place of a text or a font.
@Suite("files that are no sheets", .inTurn)
struct OtherFileTests {
  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n"

  @Test(arguments: [
    "render a.yaml", "lint a.yaml", "fmt a.yaml", "render table.yaml", "render b.yaml --tokens t.tokens.json",
    "render b.yaml --font f.ttf",
  ])
  func aPointerIsNamedInEveryPlace(line: String) throws {
    let place = try Workplace(files: [
      "a.yaml": Self.pointer, "t.tokens.json": Self.pointer, "f.ttf": Self.pointer, "t.csv": Self.pointer,
      "b.yaml": "maquette: 1\nbody: { label: A }\n",
      "table.yaml": "maquette: 1\nbody: { vstack: [for-each: { in: t.csv, as: r, do: { label: $r.a } }] }\n",
    ])
    let outcome = try place.expect(line, 65)
    #expect(outcome.message.contains("a pointer of Git LFS, in place of the file itself"))
    #expect(outcome.message.contains("run 'git lfs pull'"))
  }

  /// Two letters that begin a BMP begin a text too.
  @Test func aTextIsATextHoweverItBegins() throws {
    let place = try Workplace(files: [
      "t.csv": "BM,größe\nx,y\n",
      "a.yaml": "maquette: 1\nbody: { vstack: [for-each: { in: t.csv, as: r, do: { label: $r.BM } }] }\n",
    ])
    try place.expect("render a.yaml")
  }

  @Test func aPictureIsNoSheet() throws {
    let place = try Workplace()
    try place.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "a.yaml")
    #expect(try place.expect("render a.yaml", 65).message.contains("the file is a PNG, expected text"))
  }
}
