import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Rect
import MaquetteRaster
import Testing

@Suite("Memory")
struct MemoryTests {
  #if os(Linux)
    /// The memory of the process in bytes (proc(5)); other tests use it at the same time.
    private func residentBytes() throws -> Int {
      let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return try #require(Int(fields[1])) * 4096
    }

    @Test("scratch memory is freed: that of 10,000 masks is 400 MB")
    func scratchMemory() throws {
      let shape = Shape.ellipse(Rect(x: 0, y: 0, width: 9, height: 7))
      let growth = try (0..<3).map { _ in
        let before = try residentBytes()
        for _ in 0..<10_000 { _ = CoverageMask(filling: shape) }
        return try residentBytes() - before
      }
      #expect(try #require(growth.min()) < 200_000_000)
    }
  #endif
}
