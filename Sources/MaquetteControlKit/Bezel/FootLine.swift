package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The stronger foot of an outline: what shows below the face inside of the line where the same face is a device pixel lower, so that it
/// fades along round corners as they turn upwards (`mac12-combobox`, `mac12-openpanel-toolbar` and their dark variants).
package struct FootLine: Element {
  package var outline: Surface.Outline
  package var color: ColorReference

  package init(outline: Surface.Outline, color: ColorReference) {
    self.outline = outline
    self.color = color
  }

  package func node(in environment: Environment) -> Node {
    let (outline, color, pixel) = (outline, environment.color(color), 1 / environment.scale)
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    return Node(name: NodeName("foot-line"), item: item) { drawing in
      guard color.alpha > 0 else { return [] }
      let face = drawing.frame.inset(by: pixel)
      let lower = Rect(x: face.minX, y: face.minY + pixel, width: face.width, height: face.height)
      let inner = outline.outset(by: -pixel)
      let outside = Bezel.outside(of: inner.shape(in: face), in: face)
      return [.push(Layer(clip: outside)), .fill(inner.shape(in: lower), .color(color)), .pop]
    }
  }
}
