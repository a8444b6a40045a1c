import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteControls

/// Pickers in less room than their values need.
@Suite struct PickerRoomTests {
  private static let picker = Picker().with(
    \.columns,
    [["1", "2"], ["Zentimeter pro Quadratsekunde und Kilogramm", "Meilen"], ["brutto"]].map {
      var column = PickerColumn()
      column.values = $0
      column.selectedIndex = 0
      return column
    })

  @Test(arguments: [120.0, 200, 320], [LayoutDirection.leftToRight, .rightToLeft])
  func columnsShrink(width: Double, direction: LayoutDirection) {
    let drawn = Drawn(Self.picker, .ios, width: width) { $0.direction = direction }
    let wheels = drawn.frames("wheel").sorted { $0.minX < $1.minX }
    #expect(drawn.size.width == width && wheels.count == 3)
    #expect(wheels.allSatisfy { $0.minX >= 0 && $0.maxX <= width })
    for (first, next) in zip(wheels, wheels.dropFirst()) { #expect(first.maxX <= next.minX + 0.5) }
  }

  @Test func aPickerWithRoomIsAsWideAsThePlatforms() {
    let short = Picker().with(\.columns, [PickerColumn().with { $0.values = ["a"] }])
    let platform = Drawn(short, .ios).size.width
    #expect(Drawn(short, .ios, width: 700).frames("wheel").first?.width ?? 0 <= platform)
    #expect(Drawn(Self.picker, .ios).size.width > 320)
  }
}

extension PickerColumn {
  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var column = self
    change(&column)
    return column
  }
}
