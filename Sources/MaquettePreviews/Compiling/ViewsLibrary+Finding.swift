import MaquetteFiles
import MaquetteStudio

extension ViewsLibrary {
  /// The variable that names a folder with the compiled views.
  static let variable = "MAQUETTE_VIEWS"
  /// The variable that names the sources of Maquette.
  static let sourcesVariable = "MAQUETTE_SOURCES"

  /// Finds the compiled views: in the folder that a variable names, beside the program, or in a cached build.
  init(
    for request: PreviewRequest, toolchain: Toolchain, scratch: String, observer: StudioObserver
  ) throws(StudioError) {
    let found = try Self.compiled(for: request)
    if let found, found.isCompiled(by: toolchain) {
      self = found
      return
    }
    if let sources = request.variables[Self.sourcesVariable], !sources.isEmpty {
      self = try Self.built(from: sources, request, toolchain, observer: observer)
      return
    }
    if let found, let compiler = found.compiler {
      throw StudioError(
        .usage,
        "Maquette's views were compiled by \(compiler), but \(toolchain.compiler) is \(toolchain.version);"
          + " use that version of Swift, or set \(Self.sourcesVariable) to a copy of Maquette's sources"
      )
    }
    throw StudioError(
      .noInput,
      "cannot find Maquette's compiled views beside this program; set \(Self.sourcesVariable) to a copy of"
        + " Maquette's sources, or \(Self.variable) to a build folder with '\(Self.name)'"
    )
  }

  /// The compiled views that a variable names, or that lie beside the program; nil if there are none.
  private static func compiled(for request: PreviewRequest) throws(StudioError) -> ViewsLibrary? {
    if let folder = request.variables[variable], !folder.isEmpty {
      guard
        let found = ViewsLibrary(
          build: FileName.absolute(folder), origin: "\(folder), which \(variable) names")
      else {
        throw StudioError(
          .noInput, "\(folder): this folder, which \(variable) names, does not contain \(name)")
      }
      return found
    }
    guard let tool = request.tool else { return nil }
    let folder = FileName.folder(of: tool)
    let release = FileName.joined(FileName.folder(of: folder), "lib/maquette/views")
    return ViewsLibrary(build: folder, origin: "the program's own build")
      ?? ViewsLibrary(build: release, origin: "the release, compiled for this Swift")
  }

  /// A build of the sources for the toolchain, which is made once.
  private static func built(
    from sources: String, _ request: PreviewRequest, _ toolchain: Toolchain, observer: StudioObserver
  ) throws(StudioError) -> ViewsLibrary {
    let key = SHA256.digest(
      of: Array("\(FileName.absolute(sources))\n\(toolchain.version)\n\(Version.current)".utf8)
    ).hex.prefix(16)
    let root = FileName.joined(FileName.folder(of: request.scratchFolder()), "views-\(key)")
    let folder = FileName.joined(root, "release")
    let origin = "\(sources), compiled once into \(root)"
    if let found = ViewsLibrary(build: folder, origin: origin) { return found }
    observer(
      .distrusted(
        StudioError(
          .noInput, "compiling Maquette's views for \(toolchain.version), once; this takes minutes")))
    do throws(FileProblem) { try Folder.create(root) } catch { throw StudioError(error, path: root) }
    let tool = FileName.joined(FileName.folder(of: toolchain.compiler), "swift")
    var process = ChildProcess(
      [
        tool, "build", "-c", "release", "--package-path", FileName.absolute(sources), "--scratch-path", root,
        "--product", name,
      ], in: root, isCancelled: request.isCancelled)
    process.output = FileName.joined(root, "build.txt")
    process.errors = FileName.joined(root, "build-errors.txt")
    process.seconds = 3600
    let result = process.run()
    try request.check()
    guard result.code == 0, let found = ViewsLibrary(build: folder, origin: origin) else {
      throw StudioError(
        .badInput, "Maquette's views do not compile with \(toolchain.version); see \(root)/build.txt")
    }
    return found
  }
}
