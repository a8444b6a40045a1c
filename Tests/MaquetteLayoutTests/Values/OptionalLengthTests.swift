import Testing

@testable import MaquetteLayout

@Suite struct OptionalLengthTests {
  @Test(arguments: [nil, 0, 0.5, 44, -3, Double.infinity, -Double.infinity, Length.unbounded] as [Double?])
  func keepsEveryLengthAndNone(_ length: Double?) {
    #expect(OptionalLength(length).value == length)
  }

  @Test func takesHalfTheRoom() {
    #expect(MemoryLayout<OptionalLength>.size == 8)
    #expect(MemoryLayout<Proposal>.size == 16)
    #expect(MemoryLayout<Measurement>.size == 32)
  }

  @Test func equalBaselinesAreEqualWhicheverZeroTheyAre() {
    let measurement = Measurement(width: 1, height: 1, firstBaseline: 0, lastBaseline: 0)
    #expect(measurement == Measurement(width: 1, height: 1, firstBaseline: -0.0, lastBaseline: -0.0))
  }
}
