package import MaquetteFiles
import MaquetteStudio

/// A request to draw the previews of an app's code.
///
/// ```swift
/// var request = PreviewRequest(path: "Sources", out: "previews", tool: tool, variables: variables)
/// request.cells = PreviewCell.all(appearances: ["light", "dark"])
/// let outcome = try PreviewRun(request).run { event in … }
/// for preview in outcome.previews { preview.cause, preview.pictures }
/// ```
package struct PreviewRequest: Sendable {
  /// The folder of a package, any folder of Swift files, or one file, whose previews alone are drawn.
  package var path: String
  /// The folder of the pictures.
  package var out: String
  /// The combinations of appearance, device and so on that each preview is drawn in.
  package var cells = [PreviewCell()]
  /// Patterns; a preview is drawn if `file:name` contains one of them. Empty for all.
  package var filters: [String] = []
  /// The part of the previews that is drawn; nil for all.
  package var shard: Shard?
  /// What the process of the previews may take.
  package var limits = PreviewLimits()
  /// Font files to use in addition to the app's own.
  package var fonts: [String] = []
  /// Whether rules are checked.
  package var lints = false
  /// Whether the nodes of each picture are reported, for the live page.
  var inspects = false
  /// The folder of copies and compiled code; nil for the user's cache.
  package var scratch: String?
  /// Whether everything is compiled and drawn again.
  package var isForced = false
  /// Whether conditions such as `os(macOS)` hold as on a Mac.
  package var isMac: Bool { cells.first?.system?.hasPrefix("macos") ?? false }
  package var threads: Int
  /// The path of the running program, which has the compiled views beside it; nil if unknown.
  package var tool: String?
  /// The variables of the environment.
  package var variables: [String: String]
  /// Whether a source file or a resource may be read.
  package var mayRead: @Sendable (_ path: String) -> Bool = { _ in true }
  /// Whether the run ends early, with an error; it is called from any thread.
  package var isCancelled: @Sendable () -> Bool = { false }

  package init(
    path: String, out: String, tool: String?, variables: [String: String], threads: Int = 1
  ) {
    self.path = path
    self.out = out
    self.tool = tool
    self.variables = variables
    self.threads = threads
  }

  /// Whether the previews of a file are drawn: it is the request's own, or below its folder.
  func covers(_ file: String) -> Bool {
    let (root, file) = (FileName.absolute(path), FileName.absolute(file))
    return file == root || root == "/" || file.hasPrefix(root + "/")
  }

  /// The folder of the pictures of a file: its path from that of the request, without the suffix.
  func stem(of file: String) -> String {
    let root = FileName.absolute(path)
    let file = FileName.absolute(file)
    let inside =
      file.hasPrefix(root + "/") ? String(file.dropFirst(root.utf8.count + 1)) : FileName.last(of: file)
    return FileName.withoutSuffix(inside)
  }

  /// Ends a run that no one waits for.
  func check() throws(StudioError) {
    if isCancelled() { throw StudioError(.usage, "the previews were cancelled") }
  }

  /// The folder for copies and compiled code of this path.
  func scratchFolder() -> String {
    if let scratch { return FileName.absolute(scratch) }
    let home = variables["HOME"].map { FileName.joined($0, ".cache") }
    let cache = variables["XDG_CACHE_HOME"] ?? home ?? variables["TMPDIR"] ?? "/tmp"
    let name = SHA256.digest(of: Array("\(FileName.absolute(path))\n\(tool ?? "")".utf8)).hex.prefix(16)
    return FileName.absolute(FileName.joined(cache, "maquette/previews/\(name)"))
  }
}
