import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections

@Suite struct KeyboardTests {
  private func draw(
    _ keyboard: Keyboard, width: Double = 414, era: Era = .ios7,
    change: (inout Environment) -> Void = { _ in }
  ) -> Drawn { Drawn(keyboard, era: era, width: width, change: change) }

  private func names(_ keyboard: Keyboard) -> [String] {
    draw(keyboard).nodes(KeyCap.name.text).compactMap(\.id).map { String($0.dropFirst("key-".count)) }
  }

  private func frame(_ id: String, in drawn: Drawn) throws -> Rect {
    try #require(drawn.nodes().first { $0.id == id }, "there is no \(id)").frame
  }

  /// The left and right edges of keys on a screen of 414 points, read from `ios11-keyboard-lower` at 3x: whole points, but for
  /// a pixel at the ends of rows.
  @Test(arguments: [
    ("key-q", 4, 40), ("key-w", 46, 81), ("key-t", 169, 204), ("key-p", 374.33, 410), ("key-a", 25, 61),
    ("key-l", 354.33, 389.67), ("key-shift", 4, 49), ("key-z", 67, 102), ("key-m", 313, 348),
    ("key-delete", 365, 410), ("key-numbers", 4, 50), ("key-globe", 56.33, 102), ("key-dictation", 108, 143),
    ("key-space", 149, 307), ("key-return", 313, 410),
  ])
  func keysLieWhereTheyDoOnAPhone(id: String, left: Double, right: Double) throws {
    let key = try frame(id, in: draw(Keyboard()))
    #expect(abs(key.minX - left) < 0.34 && abs(key.maxX - right) < 0.34, "\(key)")
    #expect(key.height == 45)
  }

  /// Columns of half points stay so: 37.5 on 375, with keys of 31.5.
  @Test func keysAreAsWideAsColumnsAllow() throws {
    let drawn = draw(Keyboard(), width: 375)
    #expect(try frame("key-q", in: drawn).width == 31.5)
    #expect(try frame("key-a", in: drawn).minX == 22 && frame("key-p", in: drawn).maxX == 372)
  }

  /// `ios11-keyboard-lower`: words of 137, 138 and 137 points with lines between them.
  @Test func suggestionsBeginAtWholePoints() {
    let drawn = draw(Keyboard().with(\.suggestions, ["Hello", "I", "Asas"]))
    let words = drawn.nodes(KeyboardSuggestions.name.text).map(\.frame)
    #expect(words.map(\.minX) == [0, 138, 277] && words.map(\.width) == [137, 138, 137])
  }

  /// The heights that UIKit reports, without suggestions.
  @Test(arguments: [(320.0, 216.0), (375, 216), (414, 226), (568, 162)])
  func theHeightIsThatOfTheSystem(width: Double, height: Double) {
    #expect(draw(Keyboard(), width: width).size == Size(width: width, height: height))
    // The tray of a pad is as high as that of letters.
    #expect(draw(Keyboard(.numberPad), width: width).size.height == height)
  }

  @Test func aHomeIndicatorTakesRoomBelowTheKeys() {
    #expect(draw(Keyboard(), width: 375, era: .classic).size.height == 291)
    #expect(draw(Keyboard(), width: 852, era: .classic).size.height == 171)
    #expect(draw(Keyboard().with(\.hasHomeIndicator, false), width: 375, era: .classic).size.height == 216)
  }

  @Test func iOS26IsAsHighAsMeasured() throws {
    let drawn = Drawn(Keyboard(), era: .glass, scale: 3, width: 402)
    #expect(abs(drawn.size.height - 317.7) < 0.5)
    let key = try frame("key-q", in: drawn)
    #expect(abs(key.minX - 8.67) < 0.34 && abs(key.minY - 24.3) < 0.34 && abs(key.width - 33) < 0.4)
  }

  /// The keys besides letters in the last row, as UIKit's reference describes each type.
  @Test(arguments: [
    (KeyboardType.default, ["space"]), (.email, ["space", "at-sign", "full-stop"]),
    (.twitter, ["space", "at-sign", "number-sign"]), (.webSearch, ["space", "full-stop"]),
    (.url, ["full-stop", "slash", "dot-com"]),
  ])
  func eachTypeHasItsKeys(type: KeyboardType, middle: [String]) {
    #expect(names(Keyboard(type)).suffix(middle.count + 1) == middle + ["return"])
  }

  @Test func padsHaveTheirKeysInTheOrderOfATelephone() {
    let digits = (1...9).map(String.init)
    #expect(names(Keyboard(.numberPad)) == digits + ["0", "delete"])
    #expect(names(Keyboard(.phonePad)) == digits + ["symbols", "0", "delete"])
    #expect(names(Keyboard(.decimal)) == digits + ["full-stop", "0", "delete"])
    #expect(names(Keyboard(.decimal).with(\.language, .german)).contains("comma"))
    #expect(names(Keyboard(.namePhone)).first == "q")
    #expect(names(Keyboard(.namePhone).with(\.plane, .numbers)).first == "1")
  }

  @Test func languagesHaveTheirLetters() {
    func letters(_ language: KeyboardLanguage) -> String {
      names(Keyboard().with(\.language, language)).filter { $0.count == 1 }.joined()
    }
    #expect(letters(.english) == "qwertyuiopasdfghjklzxcvbnm")
    #expect(letters(.german).hasPrefix("qwertzuiopü") && letters(.french).hasPrefix("azertyuiop"))
    let german = draw(Keyboard()) { $0.locale = LanguageTag("de-AT") }
    #expect(german.accessibilityText.contains("Leerzeichen"))
  }

  @Test(arguments: [
    ("ru", "йцукенгшщзх", "пробел"), ("uk-UA", "йцукенгшщзхї", "пробіл"), ("el", "ςερτυθιοπ", "διάστημα"),
    ("it", "qwertyuiop", "spazio"), ("deu", "qwertzuiopü", "Leerzeichen"),
    // Their letters are not here: the whole keyboard is English.
    ("ar", "qwertyuiop", "space"), ("he", "qwertyuiop", "space"), ("ja", "qwertyuiop", "space"),
    ("pt", "qwertyuiop", "space"),
  ])
  func lettersAndWordsAreOfOneLanguage(tag: String, row: String, space: String) throws {
    let drawn = draw(Keyboard()) { $0.locale = LanguageTag(tag) }
    let keys = drawn.accessibilityText
    for letter in row { #expect(keys.contains("\(letter)"), "\(letter)") }
    #expect(keys.contains(space), "\(keys)")
    let known = KeyboardLanguage.allCases.map(\.rawValue)
    let missing = ElementWarning.missingKeyboard(language: tag, known: known)
    #expect(drawn.warnings == (space == "space" ? [missing] : []))
    // A language that the keyboard names needs no warning.
    let named = draw(Keyboard().with(\.language, .english)) { $0.locale = LanguageTag(tag) }
    #expect(named.warnings.isEmpty && named.accessibilityText.contains("space"))
  }

  @Test func aPressedLetterShowsInABalloonThatStaysInLineAtTheSides() throws {
    func head(_ name: String) throws -> Rect {
      let drawn = draw(Keyboard().with(\.pressed, name))
      let shadow = drawn.operations(of: "key-callout").compactMap {
        if case .shadow(let shape, _) = $0 { shape.bounds } else { nil }
      }
      return try #require(shadow.first)
    }
    let keys = draw(Keyboard())
    let (g, p, q) = (try frame("key-g", in: keys), try frame("key-p", in: keys), try frame("key-q", in: keys))
    #expect(try abs(head("g").center.x - g.center.x) < 0.5 && head("g").width > g.width + 20)
    #expect(try head("g").minY < g.minY - 45 && abs(head("g").maxY - g.maxY) < 0.5)
    #expect(try abs(head("p").maxX - p.maxX) < 0.5 && abs(head("q").minX - q.minX) < 0.5)
    #expect(draw(Keyboard().with(\.pressed, "shift")).nodes("key-callout").isEmpty)
  }

  @Test func aKeyThatIsNotThereIsReported() throws {
    let warning = try #require(draw(Keyboard().with(\.pressed, "shit")).warnings.first)
    guard case .unknownOption("shit", let known) = warning else { Issue.record("\(warning)"); return }
    #expect(known.contains("shift"))
    #expect(draw(Keyboard().with(\.pressed, "shift")).warnings.isEmpty)
  }

  @Test func keysAreExposedAndAnUnusableReturnKeySaysSo() throws {
    let drawn = draw(Keyboard(.default, returnKey: .search).with(\.isReturnKeyEnabled, false))
    #expect(drawn.accessibility?.isContainer == true)
    let keys = drawn.accessibility(of: KeyCap.name.text)
    #expect(keys.count == 33 && keys.allSatisfy { $0.traits.contains(.keyboardKey) })
    let last = try #require(drawn.nodes(KeyCap.name.text).first { $0.id == "key-return" }?.accessibility)
    #expect(last.label == "Search" && last.traits.contains(.notEnabled))
  }

  @Test func anEnglishKeyboardIsNotMirrored() throws {
    let mirrored = draw(Keyboard()) { $0.direction = .rightToLeft }
    #expect(try frame("key-q", in: mirrored) == frame("key-q", in: draw(Keyboard())))
  }

  @Test func everyKeyCanBeNamedInAScript() {
    for type in KeyboardType.allCases {
      for plane in KeyboardPlane.allCases {
        let ids = draw(Keyboard(type).with(\.plane, plane)).nodes(KeyCap.name.text).compactMap(\.id)
        #expect(Keyboard.partIDs.isSuperset(of: ids), "\(type) \(plane)")
      }
    }
  }
}
