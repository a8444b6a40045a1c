package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

extension Image {
  /// The edges that keep their size when the image is resized, in points: its own, or those of its asset.
  package func caps(in environment: Environment) -> Insets {
    if let capInsets { return capInsets }
    switch asset(in: environment)?.resizing {
    case .stretch(let caps), .tile(let caps): return caps
    case .scale, nil: return .zero
    }
  }

  /// Returns the image as the background of one of several parts in a row, of which only the outer ones have the caps of
  /// their sides, as in UIKit's segmented controls and steppers.
  ///
  /// - Parameters:
  ///   - isColumn: whether the parts stand below each other.
  ///   - gap: the distance to the next part of a row in points, which the image covers too.
  package func part(
    isFirst: Bool, isLast: Bool, isColumn: Bool = false, gap: Double = 0, in environment: Environment
  ) -> any Element {
    let caps = caps(in: environment)
    let fill = FrameLength(max: .infinity)
    var hidden = Insets.zero
    if isColumn {
      (hidden.top, hidden.bottom) = (isFirst ? 0 : -caps.top, isLast ? 0 : -caps.bottom)
    } else {
      (hidden.leading, hidden.trailing) = (isFirst ? 0 : -caps.leading, isLast ? 0 : -caps.trailing)
    }
    return resizable().decorative().padding(hidden)
      .frame(width: fill, height: fill).clipped()
      .padding(Insets(top: 0, leading: 0, bottom: 0, trailing: isLast ? 0 : -gap))
  }

  /// Returns the image with a colour for its template, unless it has one.
  package func templateTint(_ color: ColorReference) -> Image { with(\.tint, tint ?? color) }

  /// Returns a warning if the image is not there.
  package func warnings(in environment: Environment) -> [ElementWarning] {
    guard asset(in: environment) == nil, case .named(let name) = source else { return [] }
    return [.unknownImage(name: name)]
  }
}
