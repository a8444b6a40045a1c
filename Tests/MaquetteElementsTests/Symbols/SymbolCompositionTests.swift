import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct SymbolCompositionTests {
  private func ink(_ name: String) throws -> SymbolInk {
    SymbolInk(try #require(Symbols.symbol(named: name)).drawing(pointSize: 24))
  }

  @Test(arguments: [
    "play", "star", "heart", "bell", "lock", "person", "cart", "gearshape", "circle", "trash",
  ])
  func fillKeepsTheOutlineAndFillsIt(_ name: String) throws {
    let (outline, filled) = (try ink(name), try ink(name + ".fill"))
    #expect(outline.size == filled.size)
    #expect(filled.area() > 1.15 * outline.area())
  }

  @Test func fillKnocksDetailsOut() throws {
    let (outline, filled) = (try ink("trash"), try ink("trash.fill"))
    let (x, y) = (outline.size.width / 2, outline.size.height * 0.62)
    #expect(outline.covers(x, y) && !filled.covers(x, y))
    let gear = try ink("gearshape.fill")
    #expect(!gear.covers(gear.size.width / 2, gear.size.height / 2))
  }

  @Test func aSlashRunsThroughFreeSpace() throws {
    let (plain, slashed) = (try ink("square.fill"), try ink("square.slash.fill"))
    // Along the other diagonal: the line in the middle, free space beside it, then the square.
    let center = slashed.size.width / 2
    func covers(_ offset: Double) -> Bool { slashed.covers(center + offset, center - offset) }
    #expect(covers(0))
    #expect(!covers(1.6) && !covers(-1.6))
    #expect(covers(4) && covers(-4))
    #expect(slashed.area() < plain.area())
  }

  @Test(arguments: ["circle", "square"], ["plus", "xmark", "info", "heart", "chevron.down", "play"])
  func aFilledFrameIsTheFrameWithoutTheDrawing(_ frame: String, _ name: String) throws {
    let (ring, disc) = (try ink("\(name).\(frame)"), try ink("\(name).\(frame).fill"))
    let empty = try ink("\(frame).fill")
    #expect(ring.size == disc.size)
    #expect(abs(disc.size.width - empty.size.width) < 1e-9)
    // Well inside the ring, exactly one of the two is inked.
    var inked = 0
    for row in -9...9 {
      for column in -9...9 {
        let x = ring.size.width / 2 + Double(column) * 0.7 + 0.03
        let y = ring.size.height / 2 + Double(row) * 0.7 + 0.01
        #expect(ring.covers(x, y) != disc.covers(x, y))
        if ring.covers(x, y) { inked += 1 }
      }
    }
    #expect(inked > 10)
  }

  @Test func framesAreAsDarkAsTheDrawingAlone() throws {
    let (alone, framed) = (try ink("minus"), try ink("minus.circle"))
    // The height of the bar in the middle of the frame, in steps of a twentieth of a point.
    let bar = (-100...100).filter {
      framed.covers(framed.size.width / 2, framed.size.height / 2 + Double($0) / 20)
    }
    #expect(abs(Double(bar.count) / 20 / alone.size.height - 0.92) < 0.05)
  }

  @Test func rulesCombine() throws {
    let (bell, slashed) = (try ink("bell.circle.fill"), try ink("bell.slash.circle.fill"))
    #expect(bell.size == slashed.size)
    #expect(bell.area() != slashed.area())
  }
}
