import SwiftUI

/// All journeys.
struct TripList: View {
  let trips: [Trip]

  var body: some View {
    NavigationStack {
      List {
        Section("Booked") { rows(trips.filter(\.isBooked)) }
        Section("Ideas") { rows(trips.filter { !$0.isBooked }) }
      }
      .navigationTitle("Trips")
    }
  }

  private func rows(_ trips: [Trip]) -> some View {
    ForEach(trips) { trip in
      NavigationLink {
        TripCard(trip: trip)
      } label: {
        Label(trip.name, systemImage: trip.symbol)
      }
    }
  }
}

/// The state of a booking.
struct BookingView: View {
  @State private var guests = 2
  @State private var hasBreakfast = true
  @State private var isReady = false
  let trip: Trip

  var body: some View {
    VStack(spacing: 16) {
      TripCard(trip: trip)
      Stepper("Guests: \(guests)", value: $guests, in: 1...8)
      Toggle("Breakfast", isOn: $hasBreakfast)
      if isReady {
        Button("Book") {}.buttonStyle(.wide)
      }
    }
    .padding()
    .onAppear { isReady = true }
  }
}

/// A button as wide as its room.
struct WideButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(isEnabled ? .blue : .gray, in: RoundedRectangle(cornerRadius: 12))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

extension ButtonStyle where Self == WideButtonStyle {
  static var wide: WideButtonStyle { WideButtonStyle() }
}

#if os(iOS)
  #Preview("Journeys") { TripList(trips: Trip.samples) }
#endif

#Preview("Booking", traits: .landscapeLeft) { BookingView(trip: .samples[0]) }
