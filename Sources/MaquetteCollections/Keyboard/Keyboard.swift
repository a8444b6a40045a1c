import MaquetteControlKit
import MaquetteDiagnostics
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A phone's keyboard, with the keys for the kind of text that the field takes.
///
/// Among the children of a screen it lies at the bottom, and replaces the keyboard of a focused field.
public struct Keyboard: Control {
  /// The kind of text to type.
  public var type = KeyboardType.default
  /// The return key's label.
  public var returnKey = ReturnKeyType.default
  /// Whether the return key is enabled; it can stay disabled until there is text.
  public var isReturnKeyEnabled = true
  /// The shift state: off, the next letter, or all letters.
  public var shift = ShiftState.lowercase
  /// The set of keys: letters, numbers or more symbols; nil for the type's first set.
  public var plane: KeyboardPlane?
  /// The name of the pressed key, such as `a`, `shift` or `full-stop`; nil for none.
  public var pressed: String?
  /// The suggested words above the keys.
  public var suggestions: [String] = []
  /// Buttons in the bar above the keyboard: previous, next, done.
  public var accessory: [KeyboardAccessory] = []
  /// The language of keys and suggestions, instead of the sheet's.
  public var language: KeyboardLanguage?
  /// Light or dark, instead of the environment's.
  public var appearance: Appearance?
  /// The key that switches keyboards: globe, emoji or none; nil for the platform's.
  public var switchKey: KeyboardSwitchKey?
  /// Whether to leave room for a home indicator below the keys; nil for the screen's or the platform's setting.
  public var hasHomeIndicator: Bool?
  /// The pressed word among the suggestions, and the pressed button above.
  var pressedSuggestion: Int?
  var pressedAccessory: KeyboardAccessory?

  /// Creates the keyboard of letters.
  public init() {}

  /// Creates a keyboard.
  public init(_ type: KeyboardType, returnKey: ReturnKeyType = .default) {
    self.type = type
    self.returnKey = returnKey
  }

  public static let name = "keyboard"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Choose the keyboard that suits the content: digits for a PIN, @ for an address. Let the return key "
    + "name its action."
  public static let shorthand: String? = "type"
  public static let metrics: [any ThemeMetrics.Type] = [KeyboardMetrics.self]

  public static let attributes: [Attribute<Keyboard>] = [
    Attribute("type", \.type),
    Attribute("return-key", \.returnKey),
    Attribute("return-key-enabled", \.isReturnKeyEnabled),
    Attribute("shift", \.shift),
    Attribute("plane", \.plane),
    Attribute("pressed", \.pressed),
    Attribute("suggestions", \.suggestions, count: 0...3, of: "words"),
    Attribute("accessory", \.accessory),
    Attribute("language", \.language),
    Attribute("appearance", \.appearance),
    Attribute("switch-key", \.switchKey),
    Attribute("home-indicator", \.hasHomeIndicator),
  ]

  /// Returns the bars above the tray with its keys, across the available width.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[KeyboardMetrics.self]
    let width = environment.screenWidth ?? Self.idealWidth
    let plan = plan(in: environment)
    let keys = plan.keys(width: width).map(\.key)
    let index = pressed.flatMap { name in keys.firstIndex { $0.name == name } }
    let callout = index.flatMap { keys[$0].hasCallout ? $0 : nil }
    var caps: [any Element] = keys.enumerated().map { place, key in
      KeyCap(key: key, metrics: metrics, isPressed: place == index)
    }
    if let callout, case .character(let character) = keys[callout].caption {
      caps.append(KeyCallout(plan: plan, index: callout))
      caps.append(
        KeyText(
          text: character, size: metrics.callout.textSize, weight: metrics.text.letterWeight,
          growth: metrics.text.letterGrowth))
    }
    var tray: any Element = Arranged(
      name: NodeName("keys"), layout: KeyPlacement(plan: plan, callout: callout, idealWidth: width),
      children: caps)
    if !suggestions.isEmpty {
      let words = KeyboardSuggestions(
        words: suggestions, metrics: metrics.bars,
        isSmall: width <= KeyboardMetrics.smallWidth, pressed: pressedSuggestion)
      tray = VStack(spacing: 0) {
        words.padding(Insets(top: metrics.bars.suggestionsTop))
        tray
      }
    }
    var keyboard = tray.background(KeyboardTray(radius: metrics.trayRadius))
    if !accessory.isEmpty {
      let bar = KeyboardAccessoryBar(
        buttons: accessory, done: word(.done, in: environment), metrics: metrics.bars,
        pressed: pressedAccessory)
      keyboard = VStack(spacing: 0) {
        bar
        keyboard
      }
    }
    let appearance = appearance ?? environment.appearance
    return keyboard.environment { [appearance] in
      $0.appearance = appearance
      // It is the system's: a design of the app's text ends here.
      $0.fontOptions = FontOptions()
      $0.direction = .leftToRight
    }
  }

  /// Returns a container with the platform's label; the keys are exposed individually.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: environment.translated(.keyboard), isContainer: true)
  }

  /// Returns warnings about a language without letters, and about a pressed key that there is none of.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    var warnings: [ElementWarning] = []
    if language == nil, let locale = environment.locale, KeyboardLanguage(of: locale) == nil {
      warnings.append(
        .missingKeyboard(language: locale.description, known: KeyboardLanguage.allCases.map(\.rawValue)))
    }
    if let pressed {
      let names = plan(in: environment).keys(width: Self.idealWidth).map(\.key.name)
      if !names.contains(pressed) {
        warnings.append(.unknownOption(name: pressed, known: names))
      }
    }
    return warnings
  }

  /// The width in points of a keyboard in a picture without one.
  private static let idealWidth = 375.0
}

extension Keyboard {
  /// The language of letters and words.
  func language(in environment: Environment) -> KeyboardLanguage {
    language ?? environment.locale.flatMap { KeyboardLanguage(of: $0) } ?? .english
  }

  /// The keys under an environment.
  func plan(in environment: Environment) -> KeyboardPlan {
    let screen = environment[KeyboardSurroundings.self]
    var metrics = environment.theme[KeyboardMetrics.self]
    if !suggestions.isEmpty, metrics.bars.rowsTop > 0 { metrics.setTop(metrics.bars.rowsTop) }
    return KeyboardPlan(
      type: type, plane: plane ?? type.firstPlane, language: language(in: environment),
      word: { word($0, in: environment) }, shift: shift, returnKey: returnKey(metrics.text, in: environment),
      switchKey: switchKey ?? (metrics.showsEmojiKey ? .emoji : .globe),
      hasHomeIndicator: hasHomeIndicator ?? screen?.hasHomeIndicator ?? metrics.hasHomeIndicator,
      sides: (screen?.left ?? 0, screen?.right ?? 0), metrics: metrics)
  }

  /// Returns a word in the language of the letters, in the manner of the sheet's region if that is of the same language.
  private func word(_ word: SpokenWord, in environment: Environment) -> String {
    var environment = environment
    let language = language(in: environment).rawValue
    if environment.locale?.canonical.language != language { environment.locale = LanguageTag(language) }
    return environment.translated(word)
  }

  private func returnKey(_ metrics: KeyTextMetrics, in environment: Environment) -> KeyboardKey {
    let title = returnKey.word.map { word($0, in: environment) } ?? returnKey.rawValue.withCapitals
    let caption: KeyboardKey.Caption =
      if metrics.returnIsSymbol, let symbol = returnKey.symbol {
        .symbol(symbol)
      } else {
        .word(metrics.capitalizesReturn && returnKey != .default ? title.withCapitals : title)
      }
    return KeyboardKey(
      action: .return, caption: caption, look: returnKey.isProminent ? .prominent : .special,
      isEnabled: isReturnKeyEnabled)
  }
}

/// What a screen leaves to a keyboard.
package struct KeyboardSurroundings: Sendable, EnvironmentKey {
  package static let defaultValue: KeyboardSurroundings? = nil

  /// Whether a home indicator is at the bottom.
  package var hasHomeIndicator: Bool
  /// The widths in points of the parts at both sides where keys would be hidden.
  package var left, right: Double

  package init(hasHomeIndicator: Bool, left: Double, right: Double) {
    self.hasHomeIndicator = hasHomeIndicator
    self.left = left
    self.right = right
  }
}

extension KeyboardMetrics {
  /// Sets the distance above the first row on every screen.
  fileprivate mutating func setTop(_ top: Double) {
    (small.top, regular.top, large.top) = (top, top, top)
    (landscape.top, landscapeSlim.top) = (top, top)
  }
}
