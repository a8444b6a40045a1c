import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles

extension SheetLibrary {
  /// The file of a symbol: the one that a path names, or the one in a symbol set of an asset catalog, such as
  /// `Assets.xcassets/heart.mine.symbolset`; nil if there is none, which is reported.
  mutating func symbolFile(_ text: String, from place: SourceLocation) -> SheetDependency? {
    var path = Self.path(text, from: self.path(of: place.file))
    let suffix = FileName.suffix(of: path)
    if path.contains(".xcassets/"), !["symbolset", "svg", "symbol"].contains(suffix) { path += ".symbolset" }
    guard FileName.suffix(of: path) == "symbolset" else { return other(text, from: place) }
    let contents = FileName.joined(path, "Contents.json")
    guard let root = imageSetContents(contents, from: place) else { return nil }
    let files = (root.entries?.value(of: "symbols")?.items ?? []).compactMap {
      $0.entries?.value(of: "filename")?.scalar?.text
    }
    guard let file = files.first else {
      diagnostics.add(
        .image(contents, reason: "it has no symbol template", hint: nil, isLimit: false), at: place)
      return nil
    }
    return other(file: FileName.joined(path, file), from: place)
  }
}
