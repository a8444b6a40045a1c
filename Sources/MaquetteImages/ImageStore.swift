import MaquetteFiles
package import MaquetteGraphics
import Synchronization

/// Decodes each content once as long as its picture is in the store, for all sheets of a run and on any thread.
package final class ImageStore: Sendable {
  /// The store of the process.
  package static let shared = ImageStore()

  fileprivate struct Key: Hashable {
    var content: Digest
    var scale: Double
  }

  fileprivate struct State {
    var images: [Key: RasterImage] = [:]
    /// The keys from the one that was used longest ago.
    var order: [Key] = []
    var byteCount = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// Creates an empty store that keeps pictures up to a number of bytes, and the last one in any case.
  package init(limit: Int = 256 << 20) {
    self.limit = limit
  }

  /// The picture in the bytes of a file.
  package func image(_ bytes: [UInt8], scale: Double) throws(ImageError) -> RasterImage {
    let key = Key(content: SHA256.digest(of: bytes), scale: scale)
    if let known = state.withLock({ $0.use(key) }) { return known }
    // Decoded outside of the lock: two threads may decode the same picture, and one result is kept.
    let image = try ImageDecoder.decode(bytes, scale: scale)
    return state.withLock { $0.add(image, for: key, limit: limit) }
  }
}

extension ImageStore.State {
  fileprivate mutating func use(_ key: ImageStore.Key) -> RasterImage? {
    guard let image = images[key] else { return nil }
    order.removeAll { $0 == key }
    order.append(key)
    return image
  }

  fileprivate mutating func add(_ image: RasterImage, for key: ImageStore.Key, limit: Int) -> RasterImage {
    if let known = use(key) { return known }
    images[key] = image
    order.append(key)
    byteCount += 4 * image.width * image.height
    while byteCount > limit, order.count > 1 {
      if let removed = images.removeValue(forKey: order.removeFirst()) {
        byteCount -= 4 * removed.width * removed.height
      }
    }
    return image
  }
}
