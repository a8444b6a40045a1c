import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@testable import MaquetteRedlines

/// Nothing on a sheet may stand on anything else; tried on the example of every element.
@Suite struct LegibilityTests {
  private static let examples = DrawnExample.all.map { ($0.name, $0.mockup.body) }

  private func expectLegible(_ sheet: SheetFigure, _ name: String) {
    let boxes = sheet.letterBoxes
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] where touches(box, other) {
        Issue.record("\(name): two texts overlap at \(box) and \(other)")
      }
    }
    let leaders = sheet.leaderPieces
    for (index, leader) in leaders.enumerated() {
      for other in leaders[..<index] {
        for piece in leader where other.contains(where: { touches(piece, $0) }) {
          Issue.record("\(name): two leaders meet at \(piece)")
        }
      }
      // A leader may pass under a badge in the picture, never through other letters.
      for (text, box) in zip(sheet.figure.texts, boxes) where text.ink != .onBadge {
        for piece in leader where touches(piece, box) {
          Issue.record("\(name): a leader runs through '\(text.lettering.text)'")
        }
      }
    }
    let badges = sheet.figure.strips.map(\.badge)
    for (index, badge) in badges.enumerated() {
      #expect(badges[..<index].allSatisfy { $0.intersection(badge).isEmpty }, "\(name): two badges overlap")
    }
  }

  @Test func nothingOverlapsOnTheSheetOfAnyExample() {
    for (name, element) in Self.examples {
      expectLegible(SheetFigure(element), name)
    }
  }

  @Test func norUnderOtherCircumstances() {
    for (name, element) in Self.examples {
      expectLegible(
        SheetFigure(element, padding: 0) { $0.direction = .rightToLeft }, "\(name), right to left")
      expectLegible(SheetFigure(element, padding: 3) { $0.textSize = .accessibility3 }, "\(name), large text")
      expectLegible(SheetFigure(element) { $0.platform = .macos }, "\(name), macOS")
    }
  }

  @Test func norOnACrowdedSheet() {
    let rows = VStack(spacing: 3) {
      for (_, element) in Self.examples.prefix(24) { element }
    }
    let crowd = SheetFigure(rows, padding: 2)
    expectLegible(crowd, "crowd")
    let noted = crowd.figure.leaders.count + crowd.figure.omitted
    #expect(noted == crowd.measurements.notes.count)
    #expect(crowd.figure.leaders.count > 20)
  }

  @Test(arguments: [Palette.light, .dark])
  func lettersStandOutFromWhatTheyStandOn(_ palette: Palette) {
    for kind in Redline.allCases {
      #expect(contrast(palette.color(of: kind), palette.paper) >= 4.5, "\(kind) on paper")
    }
    for kind in [Redline.padding, .spacing] {
      #expect(contrast(palette.onBadge, palette.color(of: kind)) >= 4.5, "badge of \(kind)")
    }
    for color in [palette.ink, palette.soft] { #expect(contrast(color, palette.paper) >= 4.5) }
    #expect(contrast(palette.leader, palette.paper) >= 3)
  }

  /// The contrast ratio of WCAG 2.2.
  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (Swift.max(x, y) + 0.05) / (Swift.min(x, y) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      // The curve ((v + 0.055) / 1.055) ^ 2.4 by way of the fifth root, since 2.4 is 12 / 5.
      guard value > 0.04045 else { return value / 12.92 }
      let base = (value + 0.055) / 1.055
      var root = base
      for _ in 0..<40 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
      return (0..<12).reduce(1.0) { product, _ in product * root }
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
