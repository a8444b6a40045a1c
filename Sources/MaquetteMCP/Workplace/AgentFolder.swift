#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
import MaquetteDiagnostics
import MaquetteFiles
package import MaquetteRPC
package import MaquetteSheets
package import MaquetteStudio

/// The folder that the server serves. Clients and their sheets can reach only files in it.
/// Paths with `..`, absolute paths and links cannot lead out of it.
package struct AgentFolder: Sendable {
  /// The absolute path, without links.
  package let root: String

  /// Opens a folder; the empty path is the current one.
  package init(_ path: String) throws(StudioError) {
    let place = path.isEmpty ? "." : path
    guard Folder.kind(of: place) == .folder, let root = Folder.real(place) else {
      throw StudioError(.noInput, "\(place): the folder does not exist")
    }
    self.root = root
    // Below it nothing is written through a link.
    NamedOutput.add(root)
  }

  /// The absolute path of a file or folder that a client names.
  package func path(of name: String) throws(RPCError) -> String {
    guard let path = inner(name) else {
      throw RPCError(
        .invalidParameters,
        "'\(Evidence.line(name))' is outside of the folder that this server serves")
    }
    return path
  }

  /// Reads a file that a sheet or a client names.
  @Sendable package func bytes(of name: String) throws(SheetError) -> [UInt8] {
    guard let path = inner(name) else {
      throw .unreadable(path: relative(name), reason: Self.outside)
    }
    do throws(SheetError) {
      return try SheetFile.bytes(atPath: path)
    } catch {
      throw error.named(relative(name))
    }
  }

  /// The absolute path of a name in the folder; nil if it is outside. A file that does not exist is where it would be created.
  private func inner(_ name: String) -> String? {
    guard FileName.unplainScalar(in: name) == nil else { return nil }
    let absolute = name.hasPrefix("/") ? name : FileName.joined(root, name)
    let path = FileName.normalized(absolute, foldsParents: true)
    guard contains(path) else { return nil }
    // The innermost part that exists decides where the path leads.
    var existing = path
    while existing.count > root.count, Folder.real(existing) == nil, !Self.isLink(existing) {
      existing = FileName.folder(of: existing)
    }
    guard let real = Folder.real(existing), contains(real) else { return nil }
    return path
  }

  private func contains(_ path: String) -> Bool {
    path == root || path.hasPrefix(root == "/" ? root : root + "/")
  }

  /// The path as seen from the folder.
  func relative(_ path: String) -> String {
    contains(path) && path != root ? String(path.dropFirst(root == "/" ? 1 : root.count + 1)) : path
  }

  /// An error whose paths are those that a client uses.
  func relative(_ error: StudioError) -> StudioError {
    guard let message = error.message else {
      return StudioError(error.kind, error.diagnostics.map(relative))
    }
    return StudioError(error.kind, relative(text: message), subject: error.subject.map { relative($0) })
  }

  /// A diagnostic whose paths are those that a client uses. One about a file outside, which a link may lead to, shows nothing of it.
  func relative(_ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    result.file = relative(diagnostic.file)
    result.message = relative(text: diagnostic.message)
    if inner(diagnostic.file) == nil {
      (result.message, result.hint, result.excerpt) = (Self.outside, nil, nil)
    }
    return result
  }

  /// A text whose paths are those that a client uses.
  func relative(text: String) -> String {
    text.replacing(root == "/" ? root : root + "/", with: "")
      .replacing(FileProblem.notCarried.reason, with: Self.outside)
  }

  private static let outside = "the file is outside of the folder that this server serves"

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension SheetError {
  /// The same error about the file under another path.
  fileprivate func named(_ path: String) -> SheetError {
    switch self {
    case .noSuchFile: .noSuchFile(path: path)
    case .isDirectory: .isDirectory(path: path)
    case .unreadable(_, let reason): .unreadable(path: path, reason: reason)
    case .tooLarge(_, let bytes): .tooLarge(path: path, bytes: bytes)
    case .pictureTooLarge(_, let size, let scale): .pictureTooLarge(path: path, size: size, scale: scale)
    case .invalid: self
    }
  }
}
