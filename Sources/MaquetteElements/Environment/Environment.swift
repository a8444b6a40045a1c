/// The settings that a subtree is drawn with: inherited by children, overridable at any element.
public struct Environment: Sendable {
  /// The platform whose controls are drawn; watchos borrows missing controls from ios.
  ///
  /// Setting another platform chooses its theme: the one that was last set here for that platform, or the
  /// standard one. Setting the same platform keeps the theme.
  public var platform: Platform {
    get { theme.platform }
    set { chooseTheme(newValue, wantedEra) }
  }
  /// The design era of the system; a platform without it draws its classic look.
  ///
  /// Setting another era chooses its theme, as setting another platform does.
  public var era: Era {
    get { wantedEra }
    set {
      wantedEra = newValue
      chooseTheme(platform, newValue)
    }
  }
  /// The framework whose buttons are drawn; swiftui spaces symbols wider.
  public var toolkit: Toolkit = .uikit
  /// The iOS version of the classic era, 13 to 18, which changes date pickers and wheels; nil for the latest.
  public var systemVersion: Int?
  /// Light or dark.
  public var appearance: Appearance = .light
  /// Standard or increased contrast.
  public var contrast: Contrast = .standard
  /// Whether materials and glass are translucent, or opaque for accessibility.
  public var transparency: Transparency = .standard
  /// The reading direction.
  public var direction: LayoutDirection = .leftToRight
  /// The language that texts are translated to; nil for untranslated texts.
  public var locale: LanguageTag?
  /// The pseudo-language that texts are converted to.
  public var pseudoLanguage: PseudoLanguage = .none
  /// The design, width, spacing and digits of text.
  public var fontOptions = FontOptions()
  /// The Dynamic Type size.
  public var textSize: TextSize = .large
  /// Device pixels per point.
  public var scale: Double = 2
  /// The width in points of the screen, or of a picture without one; nil if the picture has the width of its content.
  public var screenWidth: Double?
  /// Whether the picture has the size of its content, so that most elements are asked for their ideal size.
  package var hasIdealSize = false
  /// Whether the nodes are built to learn about them, and drawn only if they hold no screen: a screen is an empty frame in its
  /// size. A screen learns about its content before it draws it, so that screens in screens would take exponential time.
  package var isDraft = false
  /// The accent colour of controls without their own; dimmed tints are gray.
  public var tint: ColorReference {
    get { resolvedTint(nil) }
    set { chosenTint = newValue }
  }
  /// The tint as it was set, dimmed or not.
  package private(set) var chosenTint = ColorReference.token(.accent)
  /// Whether all tints are gray, as with `tintAdjustmentMode` of `UIView`: those of a page behind something that has to be
  /// answered first.
  package var isTintDimmed = false
  /// Whether controls can be used.
  public var isEnabled = true
  /// Whether the window is active; macOS controls lose their tint in an inactive one.
  public var isWindowActive = true
  /// The size of checkboxes and radio buttons without a size of their own; groups set it.
  public var controlSize: ControlSize = .medium
  /// Whether the element is in a scroll view, where watchOS rounds corners less; lists set it.
  public var isScrolling = false
  /// The values of keys that elements declare, if they differ from the defaults.
  private(set) var values: [ObjectIdentifier: any Sendable] = [:]
  /// The colours and measures.
  public var theme: Theme
  /// Themes besides those of the platforms, by their names in sheets, with one theme for each platform that differs.
  public var themes: [String: [Theme]] = [:]
  /// The name by which the theme was chosen; nil if it was not chosen by name.
  var themeName: String?
  /// The translations of texts.
  public var strings = StringTable()
  /// The token files of the themes; the files that a sheet names rank below them.
  public var tokenPaths: [String] = []
  /// The fonts.
  public var fonts: FontLibrary
  /// The symbols that can be used by name.
  public var symbols = SymbolLibrary.standard
  /// The pictures that can be used by name.
  public var images = ImageLibrary()
  /// Whether nodes store the elements that they were made from, for rules and sessions.
  public var keepsSubjects = false
  /// The time since the start of the animation; zero for a still picture.
  public var moment = Moment.zero
  /// The path in the tree during an interaction; nil inside an interactive control, and in other pictures.
  public var interaction: InteractionContext?
  /// The themes of the platforms and eras that were set before, for the return to them.
  private(set) var otherThemes: [Theme] = []
  private(set) var wantedEra: Era

  /// Creates an environment; the platform and the era are the theme's.
  public init(theme: Theme = .ios, fonts: FontLibrary = .bundled) {
    self.theme = theme
    self.fonts = fonts
    wantedEra = theme.era
  }

  /// The value of a key: its default unless an enclosing element has set another.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get {
      // Most pictures set none, and one lookup costs as much as a small control.
      values.isEmpty ? Key.defaultValue : value(of: key)
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  // Kept out of line: the compiler fetches optional metadata on entry even when this branch is not taken.
  @inline(never)
  private func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Uses themes for their platforms and eras, now and whenever one is chosen later.
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

  /// Returns the colour of a token in this environment.
  public func color(_ token: ColorToken) -> Color {
    theme.colors.color(token, appearance: appearance, contrast: contrast)
  }

  /// Returns the colour of a reference in this environment.
  public func color(_ reference: ColorReference) -> Color {
    switch reference {
    case .token(let token): color(token)
    case .color(let color): color
    }
  }

  /// Returns the tint of a control that may state one of its own; gray while tints are dimmed.
  package func resolvedTint(_ own: ColorReference?) -> ColorReference {
    isTintDimmed ? .token(.gray) : own ?? chosenTint
  }

  /// Returns the font of a text style at the environment's text size.
  public func font(_ style: TextStyle, weight: FontWeight? = nil) -> Font {
    font(theme.typeRamp.entry(for: style, at: textSize), weight: weight)
  }
}
