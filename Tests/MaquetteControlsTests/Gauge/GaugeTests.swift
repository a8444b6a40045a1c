import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens

@Suite("Gauges")
struct GaugeTests {
  private let colors: [ColorReference] = [.color(.black), .color(.white)]

  @Test(
    "A bar is filled by the share of the range",
    arguments: [
      (67.0, 0.0, 170.0, 78.8), (0, 0, 1, 0), (-3, 0, 1, 0), (9, 0, 1, 200), (15, 10, 20, 100),
      (.nan, 0, 1, 0),
      (3, 5, 1, 0),
    ])
  func share(value: Double, minimum: Double, maximum: Double, width: Double) {
    var gauge = Gauge(value).with(\.width, 200)
    (gauge.minimum, gauge.maximum) = (minimum, maximum)
    let fills = Drawn(gauge).fills
    #expect(fills.first?.rect.width == 200)
    #expect(fills.count == (width > 0 ? 2 : 1))
    #expect(width == 0 || abs((fills.last?.rect.width ?? 0) - width) <= 0.5)
  }

  @Test("From right to left a bar fills from the right")
  func mirroredBar() {
    let drawn = Drawn(Gauge(0.25).with(\.width, 200)) { $0.direction = .rightToLeft }
    #expect(drawn.fills.last.map { $0.rect.minX == 150 && $0.rect.maxX == 200 } == true)
  }

  @Test("The platform's own form is a bar that fills, on watchOS one with a mark")
  func ownForm() {
    for platform in [Platform.ios, .macos] { #expect(Drawn(Gauge(0.5), platform).layers.isEmpty) }
    // What surrounds the mark is cut out of the bar.
    #expect(Drawn(Gauge(0.5), .watchos).layers.count == 1)
  }

  @Test("A mark travels from end to end of a bar, in the colour at its place", arguments: [0.0, 0.25, 1])
  func mark(value: Double) throws {
    let drawn = Drawn(Gauge(value, style: .accessoryLinear).tint(colors).with(\.width, 208))
    let mark = try #require(drawn.fills.last)
    #expect(mark.rect == Rect(x: 200 * value, y: 0, width: 8, height: 8))
    #expect(mark.color.red == UInt8(255 * value + 0.5))
  }

  @Test(
    "The mark of an open ring is at 225 degrees at the minimum, at the top in the middle, and mirrored",
    arguments: [
      (0.0, LayoutDirection.leftToRight, -1.0, 1.0), (0.5, .leftToRight, 0, -2.0.squareRoot()),
      (1, .leftToRight, 1, 1), (0, .rightToLeft, 1, 1), (1, .rightToLeft, -1, 1),
    ])
  func ringMark(value: Double, direction: LayoutDirection, x: Double, y: Double) throws {
    let gauge = Gauge(value, style: .circular).with(\.width, 100)
    let mark = try #require(Drawn(gauge) { $0.direction = direction }.fills.last?.rect.center)
    // A line of a tenth of the diameter has a radius of 45.
    let side = 45 / 2.0.squareRoot()
    #expect(abs(mark.x - 50 - x * side) < 1e-9 && abs(mark.y - 50 - y * side) < 1e-9)
  }

  @Test("A ring has its diameter at every text size, and a bar grows with its labels")
  func sizes() {
    let ring = Gauge(0.5, label: "Air", style: .accessoryCircular)
    let bar = Gauge(0.5, label: "Air")
    for size in [TextSize.xSmall, .large, .accessibility5] {
      #expect(Drawn(ring) { $0.textSize = size }.size == Size(width: 60, height: 60))
    }
    #expect(Drawn(bar) { $0.textSize = .accessibility5 }.size.height > Drawn(bar).size.height + 20)
  }

  @Test(
    "Labels that a form has no place for are left out",
    arguments: [
      (Gauge.Style.linearCapacity, 4), (.accessoryLinearCapacity, 4), (.accessoryLinear, 2), (.linear, 2),
      (.accessoryCircular, 3), (.circular, 3), (.accessoryCircularCapacity, 1),
    ])
  func labels(style: Gauge.Style, count: Int) {
    var gauge = Gauge(0.5, label: "A", style: style)
    (gauge.currentValueLabel, gauge.minimumValueLabel, gauge.maximumValueLabel) = ("B", "C", "D")
    #expect(Drawn(gauge.with(\.width, 200)).texts.count == count)
  }

  @Test("Texts in a ring stay inside of it", arguments: ["7", "100 %", "MMMM", "1234567890"])
  func longTexts(text: String) throws {
    let gauge = Gauge(0.5, style: .accessoryCircularCapacity).with(\.currentValueLabel, text)
    let frame = try Drawn(gauge).frame("label")
    #expect(frame.minX >= 5 && frame.maxX <= 55 && frame.height < 50)
  }

  @Test("The track of a ring is stronger under increased contrast")
  func contrast() {
    let gauge = Gauge(0, style: .accessoryCircularCapacity).tint(.color(.black))
    #expect(Drawn(gauge).strokes.map(\.color.alpha) == [64])
    #expect(Drawn(gauge) { $0.contrast = .increased }.strokes.map(\.color.alpha) == [115])
  }

  @Test("The value is spoken as its label, or as a share of the range")
  func spoken() {
    #expect(Gauge(67, in: 0...170, label: "BPM").exposed.label == "BPM")
    #expect(Gauge(67, in: 0...170).exposed.value == "39%")
    #expect(Gauge(67, in: 0...170).with(\.currentValueLabel, "67 beats").exposed.value == "67 beats")
    #expect(Gauge(0).exposed.label == "Level")
    #expect(Gauge(0, label: "A").with(\.accessibilityLabel, "B").exposed.label == "B")
  }

  @Test("Bounds in the wrong order and values outside of them are told")
  func warnings() {
    #expect(Drawn(Gauge(0.5)).warnings.isEmpty)
    #expect(Drawn(Gauge(2)).warnings.count == 1)
    #expect(Drawn(Gauge(2).with(\.minimum, 3)).warnings.count == 1)
  }

  @Test("A tint is a colour, two colours or more, or a brand's token")
  func tints() throws {
    let environment = Environment(theme: .ios)
    #expect(try GradientTint(attribute: .plain("red")) == GradientTint(.token(.red)))
    #expect(
      try GradientTint(attribute: .list("red", "blue")) == GradientTint([.token(.red), .token(.blue)]))
    #expect(
      try GradientTint(attribute: .list("red", "blue", "red")).stops(in: environment).map(\.offset) == [
        0, 0.5, 1,
      ])
    #expect(throws: AttributeError.self) { try GradientTint(attribute: .list("red")) }
    #expect(throws: AttributeError.self) { try GradientTint(attribute: .plain("rde")) }
  }
}
