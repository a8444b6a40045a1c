import Foundation
import MaquetteStudio
import Testing

@Suite("maquette plan, render --shard and merge", .inTurn)
struct RenderShardTests {
  static let sheet = """
    maquette: 1
    body: { button: Play }
    variants: { appearance: [light, dark], scale: [1, 2, 3] }
    """
  static let large = "maquette: 1\nscale: 2\nbody: { vstack: [{ button: Play }, { label: Wi-Fi }] }\n"

  private static func place() throws -> Workplace {
    try Workplace(files: ["in/a.yaml": sheet, "in/sub/b.yaml": large])
  }

  private static let count = 7

  private func pictures(of place: Workplace, in folder: String) throws -> [String] {
    try place.files().filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".png") }
  }

  private struct Line: Decodable {
    var picture: String
    var sheet: String
    var state: String?
  }

  private func plan(_ place: Workplace, _ options: String...) throws -> [Line] {
    let outcome = try place.run(["plan", "in"] + options)
    #expect(outcome.status == 0, "\(outcome.message)")
    return try outcome.text.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test("a plan has a line for every picture")
  func plan() throws {
    let place = try Self.place()
    let lines = try plan(place)
    #expect(lines.count == Self.count)
    #expect(lines.first?.picture == "a~light@1x.png")
    #expect(lines.last?.sheet == "in/sub/b.yaml")
    #expect(lines.allSatisfy { $0.state == nil })
    #expect(try place.files() == ["in/a.yaml", "in/sub/b.yaml"])
    let parts = try ["1/3", "2/3", "3/3"].map { try plan(place, "--shard", $0).map(\.picture) }
    #expect(parts.flatMap(\.self).sorted() == lines.map(\.picture).sorted())
  }

  @Test("a plan says what is up to date")
  func states() throws {
    let place = try Self.place()
    try place.expect("render in/a.yaml -o out")
    let states = try plan(place, "--out", "out").map(\.state)
    #expect(states == Array(repeating: "unchanged", count: 6) + ["new"])
  }

  @Test(
    "a shard draws what the plan says, and merged shards are what one machine draws", arguments: [2, 3, 9])
  func whole(count: Int) throws {
    let place = try Self.place()
    try place.expect("render in -o one")
    for index in 1...count {
      let outcome = try place.expect("render in -o out --shard \(index)/\(count)")
      let planned = try plan(place, "--shard", "\(index)/\(count)").map { "out/" + $0.picture }
      #expect(outcome.text.split(separator: "\n").map(String.init) == planned)
    }
    try place.expect("merge out", message: "\(count) shards: 7 in place, 0 missing, 0 failed\n")
    let pictures = try pictures(of: place, in: "out")
    #expect(pictures.count == Self.count)
    for path in pictures {
      #expect(try place.bytes(of: path) == place.bytes(of: path.replacing("out/", with: "one/")))
    }
    #expect(try place.files().filter { $0.hasSuffix(".jsonl") }.count == 2)
    let next = try place.run("render in -o out")
    #expect(next.message.hasPrefix("7 pictures: 0 drawn, 7 unchanged"))
  }

  @Test("shards in folders of their own are gathered in one")
  func folders() throws {
    let place = try Self.place()
    for index in ["1", "2"] {
      try place.expect("render in -o s\(index) --shard \(index)/2")
    }
    try place.expect("merge s1 s2", 64)
    try place.expect("merge s1 s2 --out out --json", 64)
    try place.expect("merge s1 s2 --out out")
    #expect(try pictures(of: place, in: "out").count == Self.count)
    #expect(try place.run("render in -o out").message.contains(" 0 drawn, 7 unchanged"))
  }

  @Test("what goes with pictures is gathered too")
  func catalogs() throws {
    let sheet = "maquette: 1\noutput: xcassets\nbody: { button: Play }\nvariants: { scale: [1, 2, 3] }\n"
    let place = try Workplace(files: ["in/a.yaml": sheet, "in/b.yaml": sheet])
    try place.expect("render in -o whole")
    for index in ["1", "2"] {
      try place.expect("render in -o s\(index) --shard \(index)/2")
    }
    try place.expect("merge s1 s2 --out out")
    let whole = try place.files().filter { $0.hasPrefix("whole/") && !$0.hasSuffix(".jsonl") }
    #expect(whole.contains { $0.hasSuffix("/Contents.json") })
    for path in whole {
      let gathered = path.replacing("whole/", with: "out/", maxReplacements: 1)
      #expect(try place.bytes(of: gathered) == place.bytes(of: path), "\(gathered)")
    }
  }

  @Test("a shard that is missing, or a picture, is a failure; the run can be completed")
  func missing() throws {
    let place = try Self.place()
    try place.expect("render in -o out --shard 2/2")
    let first = try place.expect("merge out", 66)
    #expect(
      first.message.contains(
        "maquette: shard 1/2 is missing: name its folder too, or run 'maquette render --shard 1/2'\n"))
    try place.expect("render in -o out --shard 1/2")
    try place.write("not as it was written", to: "out/a~dark@2x.png")
    try place.expect(
      "merge out", 66, message: "missing: a~dark@2x.png\n2 shards: 6 in place, 1 missing, 0 failed\n")
    for index in ["1", "2"] {
      try place.expect("render in -o out --shard \(index)/2")
    }
    try place.expect("merge out")
  }

  @Test("a shard that was cut short is gone on with, not begun anew")
  func goOn() throws {
    let place = try Self.place()
    let options = ["render", "in", "-o", "out", "--shard", "1/2"]
    let whole = try place.run(options).text.split(separator: "\n")
    // What a run leaves that was killed: the lines of some pictures, one of them cut short.
    let path = "out/maquette-manifest.1-of-2.jsonl"
    let lines = try String(decoding: place.bytes(of: path), as: UTF8.self).split(separator: "\n")
    let last = try #require(lines.last)
    try place.write(
      lines.dropLast().joined(separator: "\n") + "\n" + last.prefix(last.count / 2), to: path)
    try place.write("half a picture", to: "out/.maquette-12-3.tmp")
    let again = try place.run(options)
    #expect(again.text.split(separator: "\n").count == 1)
    #expect(again.message.hasPrefix("\(whole.count) pictures: 1 drawn, \(whole.count - 1) unchanged"))
    try place.expect("render in -o out --shard 2/2")
    try place.expect("merge out")
    #expect(try !place.files().contains { $0.hasSuffix(".tmp") })
  }

  @Test("a failure in one shard is one of the whole")
  func failure() throws {
    let place = try Self.place()
    try place.write("maquette: 1\nbody: { buton: Play }\n", to: "in/c.yaml")
    for index in ["1", "2"] {
      try place.expect("render in -o out --shard \(index)/2", 65)
    }
    let merged = try place.expect("merge out", 65)
    #expect(merged.message.hasPrefix("failed: in/c.yaml\nin/c.yaml:2:9: error: unknown element 'buton'"))
    #expect(merged.message.hasSuffix("\n2 shards: 7 in place, 0 missing, 1 failed\n"))
  }

  @Test("shards of different runs are refused, and so is a folder without a manifest")
  func unlike() throws {
    let place = try Self.place()
    try place.expect("render in -o out --shard 1/2")
    try place.write(Self.large.replacing("Wi-Fi", with: "Bluetooth"), to: "in/sub/b.yaml")
    try place.expect("render in -o out --shard 2/2")
    let merged = try place.expect("merge out", 65)
    #expect(merged.message.hasPrefix("maquette: shards 1/2 and 2/2 are from different runs"))
    try place.expect(
      "merge out in --out all", 66,
      message: "maquette: in: there is no manifest here; 'maquette render --out' writes one\n")
  }

  @Test("what is no shard is refused", arguments: ["auto", "0/2", "3/2", "1/2/3", "2"])
  func noShard(text: String) throws {
    let place = try Self.place()
    try place.expect(
      ["render", "in", "-o", "out", "--shard=\(text)"], 64,
      message: "maquette: --shard: '\(text)' is not a shard; write k/n with k from 1 to n and n up to 10000\n"
    )
  }
}
