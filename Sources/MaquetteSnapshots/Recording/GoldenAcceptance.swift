internal import MaquetteFiles
internal import MaquettePNG

/// Replaces a golden picture by the drawing of a check, if the golden picture has not changed since.
package struct GoldenAcceptance: Sendable {
  /// The file at the path of the golden picture during the check.
  package enum Former: Sendable, Equatable {
    /// No file.
    case nothing
    /// A file of these bytes.
    case bytes([UInt8])
    /// A file that is not a picture; it may be replaced while it still is not one.
    case unreadable
  }

  /// The result of an acceptance.
  package enum Result: Sendable, Equatable {
    /// The drawing replaced the golden picture.
    case written
    /// The drawing already was the golden picture, byte for byte.
    case alreadyThere
  }

  private let write: GoldenCheck.Write

  /// Creates an acceptance that writes with the given function.
  ///
  /// - Throws: ``GoldenError/acceptingUnderCI``.
  package init(
    environment: [String: String],
    write: @escaping GoldenCheck.Write = { (bytes, path) throws(PNGError) in
      try PNGFile.write(bytes, to: path)
    }
  ) throws(GoldenError) {
    if ContinuousIntegration.isSet(in: environment) { throw .acceptingUnderCI }
    self.write = write
  }

  /// Replaces a golden picture by the file of a drawing.
  ///
  /// - Throws: ``GoldenError/changedMeanwhile(path:)``, ``GoldenError/notAPicture(path:_:)`` or
  ///   ``GoldenError/notWritten(_:)``.
  package func accept(_ actual: [UInt8], at path: String, former: Former) throws(GoldenError) -> Result {
    guard FileName.suffix(of: path) == "png" else { throw .noPicturePath(path: path) }
    do throws(PNGError) {
      _ = try PNG.decode(actual)
    } catch {
      throw .notAPicture(path: path, error)
    }
    let isThere = Folder.kind(of: path) != .nothing
    let current = isThere ? try? PNGFile.bytes(of: path) : nil
    if current == actual { return .alreadyThere }
    let isUnchanged =
      switch former {
      case .nothing: !isThere
      case .bytes(let bytes): current == bytes
      case .unreadable: isThere && (current.map { (try? PNG.decode($0)) == nil } ?? true)
      }
    guard isUnchanged else { throw .changedMeanwhile(path: path) }
    do throws(PNGError) {
      try write(actual, path)
    } catch {
      throw .notWritten(error)
    }
    return .written
  }
}
