import MaquetteFiles
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  /// The examples of FIPS 180-4 and of NIST's validation suite.
  @Test(
    "published digests",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ], [true, false])
  func published(example: (text: String, digest: String), usesInstructions: Bool) {
    var hash = SHA256(usesInstructions: usesInstructions)
    hash.update(Array(example.text.utf8))
    #expect(hash.finish().hex == example.digest)
  }

  @Test("pieces of any size give the digest of the whole")
  func pieces() {
    let bytes = (0..<517).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) }
    let whole = SHA256.digest(of: bytes)
    for size in [1, 3, 55, 56, 63, 64, 65, 128, 200] {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: size) {
        hash.update(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(hash.finish() == whole, "pieces of \(size)")
    }
  }

  @Test("every length around a block's end is padded as the standard says")
  func padding() {
    // Digests of n zero bytes, by OpenSSL.
    let known = [
      55: "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7",
      56: "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb",
      63: "c7723fa1e0127975e49e62e753db53924c1bd84b8ac1ac08df78d09270f3d971",
      64: "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b",
      65: "98ce42deef51d40269d542f5314bef2c7468d401ad5d85168bfab4c0108f75f7",
    ]
    for (count, digest) in known {
      #expect(SHA256.digest(of: [UInt8](repeating: 0, count: count)).hex == digest, "\(count) bytes")
    }
  }

  @Test("fields keep their bounds")
  func fields() {
    func digest(_ texts: [String]) -> Digest {
      var hash = SHA256()
      for text in texts { hash.update(field: text) }
      return hash.finish()
    }
    #expect(digest(["ab", "c"]) != digest(["a", "bc"]))
    #expect(digest(["abc"]) != digest(["abc", ""]))
  }

  @Test("digits are read back, and nothing else is")
  func hex() {
    let digest = SHA256.digest(of: [1, 2, 3])
    #expect(Digest(hex: digest.hex) == digest)
    for text in ["", "ab", digest.hex + "0", String(digest.hex.dropLast()) + "g", digest.hex.uppercased()] {
      #expect(Digest(hex: text) == nil, "\(text)")
    }
  }

  @Test("a file has the digest of its bytes")
  func file() throws {
    let folder = try TemporaryFolder()
    // More than one piece of reading.
    let bytes = (0..<700_001).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try FileBytes.write(bytes, to: folder.path + "/a")
    #expect(try Digest(ofFile: folder.path + "/a") == SHA256.digest(of: bytes))
    #expect(throws: FileProblem.self) { try Digest(ofFile: folder.path + "/b") }
  }
}
