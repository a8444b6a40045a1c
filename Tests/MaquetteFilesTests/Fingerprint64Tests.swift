import MaquetteFiles
import Testing

@Suite struct Fingerprint64Tests {
  /// Test vectors of the reference implementation, isthe.com/chongo/src/fnv/test_fnv.c.
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func published(text: String, hex: String) {
    #expect(Fingerprint64(Array(text.utf8)).hex == hex)
  }

  @Test func aWordIsItsBytes() {
    var fingerprint = Fingerprint64()
    fingerprint.add(0x0807_0605_0403_0201)
    #expect(fingerprint == Fingerprint64([1, 2, 3, 4, 5, 6, 7, 8]))
  }
}
