import Foundation
import MaquetteUIKit
import MaquetteUITesting
import Testing

@Suite struct DeviceTests {
  @Test func devicesHaveTheirSizesAndInsets() {
    #expect(ViewImageConfig.iPhone13.size == CGSize(width: 390, height: 844))
    #expect(ViewImageConfig.iPhone13.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(
      ViewImageConfig.iPhone13(.landscape).safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(ViewImageConfig.iPhoneSe(.landscape).safeArea == .zero)
    #expect(ViewImageConfig.iPadPro12_9(.portrait).size == CGSize(width: 1024, height: 1366))
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
  }

  @Test func devicesDrawTheMediumTextSize() {
    #expect(ViewImageConfig.iPhone13.traits.preferredContentSizeCategory == .medium)
    #expect(ViewImageConfig.iPadPro11.traits.userInterfaceIdiom == .pad)
  }

  @Test func largePhonesAreWideInLandscape() {
    #expect(ViewImageConfig.iPhone12ProMax(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhone12(.landscape).traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPhone12(.landscape).traits.verticalSizeClass == .compact)
    let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
    #expect(half.traits.horizontalSizeClass == .regular && half.size?.width == 678)
    #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .compact)
  }
}
