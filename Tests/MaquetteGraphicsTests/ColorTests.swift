import Testing

@testable import MaquetteGraphics

@Suite struct ColorTests {
  private let label = Color(red: 60, green: 60, blue: 67, alpha: 153).named(ColorTokenName("secondary-label"))

  @Test func aTokenStaysThroughOpacityAndLeavesWithMixing() {
    #expect(label.tokenName == "secondary-label" && label.tokenText == "secondary-label")
    #expect(label.opacity(0.5).tokenText == "secondary-label 50 %")
    #expect(label.opacity(0.5).opacity(0.5).tokenText == "secondary-label 25 %")
    #expect(label.opacity(0.5).opaque.tokenText == "secondary-label")
    #expect(label.mixed(with: .black, fraction: 0.5).tokenName == nil)
    #expect(label.crossfaded(to: .black, fraction: 0.5).tokenName == nil)
    #expect(Color.black.mixed(with: label, fraction: 1).tokenName == "secondary-label")
    #expect(label.mixed(with: .black, fraction: 0).tokenName == "secondary-label")
  }

  @Test func equalityIsHowColoursLook() {
    let plain = Color(red: 60, green: 60, blue: 67, alpha: 153)
    #expect(label == plain && label.hashValue == plain.hashValue && plain.tokenName == nil)
    #expect(label != label.opacity(0.5) && label != plain.opaque)
    for change in [\Color.red, \.green, \.blue, \.alpha] {
      var other = plain
      other[keyPath: change] += 1
      #expect(other != plain)
    }
  }

  @Test func namesAreTheSameInEveryThread() async {
    let names = (0..<200).map { "token-\($0 % 20)" }
    let found = await withTaskGroup(of: (String, String?).self) { group in
      for name in names { group.addTask { (name, Color.black.named(ColorTokenName(name)).tokenName) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.allSatisfy { $0 == $1 } && found.count == names.count)
    #expect(ColorTokenName("token-3") == ColorTokenName("token-3"))
  }

  @Test func aTokenTakesNoMoreRoomThanAMachineWord() { #expect(MemoryLayout<Color>.size == 8) }
}

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (44.0, "44"), (20.3333333, "20.333"), (-0.5, "-0.5"), (0.0004, "0"), (-0.0004, "0"), (1.05, "1.05"),
    (0.9996, "1"), (1e20, "1e+20"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func numbersTakeNoMoreDigitsThanTheyNeed(number: Double, text: String) {
    #expect(number.decimalText == text)
  }

  @Test func coloursAreHexadecimal() {
    #expect(Color(red: 0, green: 122, blue: 255).hexText == "#007AFF")
    #expect(Color(red: 1, green: 2, blue: 3, alpha: 4).hexText == "#01020304")
  }
}
