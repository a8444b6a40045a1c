import MaquetteFiles
import MaquettePNG

/// Replaces a golden file, a picture or a text, by what a check or a test found, if the golden file has not changed since.
package struct GoldenAcceptance: Sendable {
  /// The golden file during the check.
  package enum Former: Sendable, Equatable {
    /// No file.
    case nothing
    /// A file of these bytes.
    case bytes([UInt8])
    /// A file that cannot be read, or is no picture; it may be replaced while that is so.
    case unreadable
  }

  /// The result of an acceptance.
  package enum Result: Sendable, Equatable {
    /// The golden file was replaced.
    case written
    /// The golden file already had this content, byte for byte.
    case alreadyThere
  }

  private let write: GoldenCheck.Write
  private let sources = InlineSources()

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

  /// Replaces a golden file.
  ///
  /// - Throws: ``GoldenError/changedMeanwhile(path:)``, ``GoldenError/cannotRead(path:reason:)``,
  ///   ``GoldenError/notAPicture(path:_:)``, ``GoldenError/noGoldenPath(path:)`` or ``GoldenError/notWritten(_:)``.
  package func accept(_ actual: [UInt8], at path: String, former: Former) throws(GoldenError) -> Result {
    let isPicture = FileName.suffix(of: path) == "png"
    guard isPicture || Self.isTextPath(path) else { throw .noGoldenPath(path: path) }
    if isPicture {
      do throws(PNGError) {
        _ = try PNG.decode(actual)
      } catch {
        throw .notAPicture(path: path, error)
      }
    }
    let isThere = Folder.kind(of: path) != .nothing
    let current: [UInt8]?
    do throws(FileProblem) {
      current = isThere ? try FileBytes.read(path, limit: PNGFile.largestFile) : nil
    } catch {
      guard former == .unreadable else { throw GoldenError(error, path: path) }
      current = nil
    }
    if current == actual { return .alreadyThere }
    let isUnchanged =
      switch former {
      case .nothing: !isThere
      case .bytes(let bytes): current == bytes
      case .unreadable: isThere && (current.map { isPicture && (try? PNG.decode($0)) == nil } ?? true)
      }
    guard isUnchanged else { throw .changedMeanwhile(path: path) }
    do throws(PNGError) {
      do throws(FileProblem) {
        try Folder.create(FileName.folder(of: path))
      } catch {
        throw PNGError(error, path: path)
      }
      try write(actual, path)
    } catch {
      throw .notWritten(error)
    }
    return .written
  }

  /// Writes a text into the source of a test, in the place of what the call at a line and a column, from 1, expects; nil for a
  /// call that expects none yet.
  ///
  /// - Throws: ``GoldenError/notRewritten(path:reason:)``.
  package func accept(
    _ text: String, inSource path: String, line: Int, column: Int, former: String?
  ) throws(GoldenError) -> Result {
    guard FileName.suffix(of: path) == "swift" else { throw .noGoldenPath(path: path) }
    do throws(InlineRefusal) {
      // The text that the call expects is looked for, so that a file that has changed elsewhere may be written.
      try sources.write(
        text, expected: former, to: path, line: line, column: column, hasChanged: { _ in false })
    } catch {
      throw .notRewritten(path: "\(path):\(line)", reason: "\(error)")
    }
    return .written
  }

  /// Whether a path can be that of a text snapshot, `<test>.<name>.<suffix>`. Results can come from another machine, and
  /// must not replace a source or a setting.
  private static func isTextPath(_ path: String) -> Bool {
    let parts = FileName.last(of: path).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 3 && !parts.contains("") && parts.last != "swift"
      && !path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
  }
}
