/// The files that may be read while a stranger's picture is drawn again: those that it carries, and those that the user named.
///
/// A sheet in a picture can name any path of the reader's machine, so that the pixels and messages would depend on its files.
package struct CarriedFiles: Sendable {
  /// The folder that holds the files of the picture.
  private let folder: String
  /// The paths of other files, such as fonts.
  private let others: Set<String>

  @TaskLocal private static var current: CarriedFiles?

  /// Runs a body that reads the files below a folder and some others only.
  package static func only<Result, Failure: Error>(
    below folder: String, and others: [String], _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The library's `withValue` forgets the type of the error.
    let outcome = $current.withValue(CarriedFiles(folder: folder, others: Set(others))) {
      () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Whether a path may be read, or looked for.
  static func contains(_ path: String) -> Bool {
    guard let current, !current.others.contains(path) else { return true }
    return (FileName.normalized(path, foldsParents: true) + "/").hasPrefix(current.folder + "/")
  }
}
