import SwiftUI

/// A journey that the app's screens are about.
struct Trip: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let nights: Int
  let price: Int
  let symbol: String
  var isBooked = false

  static let samples = [
    Trip(name: "Coast", nights: 3, price: 420, symbol: "sun.max.fill", isBooked: true),
    Trip(name: "Mountains", nights: 5, price: 610, symbol: "mountain.2.fill"),
    Trip(name: "City", nights: 2, price: 280, symbol: "building.2.fill"),
  ]
}
