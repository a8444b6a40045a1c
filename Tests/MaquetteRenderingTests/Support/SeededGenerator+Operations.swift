import MaquetteGraphics
import MaquetteRendering
import MaquetteScene
import MaquetteTypography

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// A rectangle, an ellipse, a rounded rectangle or a path, partly outside of a picture of 30 by 80.
  mutating func shape() -> Shape {
    let rect = Rect(x: number(-20...40), y: number(-30...100), width: number(0...25), height: number(0...40))
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return .rect(rect)
    case 1: return .ellipse(rect)
    case 2: return .roundedRectangle(RoundedRectangle(rect: rect, radius: 5))
    default: return .path(Shape.ellipse(rect).path, .evenOdd)
    }
  }

  /// Any drawing operation, a group or the end of one.
  mutating func operation() -> DisplayList.Operation {
    let shape = shape()
    let color = Color(
      red: UInt8.random(in: 0...255, using: &self), green: 90, blue: 200,
      alpha: UInt8.random(in: 40...255, using: &self))
    switch Int.random(in: 0..<11, using: &self) {
    case 0...3: return .fill(shape, .color(color))
    case 4...5: return .stroke(shape, StrokeStyle(width: number(0.5...6)), .color(color))
    case 6: return .shadow(shape, Shadow(color: color, sigma: 2, offset: Point(x: 0, y: 3)))
    case 7...8:
      let turn = Transform(
        a: number(-1...1), b: number(-1...1), c: number(-1...1), d: number(-1...1), tx: number(0...30),
        ty: number(0...60))
      return .push(
        Layer(
          clip: Bool.random(using: &self) ? shape : nil, opacity: number(0...1) < 0.5 ? 1 : 0.7,
          transform: Bool.random(using: &self) ? turn : .identity))
    case 9:
      let run = GlyphRun(
        face: FontLibrary.bundled.face(for: Font(size: 15)), emSize: 15,
        glyphs: (0..<3).map { .init(id: GlyphID(40 + $0), position: Point(x: Double($0) * 9, y: 0)) })
      return .glyphs(run, origin: Point(x: number(-10...30), y: number(0...90)), color: color)
    default: return .pop
    }
  }
}
