import Foundation
import Testing

@testable import MaquetteComparison

/// The functions of colour against the system's, which are good to a digit or two more than is asked for.
@Suite("Functions from arithmetic alone")
struct FunctionsTests {
  @Test("roots")
  func roots() {
    for step in 1...2000 {
      let value = Double(step) / 900
      #expect(abs(Functions.cubeRoot(value) / cbrt(value) - 1) < 1e-15)
      if value <= 1 { #expect(abs(Functions.fifthRoot(value) / pow(value, 0.2) - 1) < 1e-15) }
    }
    #expect(abs(Functions.cubeRoot(0.0088) / cbrt(0.0088) - 1) < 1e-15)
  }

  @Test("the exponential")
  func exponential() {
    for step in 0...1280 {
      let value = -Double(step) / 10
      #expect(abs(Functions.exponential(value) / exp(value) - 1) < 1e-13)
    }
  }

  @Test("sine, cosine and the angle")
  func angles() {
    for step in -3600...3600 {
      let degrees = Double(step) / 2
      let (sine, cosine) = Functions.sineAndCosine(degrees: degrees)
      #expect(abs(sine - sin(degrees * .pi / 180)) < 1e-13)
      #expect(abs(cosine - cos(degrees * .pi / 180)) < 1e-13)
    }
    for step in 0..<3600 {
      let degrees = Double(step) / 10
      let angle = Functions.angle(y: 7 * sin(degrees * .pi / 180), x: 7 * cos(degrees * .pi / 180))
      let difference = abs(angle - degrees)
      #expect(min(difference, 360 - difference) < 1e-12)
    }
    #expect(Functions.angle(y: 0, x: 0) == 0)
  }
}
