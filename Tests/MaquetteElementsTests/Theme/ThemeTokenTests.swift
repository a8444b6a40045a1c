import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct ThemeTokenTests {
  @Test func namesAreUniqueKebabCaseGroups() {
    let names = Catalogue.standard.tokens.map(\.name)
    #expect(Set(names).count == names.count)
    for token in Catalogue.standard.tokens {
      let name = token.name
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      #expect(token.path == parts.map(String.init))
      #expect(parts.count > 1, "\(name)")
      for part in parts {
        #expect(part.first?.isLetter ?? false, "\(name)")
        #expect(part.allSatisfy { $0 == "-" || $0.isNumber || $0.isLowercase && $0.isASCII }, "\(name)")
      }
    }
  }

  /// Setting all tokens changes every leaf of every table, so a measure without a token fails this test.
  @Test(arguments: Platform.allCases)
  func everyMeasureIsAToken(platform: Platform) {
    for type in Catalogue.standard.metrics { expectWhole(type, on: platform) }
  }

  private func expectWhole<Metrics: ThemeMetrics>(_ type: Metrics.Type, on platform: Platform) {
    let original = Theme.standard(for: platform)
    var theme = original
    for token in Catalogue.standard.tokens where token.name.hasPrefix(Metrics.tokenGroup + ".") {
      for appearance in token.variation == .appearance ? Appearance.allCases : [.light] {
        let context = ThemeToken.Context(appearance: appearance)
        guard let value = token.value(theme, context) else { continue }
        token.set(&theme, other(than: value, token.kind), context)
      }
    }
    let before = leaves(of: original[type], at: "\(type)")
    let after = leaves(of: theme[type], at: "\(type)")
    #expect(before.map(\.path) == after.map(\.path))
    for (old, new) in zip(before, after) { #expect(old.value != new.value, "\(old.path) has no token") }
  }

  private func other(than value: ThemeTokenValue, _ kind: ThemeToken.Kind) -> ThemeTokenValue {
    func other(than number: Double, in range: ClosedRange<Double>) -> Double {
      number == range.lowerBound ? range.upperBound : range.lowerBound
    }
    switch (value, kind) {
    case (.points(let number), .points(let range)): return .points(other(than: number, in: range))
    case (.number(let number), .number(let range)): return .number(other(than: number, in: range))
    case (.weight, _): return .weight(.black)
    case (.textStyle(let style), _): return .textStyle(style == .largeTitle ? .body : .largeTitle)
    case (.colorToken, _): return .colorToken(.brown)
    default: return value
    }
  }

  /// The parts of a value, down to numbers and cases.
  private func leaves(of value: Any, at path: String) -> [(path: String, value: String)] {
    if let token = value as? ColorToken { return [(path, token.name)] }
    let mirror = Mirror(reflecting: value)
    // A list without items, such as no shadows, has no measures.
    if mirror.displayStyle == .collection && mirror.children.isEmpty { return [] }
    if mirror.displayStyle == .struct || mirror.displayStyle == .collection, !mirror.children.isEmpty {
      return mirror.children.enumerated().flatMap { index, child in
        leaves(of: child.value, at: "\(path).\(child.label ?? "\(index)")")
      }
    }
    return [(path, "\(value)")]
  }

  @Test func everyColourAndStyleIsAToken() {
    let names = Set(Catalogue.standard.tokens.map(\.name))
    for color in Catalogue.standard.colors { #expect(names.contains("color.\(color.name)")) }
    for style in TextStyle.allCases { #expect(names.contains("type.\(style.rawValue)")) }
  }

  @Test func aValueIsReadWhereItWasSet() {
    var theme = Theme.macos
    for token in Catalogue.standard.tokens {
      for appearance in Appearance.allCases {
        for contrast in Contrast.allCases {
          let context = ThemeToken.Context(appearance: appearance, contrast: contrast)
          guard let value = token.value(theme, context) else { continue }
          token.set(&theme, value, context)
          #expect(token.value(theme, context) == value, "\(token.name)")
        }
      }
    }
  }

  @Test func anotherKindOfValueChangesNothing() {
    var theme = Theme.ios
    for token in Catalogue.standard.tokens {
      token.set(&theme, token.kind == .weight ? .number(1) : .weight(.black), .init())
      #expect(token.value(theme, .init()) == token.value(.ios, .init()), "\(token.name)")
    }
  }
}
