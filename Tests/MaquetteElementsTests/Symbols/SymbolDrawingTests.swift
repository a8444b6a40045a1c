import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct SymbolDrawingTests {
  private static let baseNames = Symbols.drawnNames

  private func draw(
    _ name: String, _ pointSize: Double = 24, _ weight: FontWeight = .regular,
    _ scale: SymbolScale = .medium, _ direction: LayoutDirection = .leftToRight
  ) throws -> SymbolDrawing {
    try #require(Symbols.symbol(named: name)).drawing(
      pointSize: pointSize, weight: weight, scale: scale, direction: direction)
  }

  @Test func theCircleIsAsWideAsTheTextIsLarge() throws {
    // 12.90 beside text of 13 pt (mac12-unified-toolbar-popover-2x), 16.92 beside 17 (ios26-context-menu-glass).
    let circle = try draw("circle", 13)
    #expect(abs(circle.size.width - 12.95) < 0.1)
    #expect(abs(circle.size.height - 12.95) < 0.1)
    #expect(abs(try draw("circle", 17).size.width - 16.92) < 0.1)
    // The circle's centre lies at half the height of capitals above the baseline.
    #expect(abs(circle.baseline - circle.size.height / 2 - 0.7046 / 2 * 13) < 1e-9)
  }

  @Test(arguments: baseNames, [FontWeight.ultraLight, .black])
  func theBoxIsTight(_ name: String, _ weight: FontWeight) throws {
    let drawing = try draw(name, 24, weight)
    let ink = SymbolInk(drawing)
    let (width, height) = (drawing.size.width, drawing.size.height)
    #expect(width > 0 && height > 0)
    // The points of thin stars are narrower than an eightieth.
    func isAny(_ isInked: (Double) -> Bool) -> Bool {
      (0...80).contains { isInked(Double($0) / 80) } || (0...1000).contains { isInked(Double($0) / 1000) }
    }
    func isInked(x: Double) -> Bool { isAny { ink.covers(x, height * $0) } }
    func isInked(y: Double) -> Bool { isAny { ink.covers(width * $0, y) } }
    let outside = 0.01
    #expect(!isInked(x: -outside) && !isInked(x: width + outside), "\(name) leaves its box")
    #expect(!isInked(y: -outside) && !isInked(y: height + outside), "\(name) leaves its box")
    let inside = 0.1
    #expect(isInked(x: inside) && isInked(x: width - inside), "\(name) does not fill its box")
    #expect(isInked(y: inside) && isInked(y: height - inside), "\(name) does not fill its box")
  }

  @Test(arguments: [
    "plus", "minus", "xmark", "ellipsis", "exclamationmark", "chevron.up", "chevron.down", "arrow.up",
    "arrow.down", "square.and.arrow.up", "square.and.arrow.down", "circle", "square", "stop", "pause", "star",
    "heart", "gearshape", "bell", "trash", "person", "lock", "star.circle.fill", "heart.square",
  ])
  func leftEqualsRight(_ name: String) throws {
    for weight in [FontWeight.ultraLight, .black] {
      #expect(SymbolInk(try draw(name, 24, weight)).asymmetry(horizontal: true) < 0.01, "\(name)")
    }
  }

  @Test(arguments: [
    "plus", "minus", "xmark", "ellipsis", "play", "pause", "stop", "forward", "circle", "square", "gearshape",
    "chevron.left", "chevron.right", "arrow.left", "arrow.right", "play.circle",
  ])
  func topEqualsBottom(_ name: String) throws {
    #expect(SymbolInk(try draw(name)).asymmetry(horizontal: false) < 0.01)
  }

  @Test(arguments: [
    "play", "checkmark", "questionmark", "cart", "magnifyingglass", "chevron.right", "arrow.clockwise",
  ])
  func leftDiffersFromRight(_ name: String) throws {
    #expect(SymbolInk(try draw(name)).asymmetry(horizontal: true) > 0.05)
  }

  @Test func theTriangleBalancesAboutTheMiddleOfItsCircle() throws {
    // The centre of mass of the triangle in play.circle.fill is where the disc lacks ink.
    let ink = SymbolInk(try draw("play.circle.fill", 24))
    var (count, sum) = (0.0, 0.0)
    let center = ink.size.width / 2
    for row in -30...30 {
      for column in -30...30 {
        let (dx, dy) = (Double(column) * 0.2, Double(row) * 0.2)
        guard !ink.covers(center + dx, center + dy) else { continue }
        count += 1
        sum += dx
      }
    }
    #expect(count > 0)
    #expect(abs(sum / count) < 0.03 * ink.size.width)
  }

  @Test func linesAreNearlyAsThickAsStems() throws {
    // 0.95 of the stems of the bundled font's l at 17 points, ultralight to black. At regular lines of real symbols are
    // 1.33 (ios26-menu-glass-white) and rings 1.40 (ios26-context-menu-glass).
    let stems = [0.37, 0.72, 1.08, 1.43, 1.80, 2.08, 2.40, 2.80, 3.23]
    for (weight, stem) in zip(FontWeight.allCases, stems) {
      let minus = try draw("minus", 17, weight)
      #expect(abs(minus.size.height - 0.95 * stem) < 0.03, "\(weight)")
    }
    #expect(abs(try draw("minus", 17).size.height - 1.365) < 0.05)
  }

  @Test(arguments: baseNames)
  func inkGrowsWithTheWeight(_ name: String) throws {
    let areas = try [FontWeight.ultraLight, .regular, .semibold, .black].map {
      SymbolInk(try draw(name, 24, $0)).area(samples: 35)
    }
    #expect(areas[0] > 0)
    for (lighter, heavier) in zip(areas, areas.dropFirst()) {
      #expect(lighter < heavier, "\(name): \(areas)")
    }
  }

  @Test(arguments: [
    "gearshape", "trash", "bell", "lock", "cart", "person", "star", "info.circle", "heart.circle",
  ])
  func blackDoesNotClog(_ name: String) throws {
    // At least a sixth of the box stays free, which a solid blot of the same outline would not leave.
    let drawing = try draw(name, 24, .black)
    let free = drawing.size.width * drawing.size.height - SymbolInk(drawing).area()
    #expect(free > drawing.size.width * drawing.size.height / 6)
  }

  @Test(arguments: FontWeight.allCases)
  func aFilledRecordButtonKeepsItsDot(_ weight: FontWeight) throws {
    // From the middle outwards: the dot, a gap, the disc.
    let ink = SymbolInk(try draw("record.circle.fill", 24, weight))
    let middle = ink.size.width / 2
    let runs = stride(from: 0, to: middle, by: 0.05).map { ink.covers(middle + $0, middle) }
    let changes = zip(runs, runs.dropFirst()).filter { $0 != $1 }.count
    #expect(runs.first == true && changes == 2 && runs.last == true, "\(weight)")
  }

  @Test(arguments: FontWeight.allCases)
  func slatsStayApart(_ weight: FontWeight) throws {
    // Down the middle of the closed blinds: a rail and two or three slats with light between them, none of them thinner
    // than the tenth of a slat's distance that one can still see.
    for (name, edges) in [("blinds.horizontal.closed.fill", 1), ("blinds.horizontal.closed", 2)] {
      let ink = SymbolInk(try draw(name, 24, weight))
      let runs = stride(from: 0.01, to: ink.size.height, by: 0.05).map { ink.covers(ink.size.width / 2, $0) }
      let bands = zip(runs, runs.dropFirst()).filter { !$0 && $1 }.count + 1
      #expect(bands == 1 + edges * 3 || bands == 1 + edges * 2, "\(name) \(weight)")
    }
  }

  @Test func scalesAreAFifthSmallerAndAThirdLarger() throws {
    for (scale, ratio) in [(SymbolScale.small, 0.8), (.large, 1.3)] {
      for name in ["circle", "plus", "heart", "trash"] {
        let (medium, other) = (try draw(name), try draw(name, 24, .regular, scale))
        #expect(abs(other.size.width / medium.size.width - ratio) < 0.03, "\(name) \(scale)")
      }
    }
    // Lines follow half of it, so that a symbol of any scale suits the text.
    let (small, medium) = (try draw("minus", 24, .regular, .small), try draw("minus"))
    #expect(abs(small.size.height / medium.size.height - 0.9) < 1e-9)
  }

  @Test func allScalesCentreOnCapitals() throws {
    for scale in SymbolScale.allCases {
      let plus = try draw("plus", 20, .bold, scale)
      #expect(abs(plus.baseline - plus.size.height / 2 - 0.7046 / 2 * 20) < 1e-9)
    }
  }

  @Test func sizeIsProportional() throws {
    let (one, ten) = (try draw("bell", 10), try draw("bell", 100))
    #expect(abs(ten.size.width - 10 * one.size.width) < 1e-9)
    #expect(abs(ten.baseline - 10 * one.baseline) < 1e-9)
  }

  @Test(arguments: [0.0, -1, .nan, -.infinity]) func anImpossibleSizeDrawsNothing(_ size: Double) throws {
    #expect(try draw("bell", size).size == .zero)
  }

  @Test func ahugeSizeIsLimited() throws {
    #expect(try draw("bell", .infinity) == draw("bell", 10_000))
  }

  @Test func onlyForwardAndBackwardFollowTheDirection() throws {
    for sign in ["chevron", "arrow"] {
      #expect(try draw("\(sign).forward") == draw("\(sign).right"))
      #expect(try draw("\(sign).backward") == draw("\(sign).left"))
      let flipped = SymbolInk(try draw("\(sign).forward", 24, .regular, .medium, .rightToLeft))
      let left = SymbolInk(try draw("\(sign).left"))
      #expect(abs(flipped.area() - left.area()) < 1e-9)
      for (x, y) in [(0.1, 0.5), (0.9, 0.1), (0.9, 0.9), (0.1, 0.1), (0.5, 0.5)] {
        let (x, y) = (x * left.size.width, y * left.size.height)
        #expect(flipped.covers(x, y) == left.covers(x, y))
      }
    }
    for name in ["chevron.right", "arrow.left", "checkmark", "play", "questionmark"] {
      #expect(try draw(name) == draw(name, 24, .regular, .medium, .rightToLeft), "\(name)")
    }
    #expect(
      try draw("chevron.forward.circle")
        != draw("chevron.forward.circle", 24, .regular, .medium, .rightToLeft))
  }

  @Test func thePlaceholderIsADashedSquareOnTheSameGrid() throws {
    let placeholder = SymbolDrawing.placeholder(pointSize: 24)
    let square = try draw("square")
    #expect(abs(placeholder.size.width - square.size.width) < 1e-9)
    #expect(abs(placeholder.size.height - square.size.height) < 1e-9)
    #expect(abs(placeholder.baseline - square.baseline) < 1e-9)
    #expect(placeholder.pathGroup.parts.first?.stroke?.dashes.count == 2)
  }
}
