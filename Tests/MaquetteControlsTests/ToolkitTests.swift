import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// Buttons of SwiftUI where they differ from those of UIKit.
@Suite struct ToolkitTests {
  private let button = Button("Title", symbol: "bolt.fill").style(.filled)

  private func draw(_ button: Button, _ toolkit: Toolkit, era: Era = .classic) -> Drawn {
    Drawn(button, era: era, scale: 3) { $0.toolkit = toolkit }
  }

  /// Measured on prominent capsules of SwiftUI at 3x: 35.33 with a symbol and 34.33 without; on iOS 26 34.33 with one.
  @Test func aSymbolMakesAButtonTaller() {
    func height(_ button: Button, _ toolkit: Toolkit, _ era: Era = .classic) -> Double {
      draw(button, toolkit, era: era).size.height
    }
    #expect(abs(height(button, .uikit) - 103.0 / 3) < 0.01)
    #expect(abs(height(button, .swiftUI) - 106.0 / 3) < 0.01)
    #expect(abs(height(Button("Title").style(.filled), .swiftUI) - 103.0 / 3) < 0.01)
    #expect(abs(height(button, .swiftUI, .glass) - 103.0 / 3) < 0.01)
  }

  /// Measured: 12.3 between the ink of a bolt and the title at 17 points. The T begins 0.8 inside its frame.
  @Test func aSymbolStandsFartherFromItsTitle() throws {
    func gap(_ button: Button, _ toolkit: Toolkit) throws -> Double {
      let drawn = draw(button, toolkit)
      return try drawn.frame("label").minX - drawn.frame("symbol").maxX
    }
    #expect(abs(try gap(button, .uikit) - 6) < 0.4)
    #expect(abs(try gap(button, .swiftUI) - 11.3) < 0.4)
    #expect(abs(try gap(button.with(\.symbolSpacing, 3), .swiftUI) - 3) < 0.4)
    let small = try gap(button.size(.small), .swiftUI)
    #expect(abs(small - 11.3 * 15 / 17) < 0.4)
  }
}
