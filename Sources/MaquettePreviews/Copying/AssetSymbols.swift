import MaquetteFiles
import MaquetteSwiftSource

/// The names in code that Xcode makes of a module's asset catalogues, such as `.logo` for the picture `Logo`: those that the code uses.
struct AssetSymbols {
  private enum Kind: String { case imageset, colorset }

  private struct Asset {
    var kind: Kind
    /// The types around the name, for folders that are namespaces.
    var spaces: [String]
    var symbol: String
    var name: String
  }

  private let assets: [Asset]
  private let isOfPackage: Bool

  init(of module: AppModule, files: [SwiftFile]) {
    var found: [Asset] = []
    var seen: Set<String> = []
    var namespaces: [String: Bool] = [:]
    for path in module.resources where FileName.last(of: path) == "Contents.json" {
      let set = FileName.folder(of: path)
      guard let kind = Kind(rawValue: FileName.suffix(of: set)),
        let root = set.firstRange(of: ".xcassets/")
      else { continue }
      let catalogue = String(set[..<root.upperBound].dropLast())
      let parts = set[root.upperBound...].split(separator: "/").map(String.init)
      var folder = catalogue
      var spaces: [String] = []
      for part in parts.dropLast() {
        folder = FileName.joined(folder, part)
        let isSpace = namespaces[folder] ?? Self.isNamespace(folder)
        namespaces[folder] = isSpace
        if isSpace { spaces.append(part) }
      }
      let name = FileName.withoutSuffix(parts.last ?? "")
      let asset = Asset(
        kind: kind, spaces: spaces.map { Self.identifier($0, isType: true) },
        symbol: Self.symbol(name, without: kind == .colorset ? "Color" : "Image"),
        name: (spaces + [name]).joined(separator: "/"))
      if !asset.symbol.isEmpty, seen.insert("\(kind) \(asset.spaces) \(asset.symbol)").inserted {
        found.append(asset)
      }
    }
    let symbols = Set(found.map(\.symbol))
    var used: Set<String> = []
    // What the code declares itself wins.
    var declared: Set<String> = []
    for source in symbols.isEmpty ? [] : files.map(\.source) {
      for index in source.tokens.indices.dropFirst() where source.tokens[index].kind == .word {
        let before = source.tokens[index - 1]
        let isUse = source.is(before, ".")
        guard isUse || source.is(before, "let") || source.is(before, "var") else { continue }
        let name = source.text(source.tokens[index])
        guard symbols.contains(name) else { continue }
        if isUse {
          used.insert(name)
        } else if index > 1, source.is(source.tokens[index - 2], "static") {
          declared.insert(name)
        }
      }
    }
    assets = found.filter { used.contains($0.symbol) && !declared.contains($0.symbol) }
    isOfPackage = module.isOfPackage
  }

  /// Whether there are none.
  var isEmpty: Bool { assets.isEmpty }

  /// The declarations.
  var text: String {
    let bundle = isOfPackage ? ".module" : ".main"
    var lines: [String] = []
    for asset in assets {
      let type = asset.kind == .imageset ? "ImageResource" : "ColorResource"
      let value = "\(type)(name: \(SwiftFile.literal(asset.name)), bundle: \(bundle))"
      let name = "`\(asset.symbol)`"
      let place = ([type] + asset.spaces).joined(separator: ".")
      lines.append("extension \(place) { nonisolated static var \(name): \(type) { \(value) } }")
      guard asset.spaces.isEmpty else { continue }
      if asset.kind == .imageset {
        lines.append(
          "extension UIImage { static var \(name): UIImage { UIImage(resource: .\(name)) } }")
      } else {
        lines += [
          "extension Color { nonisolated static var \(name): Color { Color(ColorResource.\(name)) } }",
          "extension ShapeStyle where Self == Color { nonisolated static var \(name): Color { Color(ColorResource.\(name)) } }",
          "extension UIColor { nonisolated static var \(name): UIColor { UIColor(resource: ColorResource.\(name)) } }",
        ]
      }
    }
    return spaces + lines.map { $0 + "\n" }.joined()
  }

  /// The types for namespaces, the outer ones first.
  private var spaces: String {
    var seen: Set<String> = []
    var text = ""
    for asset in assets {
      let type = asset.kind == .imageset ? "ImageResource" : "ColorResource"
      for count in asset.spaces.indices {
        let place = ([type] + asset.spaces.prefix(count)).joined(separator: ".")
        if seen.insert("\(place).\(asset.spaces[count])").inserted {
          text += "extension \(place) { enum \(asset.spaces[count]) {} }\n"
        }
      }
    }
    return text
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard let bytes = try? FileBytes.read(FileName.joined(folder, "Contents.json"), limit: 1 << 16) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.contains("\"provides-namespace\":true")
  }

  /// The name that Xcode gives an asset: `accent` for the colour `AccentColor`, `signIn2` for the picture `sign-in 2`.
  static func symbol(_ name: String, without suffix: String) -> String {
    var symbol = identifier(name, isType: false)
    if symbol.count > suffix.count, symbol.hasSuffix(suffix) { symbol.removeLast(suffix.count) }
    return symbol
  }

  private static func identifier(_ name: String, isType: Bool) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.flatMap {
      $0.split(separator: "_")
    }.map(String.init)
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let head = isType ? first.prefix(1).uppercased() + first.dropFirst() : lowered(first)
    return (head.first.map(\.isNumber) ?? false ? "_" : "") + head + rest
  }

  /// A word with its first capitals in lower case, up to the one that begins the next word: `haIcon` for `HAIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count || capitals.count < 2 {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}
