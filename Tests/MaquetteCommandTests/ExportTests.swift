import Foundation
import Testing

/// Vectors in place of pixels, and what they carry.
@Suite(.inTurn) struct ExportTests {
  private static let sheet =
    "maquette: 1\ntitle: Play\nbody:\n  button: { id: play, title: Play }\nvariants:\n  appearance: [light, dark]\n"

  private func place() throws -> Workplace { try Workplace(files: ["a.yaml": Self.sheet]) }

  @Test func everyVariantBecomesAFile() throws {
    let place = try place()
    try place.expect("export a.yaml --as svg --out out", output: "out/a~light.svg\nout/a~dark.svg\n")
    let svg = String(decoding: try place.bytes(of: "out/a~dark.svg"), as: UTF8.self)
    #expect(svg.contains(##"<g id="play" data-name="button" role="button" aria-label="Play">"##))
    let bytes = try place.bytes(of: "out/a~dark.svg")
    let again = try place.run("export a.yaml --as svg --out out")
    #expect(again.text.isEmpty && again.message.contains("2 unchanged"))
    #expect(try place.run("export a.yaml --as svg --out out --force").status == 0)
    #expect(try place.bytes(of: "out/a~dark.svg") == bytes)
  }

  @Test(arguments: ["svg", "pdf"])
  func renderAndDrawExportToo(format: String) throws {
    let place = try place()
    #expect(try place.run("render a.yaml --format \(format) --out out").status == 0)
    try place.expect("draw button Play -o play.\(format)", output: "play.\(format)\n")
    for file in ["out/a~light.\(format)", "play.\(format)"] {
      #expect(try place.run("verify \(file)").text == "\(file): the same\n")
      #expect(try place.run("extract \(file)").status == 0)
    }
    #expect(try place.run("extract out/a~light.\(format)").text == Self.sheet)
    #expect(try place.run("extract out/a~light.\(format)").message.contains("as 'a~light'"))
  }

  @Test func aDocumentHasAPageForEachPicture() throws {
    let place = try place()
    try place.expect("export a.yaml --as pdf --out book.pdf", output: "book.pdf\n")
    let text = String(decoding: try place.bytes(of: "book.pdf"), as: UTF8.self)
    // The pages and their titles are in compressed objects, which the tests of the writer read.
    #expect(text.hasPrefix("%PDF-1.7") && text.contains("/Type/ObjStm"))
    #expect(try place.run("verify book.pdf").text == "book.pdf: the same\n")
    let stripped = try place.run("export a.yaml --as pdf --out bare.pdf --strip")
    #expect(stripped.status == 0)
    #expect(try place.run("verify bare.pdf").status == 65)
  }

  /// An edited file is not what its sheet draws.
  @Test func anEditedFileDiffers() throws {
    let place = try place()
    try place.run("export a.yaml --as svg --out out")
    let svg = String(decoding: try place.bytes(of: "out/a~light.svg"), as: UTF8.self)
    try place.write(
      svg.replacing("data-name=\"button\"", with: "data-name=\"botton\""), to: "out/a~light.svg")
    #expect(try place.run("verify out/a~light.svg").status == 1)
  }

  @Test func aFolderHoldsSeveralFormats() throws {
    let place = try place()
    for line in [
      "render a.yaml --out out", "export a.yaml --as svg --out out", "export a.yaml --as pdf --out out",
      "render a.yaml --out out",
    ] {
      let outcome = try place.run(line)
      #expect(outcome.status == 0 && !outcome.message.contains("no sheet draws it"), "\(outcome.message)")
    }
    #expect(try place.files().filter { $0.hasPrefix("out/a~") }.count == 6)
  }

  @Test func whatVectorsLackIsSaid() throws {
    let place = try Workplace(files: [
      "glass.yaml": "maquette: 1\nera: glass\nbody:\n  button: { title: Play, style: glass }\n",
      "moving.yaml": "maquette: 1\nformat: apng\nbody: activity-indicator\n",
    ])
    #expect(try place.run("export glass.yaml --as svg").message.contains("at the sheet's scale"))
    #expect(try place.run("export moving.yaml --as pdf --out out").message.contains("its first frame"))
  }

  @Test func wrongWordsAreExplained() throws {
    let place = try place()
    try place.expect("export a.yaml --as gif", 64)
    try place.expect("export --as svg", 64)
    try place.expect("export a.yaml --as tokens-studio", 64)
    try place.expect("export a.yaml --as svg --era glass", 64)
    let text = try place.expect("render a.yaml --text live", 64)
    #expect(text.message.contains("--format svg"))
    let png = try place.expect("export a.yaml --as svg --out a.png", 64)
    #expect(png.message.contains("only SVG is written"))
    try place.expect("export a.yaml --as svg --out a.yaml", 64)
    #expect(try place.bytes(of: "a.yaml") == Array(Self.sheet.utf8))
  }

  @Test func aDamagedFileIsNoPicture() throws {
    let place = try Workplace(files: [
      "a.svg": "<svg", "b.pdf": "%PDF-1.7\n", "c.svg": "<svg><metadata><sheet",
    ])
    for file in ["a.svg", "b.pdf", "c.svg"] {
      try place.expect("verify \(file)", 65)
      try place.expect("extract \(file)", 65)
    }
  }

  @Test func tokensAreThoseOfTheTheme() throws {
    let place = try Workplace()
    let studio = try place.run("export --as tokens-studio")
    let sets = try #require(
      try JSONSerialization.jsonObject(with: Data(studio.output)) as? [String: Any])
    #expect(
      Set(sets.keys) == [
        "core", "light", "dark", "light-increased", "dark-increased", "$themes", "$metadata",
      ])
    let light = try #require(sets["light"] as? [String: Any])
    let label = try #require((light["color"] as? [String: Any])?["label"] as? [String: String])
    #expect(label == ["type": "color", "value": "#000000"])

    #expect(try place.run("export --as figma-variables --out variables.json").status == 0)
    let body = try #require(
      try JSONSerialization.jsonObject(with: Data(place.bytes(of: "variables.json")))
        as? [String: [[String: Any]]])
    #expect(
      Set(body.keys) == ["variableCollections", "variableModes", "variables", "variableModeValues"])
    let ids = Set(body["variables", default: []].compactMap { $0["id"] as? String })
    let values = body["variableModeValues", default: []]
    #expect(ids.contains("color/label") && values.count == 4 * ids.count)
    // Every value belongs to a variable, and every alias leads to one.
    for value in values {
      #expect(ids.contains(value["variableId"] as? String ?? ""))
      if let alias = value["value"] as? [String: Any], alias["type"] as? String == "VARIABLE_ALIAS" {
        #expect(ids.contains(alias["id"] as? String ?? ""))
      }
    }
  }

  /// The types of `tokens-studio/types`, among them `TokenTypes`, `ThemeObject` and `TokenSetStatus`.
  @Test(arguments: ["ios", "macos", "watchos"])
  func tokensAreOfTokensStudiosTypes(platform: String) throws {
    let studio = try Workplace().run("export --as tokens-studio --platform \(platform)")
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(studio.output)) as? [String: Any])
    var tokens: [(name: String, type: String, value: Any)] = []
    func visit(_ group: [String: Any], _ path: [String]) {
      if let type = group["type"] as? String, let value = group["value"] {
        #expect(Set(group.keys).isSubset(of: ["type", "value", "description"]))
        tokens.append((path.joined(separator: "."), type, value))
        return
      }
      for (name, inner) in group { visit(inner as? [String: Any] ?? [:], path + [name]) }
    }
    for (name, set) in file where !name.hasPrefix("$") { visit(set as? [String: Any] ?? [:], []) }
    let names = Set(tokens.map(\.name))
    #expect(tokens.count > 2000)
    for (name, type, value) in tokens {
      switch (type, value) {
      case (_, let text as String) where text.hasPrefix("{"):
        #expect(names.contains(String(text.dropFirst().dropLast())), "\(name)")
      case ("color", let text as String):
        #expect(text.wholeMatch(of: /#[0-9a-f]{6}([0-9a-f]{2})?/) != nil, "\(name)")
      case ("dimension", let text as String):
        #expect(text.wholeMatch(of: /-?[0-9.]+px/) != nil, "\(name)")
      case ("number", let text as String), ("fontWeights", let text as String):
        #expect(Double(text) != nil, "\(name)")
      case ("typography", let parts as [String: String]):
        #expect(
          Set(parts.keys).isSubset(of: [
            "fontFamily", "fontWeight", "lineHeight", "fontSize", "letterSpacing",
          ]))
      default: Issue.record("\(name) is a \(type) with \(value)")
      }
    }
    for theme in try #require(file["$themes"] as? [[String: Any]]) {
      #expect(Set(theme.keys) == ["id", "name", "group", "selectedTokenSets"])
      for (set, status) in try #require(theme["selectedTokenSets"] as? [String: String]) {
        #expect(file[set] != nil && ["disabled", "source", "enabled"].contains(status))
      }
    }
  }

  /// The limits of Figma's REST API, and colours of one kind only.
  @Test func variablesAreWithinTheLimitsOfFigma() throws {
    let output = try Workplace().run("export --as figma-variables --platform macos").output
    #expect(output.count < 4_000_000)
    let body = try #require(
      try JSONSerialization.jsonObject(with: Data(output)) as? [String: [[String: Any]]])
    let names = body["variables", default: []].compactMap { $0["name"] as? String }
    #expect(names.count <= 5000 && Set(names).count == names.count)
    #expect(!names.contains { $0.contains { ".{}".contains($0) } })
    for value in body["variableModeValues", default: []] {
      guard let color = value["value"] as? [String: Double] else { continue }
      #expect(["r", "g", "b"].allSatisfy { (0...1).contains(color[$0] ?? -1) })
      #expect(color["a"] != 1 && color.count == (color["a"] == nil ? 3 : 4))
    }
  }
}
