extension Environment: AttributeOwner {
  public static var ownerName: String { "an environment" }

  /// The attributes that sheets can set for a whole sheet, and for a subtree with `with`. An attribute that decides on others
  /// stands before them; attributes are read in this order.
  public static let attributes: [Attribute<Environment>] = own + Attribute.fontOptions(\.fontOptions)

  private static let own: [Attribute<Environment>] = [
    Attribute("platform", \.platform),
    Attribute("era", \.era),
    Attribute("theme", \.writtenTheme),
    Attribute("toolkit", \.toolkit),
    Attribute("system-version", \.systemVersion, in: systemVersions),
    Attribute("appearance", \.appearance),
    Attribute("contrast", \.contrast),
    Attribute("transparency", \.transparency),
    Attribute("locale", \.writtenLocale),
    Attribute("pseudo-language", \.writtenPseudoLanguage),
    Attribute("direction", \.direction),
    Attribute("text-size", \.textSize),
    Attribute("tint", \.tint),
    Attribute("enabled", \.isEnabled),
    Attribute("window-active", \.isWindowActive),
    Attribute("scrolling", \.isScrolling),
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
  /// The name of a theme: built-in, or from the sheet's `themes`.
  ///
  /// An unknown name has no effect; readers of sheets check names first.
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
