import MaquetteFiles

/// The name of a picture's file with its pixels per point: `photo@2x.png`.
package struct ScaledName: Hashable, Sendable {
  /// The path without the scale and the suffix.
  package var base: String
  /// The suffix without its dot; empty for none.
  package var suffix: String
  /// The pixels per point; nil if the name has none.
  package var scale: Double?

  /// The scales that names can have, besides 1.
  package static let scales: [Double] = [2, 3]

  /// Reads a path.
  package init(_ path: String) {
    suffix = FileName.suffix(of: path)
    base = suffix.isEmpty ? path : String(path.dropLast(suffix.count + 1))
    for scale in [1] + Self.scales where base.hasSuffix("@\(Int(scale))x") {
      base.removeLast(3)
      self.scale = scale
      break
    }
  }

  /// The scale of an entry of an asset catalog, such as `2x`; 1 without one.
  package static func scale(ofCatalog text: String?) -> Double {
    scales.first { "\(Int($0))x" == text } ?? 1
  }

  /// The path of the same picture with another number of pixels per point.
  package func path(scale: Double) -> String {
    base + (scale == 1 ? "" : "@\(Int(scale))x") + (suffix.isEmpty ? "" : "." + suffix)
  }
}
