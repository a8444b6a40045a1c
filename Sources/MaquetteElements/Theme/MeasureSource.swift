/// Where the values of some measures come from, in some of the built-in themes.
///
/// A table of metrics lists its sources by the names of its tokens; every value has the one that names it most exactly:
///
/// ```swift
/// static let sources: [MeasureSource] = [
///   .measured("`mac12-nsswitch-on`, 1x", in: .macos, of: "regular", "thumb-inset"),
///   .published("WebKit's table of native controls", in: .macos, of: "mini", "small"),
///   .derived("the values of iOS", in: .watchos),
/// ]
/// ```
public struct MeasureSource: Hashable, Sendable {
  /// How sure a value is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Read from a picture of the real control.
    case measured
    /// Stated by the platform's documentation, its open source, or somebody who read it there.
    case published
    /// Concluded from a value with a source, by a rule.
    case derived
    /// No source and no sibling gives it.
    case chosen
  }

  /// How sure the values are.
  public let kind: Kind
  /// The picture, the publication, or what the values are derived from and how; of a choice, its reason.
  public let origin: String
  /// The themes that the source speaks of.
  let themes: [StandardTheme]
  /// The appearance that it speaks of; nil for both.
  let appearance: Appearance?
  /// The tokens or groups that it speaks of, in components; none for all.
  let names: [[Substring]]

  /// Values that were read from a picture of the real control.
  ///
  /// - Parameters:
  ///   - origin: the picture and its scale.
  ///   - themes: the themes that the source speaks of; none for all.
  ///   - appearance: the appearance that it speaks of; nil for both.
  ///   - names: tokens or groups of tokens, without that of the table; `*` stands for any one component, `thumb-shadow` for
  ///     `thumb-shadow-1` and the others of the list, and `color.switch-track` or `increased-color.switch-track` for a colour of the table. None for all that
  ///     no other source names more exactly.
  public static func measured(
    _ origin: String, in themes: StandardTheme..., under appearance: Appearance? = nil, of names: String...
  ) -> Self { Self(.measured, origin, themes, appearance, names) }

  /// Values that the platform's documentation or its open source states; parameters as in
  /// ``measured(_:in:under:of:)``.
  public static func published(
    _ origin: String, in themes: StandardTheme..., under appearance: Appearance? = nil, of names: String...
  ) -> Self { Self(.published, origin, themes, appearance, names) }

  /// Values that follow from others by a rule, which `origin` states; other parameters as in ``measured(_:in:under:of:)``.
  public static func derived(
    _ origin: String, in themes: StandardTheme..., under appearance: Appearance? = nil, of names: String...
  ) -> Self { Self(.derived, origin, themes, appearance, names) }

  /// Values that nothing gives, with the reason of the choice; other parameters as in ``measured(_:in:under:of:)``.
  public static func chosen(
    _ origin: String, in themes: StandardTheme..., under appearance: Appearance? = nil, of names: String...
  ) -> Self { Self(.chosen, origin, themes, appearance, names) }

  private init(
    _ kind: Kind, _ origin: String, _ themes: [StandardTheme], _ appearance: Appearance?, _ names: [String]
  ) {
    self.kind = kind
    self.origin = origin
    self.themes = themes
    self.appearance = appearance
    self.names = names.map { $0.split(separator: ".") }
  }
}

extension MeasureSource {
  /// How exactly a source names a value: the more components, the more of them literally, the fewer themes and appearances,
  /// the more exactly.
  private struct Exactness: Comparable {
    var components, literals, themes, appearances: Int

    static func < (first: Self, second: Self) -> Bool {
      (first.components, first.literals, first.themes, first.appearances)
        < (second.components, second.literals, second.themes, second.appearances)
    }
  }

  /// Returns how exactly the source names a token in a theme; nil if it does not speak of it.
  private func exactness(
    of path: [Substring], in theme: StandardTheme, under appearance: Appearance
  ) -> Exactness? {
    guard themes.isEmpty || themes.contains(theme), self.appearance ?? appearance == appearance else {
      return nil
    }
    let matching = names.isEmpty ? [[]] : names.filter { Self.names($0, path) }
    return matching.map { name in
      Exactness(
        components: name.count, literals: zip(name, path).count { $0 == $1 },
        themes: themes.isEmpty ? 0 : StandardTheme.allCases.count + 1 - themes.count,
        appearances: self.appearance == nil ? 0 : 1)
    }.max()
  }

  /// Whether a name is that of a token, of one of its groups, or of a list that it is in.
  private static func names(_ name: [Substring], _ path: [Substring]) -> Bool {
    guard name.count <= path.count else { return false }
    return zip(name, path).allSatisfy { part, component in
      part == "*" || part == component
        || (component.hasPrefix(part + "-") && component.dropFirst(part.count + 1).allSatisfy(\.isNumber))
    }
  }

  /// Returns the place of the source that names a token most exactly in a theme, the first of equals; nil if there is none.
  package static func place(
    of token: String, in theme: StandardTheme, under appearance: Appearance, among sources: [MeasureSource]
  ) -> Int? {
    let path = token.split(separator: ".")
    var best: (place: Int, exactness: Exactness)?
    for (place, source) in sources.enumerated() {
      guard let exactness = source.exactness(of: path, in: theme, under: appearance) else { continue }
      if best.map({ $0.exactness < exactness }) ?? true { best = (place, exactness) }
    }
    return best?.place
  }

  /// Returns the names that none of some tokens has.
  package func unmatched(among tokens: [String]) -> [String] {
    let paths = tokens.map { $0.split(separator: ".") }
    return names.filter { name in !paths.contains { Self.names(name, $0) } }.map { $0.joined(separator: ".") }
  }
}
