import Foundation
import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import MaquetteStudio
import Testing

/// What strangers can put into folders, sheets and pictures does not reach other files or the terminal.
@Suite(.inTurn) struct UntrustedInputTests {
  private static let sheet = "maquette: 1\nbody: { button: Play }\n"

  private func link(_ name: String, to target: String, in place: Workplace) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(place.path)/\(name)", withDestinationPath: target)
  }

  /// A link in a folder of the output, as an archive can bring one.
  @Test(arguments: [
    ("render a.yaml --out out", "out/a.png"), ("render a.yaml --out out", "out/maquette-manifest.jsonl"),
    ("check golden --record failed", "golden/b.png"),
    ("check golden --report page", "page/index.html"), ("fmt golden", "golden/b.yaml"),
    ("draw button --out out/", "out/button.png"),
    ("inspect a.yaml --legend out/", "out/a.png"),
  ])
  func noLinkInAFolderIsFollowed(line: String, path: String) throws {
    let place = try Workplace(files: [
      "a.yaml": Self.sheet, "golden/b.yaml": Self.sheet, "golden/c.yaml": Self.sheet,
      "precious": "maquette:   1\nbody: { button:   Play }\n",
    ])
    try Folder.create(FileName.folder(of: "\(place.path)/\(path)"))
    try? FileManager.default.removeItem(atPath: "\(place.path)/\(path)")
    try link(path, to: "../precious", in: place)
    let before = try place.bytes(of: "precious")
    let outcome = try place.run(line)
    #expect(outcome.status == 73, "\(outcome.message)")
    let said = outcome.text + outcome.message
    #expect(said.contains("a symbolic link is in the way"), "\(said)")
    #expect(try place.bytes(of: "precious") == before)
  }

  @Test func noLinkedFolderInAFolderIsEntered() throws {
    let sheet = "maquette: 1\noutput: sub/evil.png\nbody: { button: x }\n"
    let place = try Workplace(files: ["a.yaml": sheet])
    for folder in ["out", "victim"] { try Folder.create("\(place.path)/\(folder)") }
    try link("out/sub", to: "../victim", in: place)
    #expect(try place.run("render a.yaml --out out").status == 73)
    #expect(try place.files() == ["a.yaml"])
  }

  /// The user decides where a name leads.
  @Test func whatIsNamedMayBeALink() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet, "real/old.png": ""])
    try link("out", to: "real", in: place)
    try link("latest.png", to: "real/old.png", in: place)
    try place.expect("render a.yaml --out out")
    try place.expect("render a.yaml --out latest.png")
    #expect(try place.bytes(of: "real/old.png").count > 100)
    #expect(try place.bytes(of: "real/a.png").count > 100)
  }

  /// Bidirectional controls and control characters, and none that a terminal obeys in what is printed.
  @Test(arguments: [
    "check golden", "inspect golden/s.yaml --stage accessibility", "inspect golden/s.yaml --stage tree",
    "inspect golden/s.yaml --stage layout", "inspect golden/s.yaml --stage display-list",
    "inspect golden/s.yaml --stage accessibility --json", "lint golden/s.yaml --format github",
    "lint golden/s.yaml", "lint golden/s.yaml --format json", "plan golden", "check golden --json -",
    "render golden/s.yaml --out out", "render bad.yaml", "check golden --junit -",
  ])
  func noControlCharacterIsPrinted(line: String) throws {
    let title = #""Hi\e[2J\e[31m\u202E\u2066\x9B""#
    func sheet(_ style: String) -> String {
      "maquette: 1\nbody: { button: { title: \(title), style: \(style), id: \(title) } }\n"
    }
    let place = try Workplace(files: [
      "golden/s.yaml": sheet("filled"), "golden/e\u{1B}[2J\u{202E}\nb.yaml": Self.sheet,
      "bad.yaml": "maquette: 1\nbody: { button: { style: \(title), \(title): 1 } }\n",
    ])
    try place.run("check golden --record missing")
    try place.write(sheet("gray"), to: "golden/s.yaml")
    let outcome = try place.run(line)
    let printed = outcome.text + outcome.message
    let bad = printed.unicodeScalars.filter {
      $0 != "\n" && $0 != "\t"
        && ($0.properties.generalCategory == .control || (0x202A...0x202E).contains($0.value)
          || (0x2066...0x2069).contains($0.value))
    }
    #expect(bad.isEmpty, "\(printed.debugDescription)")
    #expect(!printed.split(separator: "\n").contains { $0.hasPrefix("b.yaml") || $0.hasPrefix("b.png") })
  }

  /// A picture of a sheet that includes a file which the picture does not carry.
  private func forged(_ include: String, tokens: String? = nil, in place: Workplace) throws {
    var sheet = "maquette: 1\ninclude: \(include)\nbody: { use: secret }\n"
    if let tokens { sheet = "maquette: 1\ntokens: \(tokens)\nbody: { button: x }\n" }
    let provenance = Provenance(
      version: "0.1.0", picture: "s", files: [.init(role: .sheet, path: "s.yaml", bytes: Array(sheet.utf8))])
    let bitmap = try #require(Bitmap(width: 2, height: 2))
    let bytes = try PNG.encode(bitmap, options: PNGOptions().carrying(provenance))
    try FileBytes.write(bytes, to: "\(place.path)/s.png")
  }

  @Test func verifyReadsWhatThePictureCarriesOnly() throws {
    let place = try Workplace(files: [
      "secret.yaml": "define: { secret: { label: secret } }\n",
      "secret.tokens.json": ##"{ "a": { "$type": "color", "$value": "#112233" } }"##,
    ])
    for path in ["\(place.path)/secret.yaml", "../../../../../../../..\(place.path)/secret.yaml"] {
      try forged(path, in: place)
      let outcome = try place.run("verify s.png")
      #expect(outcome.status == 65, "\(outcome.text)")
      #expect(outcome.message.contains("the picture does not store this file"), "\(outcome.message)")
    }
    try forged("", tokens: "\(place.path)/secret.tokens.json", in: place)
    #expect(try place.run("verify s.png").message.contains("the picture does not store this file"))
  }

  @Test func picturesBesidePartsAreNamed() throws {
    let place = try Workplace(files: ["two.yaml": Self.sheet, "_two.yaml": Self.sheet, "_photo.png": ""])
    try place.run("check . --record missing")
    try FileBytes.write(place.bytes(of: "two.png"), to: "\(place.path)/_two.png")
    try FileBytes.write(place.bytes(of: "two.png"), to: "\(place.path)/_two~dark.png")
    let outcome = try place.expect("check .")
    let named = outcome.message.split(separator: "\n").filter { $0.hasPrefix("_") }
    #expect(named.count == 2, "\(outcome.message)")
    #expect(outcome.message.contains("_two.png: skipped: its sheet '_two.yaml' is included by others"))
  }

  /// The limit of the shell is in blocks of 512 or 1024 bytes.
  @Test func aLimitOfFilesIsAnErrorOfWriting() throws {
    let place = try Workplace(files: ["a.yaml": InterruptionTests.sheet])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -f 1; exec \"$0\" render a.yaml --out out", try Workplace.executable(),
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: place.path)
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 73)
    #expect(try !place.files().contains { $0.hasSuffix(".tmp") })
  }
}
