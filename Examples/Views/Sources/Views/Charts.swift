import SwiftUI

/// How full the nights of a week are.
struct WeekView: View {
  let shares: [Double]

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(shares.indices, id: \.self) { day in
          RoundedRectangle(cornerRadius: 4)
            .fill(shares[day] > 0.8 ? Color.red : Color.blue)
            .frame(height: proxy.size.height * shares[day])
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

/// A share as a ring.
struct RingView: View {
  let share: Double

  var body: some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.2), lineWidth: 8)
      Circle().trim(from: 0, to: share)
        .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("\(Int(share * 100)) %").font(.headline)
    }
    .padding(4)
  }
}

#Preview("Week", traits: .fixedLayout(width: 240, height: 120)) {
  WeekView(shares: [0.2, 0.9, 0.5, 0.7, 0.4, 1, 0.3])
}

#Preview("Share", traits: .sizeThatFitsLayout) {
  @Previewable @State var share = 0.7
  RingView(share: share)
    .frame(width: 96, height: 96)
    .padding()
}
