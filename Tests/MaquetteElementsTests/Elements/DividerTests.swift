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

  /// A divider follows the stack that it is a part of, whatever is put around it; a direction that is given stays.
  @Test func itStandsUprightInARow() throws {
    func line(_ element: any Element) throws -> Rect {
      try Drawn(element, scale: 2, width: 100).frame("divider")
    }
    func isUpright(_ element: any Element) throws -> Bool {
      let line = try line(element)
      return line.width < line.height
    }
    let texts = [Text("a"), Text("b")]
    func row(_ divider: any Element) -> HStack { HStack { [texts[0], divider, texts[1]] } }
    #expect(try isUpright(row(Divider())))
    #expect(try isUpright(row(Divider().padding(4).id("line"))))
    #expect(try !isUpright(row(Divider(.horizontal))))
    #expect(try !isUpright(VStack { [texts[0], Divider()] }))
    // A container in a row is no row.
    #expect(try !isUpright(row(VStack { [texts[0], Divider()] })))
    #expect(try !isUpright(row(ZStack { Divider() })))
    #expect(try isUpright(ButtonGroup(.horizontal) { [Button("a"), Divider(), Button("b")] }))
    #expect(try isUpright(GlassEffect { [texts[0], Divider(), texts[1]] }))
  }
}
