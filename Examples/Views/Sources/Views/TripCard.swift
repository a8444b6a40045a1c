import SwiftUI

/// A journey as a card.
struct TripCard: View {
  let trip: Trip

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: trip.symbol)
        .font(.title2)
        .foregroundStyle(.white)
        .frame(width: 48, height: 48)
        .background(.blue, in: RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading) {
        Text(trip.name).font(.headline)
        Text("\(trip.nights) nights").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      PriceTag(amount: trip.price)
    }
    .padding()
    .background(Color(white: 0.95), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// A price in a capsule.
struct PriceTag: View {
  let amount: Int

  var body: some View {
    Text("\(amount) €")
      .font(.callout.weight(.semibold))
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.green.opacity(0.2), in: Capsule())
  }
}

struct TripCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TripCard(trip: .samples[0])
        .previewDisplayName("Coast")
      TripCard(trip: .samples[1])
        .environment(\.colorScheme, .dark)
        .previewDisplayName("Mountains")
    }
    .padding()
    .previewLayout(.fixed(width: 360, height: 120))
  }
}
