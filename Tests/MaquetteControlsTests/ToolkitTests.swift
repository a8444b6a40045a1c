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

  /// Measured at 3x on SwiftUI's buttons of iOS 15: 34.33 with a book, whose ink is 15.33 high, as without a symbol; a bolt of
  /// 18.67 makes 35.33. What a symbol adds to its ink is in proportion to its size.
  @Test(arguments: ["book.fill", "bolt.fill", "heart.fill", "square.and.arrow.up"], Era.allCases)
  func aButtonIsAsHighAsTheHigherOfTextAndSymbol(symbol: String, era: Era) throws {
    for size in [ControlSize.small, .medium, .large] {
      let read = Button("Read").style(.gray).size(size)
      let line = draw(read, .swiftUI, era: era).size.height
      let button = draw(read.with(\.symbol, symbol), .swiftUI, era: era)
      let ink = try button.frame("symbol").height
      let margin = (35.33 - 14 - 18.67) * (size == .small ? 15 : 17) / 17
      let insets = line - (try button.frame("label").height)
      #expect(abs(button.size.height - max(line, insets + ink + margin)) < 0.5)
    }
  }

  @Test func aSymbolOfUIKitLeavesTheHeightOfALine() {
    for title in [button, Button("Title").style(.filled)] {
      #expect(abs(draw(title, .uikit).size.height - 103.0 / 3) < 0.01)
    }
  }

  /// Measured: 11.67 between the ink of a bolt or a book and the title at 17 points. An F begins 1.3 inside its frame.
  @Test func aSymbolStandsFartherFromItsTitle() throws {
    func gap(_ button: Button, _ toolkit: Toolkit) throws -> Double {
      let drawn = draw(button, toolkit)
      return try drawn.frame("label").minX - drawn.frame("symbol").maxX
    }
    #expect(abs(try gap(button, .uikit) - 6) < 0.4)
    #expect(abs(try gap(button, .swiftUI) - 10.4) < 0.4)
    #expect(abs(try gap(button.with(\.symbolSpacing, 3), .swiftUI) - 3) < 0.4)
    let small = try gap(button.size(.small), .swiftUI)
    #expect(abs(small - 10.4 * 15 / 17) < 0.4)
  }
}
