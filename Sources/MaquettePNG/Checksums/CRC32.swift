import CBytes

/// The checksum of a PNG's chunks (PNG, annex D; ISO 3309).
///
/// Method: a processor that multiplies polynomials folds all but the last 63 bytes into sixteen. The rest goes eight bytes
/// at a time through eight tables ("slicing by 8", Kounavis and Berry, Intel 2006), where table k holds the effect of a
/// byte on the checksum after k further bytes.
struct CRC32 {
  private var state: UInt32 = ~0

  var value: UInt32 { ~state }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { folded in
      guard let place = folded.baseAddress else { return }
      let count = cbytes_crc(Vectors.areWide, state, start, bytes.count, place)
      if count > 0 {
        // The function has written all sixteen bytes.
        state = 0
        addByTables(UnsafeBufferPointer(folded))
      }
      addByTables(UnsafeBufferPointer(rebasing: bytes[count...]))
    }
  }

  private mutating func addByTables(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    var crc = state
    Self.tables.withUnsafeBufferPointer { tables in
      var index = 0
      // Eight bytes remain from `index` on, and every look-up is masked to the 256 entries of its table.
      while index &+ 8 <= bytes.count {
        let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self).littleEndian ^ UInt64(crc)
        crc = 0
        for position in 0..<8 {
          let byte = Int(truncatingIfNeeded: word &>> UInt64(position &* 8) & 0xFF)
          crc ^= tables[(7 &- position) &* 256 &+ byte]
        }
        index &+= 8
      }
      while index < bytes.count {
        crc = tables[Int((crc ^ UInt32(bytes[index])) & 0xFF)] ^ crc &>> 8
        index &+= 1
      }
    }
    state = crc
  }

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { add($0) }
  }

  private static let tables: [UInt32] = {
    var tables = (0..<UInt32(256)).map { byte in
      (0..<8).reduce(byte) { crc, _ in crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
    }
    return tables
  }()
}
