import MaquetteGraphics
import Testing

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
