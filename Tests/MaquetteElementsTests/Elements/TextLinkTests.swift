import MaquetteCollections
import MaquetteElements
import TestSupport
import Testing

/// Links in texts: their colour, their places, and what is spoken.
@Suite struct TextLinkTests {
  private let sentence = Text("Read the ") + Text("terms").link("terms") + Text(" first.")

  private func links(_ drawn: Drawn) -> [LayoutNode] {
    drawn.nodes().filter { $0.accessibility?.traits.contains(.link) ?? false }
  }

  private func width(_ text: String) -> Double {
    FontLibrary.bundled.paragraph(text, style: ParagraphStyle(font: Font(size: 17))).size.width
  }

  @Test func aLinkHasTheTintUnlessItHasAColour() {
    let (label, tint) = (Color.token(.label), Color.token(.accent))
    #expect(Drawn(sentence).texts == [label, tint, label])
    #expect(Drawn(sentence.color(.token(.secondaryLabel))).texts[1] == tint)
    #expect(Drawn(sentence) { $0.tint = .token(.pink) }.texts[1] == .token(.pink))
    let green = Text("a ") + Text("b").link("b").color(.token(.green))
    #expect(Drawn(green).texts == [label, .token(.green)])
  }

  @Test func aLinkIsWhereItsWordsAre() throws {
    let drawn = Drawn(sentence, scale: 2)
    let link = try #require(links(drawn).first)
    #expect(links(drawn).count == 1 && link.id == "terms")
    // Frames lie on pixels, the words between them.
    #expect(abs(link.frame.minX - width("Read the ")) <= 0.5)
    #expect(abs(link.frame.maxX - width("Read the ") - width("terms")) <= 0.5)
    #expect(abs(link.frame.height - 20.287) <= 0.5 && link.frame.minY == 0)
    #expect(Drawn(Text("a") + Text("b").link(nil)).nodes().allSatisfy { $0.id == nil })
  }

  /// Hebrew stands from right to left: what comes after is to the left.
  @Test func aLinkIsWhereItsWordsAreFromRightToLeft() throws {
    let text = Text("קרא את ") + Text("התנאים").link("terms")
    let drawn = Drawn(text, width: 300) { $0.direction = .rightToLeft }
    let (link, whole) = (try #require(links(drawn).first), try drawn.frame("label"))
    #expect(abs(whole.width - width("קרא את ") - width("התנאים")) <= 0.5)
    #expect(abs(link.frame.minX - whole.minX) <= 0.5)
    #expect(abs(link.frame.width - width("התנאים")) <= 0.5)
  }

  @Test func aLinkThatWrapsTakesBothLines() throws {
    let text = Text("See ") + Text("terms and conditions").link("terms")
    let drawn = Drawn(text, width: width("See terms and") + 4)
    let link = try #require(links(drawn).first)
    let whole = try drawn.frame("label")
    #expect(Set(drawn.baselines).count == 2)
    #expect(abs(link.frame.minX - whole.minX) <= 0.5 && link.frame.height > 40)
    #expect(abs(link.frame.maxX - whole.minX - width("See terms and")) <= 0.5)
  }

  @Test func aLinkThatIsCutOffTakesNoRoom() throws {
    let text = (Text("A long sentence before ") + Text("terms").link("terms")).lineLimit(1)
    let link = try #require(links(Drawn(text, width: 90)).first)
    #expect(link.frame.width == 0 && link.frame.height == 0)
  }

  @Test func partsOfOneLinkAreOneLink() throws {
    let content = try TextContent(markdown: "See the [**privacy** policy](privacy) and [terms](terms).")
    let drawn = Drawn(content.text())
    #expect(links(drawn).map(\.id) == ["privacy", "terms"])
    #expect(links(drawn).map { $0.accessibility?.label } == ["privacy policy", "terms"])
    #expect(content.text().partIDs.contains("privacy") && content.text().partIDs.contains("terms"))
  }

  @Test func theWholeTextIsSpokenAndThenItsLinks() {
    #expect(spoken(sentence) == ["Read the terms first.", "terms, link"])
    #expect(spoken(Text("Help").link("help")) == ["Help, link"])
    #expect(spoken(Text("Help").bold() + Text(" me")) == ["Help me"])
    #expect(spoken(sentence) { $0.isEnabled = false } == ["Read the terms first.", "terms, link, dimmed"])
    #expect(spoken(sentence) { $0.locale = LanguageTag("de") }[1] == "terms, Link")
  }

  @Test func linksOfRowsAndFootersAreExposed() throws {
    var row = ListRow()
    row.titleContent = try TextContent(markdown: "Accept the [terms](terms)")
    #expect(spoken(row) == ["Accept the terms", "terms, link"])
    row.titleContent = "Storage"
    row.subtitleContent = try TextContent(markdown: "See [help](help)")
    #expect(spoken(row) == ["Storage, See help", "help, link"])
    #expect(row.partIDs == ["help"])
    var section = Section { ListRow("A") }
    section.footerContent = try TextContent(markdown: "About [privacy](privacy).")
    #expect(spoken(section).suffix(2) == ["About privacy.", "privacy, link"])
    // What cannot be pressed is no link.
    #expect(spoken(row.state(.disabled)) == ["Storage, See help, dimmed"])
  }
}
