// The file names that three kinds of projects expect.
//
// DocC takes `name~dark@2x.png` and derives the appearance and the scale from it. An asset catalog of Xcode is a folder
// `name.imageset` with the pictures and a file `Contents.json` that describes each of them. Android uses the name of
// the folder: `drawable-ar-ldrtl-night-xhdpi`, qualifiers in the order of its guide "App resources overview", and takes
// file names of lower-case letters, digits and `_` only. Everything else that varies goes into the file name.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteGraphics

/// A naming scheme of other programs for pictures.
package enum OutputPreset: String, Hashable, Sendable, CaseIterable {
  /// `name~dark@2x.png`, for documentation catalogs of DocC.
  case docc
  /// `name.imageset/name~dark@2x.png`, for asset catalogs.
  case xcassets
  /// `drawable-night-xhdpi/name.png`, for resources of Android.
  case android

  /// The pattern of the preset's names, for the reference.
  var example: String {
    switch self {
    case .docc: "`name~dark@2x.png`, for documentation catalogs of DocC"
    case .xcassets: "`name.imageset/name~dark@2x.png` and its `Contents.json`, for asset catalogs of Xcode"
    case .android: "`drawable-night-xhdpi/name.png`, for resources of Android"
    }
  }

  func path(of cell: OutputCell) throws(AttributeError) -> String {
    switch self {
    case .docc: try Self.docc(cell)
    case .xcassets: try Self.imageSet(cell)
    case .android: try Self.drawable(cell)
    }
  }

  private static func docc(_ cell: OutputCell) throws(AttributeError) -> String {
    let name = ([cell.sheet] + cell.labels(except: ["appearance", "scale"])).joined(separator: "-")
    return name + (cell.environment.appearance == .dark ? "~dark" : "") + (try scaleSuffix(cell, of: "docc"))
      + ".png"
  }

  /// The attributes that an image set distinguishes itself, so that they are not in its name.
  private static let traits = ["appearance", "contrast", "direction", "locale", "scale"]

  private static func imageSet(_ cell: OutputCell) throws(AttributeError) -> String {
    let set = ([cell.sheet] + cell.labels(except: traits)).joined(separator: "-")
    let stated = cell.variant.values.filter { traits.contains($0.attribute) && $0.attribute != "scale" }
    let name = ([set] + stated.map(\.label)).joined(separator: "~")
    return "\(set).imageset/\(name)\(try scaleSuffix(cell, of: "xcassets")).png"
  }

  /// Nothing, `@2x` or `@3x`.
  private static func scaleSuffix(_ cell: OutputCell, of preset: String) throws(AttributeError) -> String {
    guard [1, 2, 3].contains(cell.scale) else {
      throw AttributeError(
        message: "'\(preset)' has no name for scale \(Evidence.number(cell.scale))",
        hint: "draw at 1, 2 or 3")
    }
    return cell.scale == 1 ? "" : "@\(Evidence.number(cell.scale))x"
  }

  private static let densities: [Double: String] = [
    0.75: "ldpi", 1: "mdpi", 1.5: "hdpi", 2: "xhdpi", 3: "xxhdpi", 4: "xxxhdpi",
  ]

  private static func drawable(_ cell: OutputCell) throws(AttributeError) -> String {
    guard let density = densities[cell.scale] else {
      throw AttributeError(
        message: "'android' has no name for scale \(Evidence.number(cell.scale))",
        hint: "draw at 0.75, 1, 1.5, 2, 3 or 4")
    }
    var folder = "drawable"
    if let locale = cell.environment.locale { folder += "-" + qualifier(of: locale) }
    if cell.environment.direction == .rightToLeft { folder += "-ldrtl" }
    if cell.environment.appearance == .dark { folder += "-night" }
    let labels = cell.labels(except: ["appearance", "direction", "locale", "scale"])
    let words = ([cell.sheet] + labels).joined(separator: "_").lowercased().unicodeScalars.map { scalar in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? Character(scalar) : "_"
    }
    let name = String(words)
    let begins = name.first.map { $0.isLetter } ?? false
    return "\(folder)-\(density)/\(begins ? "" : "m_")\(name).png"
  }

  /// `de`, `de-rAT`, or for tags with more parts: `b+zh+Hant+TW`.
  private static func qualifier(of locale: LanguageTag) -> String {
    if locale.subtags.count == 1 { return locale.language }
    if locale.subtags.count == 2, let region = locale.region { return "\(locale.language)-r\(region)" }
    return "b+" + locale.subtags.joined(separator: "+")
  }
}
