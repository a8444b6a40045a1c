#if os(Linux)
  import SwiftUI
  import Testing

  @testable import Views

  /// The app's views, drawn without a Mac.
  @MainActor
  struct ViewsTests {
    private func draw(_ view: some View, width: CGFloat? = 390, height: CGFloat? = 844) throws
      -> ViewRenderer.Result
    {
      var configuration = ViewConfiguration(width: width, height: height, scale: 2)
      configuration.system = .iOS26
      var renderer = ViewRenderer(configuration)
      // A modifier that is not drawn fails the test.
      renderer.isStrict = true
      return try renderer.draw(view)
    }

    @Test("Every view is drawn with nothing left out", arguments: ColorScheme.allCases)
    func everything(scheme: ColorScheme) throws {
      let trip = Trip.samples[0]
      for view in [
        AnyView(TripCard(trip: trip)), AnyView(PriceTag(amount: 420)), AnyView(TripList(trips: Trip.samples)),
        AnyView(BookingView(trip: trip)), AnyView(WeekView(shares: [0.2, 0.9, 0.5])),
        AnyView(RingView(share: 0.7)), AnyView(SettingsView()), AnyView(EmptyTrips()),
      ] {
        let result = try draw(view.environment(\.colorScheme, scheme))
        #expect(result.bitmap.width == 780 && result.bitmap.height == 1688)
      }
    }

    @Test("A card is as wide as its room and as high as its picture with the padding")
    func card() throws {
      let result = try draw(TripCard(trip: .samples[1]), height: nil)
      #expect(result.bitmap.height == 160)
    }

    @Test("Typed words and a switch change the settings")
    func settings() throws {
      let live = LiveView(SettingsView(), ViewConfiguration(width: 390, height: 844))
      let before = try live.draw()
      try live.tap("Newsletter")
      try live.tap("Name")
      live.type("Ada")
      let after = try live.draw()
      #expect(after.bitmap != before.bitmap)
    }

    @Test("A row leads to its trip, and the bar leads back")
    func navigation() throws {
      let live = LiveView(TripList(trips: Trip.samples), ViewConfiguration(width: 390, height: 844))
      let list = try live.draw()
      try live.tap(Trip.samples[0].name)
      #expect(try live.draw().bitmap != list.bitmap)
      try live.tap("Trips")
      #expect(try live.draw().bitmap == list.bitmap)
    }

    @Test("The picture shows the button that appears with the view")
    func booking() throws {
      let ready = try draw(BookingView(trip: .samples[0]), height: nil).bitmap.height
      #expect(ready > 2 * (80 + 48))
    }
  }
#endif
