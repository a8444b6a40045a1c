import MaquetteSFSafeSymbols
import MaquetteUICore
import MaquetteUIKit
import Testing

struct SFSymbolTests {
  @Test("Constants are the symbols' names in camel case, with an underscore before a digit")
  func names() {
    #expect(SFSymbol.squareAndArrowUp.rawValue == "square.and.arrow.up")
    #expect(SFSymbol._1Circle.rawValue == "1.circle")
    #expect(SFSymbol.repeat.rawValue == "repeat")
    #expect(SFSymbol.houseFill == SFSymbol(rawValue: "house.fill"))
  }

  @Test("Views and pictures of UIKit take constants where SwiftUI takes names")
  func views() {
    #expect(Image(systemSymbol: .wifi) == Image(systemName: "wifi"))
    #expect(Image(uiImage: UIImage(systemSymbol: .wifi)) == Image(systemName: "wifi"))
  }
}
