import MaquetteUICore
import MaquetteUIKit
import Testing

@Suite struct TraitTests {
  @Test func theLastCollectionThatSpecifiesATraitCounts() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .extraLarge), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 3)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.modifyingTraits { $0.layoutDirection = .rightToLeft }.layoutDirection == .rightToLeft)
    #expect(UITraitCollection { $0.displayScale = 3 } == UITraitCollection(displayScale: 3))
  }

  @Test func textSizesAreThoseOfViews() {
    #expect(UIContentSizeCategory.medium.dynamicTypeSize == .medium)
    #expect(UIContentSizeCategory.accessibilityExtraExtraExtraLarge.dynamicTypeSize == .accessibility5)
    #expect(UIContentSizeCategory.unspecified.dynamicTypeSize == nil)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
  }

  @MainActor @Test func theDeviceIsAPhoneAndTheSame() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIScreen.main.bounds.width == 393 && UIScreen.main.scale == 3)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    ViewConfiguration.$drawn.withValue(ViewConfiguration(width: 100, height: 50, scale: 2)) {
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    }
  }
}
