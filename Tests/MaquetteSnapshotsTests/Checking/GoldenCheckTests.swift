import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots
import Testing

@Suite("Golden check")
struct GoldenCheckTests {
  static let missing =
    "there is no golden picture yet; to record it, run with --record missing or set MAQUETTE_RECORD=missing"
  static let recorded = "recorded; look at it before you commit it"

  /// What a check of the picture `B/a.png` says.
  private func check(
    _ mode: RecordMode, in folder: GoldenFolder, drawing bitmap: Bitmap = Pictures.half
  ) throws -> [String] {
    try folder.check(mode, drawing: bitmap).map { folder.within("\($0)") }
  }

  @Test("a missing picture fails, is recorded when asked for, and then passes")
  func missingPicture() throws {
    let folder = try GoldenFolder("B/a.yaml")
    #expect(try check(.never, in: folder) == ["B/a.png: \(Self.missing)"])
    #expect(!folder.exists("B/a.png"))
    #expect(try check(.missing, in: folder) == ["B/a.png: \(Self.recorded)"])
    #expect(try PNGFile.read(folder.path + "/B/a.png").scale == 2)
    for mode in RecordMode.allCases { #expect(try check(mode, in: folder) == ["B/a.png: equal"]) }
  }

  @Test("to record all is to write what is another file, though the pixels be equal")
  func recordAll() throws {
    let folder = try GoldenFolder("B/a.yaml")
    // Without the scale it is another file.
    try folder.write(Pictures.half, to: "B/a.png")
    #expect(try check(.failed, in: folder) == ["B/a.png: equal"])
    #expect(try check(.all, in: folder) == ["B/a.png: \(Self.recorded)"])
    #expect(try check(.all, in: folder) == ["B/a.png: equal"])
  }

  @Test("a picture that differs fails until failures are recorded")
  func differentPicture() throws {
    let folder = try GoldenFolder("B/a.yaml")
    try folder.write(Pictures.black, to: "B/a.png")
    let before = try folder.bytes(of: "B/a.png")
    for mode in [RecordMode.never, .missing] {
      let outcome = try #require(try folder.check(mode, drawing: Pictures.half).first)
      #expect(folder.within("\(outcome)").hasPrefix("B/a.png: 1 of 2 pixel"))
      #expect(!outcome.verdict.passes)
    }
    #expect(try folder.bytes(of: "B/a.png") == before)
    #expect(try check(.failed, in: folder) == ["B/a.png: \(Self.recorded)"])
    #expect(try check(.never, in: folder) == ["B/a.png: equal"])
  }

  @Test("a picture that cannot be read fails until failures are recorded")
  func damagedPicture() throws {
    let folder = try GoldenFolder("B/a.yaml", "B/a.png")
    let empty = "B/a.png: the file is empty"
    #expect(try check(.never, in: folder) == [empty])
    #expect(try check(.missing, in: folder) == [empty])
    #expect(try check(.failed, in: folder) == ["B/a.png: \(Self.recorded)"])
  }

  @Test("a picture that no sheet draws fails, and says how to be rid of it")
  func orphan() throws {
    let folder = try GoldenFolder("B/a.yaml", "B/old.png")
    #expect(
      try check(.missing, in: folder).last
        == "B/old.png: no sheet draws this picture; bring its sheet back, or delete it with --prune --yes")
  }

  @Test("a sheet that cannot be drawn fails with its reasons")
  func undrawn() throws {
    let folder = try GoldenFolder("B/a.yaml")
    let outcomes = try GoldenCheck(mode: .all).checkAll(folder.plan()) { _ throws(DrawingFailure) in
      throw .failed("line 1\nline 2")
    }
    #expect(outcomes.map(\.description) == ["line 1\nline 2"])
    #expect(outcomes.map(\.verdict) == [.notDrawn(.failed("line 1\nline 2"))])
    #expect(!folder.exists("B/a.png"))
  }

  @Test("a failure has its pictures, as they are and as they would be recorded")
  func evidence() throws {
    let folder = try GoldenFolder("B/a.yaml")
    let asRecorded = try PNG.encode(Pictures.half, options: PNGOptions(scale: 2))
    let missing = try #require(try folder.check(.never, drawing: Pictures.half).first)
    #expect(missing.evidence == .init(actual: asRecorded))

    try folder.write(Pictures.black, to: "B/a.png")
    let different = try #require(try folder.check(.never, drawing: Pictures.half).first)
    #expect(different.evidence.expected == (try folder.bytes(of: "B/a.png")))
    #expect(different.evidence.actual == asRecorded)
    let difference = try PNG.decode(try #require(different.evidence.difference))
    #expect(difference.width >= 2)

    try folder.write([1, 2, 3], to: "B/a.png")
    let damaged = try #require(try folder.check(.never, drawing: Pictures.half).first)
    #expect(damaged.evidence == .init(actual: asRecorded))
  }

  @Test("what passes has no pictures, so that a large check holds none")
  func noEvidence() throws {
    let folder = try GoldenFolder("B/a.yaml")
    for mode in [RecordMode.all, .never] {
      let outcome = try #require(try folder.check(mode, drawing: Pictures.half).first)
      #expect(outcome.verdict.passes && outcome.evidence == .init())
    }
  }

  @Test("a picture that cannot be recorded fails, and the drawing is kept")
  func notRecorded() throws {
    let folder = try GoldenFolder("B/a.yaml")
    let check = GoldenCheck(mode: .all) { (_, path) throws(PNGError) in
      throw .cannotWrite(path: path, code: 28)
    }
    let outcome = try #require(try check.checkAll(folder.plan()).first)
    #expect(!outcome.verdict.passes)
    #expect(folder.within("\(outcome)") == "B/a.png: cannot write: the disk is full")
    #expect(outcome.evidence.actual != nil)
  }

  @Test("only equality, what is tolerated and what was recorded pass")
  func passing() {
    #expect(Verdict.compared(.equal).passes && Verdict.recorded.passes)
    for verdict in [Verdict.missing, .orphan, .unreadable(.empty), .notRecorded(.outOfMemory)] {
      #expect(!verdict.passes)
    }
  }
}

extension GoldenCheck {
  /// The outcomes of a plan whose pictures are all the same unless another drawing is given.
  fileprivate func checkAll(
    _ plan: GoldenPlan<String>,
    draw: (String) throws(DrawingFailure) -> DrawnPicture = { DrawnPicture(name: $0, bitmap: Pictures.half) }
  ) -> [GoldenOutcome] {
    plan.cases.map { check($0, draw: draw) }
  }
}
