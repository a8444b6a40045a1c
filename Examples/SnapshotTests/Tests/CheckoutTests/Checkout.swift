import MaquetteTesting

/// The last step of an order in a shop.
struct Checkout: MockupConvertible {
  var total: String
  var isPaying = false

  func mockups() -> [SnapshotPart<Mockup>] {
    [
      SnapshotPart(
        Mockup(theme: .ios, scale: 2) {
          VStack(spacing: 12) {
            Text(total).id("total")
            Button("Buy Now", symbol: "cart").style(.filled).size(.large).environment(\.isEnabled, !isPaying)
              .id("buy")
          }
        })
    ]
  }
}
