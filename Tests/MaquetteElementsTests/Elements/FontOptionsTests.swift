import MaquetteCollections
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// The design, width, spacing and digits of text, from attributes and from programs.
@Suite struct FontOptionsTests {
  private func runs(_ element: any Element, change: (inout Environment) -> Void = { _ in }) -> [GlyphRun] {
    Drawn(element, change: change).operations.compactMap {
      if case .glyphs(let run, _, _) = $0 { run } else { nil }
    }
  }

  private func designs(_ element: any Element, change: (inout Environment) -> Void = { _ in }) -> [String] {
    runs(element, change: change).map { FontLibrary.bundled.designName(of: $0.face) ?? "default" }
  }

  private func width(_ element: any Element) -> Double { Drawn(element).size.width }

  @Test func anElementGivesItsDesignToAllItsText() {
    #expect(designs(Button("Play").fontDesign(.rounded)) == ["rounded"])
    let stack = VStack(spacing: 0) {
      Text("one")
      Text("two").fontDesign(.serif)
      Text("three").fontDesign(.default)
      Text("four").fontWidth(.condensed)
    }
    #expect(designs(stack.fontDesign(.rounded)) == ["rounded", "serif", "default", "rounded"])
    #expect(designs(stack.monospaced()) == ["monospaced", "serif", "default", "monospaced"])
    #expect(designs(stack.fontWidth(.expanded)) == ["expanded", "serif", "expanded", "condensed"])
    #expect(
      designs(stack.fontDesign(nil).fontDesign(.rounded)) == ["default", "serif", "default", "condensed"])
  }

  @Test func aPartHasItsOwn() {
    let text = Text("a") + Text("b").fontDesign(.serif) + Text("c").monospaced().italic()
    #expect(designs(text) == ["default", "serif", "monospaced"])
    #expect(designs(text.fontDesign(.rounded)) == ["rounded", "serif", "monospaced"])
    #expect(designs(text) { $0.fontOptions.design = .rounded } == ["rounded", "serif", "monospaced"])
  }

  /// As SwiftUI documents them: of both, tracking counts.
  @Test func trackingCountsMoreThanKerning() {
    let text = Text("Spaced")
    #expect(width(text.tracking(2)) == width(text) + 12)
    #expect(width(text.kerning(1).tracking(2)) == width(text.tracking(2)))
    #expect(width(text.kerning(1).tracking(0)) == width(text.kerning(1)))
    #expect(width(Button("Spaced").tracking(2)) == width(Button("Spaced")) + 12)
    #expect(runs(Text("fi").fontDesign(.serif).kerning(1)).map(\.glyphs.count) == [1])
    #expect(runs(Text("fi").fontDesign(.serif).tracking(1)).map(\.glyphs.count) == [2])
  }

  @Test func digitsAreEquallyWideInControls() {
    for element: any Element in [Text("1111"), Badge("1111"), Button("1111")] {
      #expect(width(element.monospacedDigit()) > width(element))
    }
    let clock =
      Text("12:48").fontDesign(.rounded).monospacedDigit()
    #expect(designs(clock) == ["rounded"])
    #expect(width(Text("1111").monospacedDigit()) == width(Text("0000").monospacedDigit()))
    #expect(width(Text("1111").with(\.hasMonospacedDigits, true)) == width(Text("1111").monospacedDigit()))
  }

  @Test func aNamedFontKeepsItsDesign() {
    let named = Text("Hello").with(\.family, "Inter")
    #expect(runs(named.fontDesign(.serif)) == runs(named))
    #expect(width(named.tracking(1)) == width(named) + 5)
  }

  /// As with UIKit: the keyboard and the status bar are not the app's.
  @Test func whatTheSystemDrawsKeepsItsFont() {
    for element: any Element in [Keyboard(), StatusBar()] {
      #expect(runs(element.fontDesign(.serif).tracking(3)) == runs(element))
    }
  }

  /// The font of watches is wider than the stand-in, but for designs that all platforms share.
  @Test func theSpacingOfWatchesIsThatOfTheirFont() {
    func spread(_ design: FontDesign) -> Double {
      let text = Text("nnnn").fontDesign(design)
      let size = Environment(theme: .watchos).font(.body).size
      let watch = Drawn(text.with(\.size, size)) { $0.platform = .watchos }
      return watch.size.width - Drawn(text.with(\.size, size)).size.width
    }
    // Four letters, each a fiftieth of the size wider, on whole pixels.
    let wider = 4 * 0.02 * Environment(theme: .watchos).font(.body).size
    #expect(abs(spread(.default) - wider) <= 0.5 && abs(spread(.rounded) - wider) <= 0.5)
    #expect(spread(.serif) == 0 && spread(.monospaced) == 0)
  }

  @Test func attributesAreRead() throws {
    var run = TextRun()
    try run.decode(
      mapping: .mapping([
        .init(name: "font-design", value: .scalar("monospaced", isQuoted: false)),
        .init(name: "font-width", value: .scalar("condensed", isQuoted: false)),
        .init(name: "tracking", value: .scalar("-0.5", isQuoted: false)),
        .init(name: "kerning", value: .scalar("1", isQuoted: false)),
        .init(name: "monospaced-digits", value: .scalar("true", isQuoted: false)),
      ]))
    var options = FontOptions()
    (options.design, options.width, options.tracking, options.kerning) = (.monospaced, .condensed, -0.5, 1)
    options.hasMonospacedDigits = true
    #expect(run.fontOptions == options)
    for name in ["font-design", "font-width", "tracking", "kerning", "monospaced-digits"] {
      #expect(Environment.attributes.contains { $0.name == name })
      #expect(CommonAttributes.attributes.contains { $0.name == name })
    }
    var wrong = TextRun()
    #expect(throws: AttributeError.self) { try wrong.set("tracking", to: .scalar("5000", isQuoted: false)) }
    #expect(throws: AttributeError.self) {
      try wrong.set("font-design", to: .scalar("round", isQuoted: false))
    }
  }
}
