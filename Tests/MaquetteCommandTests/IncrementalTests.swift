import Foundation
import MaquetteFiles
import MaquetteStudio
import MaquettePNG
import Testing

@Suite("maquette render --out: only what has changed", .inTurn)
struct IncrementalTests {
  static let sheet = "maquette: 1\nbody: { button: Play }\nvariants: { appearance: [light, dark] }\n"

  private static func place() throws -> Workplace {
    try Workplace(files: ["in/a.yaml": sheet, "in/sub/b.yaml": sheet.replacing("Play", with: "Stop")])
  }

  private static let all = [
    "out/a~light.png", "out/a~dark.png", "out/sub/b~light.png", "out/sub/b~dark.png",
  ]

  /// Runs and returns what was drawn.
  @discardableResult
  private func drawn(_ place: Workplace, _ options: String...) throws -> [String] {
    let outcome = try place.run(["render", "in", "-o", "out"] + options)
    #expect(outcome.status == 0, "\(outcome.message)")
    return outcome.text.split(separator: "\n").map(String.init)
  }

  @Test("a second run draws nothing, and leaves every file alone")
  func unchanged() throws {
    let place = try Self.place()
    #expect(try drawn(place) == Self.all)
    let bytes = try Self.all.map { try place.bytes(of: $0) }
    // The stamp of a file that was written just now proves nothing yet and is kept by a later run only.
    usleep(50_000)
    #expect(try drawn(place) == [])
    let manifest = try place.bytes(of: "out/" + ManifestFile.name)
    #expect(try drawn(place) == [])
    #expect(try place.bytes(of: "out/" + ManifestFile.name) == manifest)
    #expect(try Self.all.map { try place.bytes(of: $0) } == bytes)
    let outcome = try place.run("render in -o out")
    #expect(outcome.message.hasPrefix("4 pictures: 0 drawn, 4 unchanged, 0 failed, in "))
  }

  @Test("a sheet that is saved is drawn again, and is not if it says the same")
  func sheet() throws {
    let place = try Self.place()
    try drawn(place)
    try place.write(Self.sheet, to: "in/a.yaml")
    #expect(try drawn(place) == [])
    // As long as before, so that only the content tells.
    try place.write(Self.sheet.replacing("Play", with: "Plot"), to: "in/a.yaml")
    #expect(try drawn(place) == ["out/a~light.png", "out/a~dark.png"])
    #expect(try drawn(place) == [])
  }

  @Test(
    "what was saved but does not show is not drawn, and the files are those of a run into an empty folder")
  func unaffected() throws {
    let place = try Self.place()
    try drawn(place)
    // A remark, another order of the variants, one more of them.
    try place.write(
      "# Remark\n" + Self.sheet.replacing("[light, dark]", with: "[dark, light], scale: [2]"), to: "in/a.yaml"
    )
    #expect(try drawn(place) == ["out/a~dark@2x.png", "out/a~light@2x.png"])
    try place.write(
      "# Remark\n" + Self.sheet.replacing("[light, dark]", with: "[dark, light], scale: [2, 3]"),
      to: "in/a.yaml")
    let added = try place.run("render in -o out")
    // Every file says what it was drawn from, so all of the sheet are written; two are new.
    #expect(added.text.split(separator: "\n").count == 4)
    #expect(added.message.contains(": 2 drawn"))
    // Only a text of the file changes, and the file with it.
    try place.write("title: Titled\n" + Self.sheet.replacing("Play", with: "Stop"), to: "in/sub/b.yaml")
    let outcome = try place.run("render in -o out")
    #expect(outcome.text == "out/sub/b~light.png\nout/sub/b~dark.png\n")
    #expect(outcome.message.contains(": 0 drawn"))
    #expect(try PNG.decodePicture(place.bytes(of: "out/sub/b~dark.png")).texts["Title"] == "Titled")
    try place.expect("render in -o fresh")
    for path in ["a~dark@3x.png", "a~light@2x.png", "sub/b~dark.png", "sub/b~light.png"] {
      #expect(try place.bytes(of: "out/" + path) == place.bytes(of: "fresh/" + path), "\(path)")
    }
  }

  @Test("what is gone or altered in the folder is drawn again, byte for byte")
  func output() throws {
    let place = try Self.place()
    try drawn(place)
    let bytes = try place.bytes(of: "out/a~dark.png")
    try FileManager.default.removeItem(atPath: place.path + "/out/a~dark.png")
    #expect(try drawn(place) == ["out/a~dark.png"])
    var altered = bytes
    altered[altered.count - 20] ^= 1
    try place.write("x", to: "out/a~dark.png")
    try Data(altered).write(to: URL(fileURLWithPath: place.path + "/out/a~dark.png"))
    #expect(try drawn(place) == ["out/a~dark.png"])
    #expect(try place.bytes(of: "out/a~dark.png") == bytes)
  }

  @Test("options and fonts are part of what pictures depend on")
  func options() throws {
    let place = try Self.place()
    try drawn(place)
    #expect(try drawn(place, "--scale", "3").count == 4)
    #expect(try drawn(place, "--scale", "3") == [])
    #expect(try drawn(place, "--scale", "3", "--compression", "best").count == 4)
    #expect(try drawn(place).count == 4)
  }

  @Test("what sheets include and token files, with what these name, are part of what pictures depend on")
  func dependencies() throws {
    let place = try Self.place()
    try place.write("define: { a: { label: One } }\n", to: "in/_parts.yaml")
    try place.write(
      "maquette: 1\ninclude: _parts.yaml\nbody: { use: a }\n", to: "in/c.yaml")
    #expect(try drawn(place).count == 5)
    #expect(try drawn(place) == [])
    try place.write("define: { a: { label: Two } }\n", to: "in/_parts.yaml")
    #expect(try drawn(place) == ["out/c.png"])

    func token(_ red: String) -> String {
      #"{"color": {"accent": {"$type": "color", "$value": {"colorSpace": "srgb", "#
        + #""components": [\#(red), 0, 0]}}}}"#
    }
    try place.write(token("1"), to: "in/brand.tokens.json")
    try place.write(
      ##"{"version": "2025.10", "sets": {"brand": {"sources": [{"$ref": "brand.tokens.json"}]}}, "##
        + ##""resolutionOrder": [{"$ref": "#/sets/brand"}]}"##, to: "in/brand.resolver.json")
    let options = ["--tokens", "in/brand.resolver.json"]
    func run() throws -> [String] {
      let outcome = try place.run(["render", "in", "-o", "out"] + options)
      #expect(outcome.status == 0, "\(outcome.message)")
      return outcome.text.split(separator: "\n").map(String.init)
    }
    _ = try run()
    #expect(try run() == [])
    try place.write(token("0.5"), to: "in/brand.tokens.json")
    // Every file says what it was drawn from; only the buttons show it.
    let drawn = [
      "out/a~light.png", "out/a~dark.png", "out/sub/b~light.png", "out/sub/b~dark.png",
    ]
    let announced = try place.run(["render", "in", "-o", "out", "--dry-run"] + options)
    #expect(announced.text == drawn.map { $0 + ": changed\n" }.joined())
    #expect(
      announced.message
        == "4 of 5 would be drawn, 1 would keep their pixels and record a changed input\n")
    let plan = try place.run(["plan", "in", "-o", "out"] + options).text.split(separator: "\n")
    #expect(plan.count { $0.contains(#""unchanged""#) } == 1)
    #expect(plan.count { $0.contains(#""changed""#) } == 4)
    let outcome = try place.run(["render", "in", "-o", "out"] + options)
    #expect(outcome.text.split(separator: "\n").count == 5)
    #expect(outcome.message.hasPrefix("5 pictures: 4 drawn, 1 unchanged"))
    #expect(try run() == [])
  }

  @Test("a run is the same as one into an empty folder")
  func same() throws {
    let place = try Self.place()
    try drawn(place)
    try place.write(Self.sheet.replacing("Play", with: "Pause"), to: "in/a.yaml")
    try drawn(place)
    try place.expect("render in -o fresh")
    for path in Self.all {
      let fresh = path.replacing("out/", with: "fresh/")
      #expect(try place.bytes(of: path) == place.bytes(of: fresh), "\(path)")
    }
  }

  @Test("--force draws everything and rewrites nothing that comes out the same")
  func force() throws {
    let place = try Self.place()
    try drawn(place)
    let stamp = FileStamp(of: place.path + "/out/a~dark.png")
    #expect(try drawn(place, "--force") == Self.all)
    #expect(FileStamp(of: place.path + "/out/a~dark.png") == stamp)
  }

  @Test("--dry-run lists and writes nothing")
  func dryRun() throws {
    let place = try Self.place()
    let first = try place.run("render in -o out --dry-run")
    #expect(first.text == Self.all.map { $0 + ": new\n" }.joined())
    #expect(first.message == "4 of 4 would be drawn\n")
    #expect(try place.files() == ["in/a.yaml", "in/sub/b.yaml"])
    try drawn(place)
    try FileManager.default.removeItem(atPath: place.path + "/out/a~dark.png")
    try place.write(Self.sheet, to: "in/sub/b.yaml")
    let second = try place.run("render in -o out --dry-run")
    #expect(
      second.text == "out/a~dark.png: missing\nout/sub/b~light.png: changed\nout/sub/b~dark.png: changed\n")
    #expect(try !place.files().contains("out/a~dark.png"))
  }

  @Test("a dry run and a plan name what would fail, and so does the run")
  func dryFailures() throws {
    let place = try Self.place()
    try drawn(place)
    try place.write(
      Self.sheet.replacing("button: Play", with: "button: { title: Play, symbol: play.fil }"), to: "in/a.yaml"
    )
    let options = ["in", "-o", "out"]
    let announced = try place.run(["render", "--dry-run", "--strict"] + options)
    #expect(announced.message.hasSuffix("0 of 4 would be drawn, 2 would fail\n"), "\(announced.message)")
    let run = try place.run(["render", "--strict"] + options)
    #expect(announced.status == run.status && run.status != 0)
    #expect(run.message.contains("4 pictures: 0 drawn, 2 unchanged, 2 failed"), "\(run.message)")
  }

  @Test("variants and sheets that are gone are reported, and deleted only when asked")
  func orphans() throws {
    let place = try Self.place()
    try drawn(place)
    try place.write(Self.sheet.replacing("[light, dark]", with: "[light]"), to: "in/a.yaml")
    try FileManager.default.removeItem(atPath: place.path + "/in/sub/b.yaml")
    let report = """
      out/a~dark.png: no sheet draws it any more
      out/sub/b~dark.png: no sheet draws it any more
      out/sub/b~light.png: no sheet draws it any more
      to delete them, add '--prune --yes'

      """
    for options in [[], [], ["--prune"]] {
      let outcome = try place.expect(["render", "in", "-o", "out"] + options)
      #expect(outcome.message.hasPrefix(report))
    }
    // Somebody's own picture under a name that was ours.
    try place.write("mine", to: "out/sub/b~light.png")
    let pruned = try place.run("render in -o out --prune --yes")
    #expect(
      pruned.message.hasPrefix(
        """
        out/a~dark.png: deleted; no sheet draws it
        out/sub/b~dark.png: deleted; no sheet draws it
        out/sub/b~light.png: no sheet draws it any more
        pictures edited since they were drawn are kept

        """))
    #expect(
      try place.files().filter { $0.hasPrefix("out/") }
        == ["out/a~light.png", "out/maquette-manifest.jsonl", "out/sub/b~light.png"])
  }

  @Test("a sheet that is not where a former run found it is gone only if its folder was named")
  func elsewhere() throws {
    let place = try Self.place()
    try place.write(Self.sheet, to: "other/c.yaml")
    try drawn(place)
    // To a run in another working folder all paths of this one look like that.
    try FileManager.default.moveItem(atPath: place.path + "/in", toPath: place.path + "/moved")
    let outcome = try place.run("render other -o out --prune --yes")
    #expect(outcome.status == 0 && !outcome.message.contains("no sheet draws it"))
    #expect(try place.files().contains("out/a~dark.png"))
  }

  @Test("a run of some sheets does not forget the others")
  func part() throws {
    let place = try Self.place()
    try drawn(place)
    let outcome = try place.run("render in/a.yaml -o out")
    #expect(outcome.message.hasPrefix("2 pictures: 0 drawn, 2 unchanged, 0 failed, in "))
    #expect(try drawn(place) == [])
  }

  @Test("a sheet that becomes wrong keeps its pictures, and none is called an orphan")
  func wrong() throws {
    let place = try Self.place()
    try drawn(place)
    try place.write("maquette: 1\n", to: "in/a.yaml")
    let outcome = try place.expect("render in -o out", 65)
    #expect(!outcome.message.contains("no sheet draws it"))
    #expect(try place.files().contains("out/a~dark.png"))
    try place.write(Self.sheet, to: "in/a.yaml")
    #expect(try drawn(place) == [])
  }

  @Test("a manifest that cannot be read is said, and everything is drawn again")
  func damaged() throws {
    let place = try Self.place()
    try drawn(place)
    try place.write("{}\n", to: "out/" + ManifestFile.name)
    let outcome = try place.expect("render in -o out")
    #expect(
      outcome.message.hasPrefix(
        "maquette: out/maquette-manifest.jsonl:1: this is not the manifest of a render"))
    #expect(outcome.text.split(separator: "\n").count == 4)
    #expect(try drawn(place) == [])
  }

  @Test("what was said of a picture is said again, and is an error under --strict")
  func warnings() throws {
    let place = try Workplace(files: ["in/a.yaml": "maquette: 1\nbody: { button: { symbol: play.fil } }\n"])
    let first = try place.run("render in -o out")
    let second = try place.run("render in -o out")
    #expect(second.text == "")
    let warning = first.message.split(separator: "\n").prefix(4)
    #expect(warning.first == "in/a.yaml:2:9: warning: unknown symbol 'play.fil'; a placeholder is drawn")
    #expect(second.message.split(separator: "\n").prefix(4) == warning)
    let strict = try place.expect("render in -o out --strict", 65)
    #expect(strict.message.hasPrefix("in/a.yaml:2:9: error: "))
  }

  @Test("--timeout begins nothing that it has no time for, and the next run goes on")
  func timeout() throws {
    let place = try Self.place()
    let outcome = try place.expect("render in -o out --timeout 0.000001", 75, output: "")
    #expect(outcome.message.hasPrefix("4 pictures: 0 drawn, 0 unchanged, 0 failed, 4 not begun, in "))
    #expect(try drawn(place) == Self.all)
    try place.expect("render in -o out --timeout 0.000001")
    for seconds in ["0", "-1", "nan", "inf", "x"] {
      try place.expect("render in -o out --timeout=\(seconds)", 64)
    }
  }

  @Test("options that do not go together are refused")
  func usage() throws {
    let place = try Self.place()
    for options in [["--yes"], ["--prune", "--shard", "1/2"], ["--watch", "--dry-run"]] {
      #expect(try place.run(["render", "in", "-o", "out"] + options).status == 64, "\(options)")
    }
    try place.expect("render in --prune", 64)
    try place.expect("render in --shard 1/2", 64)
    #expect(try place.files() == ["in/a.yaml", "in/sub/b.yaml"])
  }
}
