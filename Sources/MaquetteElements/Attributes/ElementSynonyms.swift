import MaquetteDiagnostics

/// The names of elements in other systems (`Sources/CHelp/Synonyms/elements.txt`). People write the name that they know, and no
/// spelling correction leads from it to ours.
public enum ElementSynonyms {
  /// The element that a name most likely means: first by its place, then by the names of other systems, then by spelling.
  ///
  /// - Parameters:
  ///   - candidates: The names that can be suggested.
  ///   - containers: The elements around it, the innermost first, each followed by the elements of its short forms: a row in a list
  ///     is a `list-row`.
  public static func nearest(
    to name: String, among candidates: [String], inside containers: [String] = []
  ) -> String? {
    let key = key(of: name)
    for container in containers {
      if let part = ["\(container)-\(key)", container].first(where: {
        $0.hasSuffix("-\(key)") && candidates.contains($0)
      }) {
        return part
      }
    }
    if let meant = meant(by: name), candidates.contains(meant) { return meant }
    // NSSplitView and the like differ from ours in case and dashes only.
    let same = candidates.first { candidate in
      let letters = candidate.filter { $0 != "-" }
      return letters == key || letters == withoutPrefix(key)
    }
    return same ?? NearestName.nearest(to: name, among: candidates)
  }

  /// The element that another system calls so; nil if none is known.
  public static func meant(by name: String) -> String? {
    let key = key(of: name)
    return compiledHelp("element \(key)") ?? compiledHelp("element \(withoutPrefix(key))")
  }

  /// The names of an element in SwiftUI, UIKit and AppKit (`Sources/CHelp/Synonyms/frameworks.txt`); nil for an element without.
  package static func frameworks(of element: String) -> String? { compiledHelp("framework \(element)") }

  private static func key(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The name of a class without the prefix of its framework: `uibutton` is `button`.
  private static func withoutPrefix(_ key: String) -> String {
    key.hasPrefix("ui") || key.hasPrefix("ns") ? String(key.dropFirst(2)) : key
  }
}
