import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

@Suite struct DividerTests {
  /// Separators of lists are measured: a device pixel on iOS 13 to 18, a point on macOS.
  @Test(arguments: [
    (Platform.ios, 3.0, 1.0 / 3), (.ios, 2, 0.5), (.watchos, 2, 0.5), (.macos, 2, 1), (.macos, 1, 1),
  ])
  func aLineIsAsThickAsASeparator(platform: Platform, scale: Double, thickness: Double) throws {
    let line = try Drawn(Divider(), scale: scale, width: 100) { $0.platform = platform }.frame("divider")
    #expect(abs(line.height - thickness) < 1e-9)
    #expect(line.width == 100)
  }

  @Test func aVerticalLineIsAsHighAsItsRow() throws {
    let row = HStack {
      Text("a")
      Divider(.vertical, thickness: 2)
    }.frame(height: 30)
    let line = try Drawn(row, scale: 2).frame("divider")
    #expect(line.width == 2 && line.height == 30)
  }
}
