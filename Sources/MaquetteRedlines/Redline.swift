/// A kind of measurement that a design sheet shows; raw values are the names that sheets use.
public enum Redline: String, Hashable, Sendable, CaseIterable {
  /// Width and height of elements, as dimension lines.
  case frame
  /// Room around contents, as tinted bands.
  case padding
  /// Distances between neighbours, as tinted bands.
  case spacing
  /// Radii of corners.
  case radius
  /// How far below an element's top its letters stand.
  case baseline
  /// Where a finger or a pointer hits, at least the platform's smallest target.
  case hitTarget = "hit-target"
  /// Text styles, sizes and weights.
  case font
  /// Fills and the colours of texts and symbols, by token and value.
  case color

  /// What the legend calls it.
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
