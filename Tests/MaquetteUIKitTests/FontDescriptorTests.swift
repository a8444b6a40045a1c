import MaquetteUICore
import MaquetteUIKit
import Testing

/// A font that is made from the description of another one.
struct FontDescriptorTests {
  @Test("The weight and the slant survive other letters and another size")
  func survives() throws {
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    let rounded = try #require(bold.fontDescriptor.withDesign(.rounded))
    #expect(
      UIFont(descriptor: rounded, size: 0).font == Font.system(size: 20, weight: .bold, design: .rounded))
    #expect(
      UIFont(descriptor: rounded, size: 30).font == Font.system(size: 30, weight: .bold, design: .rounded))
    #expect(bold.withSize(12).font == Font.system(size: 12, weight: .bold))
    #expect(UIFont.italicSystemFont(ofSize: 9).withSize(11).font == Font.system(size: 11).italic())
  }

  @Test("A family stays at another size")
  func family() throws {
    let font = try #require(UIFont(name: "Lato", size: 10))
    #expect(font.withSize(14).font == Font.custom("Lato", fixedSize: 14))
    #expect(font.withSize(14).familyName == "Lato")
  }
}
