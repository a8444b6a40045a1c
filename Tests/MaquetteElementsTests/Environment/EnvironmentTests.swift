import TestSupport
import Testing

@testable import MaquetteScreens
@testable import MaquetteElements

@Suite struct EnvironmentTests {
  @Test(arguments: Platform.allCases)
  func aPlatformChoosesItsTheme(platform: Platform) {
    var environment = Environment()
    environment.platform = platform
    #expect(environment.theme.platform == platform)
    #expect(environment.color(.background) == Theme.standard(for: platform).colors[.background].light)
  }

  @Test func aThemeBringsItsPlatform() {
    var environment = Environment()
    environment.theme = .macos
    #expect(environment.platform == .macos)
    #expect(environment.font(.body).size == 13)
  }

  @Test func aCustomThemeIsKeptForItsPlatform() {
    var custom = Theme.ios
    custom.colors[.accent] = DynamicColor(light: .black, dark: .white)
    var environment = Environment(theme: custom)
    environment.platform = .ios
    #expect(environment.color(environment.tint) == .black)
    environment.platform = .macos
    #expect(environment.color(environment.tint) == Color(hex: "#007AFF"))
    environment.platform = .ios
    #expect(environment.color(environment.tint) == .black)
  }

  /// `with: { platform: macos }` reaches the text below it and nothing beside it.
  @Test func aPlatformCanBeSetAtAnyElement() {
    let stack = VStack {
      Text("A")
      Text("A").environment(\.platform, .macos)
    }
    let heights = Drawn(stack).frames("label").map(\.height)
    #expect(heights.count == 2 && heights[0] > heights[1])
  }
}

@Suite struct ColorTableTests {
  private static let star = ColorToken(
    "star-of-a-test", DynamicColor(light: .black, dark: .white),
    macos: DynamicColor(light: .white, dark: .black))

  /// macOS 10 and 26 take the look of macOS, watchOS the dark one of iOS, and every other theme that of iOS.
  @Test func aTokenFromOutsideHasALookInEveryTheme() {
    let lights = Theme.allStandard.map { $0.colors[Self.star].light }
    let expected = Theme.allStandard.map { $0.platform == .ios ? Color.black : .white }
    #expect(lights == expected)
    #expect(ColorReference(text: "star-of-a-test") == .token(Self.star))
    var theme = Theme.ios
    theme.colors[Self.star].dark = .black
    #expect(Environment(theme: theme).theme.colors[Self.star].dark == .black)
    #expect(Theme.ios.colors[Self.star].dark == .white)
  }

  /// The published values of macOS where they are not those of iOS.
  @Test func macOSHasItsOwnGreenLabelsAndWindow() {
    var environment = Environment(theme: .macos)
    #expect(environment.color(.green) == Color(hex: "#28CD41"))
    #expect(environment.color(.label) == Color(hex: "#000000D9"))
    #expect(environment.color(.background) == Color(hex: "#ECECEC"))
    #expect(environment.color(.red) == Color(hex: "#FF3B30"))
    environment.appearance = .dark
    #expect(environment.color(.green) == Color(hex: "#32D74B"))
    #expect(environment.color(.gray) == Color(hex: "#98989D"))
    #expect(environment.color(.background) == Color(hex: "#323232"))
  }

  /// Measured at 1x on `mac26-groupbox`, `mac26-push` and `mac26-push-dark`: a window and a group in it.
  @Test(arguments: [(Appearance.light, "#FFFFFF", "#F7F7F7"), (.dark, "#1E1E1E", "#252525")])
  func macOS26HasWindowsOfItsOwn(appearance: Appearance, window: String, group: String) {
    var environment = Environment(theme: .macosGlass)
    environment.appearance = appearance
    #expect(environment.color(.background) == Color(hex: window))
    #expect(environment.color(.groupedBackground) == Color(hex: window))
    #expect(environment.color(.secondaryGroupedBackground) == Color(hex: group))
  }

  /// The published values of the platform's dynamic colours.
  @Test func colorsFollowAppearanceAndContrast() {
    var environment = Environment()
    #expect(environment.color(.blue) == Color(red: 0, green: 122, blue: 255))
    environment.contrast = .increased
    #expect(environment.color(.blue) == Color(red: 0, green: 64, blue: 221))
    environment.appearance = .dark
    #expect(environment.color(.blue) == Color(red: 64, green: 156, blue: 255))
    environment.contrast = .standard
    #expect(environment.color(.blue) == Color(red: 10, green: 132, blue: 255))
    #expect(environment.color(.secondaryLabel) == Color(red: 235, green: 235, blue: 245, alpha: 153))
  }

  @Test func aFixedColourStaysAsItIs() {
    var environment = Environment()
    environment.appearance = .dark
    let orange = Color(red: 255, green: 149, blue: 0)
    #expect(environment.color(.color(orange)) == orange)
  }

  @Test func everyTokenIsListedOnceAndFoundByItsName() {
    let colors = Catalogue.standard.colors
    #expect(Set(colors.map(\.name)).count == colors.count)
    for color in colors { #expect(ColorReference(text: color.name) == .token(color)) }
  }
}
