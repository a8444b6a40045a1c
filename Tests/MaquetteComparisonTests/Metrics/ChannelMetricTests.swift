import Testing

@testable import MaquetteComparison

@Suite("Channel difference")
struct ChannelMetricTests {
  @Test("opaque colours differ by their farthest channel")
  func opaque() {
    #expect(ChannelMetric.difference(0xFF10_2030, 0xFF11_2530) == 5)
    #expect(ChannelMetric.difference(0xFF00_0000, 0xFFFF_FFFF) == 255)
  }

  @Test("translucent ones by what white or black shows")
  func translucent() {
    // White over white is white; over black it is not.
    #expect(ChannelMetric.difference(0xFFFF_FFFF, 0) == 255)
    // Black is seen over white.
    #expect(ChannelMetric.difference(0x8000_0000, 0) == 128)
    // Half of 40 less in each channel than its alpha, over either.
    #expect(ChannelMetric.difference(0x8040_4040, 0x8540_4040) == 5)
  }

  @Test("the threshold itself passes, beyond it fails")
  func threshold() {
    let metric = ChannelMetric(threshold: 2)
    let grade = { metric.grade(x: 0, y: 0, actual: 0xFF00_0000, expected: $0).verdict }
    #expect(grade(0xFF00_0002) == .tolerated)
    #expect(grade(0xFF00_0003) == .failing)
  }
}
