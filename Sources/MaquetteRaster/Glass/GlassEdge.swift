package import MaquetteGraphics

// Glass
// =====
//
// Near its edge glass bends what is behind it and shows the light of two lamps. Both depend on the distance from the edge and on
// the edge's normal alone. A place at a distance d inside of the edge shows the picture at
//
//     place - normal * amount * (1 - sqrt(x (2 - x))),  x = d / reach,
//
// which is farther inside: the profile of a lens with the round edge of a quarter circle. The law, the amounts and the
// rim were measured in pictures of iOS 26 at 3x; the square root is that of the descriptions of the system's own filter. The
// light adds levels to the picture, `lift` of them where the normal lies on the diagonal of the lamps, and changes the saturation.
//
// Rows are cheap where the edge is straight: between the corners of a bar every pixel of a row is displaced by the same distance,
// and far from the edge nothing is. Only pixels near corners and sides search for the nearest place of the edge.

/// The optics of glass near its edge, in pixels.
package struct GlassEdge: Sendable {
  let field: EdgeField
  private let amount, reach: Double
  /// The inverse of the reach.
  private let part: Double
  private let rimWidth: Double
  /// What the rim adds, in 256ths of a level, and its saturation less 1, in 256ths.
  private let lift, saturation: Int32

  /// How the light fades across the rim from the edge inwards: on black fills of iOS 26 at 3x, 30, 22 and 14 of 30 levels.
  private static let fade = (edge: 1.15, end: 0.25)
  /// The light where the normal is at right angles to the diagonal of the lamps, and the diagonal.
  private static let least = 0.1
  private static let diagonal = 0.7071067811865476

  /// Creates the optics of a shape under a transform to pixels.
  ///
  /// - Parameters:
  ///   - amount: the displacement at the edge, in pixels; more than 4096 counts as that.
  ///   - reach: how far from the edge the picture is displaced, in pixels; more than 4096 counts as that.
  ///   - rimWidth: the thickness of the rim in pixels.
  ///   - lift: the levels that the rim adds.
  ///   - saturation: the saturation of the rim relative to what is beside it.
  package init(
    _ shape: Shape, transform: Transform, amount: Double, reach: Double, rimWidth: Double, lift: Double,
    saturation: Double
  ) {
    func limited(_ value: Double, _ range: ClosedRange<Double>) -> Double {
      value.isNaN ? 0 : Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
    }
    field = EdgeField(shape, transform: transform)
    self.amount = limited(amount, -4096...4096)
    self.reach = limited(reach, 0...4096)
    part = 1 / Swift.max(self.reach, 0x1p-20)
    self.rimWidth = limited(rimWidth, 0...4096)
    self.lift = Int32(limited(lift, -255...255) * 256)
    self.saturation = Int32((limited(saturation, 0...8) - 1) * 256)
  }

  /// The distance from the edge beyond which glass is plain, in pixels.
  var limit: Double { Swift.max(reach, rimWidth > 0 ? rimWidth + 1 : 0) }

  /// The displacement at a distance from the edge, in pixels.
  @inline(__always)
  func displacement(at distance: Double) -> Double {
    displacements(at: SIMD4(repeating: distance)).x
  }

  /// The displacements at four distances from the edge, in pixels.
  @inline(__always)
  func displacements(at distances: SIMD4<Double>) -> SIMD4<Double> {
    let parts = (distances * part).clamped(lowerBound: .zero, upperBound: .one)
    // Roots of single precision are cheap, and exact to 2^-24 of the amount.
    let roots = SIMD4<Float>(parts * (2 - parts)).squareRoot()
    let result = amount * (1 - SIMD4<Double>(roots))
    return reach > 0 ? result : .zero
  }

  /// The strength of the light at a place of the edge, in 256ths.
  @inline(__always)
  func light(at place: EdgeField.Place) -> Int32 {
    let distance = Swift.max(place.distance, 0)
    // The rim ends within a pixel.
    let inside = rimWidth + 0.5 - distance
    guard rimWidth > 0, inside > 0 else { return 0 }
    let across = Self.fade.edge + (Self.fade.end - Self.fade.edge) * Swift.min(distance / rimWidth, 1)
    let facing = ((place.normal.x + place.normal.y) * Self.diagonal).magnitude
    return Int32(256 * across * Swift.min(inside, 1) * (Self.least + (1 - Self.least) * facing))
  }

  /// Returns a premultiplied pixel with a strength of light on it.
  @inline(__always)
  func lit(_ pixel: UInt32, _ strength: Int32) -> UInt32 {
    let words = SIMD4(repeating: pixel) &>> SIMD4(0, 8, 16, 24)
    let channels = SIMD4<Int32>(truncatingIfNeeded: words) & SIMD4(repeating: 255)
    let luminance = (channels &* BlurredBackdrop.luminance).wrappedSum() &>> 8
    let colour = (channels &- SIMD4(repeating: luminance)) &* SIMD4(repeating: saturation)
    let added = (SIMD4(repeating: lift) &+ colour) &* SIMD4(repeating: strength)
    var result = channels &+ (added &+ SIMD4(repeating: 32768)) &>> SIMD4(repeating: 16)
    result.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: channels.w))
    result.w = channels.w
    return (SIMD4<UInt32>(truncatingIfNeeded: result) &<< SIMD4(0, 8, 16, 24)).wrappedSum()
  }
}
