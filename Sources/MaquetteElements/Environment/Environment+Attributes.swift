extension Environment: AttributeOwner {
  public static var ownerName: String { "an environment" }

  /// The attributes that sheets can set for a whole sheet, and for a subtree with `with`. An attribute that decides on others
  /// stands before them; attributes are read in this order.
  public static let attributes: [Attribute<Environment>] = [
    Attribute(
      "platform", \.platform,
      help: "The system whose controls are drawn; watchos takes the controls that it lacks from ios."),
    Attribute(
      "era", \.era,
      help: "The look of a range of system versions; a platform without it draws its classic one."),
    Attribute("theme", \.writtenTheme, help: "The name of a theme: a platform's own, or an added one."),
    Attribute(
      "toolkit", \.toolkit,
      help: "The framework whose look buttons have; swiftui sets symbols farther from titles."),
    Attribute(
      "system-version", \.systemVersion,
      help: "The version of iOS within the classic era, 13 to 18, where date pickers and wheels differ.",
      in: systemVersions),
    Attribute("appearance", \.appearance, help: "Light or dark."),
    Attribute("contrast", \.contrast, help: "Standard or increased contrast."),
    Attribute(
      "transparency", \.transparency,
      help: "Whether materials and glass are translucent, or reduced to opaque."),
    Attribute(
      "locale", \.writtenLocale,
      help:
        "The language of the translations under 'strings'; it decides on the direction, and on the forms of"
        + " Chinese characters."),
    Attribute(
      "pseudo-language", \.writtenPseudoLanguage,
      help: "A made-up language: longer texts, accented letters, or everything from right to left."),
    Attribute("direction", \.direction, help: "The reading direction."),
    Attribute("text-size", \.textSize, help: "The Dynamic Type size."),
    Attribute("tint", \.tint, help: "The accent colour of controls without one of their own."),
    Attribute("enabled", \.isEnabled, help: "Whether controls can be used."),
    Attribute(
      "window-active", \.isWindowActive, help: "Whether the window is the active one; others lose the tint."),
    Attribute(
      "scrolling", \.isScrolling,
      help: "Whether the element is in a scroll view, where watchOS has less round corners; lists set it."),
  ]
}

extension Environment {
  /// The versions of iOS in the classic era.
  static let systemVersions = 13...18

  /// Whether controls are those of a version of iOS up to another; the latest of its era is drawn if none is set.
  public func isIOS(upTo version: Int) -> Bool {
    guard platform == .ios else { return false }
    if theme.era == .ios7 { return version >= Self.systemVersions.lowerBound - 1 }
    return theme.era == .classic && (systemVersion ?? Self.systemVersions.upperBound) <= version
  }
}

extension Environment {
  /// The name of the theme as sheets set it: that of an added theme, for any platform, or that of a platform. An unknown
  /// name has no effect; readers of sheets check names first.
  var writtenTheme: String {
    get { themeName ?? platform.rawValue }
    set {
      if let themes = themes[newValue] {
        use(themes)
      } else if let platform = Platform(rawValue: newValue) {
        self.platform = platform
      } else {
        return
      }
      themeName = newValue
    }
  }

  /// Returns entries in the order of the table, independent of their order in the sheet, so that a language, which decides on
  /// the direction, does not undo an explicit direction beside it.
  public static func ordered(_ entries: [AttributeValue.Entry]) -> [AttributeValue.Entry] {
    if entries.count < 2 { return entries }
    return attributes.flatMap { attribute in entries.filter { $0.name == attribute.name } }
  }

  /// The names of themes that sheets can use.
  public var themeNames: [String] {
    Platform.allCases.map(\.rawValue) + themes.keys.filter { Platform(rawValue: $0) == nil }.sorted()
  }
}

/// Changes to an environment, from `with` or the top level of a sheet.
public struct EnvironmentOverrides: AttributeDecodable {
  private var entries: [AttributeValue.Entry]

  public static var attributeType: AttributeType {
    .mapping(of: Environment.attributes)
  }

  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .mapping(let entries) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    // Validates the entries by decoding them into a scratch environment.
    var scratch = Environment()
    try scratch.decode(mapping: value)
    self.entries = Environment.ordered(entries)
  }

  /// Applies the changes to an environment.
  public func apply(_ environment: inout Environment) {
    _ = environment.decode(entries)
  }
}
