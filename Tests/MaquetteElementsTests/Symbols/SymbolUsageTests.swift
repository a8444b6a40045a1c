import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct SymbolUsageTests {
  @Test func theListsAreWhole() {
    #expect(SymbolUsage.first.count == 150)
    #expect(SymbolUsage.second.count == 100)
    #expect(Set(SymbolUsage.first + SymbolUsage.second).count == 250)
  }

  @Test(arguments: SymbolUsage.first + SymbolUsage.household)
  func theMostUsedNamesAreThere(_ name: String) {
    #expect(Symbols.symbol(named: name)?.name == name)
  }

  @Test func mostOfTheRestIsThere() {
    // Not drawn: a programming language's logo, a scroll, and the older form of a name with two fills.
    let missing = SymbolUsage.second.filter { Symbols.symbol(named: $0) == nil }
    #expect(missing == ["swift", "plus.square.fill.on.square.fill", "scroll"])
    #expect(Double(250 - missing.count) / 250 >= 0.8)
  }

  @Test func everyNameIsDrawnInEveryWeightAndScale() throws {
    for name in Set(SymbolUsage.first + SymbolUsage.household + Symbols.drawnNames).sorted() {
      let symbol = try #require(Symbols.symbol(named: name))
      for weight in FontWeight.allCases {
        for scale in SymbolScale.allCases {
          let drawing = symbol.drawing(pointSize: 17, weight: weight, scale: scale)
          // The largest is 1.3 times 25 units of 0.0477 em, and a black line beyond.
          let limit = 17 * 0.0477 * 1.3 * 29.5
          #expect(drawing.size.width > 0.2 && drawing.size.width < limit, "\(name) \(weight) \(scale)")
          #expect(drawing.size.height > 0.2 && drawing.size.height < limit, "\(name) \(weight) \(scale)")
          #expect(drawing.baseline.isFinite)
        }
      }
    }
  }
}

/// The names that interfaces use most, in order.
///
/// Counted in the Swift sources of 54 public repositories that name symbols literally: 5,413 uses of 852 names,
/// ranked by the number of repositories and then of uses.
enum SymbolUsage {
  /// The first 150.
  static let first = """
    xmark plus trash checkmark magnifyingglass checkmark.circle.fill gear chevron.right xmark.circle.fill
    exclamationmark.triangle.fill star.fill doc.on.doc info.circle chevron.down gearshape circle.fill globe
    square.and.arrow.up ellipsis play.fill xmark.circle circle clock arrow.clockwise pencil checkmark.circle
    exclamationmark.triangle heart.fill folder ellipsis.circle arrow.up.arrow.down heart arrow.down.circle
    person star photo plus.circle link minus arrow.triangle.2.circlepath list.bullet
    exclamationmark.circle.fill paintpalette calendar lock.fill plus.circle.fill chevron.up
    square.and.arrow.down slider.horizontal.3 questionmark.circle arrow.up.left.and.arrow.down.right
    server.rack bolt.fill chevron.backward person.crop.circle gearshape.2 minus.circle.fill textformat
    forward.fill network chevron.left line.3.horizontal.decrease.circle cpu arrow.up.right square.and.pencil
    doc.text camera waveform wifi arrow.down chevron.up.chevron.down person.circle.fill checkmark.shield
    house play square.grid.2x2 clock.fill chevron.forward arrow.counterclockwise checkmark.seal.fill safari
    bell.badge display hare line.3.horizontal.decrease play.circle speaker.wave.2 bookmark eye.slash
    speaker.slash.fill sun.max.fill bell.fill paperplane.fill person.fill
    rectangle.portrait.and.arrow.forward tag doc moon.fill wifi.exclamationmark eye.fill house.fill
    minus.circle gamecontroller number bolt clock.arrow.circlepath exclamationmark.circle bell arrow.up
    chart.bar.fill eye info.circle.fill lock person.2.fill sparkles stop.fill arrow.right
    arrow.up.circle.fill hand.raised hand.tap music.note.list play.circle.fill doc.on.clipboard icloud
    keyboard arrow.up.circle arrowshape.turn.up.left.fill internaldrive moon triangle.fill speaker.slash
    speaker.wave.2.fill memorychip pause.fill pin questionmark rectangle.stack.fill arrow.forward
    bookmark.fill chevron.down.circle.fill envelope repeat wifi.slash antenna.radiowaves.left.and.right
    mic.fill gamecontroller.fill timer list.bullet.rectangle arrow.2.squarepath message
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// The next 100.
  static let second = """
    line.3.horizontal backward.fill bubble.left.and.bubble.right gearshape.fill person.2
    arrow.right.circle.fill arrow.up.forward.square doc.badge.plus film person.badge.minus trash.fill
    arrow.down.circle.fill externaldrive photo.on.rectangle.angled power arrowshape.turn.up.left
    captions.bubble gobackward network.slash questionmark.circle.fill 2.circle.fill
    arrow.counterclockwise.circle arrow.down.doc rectangle.dashed terminal bell.slash
    doc.text.magnifyingglass exclamationmark.bubble icloud.slash tv 1.circle.fill airplane book.closed
    folder.badge.plus folder.fill hammer hand.draw iphone rectangle.3.group tortoise archivebox arrow.left
    arrow.up.forward.app doc.plaintext flask hourglass list.bullet.rectangle.fill pause pause.circle
    pencil.circle.fill shuffle square.fill sun.max switch.2 testtube.2 textformat.size tray tray.fill
    dot.radiowaves.left.and.right person.3 square.dashed flag.fill map app.fill flag person.badge.key swift
    at plus.square.fill.on.square.fill plus.square.on.square hand.thumbsup iphone.slash key.fill
    location.fill person.2.badge.gearshape rectangle.on.rectangle arrow.circlepath text.badge.plus
    arrow.clockwise.circle desktopcomputer eject lock.shield music.note person.circle play.rectangle
    powerplug arrow.triangle.branch battery.100.bolt dot.radiowaves.right hand.thumbsdown lock.rotation
    opticaldisc person.badge.plus person.crop.circle.badge.plus scroll sidebar.leading tablecells
    waveform.path.ecg bubble.left.and.text.bubble.right building.columns
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Further names that home and control interfaces need.
  static let household = """
    lightbulb lightbulb.fill lightbulb.slash bell.slash.fill door.garage.open door.garage.closed thermometer
    fan blinds.horizontal.closed lock.open lamp.desk spigot drop flame snowflake video phone cart bag
    creditcard bold italic underline text.alignleft text.aligncenter text.alignright checkmark.square gift
    figure.walk car bicycle cup.and.saucer airplane flashlight.on.fill flashlight.off.fill timer camera moon
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
