import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteImages
import MaquetteSheets
import Synchronization

/// The pictures and colours of asset catalogues in the app's bundles.
enum AssetCatalog {
  private static let images = Mutex<[AssetName: ImageAsset?]>([:])
  private static let colors = Mutex<[AssetName: ColorSet?]>([:])

  /// Returns a picture; nil if no catalogue has one of the name that can be read.
  static func image(_ name: AssetName) -> ImageAsset? {
    if let known = images.withLock({ $0[name] }) { return known }
    let asset =
      path(of: name, "imageset").flatMap { try? ImageAsset(path: $0) }
      ?? loose(name).flatMap { try? ImageAsset(path: $0) }
    images.withLock { $0[name] = .some(asset) }
    return asset
  }

  /// Returns a picture from the bytes of a file.
  static func image(_ data: Data, scale: Double) -> ImageAsset? {
    guard let image = try? ImageDecoder.decode([UInt8](data), scale: scale) else { return nil }
    return ImageAsset([ImageAsset.Variant(image)])
  }

  /// Returns a colour under settings; nil if no catalogue has one of the name.
  static func color(
    _ name: AssetName, _ settings: MaquetteElements.Environment
  ) -> MaquetteGraphics.Color? {
    if let known = colors.withLock({ $0[name] }) { return known?.color(settings) }
    let set = path(of: name, "colorset")
      .flatMap { FileManager.default.contents(atPath: "\($0)/Contents.json") }
      .flatMap { ColorSet($0) }
    colors.withLock { $0[name] = .some(set) }
    return set?.color(settings)
  }

  private static func folder(_ name: AssetName) -> String { name.path ?? Bundle.main.bundlePath }

  /// The folder of an asset, anywhere in a catalogue of the bundle.
  private static func path(of name: AssetName, _ suffix: String) -> String? {
    let wanted = "\(name.name).\(suffix)"
    let files = FileManager.default.enumerator(atPath: folder(name))
    while let file = files?.nextObject() as? String {
      guard file.contains(".xcassets") else { continue }
      if file.hasSuffix("/\(wanted)") { return "\(folder(name))/\(file)" }
    }
    return nil
  }

  /// The file of a picture beside the catalogues.
  private static func loose(_ name: AssetName) -> String? {
    ["", ".png", ".jpg", ".jpeg", ".svg"].map { "\(folder(name))/\(name.name)\($0)" }
      .first { FileManager.default.fileExists(atPath: $0) && !$0.hasSuffix("/") }
  }
}

/// A colour set of an asset catalogue.
struct ColorSet: Sendable {
  private struct Entry: Sendable {
    var isDark: Bool
    var isHighContrast: Bool
    var reference: ColorReference
  }

  private let entries: [Entry]

  /// Reads `Contents.json`; nil if it has no colour.
  init?(_ data: Data) {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let colors = file["colors"] as? [[String: Any]]
    else { return nil }
    entries = colors.compactMap { entry in
      guard let color = entry["color"] as? [String: Any], let reference = Self.reference(color) else {
        return nil
      }
      let looks = (entry["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }
      return Entry(
        isDark: looks.contains("dark"), isHighContrast: looks.contains("high"), reference: reference)
    }
    if entries.isEmpty { return nil }
  }

  func color(_ settings: MaquetteElements.Environment) -> MaquetteGraphics.Color? {
    let isDark = settings.appearance == .dark
    let isHigh = settings.contrast == .increased
    let best =
      entries.first { $0.isDark == isDark && $0.isHighContrast == isHigh }
      ?? entries.first { $0.isDark == isDark } ?? entries.first { !$0.isDark } ?? entries.first
    return best.map { settings.color($0.reference) }
  }

  /// Reads components as 0 to 1, 0 to 255 or hexadecimal, or a colour of the system by its name.
  private static func reference(_ color: [String: Any]) -> ColorReference? {
    if let name = color["reference"] as? String { return system(name) }
    guard let parts = color["components"] as? [String: Any] else { return nil }
    func byte(_ name: String, _ other: Double) -> UInt8 {
      let text = parts[name] as? String ?? ""
      let value: Double =
        text.hasPrefix("0x")
        ? Double(UInt8(text.dropFirst(2), radix: 16) ?? 0)
        : text.contains(".") ? (Double(text) ?? 0) * 255 : Double(text) ?? other
      return UInt8(max(0, min(255, value.rounded())))
    }
    let alpha = byte("alpha", 255)
    if let white = parts["white"] as? String, !white.isEmpty {
      let gray = byte("white", 0)
      return .color(MaquetteGraphics.Color(red: gray, green: gray, blue: gray, alpha: alpha))
    }
    return .color(
      MaquetteGraphics.Color(
        red: byte("red", 0), green: byte("green", 0), blue: byte("blue", 0), alpha: alpha))
  }

  private static func system(_ name: String) -> ColorReference? {
    let words = name.replacing("system", with: "").replacing("Color", with: "")
    let kebab = words.enumerated().map { $1.isUppercase && $0 > 0 ? "-\($1.lowercased())" : $1.lowercased() }
    return ColorReference(text: kebab.joined())
  }
}
