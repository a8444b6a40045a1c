public import MaquetteGraphics
public import MaquetteTypography

/// What a subtree is drawn under: inherited by children, overridable at any element.
public struct Environment: Sendable {
  /// The system whose controls are drawn: the theme's.
  ///
  /// Setting another platform chooses its theme: the one that was last set here for that platform, or the
  /// standard one. Setting the same platform keeps the theme.
  public var platform: Platform {
    get { theme.platform }
    set { chooseTheme(newValue, wantedEra) }
  }
  /// The look that is asked for; a platform that does not tell it apart draws its classic one.
  ///
  /// Setting another era chooses its theme, as setting another platform does.
  public var era: Era {
    get { wantedEra }
    set {
      wantedEra = newValue
      chooseTheme(platform, newValue)
    }
  }
  /// Light or dark.
  public var appearance: Appearance = .light
  /// Standard or increased contrast.
  public var contrast: Contrast = .standard
  /// The reading direction.
  public var direction: LayoutDirection = .leftToRight
  /// The language that texts are looked up in; nil for as they are written.
  public var locale: LanguageTag?
  /// The made-up language that texts are put into.
  public var pseudoLanguage: PseudoLanguage = .none
  /// The Dynamic Type size.
  public var textSize: TextSize = .large
  /// Device pixels a point.
  public var scale: Double = 2
  /// The accent colour of controls that have none of their own.
  public var tint: ColorReference = .token(.accent)
  /// Whether controls can be used.
  public var isEnabled = true
  /// Whether the window is the active one; in others the controls of macOS lose their tint.
  public var isWindowActive = true
  /// The size of checkboxes and radio buttons that have none of their own; groups set it.
  public var controlSize: ControlSize = .medium
  /// Whether it stands in a view that scrolls, where watchOS has less round corners; lists do.
  public var isScrolling = false
  /// Values of keys that elements declare, where they differ from their defaults.
  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// The colours and measures.
  public var theme: Theme
  /// Themes by the names that sheets can give, one for each platform that differs, besides the platforms' own.
  public var themes: [String: [Theme]] = [:]
  /// The name by which the theme was chosen; nil if it was not.
  var themeName: String?
  /// What texts are in other languages.
  public var strings = StringTable()
  /// The token files that the themes were made with; those that a sheet names go below them.
  public var tokenPaths: [String] = []
  /// The letters.
  public var fonts: FontLibrary
  /// The symbols that can be named.
  public var symbols = SymbolLibrary.standard
  /// Whether nodes remember the elements that they were made from, for rules and sessions, which look at these.
  public var keepsSubjects = false
  /// The time since the picture began; zero for a still picture.
  public var moment = Moment.zero
  /// The place in a tree that somebody interacts with; nil inside an interactive control, and in other pictures.
  public var interaction: InteractionContext?
  /// The themes of platforms and eras that the environment left, so that it finds them when it comes back.
  private var otherThemes: [Theme] = []
  private var wantedEra: Era

  /// Creates an environment; the platform and the era are the theme's.
  public init(theme: Theme = .ios, fonts: FontLibrary = .bundled) {
    self.theme = theme
    self.fonts = fonts
    wantedEra = theme.era
  }

  /// The value of a key: its default unless an element around has set another.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get {
      // Most pictures set none, and looking one up costs as much as a small control.
      guard !values.isEmpty, let value = values[ObjectIdentifier(key)] as? Key.Value else {
        return Key.defaultValue
      }
      return value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Takes themes for their platforms and eras, now and wherever one is chosen later.
  public mutating func use(_ themes: some Sequence<Theme>) {
    for theme in themes {
      if theme.platform == self.theme.platform, theme.era == self.theme.era {
        self.theme = theme
      } else {
        keep(theme)
      }
    }
  }

  private mutating func chooseTheme(_ platform: Platform, _ wanted: Era) {
    let era = platform.eras.contains(wanted) ? wanted : .classic
    guard platform != theme.platform || era != theme.era else { return }
    keep(theme)
    theme =
      otherThemes.first { $0.platform == platform && $0.era == era }
      ?? .standard(for: platform, era: era)
  }

  private mutating func keep(_ theme: Theme) {
    otherThemes.removeAll { $0.platform == theme.platform && $0.era == theme.era }
    otherThemes.append(theme)
  }

  /// Returns the colour that a token stands for here.
  public func color(_ token: ColorToken) -> Color {
    theme.colors.color(token, appearance: appearance, contrast: contrast)
  }

  /// Returns the colour that a reference stands for here.
  public func color(_ reference: ColorReference) -> Color {
    switch reference {
    case .token(let token): color(token)
    case .color(let color): color
    }
  }

  /// Returns the font of a text style at the environment's text size.
  public func font(_ style: TextStyle, weight: FontWeight? = nil) -> Font {
    let entry = theme.typeRamp.entry(for: style, at: textSize)
    return Font(family: entry.family, size: entry.size, weight: weight ?? entry.weight)
  }
}
