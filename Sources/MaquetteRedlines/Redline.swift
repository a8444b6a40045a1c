import MaquetteGraphics

/// A kind of measurement that a design sheet shows; raw values are the names that sheets use.
package enum Redline: String, Hashable, Sendable, CaseIterable {
  /// Width and height of elements, as dimension lines.
  case frame
  /// Room around contents, as tinted bands.
  case padding
  /// Distances between neighbours, as tinted bands.
  case spacing
  /// Radii of corners.
  case radius
  /// Distance from the top of an element to its baseline.
  case baseline
  /// Hit targets, at least as large as the platform's smallest.
  case hitTarget = "hit-target"
  /// Text styles, sizes and weights.
  case font
  /// Fills and the colours of texts and symbols, by token and value.
  case color

  /// The name in the legend.
  var title: String {
    switch self {
    case .frame: "Frame"
    case .padding: "Padding"
    case .spacing: "Spacing"
    case .radius: "Radius"
    case .baseline: "Baseline"
    case .hitTarget: "Hit target"
    case .font: "Font"
    case .color: "Colour"
    }
  }
}

/// The colours of a design sheet, which follow the picture's appearance. Text has a contrast of at least
/// 4.5 : 1 (WCAG 2.2, 1.4.3) on the paper and on the badges of each kind.
struct Palette {
  /// The background of the sheet.
  var paper: Color
  /// The edge of the picture and of swatches.
  var edge: Color
  /// Titles.
  var ink: Color
  /// The lines of notes.
  var soft: Color
  /// Leaders.
  var leader: Color
  /// Text on a badge.
  var onBadge: Color
  private var marks: [Redline: Color]

  func color(of kind: Redline) -> Color { marks[kind] ?? soft }

  func color(of ink: Figure.Ink) -> Color {
    switch ink {
    case .kind(let kind): color(of: kind)
    case .ink: self.ink
    case .soft: soft
    case .leader: leader
    case .onBadge: onBadge
    }
  }

  static let light = Palette(
    paper: hex(0xF7F7F5), edge: hex(0xDCDCD8), ink: hex(0x1C1C1E), soft: hex(0x5C5C62), leader: hex(0x77777D),
    onBadge: .white,
    marks: [
      .frame: hex(0xC9251B), .padding: hex(0x19753A), .spacing: hex(0xB01E73), .radius: hex(0x6B3FC4),
      .baseline: hex(0x0B66C3), .hitTarget: hex(0x9C4A00),
    ])

  static let dark = Palette(
    paper: hex(0x17171A), edge: hex(0x38383E), ink: hex(0xF0F0F2), soft: hex(0xA9A9B1), leader: hex(0x8C8C94),
    onBadge: hex(0x101012),
    marks: [
      .frame: hex(0xFF7A70), .padding: hex(0x56C77F), .spacing: hex(0xF682BE), .radius: hex(0xB99AF5),
      .baseline: hex(0x6DB4FF), .hitTarget: hex(0xF2A24E),
    ])

  private static func hex(_ value: UInt32) -> Color {
    Color(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }
}
