import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import TestSupport
import Testing

@testable import MaquetteElements
@testable import MaquetteScreens

/// A child of a kind that its container has no place for is drawn, or warned of.
@Suite struct StrayChildTests {
  private static let containers = Catalogue.standard.entries.filter(\.takesChildren)
    .filter { !closed.contains($0.name) }

  /// What shows its children only once it is open, and what shows one of its children at a time.
  private static let closed: Set = [
    PopUpButton.name, PullDownButton.name, BarButton.name, MenuBarItem.name, MenuItem.name, SidebarItem.name,
    Matrix.name, ContextMenu.name,
  ]

  private static let strays: [@Sendable () -> any Element] = [
    { Text("Q") }, { Button("Q") }, { PushButton("Q") }, { ListRow("Q") }, { MenuItem("Q") },
    { Tab("Q", symbol: "star") }, { BarButton("Q") }, { SidebarItem("Q") }, { Checkbox("Q") }, { Card("Q") },
    { TabPage("Q") { Text("a") } }, { ToolbarItem("Q") },
  ]

  @Test(arguments: containers.map(\.name))
  func itIsDrawnOrWarnedOf(_ name: String) throws {
    let entry = try #require(Catalogue.standard.entry(named: name))
    for platform in [Platform.ios, .macos] where entry.platforms.contains(platform) {
      for era in [Era.ios7, .classic, .glass] {
        for (index, stray) in Self.strays.enumerated() {
          // As the first child it may be what a container of one thing shows.
          let element = entry.decode([], [stray()]).element
          let drawn = Drawn(element, platform, era: era, width: 390, height: 800)
          let isDrawn =
            drawn.layout.accessibilityText.contains("Q")
            || drawn.operations.contains {
              if case .glyphs = $0 { true } else { false }
            }
          #expect(isDrawn || !drawn.warnings.isEmpty, "\(name) \(platform) \(era) \(index)")
        }
      }
    }
  }

  @Test func aTabViewNamesWhatItLeavesOut() {
    let view = TabView {
      TabPage("T") { Text("a") }
      Button("B")
    }
    let expected = ElementWarning.leftOut(element: "button", place: "tab-view", expected: "pages (tab-page)")
    #expect(Drawn(view, .macos).warnings == [expected])
  }

  @Test func anActionSheetShowsOneButtonThatCancels() {
    let sheet = ActionSheet("T") {
      Button("A")
      Button("B").role(.cancel)
      Button("C").role(.cancel)
      Text("D")
    }
    #expect(Drawn(sheet, .ios).warnings.count == 2)
  }
}
