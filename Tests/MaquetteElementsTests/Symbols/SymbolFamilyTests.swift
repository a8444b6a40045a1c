import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// Rules that hold for all symbols of a family, so that what one picture shows is true of its relatives.
@Suite struct SymbolFamilyTests {
  private func size(_ name: String) throws -> Size {
    try #require(Symbols.symbol(named: name)).drawing(pointSize: 17).size
  }

  /// The names that end in a frame, and the same filled; badges reach beyond a frame.
  private static func framed(by frame: String) -> [String] {
    Symbols.names.filter { name in
      (name.hasSuffix(".\(frame)") || name.hasSuffix(".\(frame).fill")) && !name.contains("badge")
        && name.split(separator: ".").count > 1
    }
  }

  /// In `ios26-tabbar-glass-blue` two different symbols in discs are 23.17 wide, in `ios26-tabbar-glass-purple` four
  /// digits in squares 20.95: 0.904 of it.
  @Test func whatStandsInAFrameHasItsBox() throws {
    let (circle, square) = (try size("circle"), try size("square"))
    #expect(abs(square.width / circle.width - 0.904) < 0.01)
    for (frame, box) in [("circle", circle), ("square", square)] {
      let names = Self.framed(by: frame)
      #expect(names.count > 50)
      for name in names where !Self.notFrames.contains(name) {
        let own = try size(name)
        #expect(abs(own.width - box.width) < 0.02 && abs(own.height - box.height) < 0.02, "\(name): \(own)")
      }
    }
  }

  /// Names whose last word is not a frame around the rest.
  private static let notFrames: Set<String> = [
    "square.on.square", "square.on.square.fill", "plus.square.on.square", "plus.square.on.square.fill",
  ]

  /// In `ios16-context-menu-elementsize` star and star.fill are both 18.46 x 17.68; folder and folder.fill are equal too.
  @Test func aFilledSymbolHasTheBoxOfItsOutline() throws {
    let names = Symbols.names.filter { $0.hasSuffix(".fill") && !$0.contains("badge") }
    #expect(names.count > 100)
    for name in names {
      let outline = String(name.dropLast(5))
      guard Symbols.symbol(named: outline) != nil else { continue }
      let (own, other) = (try size(name), try size(outline))
      #expect(
        abs(own.width / other.width - 1) < 0.05 && abs(own.height / other.height - 1) < 0.05,
        "\(name) is \(own), \(outline) \(other)")
    }
  }

  /// What a drawing is turned or mirrored from is as large.
  @Test(arguments: [
    ("chevron.left", "chevron.right"), ("chevron.backward", "chevron.forward"), ("arrow.left", "arrow.right"),
    ("arrow.up", "arrow.down"), ("backward.fill", "forward.fill"), ("hand.thumbsdown", "hand.thumbsup"),
    ("arrow.counterclockwise", "arrow.clockwise"), ("gobackward", "goforward"), ("cloud", "icloud"),
    ("sidebar.right", "sidebar.left"), ("bubble.right", "bubble.left"), ("doc.text", "doc"),
    ("doc.plaintext", "doc"), ("doc.richtext", "doc"),
  ])
  func mirrorImagesAreEquallyLarge(_ first: String, _ second: String) throws {
    let (one, other) = (try size(first), try size(second))
    #expect(abs(one.width - other.width) < 0.05 && abs(one.height - other.height) < 0.05)
  }

  /// Interface files record one box for circle, gear, gearshape, globe and info.circle: 128 x 123.
  @Test(arguments: ["gear", "gearshape", "globe", "info.circle", "clock", "safari", "questionmark.circle"])
  func whatIsRoundIsAsLargeAsACircle(_ name: String) throws {
    let (own, circle) = (try size(name), try size("circle"))
    #expect(abs(own.width / circle.width - 1) < 0.05 && abs(own.height / circle.height - 1) < 0.05)
  }
}
