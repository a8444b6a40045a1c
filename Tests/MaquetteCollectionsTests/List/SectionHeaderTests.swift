import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// Headers of sections: their case, and their places on real pictures.
@Suite struct SectionHeaderTests {
  /// Whether a section's header, "About", is drawn in capitals: as the same text written in capitals is.
  private func isInCapitals(
    _ platform: Platform = .ios, _ era: Era = .classic, list: (Section) -> any Element = { $0 }
  ) throws -> Bool {
    func glyphs(_ header: String, _ change: (Section) -> Section = { $0 }) throws -> GlyphRun {
      let section = change(Section(header) { ListRow("A") })
      let label = try #require(Drawn(list(section), platform, era: era).nodes("label").first)
      let runs = label.operations.compactMap { if case .glyphs(let run, _, _) = $0 { run } else { nil } }
      return try #require(runs.first)
    }
    let drawn = try glyphs("About")
    return drawn == (try glyphs("ABOUT", { $0.with(\.headerCase, .asWritten) }))
  }

  /// Lists of iOS 15, 16 and 18 show capitals, those of iOS 26 the header as written.
  @Test(arguments: [(Era.ios7, true), (.classic, true), (.glass, false)])
  func headersAreInCapitalsUntilIOS18(era: Era, expected: Bool) throws {
    #expect(try isInCapitals(.ios, era) == expected)
    #expect(try isInCapitals(.ios, era) { section in Form { section } } == expected)
    #expect(try !isInCapitals(.ios, era) { s in List { s }.with(\.headerCase, .asWritten) })
    #expect(try isInCapitals(.ios, era) { s in Form { s }.with(\.headerCase, .capitals) })
    let section = Section("About") { ListRow("A") }
    #expect(Drawn(section, era: era).accessibilityText.hasPrefix("\"About\", header"))
  }

  @Test func aSectionHasTheLastWord() throws {
    #expect(
      try !isInCapitals { s in List { s.with(\.headerCase, .asWritten) }.with(\.headerCase, .capitals) })
  }

  @Test func plainListsAndOtherPlatformsKeepTheCase() throws {
    #expect(try !isInCapitals { s in List(style: .plain) { s } })
    #expect(try !isInCapitals(.macos) { s in Form { s } })
    #expect(try !isInCapitals(.watchos) { s in Form { s } })
  }

  /// iOS 15, 16 and 18: the baseline of the 13 point header is 8.7 above the card. iOS 26 at the text size medium: 13.8
  /// above it (`ios26-list-section-header`).
  @Test(arguments: [(Era.classic, TextSize.large, 8.7), (.glass, .medium, 13.8)])
  func aHeaderStandsAboveItsGroup(era: Era, size: TextSize, distance: Double) throws {
    let drawn = Drawn(Section("About") { ListRow("A") }, era: era, scale: 3) { $0.textSize = size }
    let baseline = try #require(drawn.baselines.first)
    #expect(abs(try drawn.frame(ListRow.name).minY - baseline - distance) < 0.4)
  }

  /// 57 between the groups around a header (`ios26-list-section-header`).
  @Test func aHeaderOfIOS26KeepsGroupsApart() {
    let form = Form {
      Section { ListRow("A") }
      Section("About") { ListRow("B") }
    }
    let rows = Drawn(form, era: .glass, scale: 3, width: 390) { $0.textSize = .medium }.frames(ListRow.name)
    #expect(abs(rows[1].minY - rows[0].maxY - 57) < 0.4)
  }
}

/// Rows and groups on real pictures.
@Suite struct ListMeasureTests {
  private func rows(_ era: Era, width: Double) -> Drawn {
    Drawn(
      Form {
        ListRow("A"); ListRow("B")
      }, era: era, scale: 3, width: width)
  }

  /// Rows of 44 with margins of 16, and of 20 on a screen of 414.
  @Test func marginsGrowWithTheScreen() throws {
    for (width, margin) in [(390.0, 16.0), (413, 16), (414, 20), (440, 20)] {
      let drawn = rows(.classic, width: width)
      let row = try drawn.frame(ListRow.name)
      #expect(row.minX == margin && row.maxX == width - margin && row.height == 44)
      #expect(drawn.frames("label").first?.minX == 2 * margin)
    }
    #expect(try rows(.ios7, width: 414).frame(ListRow.name).minX == 0)
    #expect(rows(.ios7, width: 414).frames("label").first?.minX == 20)
  }

  /// iOS 18: one device pixel to the group's edge. iOS 26: a point that ends 16 before it, (232, 232, 232) on white.
  @Test func separatorsAreThoseOfTheEra() {
    let thin = rows(.classic, width: 390).frames(filledWith: Color(red: 60, green: 60, blue: 67, alpha: 74))
    #expect(thin.map(\.maxX) == [374] && thin.map(\.minX) == [32])
    #expect(thin.allSatisfy { abs($0.height - 1.0 / 3) < 1e-9 })
    let thick = rows(.glass, width: 390).frames(filledWith: Color(red: 0, green: 0, blue: 0, alpha: 23))
    #expect(thick.map(\.height) == [1] && thick.map(\.maxX) == [358] && thick.map(\.minX) == [32])
  }

  /// Three rows of iOS 26 with text of 17 points are 52 high; the switch ends 14 before the edge.
  @Test func rowsOfIOS26Are52High() throws {
    let drawn = Drawn(Form { ListRow("A").switch(isOn: true) }, era: .glass, width: 390)
    let row = try drawn.frame(ListRow.name)
    #expect(row.height == 52)
    #expect(try drawn.frame(Switch.name).maxX == row.maxX - 14)
  }

  /// 6.9 x 11.5 on iOS 18, 20.7 before the edge of a group on a screen of 414.
  @Test func chevronsAreSmallerThanTheTitle() throws {
    let drawn = Drawn(Form { ListRow("A").accessory(.chevron) }, width: 414)
    let row = try drawn.frame(ListRow.name)
    let chevron = try drawn.frame("symbol")
    #expect(abs(row.maxX - chevron.maxX - 20.7) <= 0.35)
    #expect(drawn.symbols == [.token(.tertiaryLabel)])
  }

  /// A button without a surface aligns its title, not its frame, with the row's margin.
  @Test func plainButtonsEndAtTheMargin() throws {
    func title(_ control: any Element) throws -> Rect {
      try #require(Drawn(ListRow("Size") { control }, width: 390).frames("label").last)
    }
    #expect(try title(Button("Edit")).maxX == 374)
    #expect(try title(Button("Edit").style(.gray)).maxX == 362)
    #expect(try title(Button("Edit").state(.selected)).maxX == 362)
    let popUp = Drawn(ListRow("Size") { PopUpButton("Small").with(\.style, .plain) }, width: 390)
    #expect(try popUp.frame("symbol").maxX == 374)
    #expect(try Drawn(ListRow { Button("Edit") }, width: 390).frame("label").minX == 16)
  }
}
