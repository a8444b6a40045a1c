import MaquetteTesting
import Testing

@Suite struct CheckoutTests {
  @Test func ready() {
    assertSnapshots(of: Checkout(total: "€ 12.50"), as: .picture, .accessibility)
  }

  @Test(arguments: [Appearance.light, .dark])
  func paying(appearance: Appearance) {
    assertSnapshot(
      of: Checkout(total: "€ 12.50", isPaying: true), as: .picture(appearance: appearance),
      named: appearance.rawValue)
  }

  @Test func whatIsKnown() {
    assertSnapshot(of: Checkout(total: "€ 12.50"), as: .dump)
  }
}
