import MaquetteElements
import Testing

@testable import MaquetteSheets

/// Directives that multiply and come to nothing: each is counted when it is tried.
@Suite struct CompositionLimitTests {
  /// A sheet in which ten uses of ten uses, some levels deep, end in a definition.
  private func fan(_ end: String, levels: Int, use: (Int) -> String = { "{ use: d\($0) }" }) -> SheetFolder {
    var text = "maquette: 1\ndefine:\n  d0: \(end)\n"
    for level in 1...levels {
      let uses = Array(repeating: use(level - 1), count: 10).joined(separator: ", ")
      text += "  d\(level): { parameters: { x: 1 }, body: [\(uses)] }\n"
    }
    return SheetFolder(text + "body: { vstack: [\(use(levels))] }\n")
  }

  private func refusal(_ folder: SheetFolder) -> (
    category: SheetError.Category?, errors: Int, message: String
  ) {
    do throws(SheetError) {
      _ = try folder.document()
      return (nil, 0, "")
    } catch {
      guard case .invalid(let diagnostics) = error else { return (error.category, 1, error.message) }
      return (error.category, diagnostics.count, error.message)
    }
  }

  private static let limit =
    "after expanding definitions, loops and files, the sheet has more than 100000 values"

  @Test(arguments: [
    "{ body: [] }", "{ body: [~] }", "{ body: [{ label: x }] }",
  ])
  func usesThatComeToNothingAreCounted(end: String) {
    let found = refusal(fan(end, levels: 12))
    #expect(found.category == .overLimit)
    #expect(found.errors == 1)
    #expect(found.message.contains(Self.limit))
  }

  /// A list that is cut off at the limit is not said to be empty besides.
  @Test func aLoopOverTooManyItemsIsOneError() {
    let items = Array(repeating: "0", count: 100_001).joined(separator: ",")
    let found = refusal(
      SheetFolder("maquette: 1\nbody: { vstack: [{ for-each: { in: [[\(items)]], do: { label: x } } }] }\n"))
    #expect(found.category == .overLimit)
    #expect(found.errors == 1)
  }

  @Test func mistakesInsideAreNotRepeated() {
    let found = refusal(fan("{ body: [{ label: { titel: x } }] }", levels: 12))
    #expect(found.category == .overLimit)
    #expect(found.errors == 1)
  }

  @Test func depthIsReportedOnce() {
    let found = refusal(fan("{ body: [] }", levels: 20))
    #expect(found.category == .overLimit)
    #expect(found.errors == 1)
    #expect(found.message.contains("more than 16 levels deep"))
  }

  @Test func filesThatComeToNothingAreCounted() {
    var files: [String: String] = ["l12.yaml": "[]"]
    for level in 0..<12 {
      let includes = Array(repeating: "{ include: l\(level + 1).yaml }", count: 10).joined(separator: ", ")
      files["l\(level).yaml"] = "[\(includes)]"
    }
    let found = refusal(
      SheetFolder("maquette: 1\nbody: { vstack: [{ include: l0.yaml }] }", files))
    #expect(found.category == .overLimit)
    #expect(found.errors == 1)
    #expect(found.message.contains(Self.limit))
  }

  /// Ten thousand uses of nothing are within the limit, and so is what they make.
  @Test func whatIsWithinTheLimitIsRead() throws {
    #expect(refusal(fan("{ body: [] }", levels: 4)).message == "")
  }

  @Test func levelsWithinTheLimitAreRead() {
    // The sheet is one level, and so is each definition.
    let single: (Int) -> String = { "{ use: d\($0) }" }
    func chain(_ levels: Int) -> SheetFolder {
      var text = "maquette: 1\ndefine:\n  d0: { body: [spacer] }\n"
      for level in 1..<levels { text += "  d\(level): { body: [\(single(level - 1))] }\n" }
      return SheetFolder(text + "body: { vstack: [\(single(levels - 1))] }\n")
    }
    #expect(refusal(chain(SheetLimits.compositionDepth - 1)).message == "")
    #expect(refusal(chain(SheetLimits.compositionDepth)).category == .overLimit)
  }

  /// A drawing of as many curves as are taken, and of one more.
  @Test func drawingsHaveALimit() {
    func sheet(_ segments: Int) -> SheetFolder {
      let lines = Array(repeating: "L1 2", count: segments - 1).joined(separator: " ")
      return SheetFolder(
        "maquette: 1\nsymbols: { x: x.svg }\nbody: { symbol: x }",
        ["x.svg": "<svg viewBox=\"0 0 24 24\"><path stroke=\"black\" d=\"M3 4 \(lines)\"/></svg>"])
    }
    #expect(refusal(sheet(SymbolLimits.segments)).message == "")
    let found = refusal(sheet(SymbolLimits.segments + 1))
    #expect(found.category == .overLimit)
    #expect(found.message.contains("x.svg:1:1: error: a drawing has at most 4000 moves, lines and curves"))
  }

  @Test(arguments: [
    "<circle cx=\"1.5e308\" cy=\"15\" r=\"1.5e308\"/>", "<line x1=\"1e10\" y1=\"0\" x2=\"1\" y2=\"1\"/>",
    "<path d=\"M0 0 C0 5 1e308 1 2 3\"/>", "<polyline points=\"8e307,20 1,1 1.5e308,5\"/>",
  ])
  func numbersOfDrawingsHaveALimit(shape: String) {
    let found = refusal(
      SheetFolder(
        "maquette: 1\nsymbols: { x: x.svg }\nbody: { symbol: x }",
        ["x.svg": "<svg viewBox=\"0 0 24 24\">\n\(shape)</svg>"]))
    #expect(found.category == .badInput)
    #expect(found.message.hasPrefix("x.svg:2:") && found.message.contains(": error: "))
  }

  @Test(arguments: ["\\0", "\\n", "\\u202E", "\\u2066", "\\u2028", "\\x7F"])
  func namesOfPicturesArePlainText(escape: String) {
    let found = refusal(SheetFolder("maquette: 1\noutput: \"a\(escape).png\"\nbody: spacer"))
    #expect(found.category == .badInput)
    #expect(found.message.hasPrefix("sheet.yaml:2:9: error: "))
    #expect(found.message.contains("which a picture's name cannot contain"))
  }

  /// Letters of any script, and the joiners that some need, are plain.
  @Test(arguments: ["über", "می\u{200C}خواهم", "👩‍💻", "名"]) func otherNamesAreTaken(name: String) throws {
    #expect(try pictures("maquette: 1\noutput: \(name).png\nbody: spacer").map(\.path) == [name + ".png"])
  }
}
