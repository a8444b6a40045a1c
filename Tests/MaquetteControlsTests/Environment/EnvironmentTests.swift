import MaquetteControls
import MaquetteGraphics
import MaquetteTypography
import Testing

@Suite struct EnvironmentTests {
  @Test(arguments: Platform.allCases)
  func aPlatformChoosesItsTheme(platform: Platform) {
    var environment = Environment()
    environment.platform = platform
    #expect(environment.theme.platform == platform)
    #expect(
      environment.color(.background)
        == Theme.standard(for: platform).colors[.background].light)
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
    let mockup = Mockup(padding: 0) {
      Text("A")
      Text("A").environment(\.platform, .macos)
    }
    var heights: [Double] = []
    mockup.layout().forEach { node, _ in if node.name == "label" { heights.append(node.frame.height) } }
    #expect(heights.count == 2)
    #expect(heights.first.map { $0 > (heights.last ?? .infinity) } == true)
  }
}
