import Foundation
import MaquetteFiles
import Testing

@Suite("Bytes as text") struct Base64Tests {
  @Test("is what Foundation writes", arguments: 0..<40)
  func foundationAgrees(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) }
    #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
  }
}
