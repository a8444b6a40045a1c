import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteRendering
import MaquetteScene
@testable import MaquetteExport

/// Pictures for tests.
enum ExportSample {
  static func picture(
    _ format: ExportFormat, scale: Double = 2, title: String? = "Sample", attachment: String? = nil,
    @ElementBuilder body: () -> [any Element]
  ) throws -> ExportPicture {
    let mockup = Mockup(scale: scale, body: body)
    var picture = try ExportPicture(
      mockup, layout: mockup.layout(), name: "sample", title: title, features: format.features,
      renderer: Renderer())
    picture.attachment = attachment
    return picture
  }

  static func controls(_ format: ExportFormat, scale: Double = 2) throws -> ExportPicture {
    try picture(format, scale: scale) {
      Button("Play", symbol: "play.fill").style(.filled).id("play")
      Text("Wi-Fi")
      Text("Wi-Fi")
    }
  }
}

extension [UInt8] {
  /// The bytes as text, byte by byte.
  var text: String { String(decoding: self, as: Unicode.UTF8.self) }
}
