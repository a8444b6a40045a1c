import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// Sizes of symbols in pictures of the platforms, beside the size of the text that they stand with.
///
/// Nothing but lengths was taken from the pictures: the drawings are this project's own.
struct MeasuredSymbol: Sendable, CustomTestStringConvertible {
  var name: String
  /// The size of the text, in points.
  var text: Double
  var weight = FontWeight.regular
  var scale = SymbolScale.medium
  var width: Double
  /// Nil if only the width is known.
  var height: Double?
  /// The share of its box that the ink covers; nil if it was not measured.
  var darkness: Double?
  var source: String

  var testDescription: String { "\(name) in \(source)" }

  func drawing() throws -> SymbolDrawing {
    try #require(Symbols.symbol(named: name)).drawing(pointSize: text, weight: weight, scale: scale)
  }

  private init(
    _ name: String, _ text: Double, _ width: Double, _ height: Double?, _ darkness: Double? = nil,
    weight: FontWeight = .regular, scale: SymbolScale = .medium, in source: String
  ) {
    (self.name, self.text, self.width, self.height) = (name, text, width, height)
    (self.darkness, self.weight, self.scale, self.source) = (darkness, weight, scale, source)
  }

  // The rows of the sidebar of macOS 26 and its toolbars do not tell their font: the size is that at which the circle is as
  // large as measured.
  static let all: [MeasuredSymbol] = [
    .init("doc", 17, 13.96, 17.80, 0.337, in: "ios26-menu-glass-white"),
    .init("folder", 17, 18.85, 15.19, 0.340, in: "ios26-menu-glass-white"),
    .init("trash", 17, 15.96, 18.49, in: "ios26-menu-glass-white"),
    .init("trash", 17, 15.98, 18.48, 0.337, in: "ios16-context-menu-elementsize"),
    .init("safari", 17, 16.92, 16.93, 0.338, in: "ios26-context-menu-glass"),
    .init("square.and.arrow.up", 17, 14.74, 18.62, 0.291, in: "ios26-context-menu-glass"),
    .init("info.circle", 17, 17.02, 17.00, 0.285, in: "ios16-context-menu-elementsize"),
    .init("plus.circle", 17, 17.00, 17.00, 0.281, in: "ios16-context-menu-elementsize"),
    .init("plus.circle", 17, 21.66, 21.66, scale: .large, in: "ios13-contact-add-3x"),
    .init("hand.thumbsup", 17, 17.02, 18.08, in: "ios16-context-menu-elementsize"),
    .init("hand.thumbsdown", 17, 17.02, 18.10, in: "ios16-context-menu-elementsize"),
    .init("star", 17, 18.46, 17.68, 0.239, in: "ios16-context-menu-elementsize"),
    .init("star.fill", 17, 18.46, 17.68, 0.436, in: "ios16-context-menu-elementsize"),
    .init("magnifyingglass", 17, 16.37, 16.52, in: "ios26-glass-bar-over-map"),
    .init("magnifyingglass", 13, 12.36, 12.47, 0.244, in: "mac12-sidebar-navigator-2x"),
    .init("folder", 13, 14.37, 11.59, 0.335, in: "mac12-sidebar-navigator-2x"),
    .init("folder.fill", 11, 12.19, 9.82, 0.846, in: "mac12-sidebar-navigator-2x"),
    .init("play", 13, 9.50, 10.69, 0.289, in: "mac12-sidebar-navigator-2x"),
    .init("exclamationmark.triangle", 13, 13.24, 12.00, 0.268, in: "mac12-sidebar-navigator-2x"),
    .init("chevron.right", 10, 4.73, 8.04, weight: .bold, in: "mac12-sidebar-navigator-2x"),
    .init("chevron.down", 10, 8.00, 4.71, weight: .bold, in: "mac12-sidebar-navigator-2x"),
    .init("chevron.forward", 17, 6.51, 11.13, weight: .semibold, scale: .small, in: "ios26-list-2line-rows"),
    .init("checkmark.circle.fill", 13, 12.90, 12.91, 0.722, in: "mac12-unified-toolbar-popover-2x"),
    .init("clock", 13, 12.99, 12.99, in: "mac12-openpanel-sidebar"),
    .init("icloud", 13, 15.87, 10.99, in: "mac12-openpanel-sidebar"),
    .init("externaldrive", 13, 13.88, 10.81, in: "mac12-openpanel-sidebar"),
    .init("clock", 16.77, 16.70, 16.70, in: "mac26-openpanel-sidebar"),
    .init("arrow.down.circle", 16.77, 16.70, 16.70, 0.314, in: "mac26-openpanel-sidebar"),
    .init("doc", 16.77, 13.88, 17.64, 0.350, in: "mac26-openpanel-sidebar"),
    .init("house", 16.77, 19.34, 17.26, in: "mac26-openpanel-sidebar"),
    .init("icloud", 16.77, 20.53, 14.22, 0.252, in: "mac26-openpanel-sidebar"),
    .init("internaldrive", 16.77, 19.41, 14.00, in: "mac26-openpanel-sidebar"),
    .init("network", 16.77, 16.70, 16.70, in: "mac26-openpanel-sidebar"),
    .init("play.circle.fill", 23.26, 23.17, 23.16, 0.694, in: "ios26-tabbar-glass-blue"),
    .init("clock.fill", 23.26, 23.17, 23.16, 0.737, in: "ios26-tabbar-glass-blue"),
    .init("1.square.fill", 23.26, 20.95, 20.96, 0.921, in: "ios26-tabbar-glass-purple"),
    .init("2.square.fill", 23.26, 20.94, 20.94, 0.890, in: "ios26-tabbar-glass-purple"),
    .init("3.square.fill", 23.26, 20.94, 20.94, 0.884, in: "ios26-tabbar-glass-purple"),
    .init("4.square.fill", 23.26, 20.94, 20.94, 0.885, in: "ios26-tabbar-glass-purple"),
    .init("pause.fill", 21.75, 13.23, 18.00, 0.799, in: "ios26-tabbar-glass-blue"),
    .init("forward.fill", 21.75, 23.38, 13.15, 0.609, in: "ios26-tabbar-glass-blue"),
    .init("heart.fill", 18, 22.29, 20.45, 0.724, scale: .large, in: "ios26-uibutton-icon-row"),
    .init("ellipsis", 18, 20.50, 4.10, scale: .large, in: "ios26-menu-glass-white"),
    .init("bolt.fill", 17, 11.4, nil, in: "prominent capsules of SwiftUI"),
  ]
}

/// Proportions of symbols as measured beside text.
@Suite struct SymbolProportionTests {
  @Test(arguments: MeasuredSymbol.all)
  func aBoxIsAsLargeAsThePlatforms(_ measured: MeasuredSymbol) throws {
    let size = try measured.drawing().size
    #expect(abs(size.width / measured.width - 1) < 0.05, "\(size.width) for \(measured.width)")
    if let height = measured.height {
      #expect(abs(size.height / height - 1) < 0.05, "\(size.height) for \(height)")
    }
  }

  @Test(arguments: MeasuredSymbol.all.filter { $0.darkness != nil })
  func inkCoversAsMuchOfTheBox(_ measured: MeasuredSymbol) throws {
    let drawing = try measured.drawing()
    let darkness = SymbolInk(drawing).area(samples: 150) / (drawing.size.width * drawing.size.height)
    #expect(abs(darkness / (try #require(measured.darkness)) - 1) < 0.075, "\(darkness)")
  }

  /// The lengths of the covered parts of a horizontal line, half way down or at another part of the height.
  private func runs(_ drawing: SymbolDrawing, at part: Double = 0.5) -> [Double] {
    let ink = SymbolInk(drawing)
    let step = 0.02
    var runs: [Double] = []
    var isCovered = false
    for index in 0..<Int(drawing.size.width / step) {
      let covers = ink.covers((Double(index) + 0.5) * step, drawing.size.height * part)
      if covers, !isCovered { runs.append(0) }
      if covers { runs[runs.count - 1] += step }
      isCovered = covers
    }
    return runs
  }

  private func drawing(_ name: String, scale: SymbolScale = .medium) throws -> SymbolDrawing {
    try #require(Symbols.symbol(named: name)).drawing(pointSize: 17, scale: scale)
  }

  /// Straight lines and rings beside text of 17 pt, and the ring of the add button, which is large.
  @Test(arguments: [
    ("doc", SymbolScale.medium, 1.33), ("folder", .medium, 1.33), ("square.and.arrow.up", .medium, 1.33),
    ("safari", .medium, 1.41), ("info.circle", .medium, 1.40), ("plus.circle", .medium, 1.34),
    ("plus.circle", .large, 1.565),
  ])
  func linesAreAsThickAsThePlatforms(_ name: String, _ scale: SymbolScale, _ thickness: Double) throws {
    let line = try #require(runs(try drawing(name, scale: scale), at: name == "folder" ? 0.6 : 0.5).first)
    #expect(abs(line / thickness - 1) < 0.05, "\(line)")
  }

  /// Rings stand on the middle of capitals: 0.011 em below it in ios26-context-menu-glass, 0.004 in
  /// ios16-context-menu-elementsize, 0.022 and 0.015 at 1x. A bin stands 0.015 to 0.043 above it, a sheet 0.025 below.
  @Test(arguments: [("safari", 0.0), ("info.circle", 0), ("clock", 0), ("trash", 0.03), ("doc", -0.025)])
  func symbolsStandOnTheMiddleOfCapitals(_ name: String, _ rise: Double) throws {
    let drawing = try drawing(name)
    let above = (drawing.baseline - drawing.size.height / 2) / 17 - SymbolGrid.capHeight / 2
    #expect(abs(above - rise) < 0.05, "\(above)")
  }

  /// Two leaves of 9.0 with a gap between them from top to bottom.
  @Test func aFilledBookIsTwoLeaves() throws {
    let drawing = try drawing("book.fill")
    let leaves = runs(drawing)
    #expect(leaves.count == 2 && leaves.allSatisfy { abs($0 - 9) < 0.45 })
    let ink = SymbolInk(drawing)
    for index in 0...20 {
      #expect(!ink.covers(drawing.size.width / 2, drawing.size.height * Double(index) / 20))
    }
  }

  /// The plus is 10.4 in a ring of 21.66 (`ios13-contact-add-3x`) and 7.37 in one of 17.0
  /// (`ios16-context-menu-elementsize`): 0.48 and 0.43 of it.
  @Test func aPlusIsNearlyHalfAsLongAsItsRing() throws {
    let ring = try drawing("plus.circle")
    let parts = runs(ring)
    #expect(parts.count == 3)
    #expect(abs(parts[1] / ring.size.width - 0.457) < 0.025)
    #expect(abs(runs(try drawing("minus.circle"))[1] - parts[1]) < 0.1)
  }
}
