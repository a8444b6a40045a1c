#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MaquetteElements
import MaquettePNG
import MaquetteRaster
import MaquetteRendering
import MaquetteSheets
import Testing

/// Glass as it is drawn, compared with pictures of real glass at named places.
///
/// The pictures are not the project's: without them, beside the folder of the project, nothing is compared.
@Suite struct GlassFidelityTests {
  private static let folder = path(of: #filePath, up: 1) + "/Cases/"
  private static let pictures = path(of: #filePath, up: 5) + "/shared/reference/screens/"
  static let arePicturesThere = FileManager.default.fileExists(atPath: pictures + "reference.json")

  private static func path(of file: String, up count: Int) -> String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast(count).joined(separator: "/")
  }

  private static func probes() throws -> [String: [GlassProbe]] {
    try GlassProbe.all(in: folder + "glass-probes.json")
  }

  /// The names of the pictures that have probes.
  static let names = ((try? probes()) ?? [:]).keys.sorted()

  /// A probe that is compared no longer, or one more that does not agree, changes these numbers.
  @Test func probesAreCounted() throws {
    let probes = try Self.probes().values.joined()
    for (kind, count, known) in Self.counts {
      let those = probes.filter { $0.kind == kind }
      #expect(those.count == count && those.count { $0.known != nil } == known, "\(kind)")
    }
    #expect(probes.allSatisfy { ($0.known ?? "as told").count > 5 })
  }

  private static let counts: [(GlassProbe.Kind, all: Int, known: Int)] = [
    (.fill, 62, 12), (.rim, 57, 18), (.shadow, 114, 3), (.edge, 108, 4),
  ]

  @Test(.enabled(if: arePicturesThere), arguments: names)
  func glassAgreesWithRealGlass(name: String) throws {
    let picture = try PNGFile.read(Self.pictures + name + ".png").bitmap
    let drawn = try #require(try Sheet(path: Self.folder + name + ".yaml").pictures.first)
    let mockup = drawn.mockup()
    let scale = mockup.environment.scale
    let drawing = try Renderer().render(
      mockup.displayList(of: mockup.layout()), scale: scale, library: mockup.environment.fonts)
    try #require(drawing.width == picture.width && drawing.height == picture.height)
    for probe in try Self.probes()[name] ?? [] {
      let deviation = probe.deviation(of: drawing, from: picture, scale: scale)
      let shown = (deviation * 100).rounded() / 100
      if let known = probe.known {
        #expect(
          deviation > probe.tolerance, "\(probe.kind) at \(probe.from) agrees (\(shown)); known: \(known)")
      } else {
        #expect(deviation <= probe.tolerance, "\(probe.kind) at \(probe.from): \(shown)")
      }
    }
  }
}
