package import MaquetteElements
import MaquetteGraphics
import MaquetteScene

extension Element {
  /// Returns the element larger or smaller about its middle, without an effect on its neighbours; `across` in width alone.
  package func enlarged(by factor: Double, across: Bool = false) -> any Element {
    grouped(name: .scale) { frame in
      let center = frame.center
      return Layer(
        transform: Transform.translation(x: -center.x, y: -center.y)
          .then(.scale(x: factor, y: across ? 1 : factor)).then(.translation(x: center.x, y: center.y)))
    }
  }
}

extension NodeName {
  /// An element that is drawn larger or smaller than it is.
  package static let scale = NodeName("scale")
}
