import Foundation
import MaquettePNG
import MaquetteSnapshots
import Testing

@Suite("Golden acceptance")
struct GoldenAcceptanceTests {
  private let folder: GoldenFolder
  private let actual: [UInt8]
  private let path: String

  init() throws {
    folder = try GoldenFolder("B/a.yaml")
    actual = try PNG.encode(Pictures.half, options: PNGOptions(scale: 2, title: "A"))
    path = folder.path + "/B/a.png"
  }

  private func accept(
    _ former: GoldenAcceptance.Former, at path: String? = nil
  ) throws -> GoldenAcceptance.Result {
    try GoldenAcceptance(environment: [:]).accept(actual, at: path ?? self.path, former: former)
  }

  @Test("the drawing takes the golden's place, byte for byte")
  func different() throws {
    try folder.write(Pictures.black, to: "B/a.png")
    let former = try folder.bytes(of: "B/a.png")
    #expect(try accept(.bytes(former)) == .written)
    #expect(try folder.bytes(of: "B/a.png") == actual)
    #expect(try accept(.bytes(former)) == .alreadyThere)
  }

  @Test("a missing golden comes into being, a damaged one is replaced")
  func missingAndDamaged() throws {
    #expect(try accept(.nothing) == .written)
    try folder.write([1, 2, 3], to: "B/a.png")
    #expect(try accept(.unreadable) == .written)
    #expect(try folder.bytes(of: "B/a.png") == actual)
  }

  @Test("a golden that changed since the check is left alone")
  func changed() throws {
    try folder.write(Pictures.black, to: "B/a.png")
    let former = try folder.bytes(of: "B/a.png")
    #expect(throws: GoldenError.changedMeanwhile(path: path)) { try accept(.nothing) }
    #expect(throws: GoldenError.changedMeanwhile(path: path)) { try accept(.unreadable) }
    try folder.write(Pictures.white, to: "B/a.png")
    let error = #expect(throws: GoldenError.changedMeanwhile(path: path)) { try accept(.bytes(former)) }
    #expect(
      error.map { folder.within("\($0)") }
        == "B/a.png: the golden file has changed since the check; check and review it again")
    #expect(try PNGFile.read(path).bitmap == Pictures.white)
  }

  @Test("a golden that cannot be read is no changed one")
  func notRead() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = #expect(throws: GoldenError.self) { try accept(.bytes([1])) }
    #expect(error.map { folder.within("\($0)") }?.hasPrefix("B/a.png: cannot read") == true)
  }

  @Test("a golden that was removed since the check stays removed")
  func removed() throws {
    #expect(throws: GoldenError.changedMeanwhile(path: path)) { try accept(.bytes([1])) }
    #expect(throws: GoldenError.changedMeanwhile(path: path)) { try accept(.unreadable) }
    #expect(!folder.exists("B/a.png"))
  }

  @Test("only pictures are written, and only where pictures go")
  func noPicture() throws {
    let acceptance = try GoldenAcceptance(environment: [:])
    let error = #expect(throws: GoldenError.self) {
      try acceptance.accept([1, 2], at: path, former: .nothing)
    }
    #expect(error.map { "\($0)".contains("its check result is damaged") } == true)
    #expect(throws: GoldenError.noGoldenPath(path: "B/a.yaml")) {
      try accept(.nothing, at: "B/a.yaml")
    }
    #expect(!folder.exists("B/a.png"))
  }

  @Test("a text takes the place of the golden text that the test compared, and of no other file")
  func texts() throws {
    let acceptance = try GoldenAcceptance(environment: [:])
    let path = folder.path + "/B/card.1.txt"
    #expect(try acceptance.accept([1, 2], at: path, former: .nothing) == .written)
    #expect(try acceptance.accept([3], at: path, former: .bytes([1, 2])) == .written)
    #expect(try folder.bytes(of: "B/card.1.txt") == [3])
    for former in [GoldenAcceptance.Former.bytes([1, 2]), .nothing, .unreadable] {
      #expect(throws: GoldenError.changedMeanwhile(path: path)) {
        try acceptance.accept([4], at: path, former: former)
      }
    }
    for name in [
      "B/main.swift", "B/a.b.swift", "B/a..txt", "Makefile", ".git/hooks/a.b.c", "B/settings.json",
    ] {
      #expect(throws: GoldenError.noGoldenPath(path: folder.path + "/" + name)) {
        try acceptance.accept([1], at: folder.path + "/" + name, former: .nothing)
      }
    }
  }

  @Test("nothing is accepted under CI")
  func continuousIntegration() {
    #expect(throws: GoldenError.acceptingUnderCI) { try GoldenAcceptance(environment: ["CI": "1"]) }
  }
}
