package import MaquetteDiagnostics
import MaquetteDocuments

/// A colour set of an asset catalogue: a colour for each appearance.
package struct ColorSet: Hashable, Sendable {
  /// A colour of the set.
  package enum Value: Hashable, Sendable {
    /// Channels, 0 to 1.
    case channels(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system by its name, such as `systemBackgroundColor`.
    case system(String)
  }

  /// A colour with the appearance that it is for.
  package struct Entry: Hashable, Sendable {
    /// Whether it is for dark appearance; nil for any.
    package var isDark: Bool?
    /// Whether it is for increased contrast.
    package var isHighContrast = false
    /// The device, such as `universal` or `mac`.
    package var idiom = "universal"
    /// The colour.
    package var value: Value
  }

  /// The colours, in the order of the file.
  package let entries: [Entry]

  /// Reads `Contents.json`; nil if it has no colour. All problems are reported with their positions.
  package init?(_ bytes: [UInt8], path: String, into problems: inout [Diagnostic]) {
    var list = DiagnosticList(name: path, kind: .colorSet)
    defer { problems += list.sorted }
    let source = DocumentSource.decode(bytes, name: path, kind: .colorSet, into: &list)
    guard !list.hasErrors, let root = DocumentReader.read(source, into: &list) else { return nil }
    guard let colors = root.entries?.value(of: "colors") else {
      list.insert(AssetProblem.missing("colors", of: "the colour set"), at: root.position)
      return nil
    }
    guard let items = colors.items else {
      list.insert(AssetProblem.expected("a list of colours", found: colors.kind), at: colors.position)
      return nil
    }
    entries = items.compactMap { Self.entry($0, into: &list) }
    if entries.isEmpty { return nil }
  }

  /// The colour for an appearance: the entry that fits best.
  package func value(isDark: Bool, isHighContrast: Bool, idiom: String = "iphone") -> Value? {
    func rank(_ entry: Entry) -> Int? {
      if let own = entry.isDark, own != isDark { return nil }
      if entry.isHighContrast, !isHighContrast { return nil }
      if entry.idiom != "universal", entry.idiom != idiom { return nil }
      return (entry.idiom == idiom ? 4 : 0) + (entry.isDark == isDark ? 2 : 0)
        + (entry.isHighContrast ? 1 : 0)
    }
    let ranked = entries.compactMap { entry in rank(entry).map { (rank: $0, entry: entry) } }
    // The first of equals, as the file orders them.
    return ranked.reduce(nil as (rank: Int, entry: Entry)?) { best, next in
      if let best, best.rank >= next.rank { best } else { next }
    }?.entry.value
  }

  private static func entry(_ node: DocumentNode, into list: inout DiagnosticList) -> Entry? {
    // An entry without a colour is a place that nobody filled.
    guard let color = node.entries?.value(of: "color"), let value = value(color, into: &list) else {
      return nil
    }
    var entry = Entry(value: value)
    if let idiom = node.entries?.value(of: "idiom")?.scalar?.text { entry.idiom = idiom }
    for appearance in node.entries?.value(of: "appearances")?.items ?? [] {
      switch appearance.entries?.value(of: "value")?.scalar?.text {
      case "dark": entry.isDark = true
      case "light": entry.isDark = false
      case "high": entry.isHighContrast = true
      default: break
      }
    }
    return entry
  }
}
