import Foundation
import MaquetteFiles
import Testing

@testable import MaquetteSheets

@Suite struct SheetFileTests {
  /// Runs a body with the path of a new file.
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try FileBytes.write(bytes, to: folder.path + "/sheet.yaml")
    try withExtendedLifetime(folder) { try body(folder.path + "/sheet.yaml") }
  }

  private func error(_ path: String) -> SheetError? {
    do throws(SheetError) {
      _ = try Sheet(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsAFile() throws {
    let text = Array("maquette: 1\nbody: spacer\n".utf8)
    try withFile(text) { path in
      let bytes = try SheetFile.bytes(atPath: path)
      #expect(bytes == text)
      #expect(error(path) == nil)
    }
  }

  @Test func refusesAFileOf100MegabytesByItsSize() throws {
    try withFile([]) { path in
      // The file is sparse: no byte of it is written.
      try #require(truncate(path, 104_857_600) == 0)
      let found = error(path)
      #expect(found == .tooLarge(path: path, bytes: 104_857_600))
      #expect(found?.category == .overLimit)
      #expect(found?.message == "\(path): error: the file has 104857600 bytes; a sheet may have 4194304")
    }
  }

  @Test func refusesAStreamThatDoesNotEnd() throws {
    let found = error("/dev/zero")
    #expect(found == .tooLarge(path: "/dev/zero", bytes: nil))
    #expect(found?.message == "/dev/zero: error: the input has more than 4194304 bytes")
  }

  @Test func refusesBytesOverTheLimitUnparsed() {
    #expect(
      complaint(about: [UInt8](repeating: 0x20, count: SheetLimits.bytes + 1))
        == "sheet.yaml: error: the file has 4194305 bytes; a sheet may have 4194304")
  }

  @Test func reportsMissingFiles() {
    #expect(error("/nowhere/sheet.yaml")?.message == "/nowhere/sheet.yaml: error: no such file")
    #expect(error("/nowhere/sheet.yaml")?.category == .noInput)
    #expect(error(".")?.message == ".: error: expected a sheet, found a folder")
    #expect(error(".")?.category == .badInput)
  }

  /// A sheet may come from a pipe; what it includes may not.
  @Test func refusesToIncludeWhatIsNoFile() {
    #expect(throws: SheetError.self) { try SheetFile.bytes(atPath: "/dev/zero") }
    #expect(
      complaint(about: "maquette: 1\nbody: { vstack: [{ include: /dev/zero }] }").contains(
        "cannot include '/dev/zero': cannot read the file: it is a pipe, a device or a socket"))
  }
}
