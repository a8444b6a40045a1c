package import MaquetteElements
package import MaquetteLayout
import MaquetteTypography

extension TextAlignment {
  /// The share of the free width on the left of a text: 0 for a text at the left, 1 for one at the right.
  package func share(in direction: LayoutDirection) -> Double {
    switch self {
    case .center: 0.5
    case .leading: direction == .rightToLeft ? 1 : 0
    case .trailing: direction == .rightToLeft ? 0 : 1
    }
  }

  /// The place in a frame of something as narrow as its text.
  package var place: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
