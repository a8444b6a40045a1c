/// A linear transformation of colour coordinates.
package struct ColorMatrix: Sendable {
  package var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  package init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  /// The product with a column, added from the left so that its last bit is the same everywhere.
  package func times(_ column: SIMD3<Double>) -> SIMD3<Double> {
    func product(_ row: SIMD3<Double>) -> Double {
      let terms = row * column
      return terms.x + terms.y + terms.z
    }
    return SIMD3(product(rows.0), product(rows.1), product(rows.2))
  }

  /// The product with a matrix, which is applied first.
  package func times(_ other: ColorMatrix) -> ColorMatrix {
    let columns = (0..<3).map { times(other.column($0)) }
    return ColorMatrix(
      SIMD3(columns[0].x, columns[1].x, columns[2].x), SIMD3(columns[0].y, columns[1].y, columns[2].y),
      SIMD3(columns[0].z, columns[1].z, columns[2].z))
  }

  package func column(_ index: Int) -> SIMD3<Double> {
    SIMD3(rows.0[index], rows.1[index], rows.2[index])
  }

  /// The matrix with columns in proportion to factors.
  package func scaled(by factors: SIMD3<Double>) -> ColorMatrix {
    ColorMatrix(rows.0 * factors, rows.1 * factors, rows.2 * factors)
  }

  /// The inverse, by cofactors; nil if there is none, or none that numbers of this size can tell.
  package var inverse: ColorMatrix? {
    let (a, b, c) = (column(0), column(1), column(2))
    let determinant = Self.dot(a, Self.cross(b, c))
    guard determinant.isFinite, determinant.magnitude > 1e-9 else { return nil }
    return ColorMatrix(
      Self.cross(b, c) / determinant, Self.cross(c, a) / determinant, Self.cross(a, b) / determinant)
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let terms = a * b
    return terms.x + terms.y + terms.z
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The responses of cones after Bradford to XYZ (ICC.1:2022, annex E).
  private static let bradford = ColorMatrix(
    SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))

  /// Colours under one white as they look under another, by Bradford's method; nil for a white that is none.
  package static func adaptation(from white: SIMD3<Double>, to other: SIMD3<Double>) -> ColorMatrix? {
    let (old, new) = (bradford.times(white), bradford.times(other))
    guard let inverse = bradford.inverse, old.min() > 1e-9, new.min() > 1e-9 else { return nil }
    return inverse.times(
      ColorMatrix(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)).scaled(by: new / old).times(bradford))
  }

  /// Linear RGB of some primaries and white, as chromaticities, to XYZ under that white; nil if they span no space.
  package static func rgbToXYZ(
    red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>, white: SIMD2<Double>
  ) -> ColorMatrix? {
    let (r, g, b) = (xyz(red), xyz(green), xyz(blue))
    let primaries = ColorMatrix(SIMD3(r.x, g.x, b.x), SIMD3(r.y, g.y, b.y), SIMD3(r.z, g.z, b.z))
    guard let inverse = primaries.inverse, white.y > 1e-3 else { return nil }
    return primaries.scaled(by: inverse.times(xyz(white) / white.y))
  }

  /// The coordinates of a chromaticity, of which the sum is 1.
  private static func xyz(_ chromaticity: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(chromaticity.x, chromaticity.y, 1 - chromaticity.x - chromaticity.y)
  }

  /// Linear Display P3 to XYZ under D65.
  package static let displayP3 = ColorMatrix(
    SIMD3(608311.0 / 1_250_200, 189793.0 / 714_400, 198249.0 / 1_000_160),
    SIMD3(35783.0 / 156_275, 247089.0 / 357_200, 198249.0 / 2_500_400),
    SIMD3(0, 32229.0 / 714_400, 5_220_557.0 / 5_000_800))

  /// Linear A98 RGB to XYZ under D65.
  package static let a98RGB = ColorMatrix(
    SIMD3(573536.0 / 994_567, 263643.0 / 1_420_810, 187206.0 / 994_567),
    SIMD3(591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
    SIMD3(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835))

  /// Linear ProPhoto RGB to XYZ under D50.
  package static let proPhoto = ColorMatrix(
    SIMD3(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
    SIMD3(0.2880748288194013, 0.711835234241873, 0.00008993693872564),
    SIMD3(0, 0, 0.8251046025104602))

  /// Linear Rec. 2020 to XYZ under D65.
  package static let rec2020 = ColorMatrix(
    SIMD3(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
    SIMD3(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
    SIMD3(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314))

  /// XYZ under D50 to D65, by Bradford's method.
  package static let d50ToD65 = ColorMatrix(
    SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124))

  /// XYZ under D65 to linear sRGB.
  package static let xyzToLinear = ColorMatrix(
    SIMD3(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    SIMD3(-851781.0 / 878_810, 1_648_619.0 / 878_810, 36519.0 / 878_810),
    SIMD3(705.0 / 12673, -2585.0 / 12673, 705.0 / 667))

  /// OKLab to the cube roots of cone responses.
  package static let okLabToRoots = ColorMatrix(
    SIMD3(1, 0.3963377773761749, 0.2158037573099136),
    SIMD3(1, -0.1055613458156586, -0.0638541728258133),
    SIMD3(1, -0.0894841775298119, -1.2914855480194092))

  /// Cone responses to XYZ under D65.
  package static let conesToXYZ = ColorMatrix(
    SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    SIMD3(-0.0405757452148008, 1.112286803280317, -0.0717110580655164),
    SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
}
