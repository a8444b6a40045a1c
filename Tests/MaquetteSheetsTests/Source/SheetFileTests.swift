#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import MaquetteDocuments
import Testing

@testable import MaquetteSheets

@Suite struct SheetFileTests {
  /// A new file that holds some bytes and then, unwritten, zeros up to a length.
  private func withFile(_ bytes: [UInt8], length: Int, _ body: (String) throws -> Void) throws {
    var template = Array((P_tmpdir + "/maquette-sheet-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    try #require(file >= 0)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer {
      close(file)
      unlink(path)
    }
    try #require(write(file, bytes, bytes.count) == bytes.count)
    try #require(ftruncate(file, off_t(length)) == 0)
    try body(path)
  }

  private func error(_ path: String) -> SheetError? {
    do throws(SheetError) {
      _ = try SheetDocument(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsAFile() throws {
    let text = Array("maquette: 1\nbody: spacer\n".utf8)
    try withFile(text, length: text.count) { path in
      let bytes = try SheetFile.bytes(atPath: path)
      #expect(bytes == text)
      #expect(error(path) == nil)
    }
  }

  @Test func refusesAFileOf100MegabytesByItsSize() throws {
    try withFile([], length: 104_857_600) { path in
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

  @Test func saysWhatIsNotThere() {
    #expect(error("/nowhere/sheet.yaml")?.message == "/nowhere/sheet.yaml: error: no such file")
    #expect(error("/nowhere/sheet.yaml")?.category == .noInput)
    #expect(error(".")?.message == ".: error: this is a folder, expected a sheet")
    #expect(error(".")?.category == .badInput)
  }
}
