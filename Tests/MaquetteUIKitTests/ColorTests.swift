import MaquetteUICore
import MaquetteUIKit
import Testing

@Suite struct ColorTests {
  private func channels(_ color: UIColor) -> [Double] {
    let own = color.color.components(isDark: false)
    return [own.red, own.green, own.blue, own.alpha].map { ($0 * 255).rounded() }
  }

  @Test func coloursKeepTheirChannels() {
    #expect(channels(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.2)) == [255, 128, 0, 51])
    #expect(channels(.red) == [255, 0, 0, 255])
    #expect(channels(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 255])
    #expect(channels(UIColor.white.withAlphaComponent(0.4)) == [255, 255, 255, 102])
    #expect(UIColor.black.cgColor.components == [0, 0, 0, 1])
  }

  @Test func aDynamicColourIsResolvedByTheAppearance() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(
      channels(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))) == [0, 0, 0, 255])
    #expect(
      channels(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [
        255, 255, 255, 255,
      ])
    let label = UIColor.systemBackground
    #expect(
      channels(label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [0, 0, 0, 255])
    #expect(channels(label) == [255, 255, 255, 255])
  }

  @Test func channelsAreReadUnderTheCurrentTraits() {
    var (red, alpha) = (CGFloat(-1), CGFloat(-1))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    UITraitCollection.withCurrent(UITraitCollection(userInterfaceStyle: .dark)) {
      _ = color.getRed(&red, green: nil, blue: nil, alpha: &alpha)
    }
    #expect(red == 1 && alpha == 1)
  }

  @Test func viewsTakeTheColoursOfUIKit() {
    #expect(Color(uiColor: .systemRed) == Color.red)
    #expect(Color(UIColor(Color.blue)) == .blue)
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.red)
  }
}
