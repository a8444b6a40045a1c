package import MaquetteFiles

/// A request to draw the previews of an app's code.
///
/// ```swift
/// var request = PreviewRequest(path: "Sources", out: "previews", tool: tool, variables: variables)
/// request.cells = PreviewCell.all(appearances: ["light", "dark"])
/// let outcome = try PreviewRun(request).run { event in … }
/// for preview in outcome.previews { preview.cause, preview.pictures }
/// ```
package struct PreviewRequest: Sendable {
  /// The folder of a package, or any folder of Swift files.
  package var path: String
  /// The folder of the pictures.
  package var out: String
  /// What each preview is drawn for.
  package var cells = [PreviewCell()]
  /// Patterns; a preview is drawn if `file:name` contains one of them. Empty for all.
  package var filters: [String] = []
  /// The part of the previews that is drawn; nil for all.
  package var shard: Shard?
  /// What the process of the previews may take.
  package var limits = PreviewLimits()
  /// Font files beside those of the app.
  package var fonts: [String] = []
  /// Whether rules are checked.
  package var lints = false
  /// The folder of copies and compiled code; nil for the user's cache.
  package var scratch: String?
  /// Whether everything is compiled and drawn again.
  package var isForced = false
  /// Whether code means what it means on a Mac.
  package var isMac: Bool { cells.first?.system?.hasPrefix("macos") ?? false }
  package var threads: Int
  /// The path of the program that runs; the compiled views lie beside it. Nil if it is not known.
  package var tool: String?
  /// The variables of the environment.
  package var variables: [String: String]

  package init(
    path: String, out: String, tool: String?, variables: [String: String], threads: Int = 1
  ) {
    self.path = path
    self.out = out
    self.tool = tool
    self.variables = variables
    self.threads = threads
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
