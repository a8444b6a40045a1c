import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct WallpaperTests {
  private func operations(_ design: Wallpaper.Design, _ appearance: Appearance = .light) -> [DisplayList
    .Operation]
  {
    var mockup = Mockup(Wallpaper(design), padding: .zero)
    mockup.width = 60
    mockup.height = 100
    mockup.environment.appearance = appearance
    var operations: [DisplayList.Operation] = []
    mockup.layout().forEach { node, _ in operations += node.operations }
    return operations
  }

  @Test(arguments: Wallpaper.Design.allCases)
  func itTakesAllTheRoomAndNoMore(design: Wallpaper.Design) {
    let operations = operations(design)
    guard case .push(let layer)? = operations.first, case .pop? = operations.last else {
      Issue.record("not a group")
      return
    }
    #expect(layer.clip == .rect(Rect(x: 0, y: 0, width: 60, height: 100)))
    #expect(operations.count > 5)
  }

  @Test func designsAndAppearancesDiffer() {
    let all = Wallpaper.Design.allCases.flatMap { [operations($0), operations($0, .dark)] }
    #expect(Set(all).count == 6)
  }
}
