import Foundation
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// The drawings are one set: alike in size, position, darkness and outline.
@Suite struct SymbolSetTests {
  /// A drawing's ink on the grid of 24 units.
  struct Ink {
    var name: String
    /// The covered area in square units.
    var area = 0.0
    /// The centre of mass.
    var center = Point.zero
    /// The smallest rectangle around the ink.
    var box = Rect.zero
  }

  /// The drawings in outline at regular, those that are another one turned or mirrored left out.
  static let outlines: [Ink] = measure { $0 }
  /// The filled variants of those that have one.
  static let fills: [Ink] = measure { Symbols.symbol(named: $0 + ".fill") == nil ? nil : $0 + ".fill" }

  private static func measure(_ variant: (String) -> String?) -> [Ink] {
    Symbols.drawnNames.compactMap(variant).compactMap { name in
      Symbols.symbol(named: name).map { ink(name, $0.drawing(pointSize: 1 / SymbolGrid.unit)) }
    }
  }

  private static func ink(_ name: String, _ drawing: SymbolDrawing) -> Ink {
    let shape = SymbolInk(drawing)
    let step = 0.4
    var result = Ink(name: name)
    var (sumX, sumY, count) = (0.0, 0.0, 0.0)
    shape.forEachCell(step) { x, y in
      guard shape.covers(x, y) else { return }
      sumX += x
      sumY += y
      count += 1
    }
    // The centre of capitals is the centre of the grid; across, boxes are centred by layout.
    let top = 12 + SymbolGrid.capHeight / 2 / SymbolGrid.unit - drawing.baseline
    result.area = count * step * step
    result.center = Point(x: sumX / count - drawing.size.width / 2 + 12, y: sumY / count + top)
    result.box = Rect(
      x: 12 - drawing.size.width / 2, y: top, width: drawing.size.width, height: drawing.size.height)
    return result
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  @Test func thereAreEnough() {
    #expect(Self.outlines.count >= 180)
    #expect(Self.fills.count >= 100)
  }

  @Test(arguments: [0, 1]) func theSetStandsOnTheMiddleOfCapitals(_ isFilled: Int) {
    let set = isFilled == 1 ? Self.fills : Self.outlines
    #expect(abs(median(set.map(\.center.x)) - 12) < 0.1)
    #expect(abs(median(set.map(\.center.y)) - 12) < 0.3)
    for ink in set {
      // 15 % of the grid at most; a tail or a handle may pull that far, no farther.
      #expect(abs(ink.center.x - 12) < 3.6, "\(ink.name) leans sideways: \(ink.center)")
      #expect(abs(ink.center.y - 12) < 3.6, "\(ink.name) stands too high or too low: \(ink.center)")
    }
  }

  @Test func linesCoverAboutAsMuchOfTheirBoxEverywhere() {
    // How dark a drawing looks: ink by the area of its box and half a line around it.
    let density = Self.outlines.map { ($0.name, $0.area / (($0.box.width + 0.75) * ($0.box.height + 0.75))) }
    let middle = median(density.map(\.1))
    #expect(middle > 0.2 && middle < 0.4)
    for (name, value) in density {
      #expect(value > middle / 2.6 && value < middle * 2.6, "\(name) is \(value), the median \(middle)")
    }
  }

  @Test func fillsAreDarkerAndAlike() {
    let density = Self.fills.map { ($0.name, $0.area / ($0.box.width * $0.box.height)) }
    let middle = median(density.map(\.1))
    #expect(middle > 0.55 && middle < 0.8)
    for (name, value) in density {
      #expect(value > middle / 2.9 && value < middle * 1.6, "\(name) is \(value), the median \(middle)")
    }
  }

  @Test func noDrawingTouchesTheEdgeOfItsBox() {
    // The box is the grid and a line's width around it.
    let room = Rect(minX: -1.67, minY: -1.67, maxX: 25.67, maxY: 25.67)
    for ink in Self.outlines + Self.fills {
      #expect(
        ink.box.minX > room.minX && ink.box.maxX < room.maxX && ink.box.minY > room.minY
          && ink.box.maxY < room.maxY, "\(ink.name) reaches to \(ink.box)")
    }
  }

  @Test func thingsAreAboutEquallyLarge() {
    // The longer side of whatever is a thing, not a sign such as a chevron.
    let things = Self.outlines.filter { Symbols.glyph(named: $0.name)?.composition == .object }
    let sides = things.map { ($0.name, Swift.max($0.box.width, $0.box.height)) }
    let middle = median(sides.map(\.1))
    #expect(abs(middle - 21.5) < 1)
    for (name, side) in sides {
      #expect(side > middle * 0.75 && side < middle * 1.3, "\(name) is \(side), the median \(middle)")
    }
  }
}

/// Every drawing is in a contact sheet of its category at two sizes, and in one at black.
@Suite struct SymbolSheetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Golden/Symbols")

  /// The names that a sheet writes.
  private static func words(of sheet: String) throws -> Set<String> {
    let text = try String(contentsOf: folder.appending(path: sheet), encoding: .utf8)
    return Set(text.split { " \n[]{},:\"'".contains($0) }.map(String.init))
  }

  /// The drawings of a category that are not another one under a second name.
  private static func drawn(_ category: SymbolCategory) -> [String] {
    category.symbols.map(\.name).filter(Set(Symbols.drawnNames).contains)
  }

  @Test(arguments: Symbols.categories.map(\.name), [17, 48])
  func contactSheetsShowEveryDrawing(_ name: String, _ size: Int) throws {
    let category = try #require(Symbols.categories.first { $0.name == name })
    let words = try Self.words(of: "\(name)-\(size)pt.yaml")
    #expect(words.isSuperset(of: ["regular", "bold", "light", "dark", String(size)]))
    for symbol in Self.drawn(category) { #expect(words.contains(symbol), "\(symbol) is missing") }
  }

  @Test func theSheetsAtBlackShowEveryDrawing() throws {
    let words = try Self.words(of: "black-first.yaml").union(Self.words(of: "black-second.yaml"))
    for symbol in Symbols.drawnNames { #expect(words.contains(symbol), "\(symbol) is missing") }
  }
}

extension Symbols {
  /// The names of the drawings that are not another one turned, mirrored or under another name.
  static let drawnNames = glyphs.keys.sorted().filter { name in
    text(of: name).map { !$0.contains("from: ") } ?? false
  }
}
