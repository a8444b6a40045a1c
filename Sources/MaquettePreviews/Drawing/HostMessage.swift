#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A line of the process that draws previews. `MaquettePreviewHost` writes it.
struct HostMessage: Decodable, Sendable {
  struct Drawn: Codable, Sendable {
    var preview: Int
    var piece: Int
    var cell: Int
    var name: String?
    var file: String
    var width: Int
    var height: Int
    var scale: Double?
    var reports: [PreviewResult.Report]
    var findings: [PreviewResult.Finding]
    var accessibility: String?
    var inspection: PictureInspection?
  }
  struct Failed: Decodable, Sendable {
    var preview: Int
    var piece: Int
    var cell: Int
    var reason: String
  }

  var begun: Int?
  var drawn: Drawn?
  var failed: Failed?
  var ended: Int?
  var pieces: Int?
  var absent: Int?
  var slow: Int?
  var large: Int?
  var broken: String?

  /// Reads lines; one that was cut off when the process ended is left out.
  static func lines(_ bytes: [UInt8]) -> [HostMessage] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(HostMessage.self, from: Data($0))
    }
  }
}
