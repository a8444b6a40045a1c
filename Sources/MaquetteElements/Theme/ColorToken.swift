import Synchronization

/// The meaning of a colour, with its looks in every built-in theme.
///
/// A control declares the tokens that only it uses beside its metrics, and lists them in `ThemeMetrics.colors`; sheets
/// and design tokens can then use their names:
///
/// ```swift
/// extension ColorToken {
///   static let star = ColorToken("star", DynamicColor(light: .yellow, dark: .orange))
/// }
/// ```
public struct ColorToken: Sendable {
  private final class Definition: Sendable {
    let name: String
    /// In the order of ``StandardTheme``.
    let looks: [DynamicColor]

    init(name: String, looks: [DynamicColor]) {
      self.name = name
      self.looks = looks
    }
  }

  private let definition: Definition

  /// Declares a token under its name in sheets, in kebab-case, with its look on iOS 13 to 18.
  ///
  /// A missing look is that of another theme: the other eras of iOS and macOS take that of `ios`, macOS 10 and 26
  /// that of `macos`, and watchOS, which has no light appearance, the dark one of `ios`. Of two tokens with the same name the first keeps it.
  ///
  /// - Parameters:
  ///   - macos10: the look on macOS 10.10 to 10.15.
  ///   - glass: the look on both iOS 26 and macOS 26.
  public init(
    _ name: String, _ ios: DynamicColor, ios7: DynamicColor? = nil, glass: DynamicColor? = nil,
    iosGlass: DynamicColor? = nil, macos10: DynamicColor? = nil, macos: DynamicColor? = nil,
    macosGlass: DynamicColor? = nil, watchos: DynamicColor? = nil
  ) {
    let dark = DynamicColor(
      light: ios.dark, dark: ios.dark, lightIncreased: ios.darkIncreased, darkIncreased: ios.darkIncreased)
    let looks = [
      ios7 ?? ios, ios, iosGlass ?? glass ?? ios, macos10 ?? macos ?? ios, macos ?? ios,
      macosGlass ?? glass ?? macos ?? ios, watchos ?? dark,
    ]
    let tag = ColorTokenName(name)
    definition = Definition(name: name, looks: looks.map { $0.named(tag) })
    let token = self
    Self.declared.withLock { if $0[name] == nil { $0[name] = token } }
  }

  /// Declares a token whose looks stand in a file `*.measures`.
  package init(_ name: String) {
    let tag = ColorTokenName(name)
    let looks = DynamicColor.stated(name) ?? StandardTheme.allCases.map { _ in .clear }
    definition = Definition(name: name, looks: looks.map { $0.named(tag) })
    let token = self
    Self.declared.withLock { if $0[name] == nil { $0[name] = token } }
  }

  /// The colour of a brand, whose looks a token file gives to a theme; elsewhere it looks like a label.
  ///
  /// A name is one token in the whole process.
  package static func brand(_ name: String) -> ColorToken {
    brands.withLock { brands in
      if let known = brands[name] { return known }
      let looks = label.definition.looks.map { $0.named(ColorTokenName(name)) }
      let token = ColorToken(definition: Definition(name: name, looks: looks))
      brands[name] = token
      return token
    }
  }

  private init(definition: Definition) { self.definition = definition }

  private static let brands = Mutex<[String: ColorToken]>([:])
  private static let declared = Mutex<[String: ColorToken]>([:])
  /// What declares further tokens, and the number of the functions that were called to their end and dropped.
  private static let declarations = Mutex<(functions: [@Sendable () -> Void], dropped: Int)>(([], 0))

  /// The name in sheets: `secondary-label`.
  public var name: String { definition.name }

  /// Returns the four looks in the built-in theme of a platform and an era; an era that the platform does not distinguish is
  /// the classic one.
  public func standard(for platform: Platform, era: Era) -> DynamicColor {
    definition.looks[StandardTheme(platform, era).rawValue]
  }

  /// Returns the token declared under a name; nil if there is none.
  ///
  /// The catalogue that holds the controls declares their tokens.
  package static func named(_ name: String) -> ColorToken? {
    _ = system
    if let token = declared.withLock({ $0[name] }) { return token }
    declareAll()
    return declared.withLock { $0[name] }
  }

  /// The names of all declared tokens, sorted.
  package static var names: [String] {
    _ = system
    declareAll()
    return declared.withLock { $0.keys.sorted() }
  }

  /// Declares tokens when a name is looked up that is not declared yet.
  ///
  /// - Parameter declare: Reads the tokens, and looks none up by its name.
  static func declareWhenAsked(_ declare: @escaping @Sendable () -> Void) {
    declarations.withLock { $0.functions.append(declare) }
  }

  /// Several threads may declare the same tokens: each is made once, and all are there when this returns.
  private static func declareAll() {
    let (functions, dropped) = declarations.withLock { $0 }
    for declare in functions { declare() }
    let end = dropped + functions.count
    declarations.withLock { declarations in
      guard end > declarations.dropped else { return }
      declarations.functions.removeFirst(end - declarations.dropped)
      declarations.dropped = end
    }
  }
}

extension ColorToken: Hashable {
  public static func == (first: ColorToken, second: ColorToken) -> Bool {
    first.definition === second.definition
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(definition)) }
}
