import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct SymbolLayerTests {
  private func draw(
    _ name: String, _ rendering: SymbolRendering, value: Double? = nil
  ) throws -> SymbolDrawing {
    try #require(Symbols.symbol(named: name)).drawing(pointSize: 24, rendering: rendering, value: value)
  }

  private func ink(_ layer: SymbolLayer, of drawing: SymbolDrawing) -> SymbolInk {
    var copy = drawing
    copy.pathGroup = layer.pathGroup
    return SymbolInk(copy)
  }

  @Test func oneColourIsOneSilhouette() throws {
    #expect(try draw("plus.circle.fill", .monochrome).layers.isEmpty)
  }

  @Test(arguments: [
    "plus.circle.fill", "exclamationmark.triangle.fill", "bell.badge", "person.2", "heart.circle.fill",
  ])
  func theSignComesBeforeWhatItStandsOn(_ name: String) throws {
    let layers = try draw(name, .hierarchical).layers
    #expect(Set(layers.map(\.level)) == [1, 2])
    #expect(layers.allSatisfy { $0.color == nil && $0.isOn })
  }

  @Test func whatIsKnockedOutInOneColourIsPaintedInTwo() throws {
    let drawing = try draw("plus.circle.fill", .palette)
    #expect(drawing.layers.map(\.level) == [2, 1], "the disc is painted before the sign")
    let (disc, sign) = (ink(drawing.layers[0], of: drawing), ink(drawing.layers[1], of: drawing))
    let (x, y) = (drawing.size.width / 2, drawing.size.height / 2)
    #expect(!SymbolInk(drawing).covers(x, y))
    #expect(disc.covers(x, y) && sign.covers(x, y))
    #expect(disc.covers(x + 5, y + 5) && !sign.covers(x + 5, y + 5))
  }

  @Test func detailsOfTheSameLayerStayHoles() throws {
    let drawing = try draw("trash.fill", .hierarchical)
    #expect(drawing.layers.count == 1)
    let layer = ink(drawing.layers[0], of: drawing)
    #expect(!layer.covers(drawing.size.width / 2, drawing.size.height * 0.62))
    // The flame's inner tongue has a colour but no layer of its own.
    #expect(try draw("flame.fill", .hierarchical).layers.count == 1)
    #expect(try draw("flame.fill", .multicolor).layers.map(\.color) == [.orange, .yellow])
  }

  @Test(
    arguments: SymbolRendering.allCases, ["person.badge.plus", "bell.slash.fill", "cloud.sun.fill", "wifi"])
  func theLayersTogetherAreTheSymbol(_ rendering: SymbolRendering, _ name: String) throws {
    let drawing = try draw(name, rendering, value: 0.5)
    let whole = SymbolInk(drawing)
    let layers = drawing.layers.map { ink($0, of: drawing) }
    #expect(layers.count > 1 || rendering != .multicolor || name == "bell.slash.fill")
    for row in 0..<24 {
      for column in 0..<24 {
        let x = drawing.size.width * (Double(column) + 0.37) / 24
        let y = drawing.size.height * (Double(row) + 0.41) / 24
        let isCovered = layers.contains { $0.covers(x, y) }
        // A badge may lie over its host; what is cut out around it is free in every layer.
        #expect(isCovered == whole.covers(x, y), "\(name) at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [(0.0, 0), (0.01, 1), (0.33, 1), (0.34, 2), (0.67, 3), (1, 3)])
  func aValueTurnsStepsOn(_ value: Double, _ count: Int) throws {
    let layering = SymbolLayering(rendering: .monochrome, value: value)
    #expect((1...3).filter { layering.isOn($0, of: 3) }.count == count)
    #expect(layering.isOn(nil, of: 3), "what has no step is always on")
  }

  @Test(arguments: ["wifi": 3, "speaker.wave.3": 3, "speaker.wave.2": 2, "chart.bar": 3, "bell": 0])
  func stepsAreCounted(_ name: String, _ steps: Int) throws {
    #expect(try #require(Symbols.symbol(named: name)).steps == steps)
  }

  @Test func whatIsOffIsALayerOfItsOwn() throws {
    let off = try draw("wifi", .monochrome, value: 0.4)
    #expect(Set(off.layers.map(\.isOn)) == [true, false])
    #expect(try draw("wifi", .monochrome, value: 1).layers.allSatisfy(\.isOn))
    // Nothing of a filled frame is off: it is one area.
    #expect(try draw("wifi.circle.fill", .monochrome, value: 0).layers.isEmpty)
  }

  @Test func signsThatMeanSomethingColourTheirFrame() throws {
    #expect(try draw("plus.circle.fill", .multicolor).layers.map(\.color) == [.green, .onTint])
    #expect(try draw("minus.circle", .multicolor).layers.map(\.color).allSatisfy { $0 == .red })
    #expect(try draw("bell.badge", .multicolor).layers.last?.color == .red)
    #expect(try draw("doc.badge.plus", .multicolor).layers.last?.color == .green)
  }
}
