import MaquetteFiles
import MaquetteStudio
import MaquetteSwiftSource

/// Makes the program that draws previews: compiles the modules one after the other, and links them.
struct ProgramBuild {
  let request: PreviewRequest
  let toolchain: Toolchain
  let views: ViewsLibrary
  let scratch: String
  let observer: StudioObserver

  /// The program.
  struct Program {
    /// Its path; nil if nothing could be compiled.
    var path: String?
    /// The digests of what each preview's pictures are made of, by its number.
    var digests: [Int: Digest] = [:]
    /// The previews of the sources; those that are not compiled have a cause.
    var previews: [PreviewResult] = []
    /// The files and lines of the app's types, by their names.
    var types: [String: (file: String, line: Int)] = [:]
    /// The font files among the app's resources.
    var fonts: [String] = []
    /// The paths of files by module and name, as `#fileID` has them.
    var paths: [String: String] = [:]
  }

  func make(_ sources: PreviewSources) throws(StudioError) -> Program {
    var program = Program()
    var available = toolchain.modules.union(ViewsLibrary.aliases.map(\.0)).union(["MaquetteFoundation"])
    let modules = FileName.joined(scratch, "modules")
    let moduleMap = FileName.joined(scratch, "module.modulemap")
    do throws(FileProblem) {
      try Folder.create(modules)
      try Folder.create(programFolder)
      if Folder.kind(of: moduleMap) == .nothing {
        try FileBytes.write(Array(ViewsLibrary.moduleMap.utf8), to: moduleMap)
      }
    } catch { throw StudioError(error, path: scratch) }
    var objects: [String] = []
    var hash = SHA256()
    hash.update(field: toolchain.version)
    hash.update(field: views.folder)
    hash.update(field: "\(String(describing: FileStamp(of: views.library)))")
    var common = hash.finish()
    // Pictures and texts are no code, but drawn.
    var resourceHash = SHA256()
    resourceHash.update(field: common)
    for module in sources.modules {
      for path in module.module.resources {
        resourceHash.update(field: path)
        resourceHash.update(field: "\(String(describing: FileStamp(of: path)))")
      }
    }
    let resources = resourceHash.finish()
    var copies: [ModuleCopy] = []
    var functions: [String] = []
    var number = 0
    let isLarge = sources.modules.reduce(0) { $0 + $1.files.count } > Self.small
    var reach = isLarge ? CodeReach(sources, request: request) : nil
    for (index, item) in sources.modules.enumerated() {
      let folder = FileName.joined(scratch, "modules-\(item.module.name)")
      var copy = ModuleCopy(
        item.module, files: item.files, available: available, isMac: request.isMac, firstNumber: number,
        isPreviewed: request.covers)
      number += copy.previews.count
      if let reach { copy.leaveOut(beyond: reach, module: index) }
      note(copy, in: &program)
      program.fonts += item.module.resources.filter { ["ttf", "otf"].contains(FileName.suffix(of: $0)) }
      do throws(FileProblem) {
        // An app's main bundle is the folder of its program.
        try Resources.link(
          item.module, into: item.module.isOfPackage ? FileName.joined(folder, "resources") : programFolder)
      } catch { throw StudioError(error, path: folder) }
      let records = RemovalRecords(path: FileName.joined(folder, "removals.json"))
      if !request.isForced { records.restore(&copy) }
      let isLast = index == sources.modules.count - 1
      let build = ModuleBuild(
        toolchain: toolchain, views: views, folder: folder, modules: modules, moduleMap: moduleMap,
        threads: request.threads, common: common,
        symbols: AssetSymbols(of: item.module, files: item.files), isImported: !isLast,
        isCancelled: request.isCancelled)
      let own = ModuleBuild.function(of: item.module.name)
      do throws(StudioError) {
        let compiled = try build.compile(&copy, main: isLast ? functions + [own] : nil, observer: observer)
        objects += compiled.objects
        common = compiled.key
        copies.append(copy)
        reach = copy.reach
        functions.append(own)
        available.insert(item.module.name)
        records.save(copy)
        program.previews += copy.previews.map { result(of: $0, in: copy) }
      } catch {
        try request.check()
        if isLast { throw error }
        let cause = Cause("module \(item.module.name) cannot be compiled: \(error)")
        program.previews += copy.previews.map { preview in
          var result = result(of: preview, in: copy)
          result.cause = result.cause ?? cause
          return result
        }
      }
    }
    program.digests =
      PreviewDigests(of: copies, common: resources, threads: request.threads).digests
    program.path = try link(objects, key: common)
    return program
  }

  private func result(of preview: ModuleCopy.NumberedPreview, in copy: ModuleCopy) -> PreviewResult {
    let path = copy.files[preview.file].file.path
    return PreviewResult(
      number: preview.number, module: copy.module.name, file: path,
      stem: request.stem(of: path), line: preview.preview.line,
      name: preview.preview.name, cause: copy.cause(of: preview))
  }

  private func note(_ copy: ModuleCopy, in program: inout Program) {
    for item in copy.files {
      let file = item.file
      program.paths["\(copy.module.name)/\(FileName.last(of: file.path))"] = file.path
      for declaration in file.declarations
      where declaration.kind == .type && declaration.keyword != "extension" {
        program.types[declaration.name] = (file.path, file.line(of: declaration))
      }
    }
  }

  /// The most files of an app that is compiled whole; of a larger one only what previews reach.
  private static let small = 40

  /// The folder of the program and of what an app's main bundle has.
  private var programFolder: String { FileName.joined(scratch, "program") }

  private func link(_ objects: [String], key: Digest) throws(StudioError) -> String {
    let path = FileName.joined(programFolder, "previews")
    let record = FileName.joined(scratch, "linked")
    if Folder.isRegularFile(path), (try? FileBytes.read(record, limit: 1 << 10)) == Array(key.hex.utf8) {
      return path
    }
    let list = FileName.joined(scratch, "objects")
    do throws(FileProblem) {
      try FileBytes.write(Array(objects.map { "\"\($0)\"\n" }.joined().utf8), to: list)
    } catch { throw StudioError(error, path: list) }
    var process = ChildProcess(
      [toolchain.compiler, "-use-ld=lld", "-o", path, "@\(list)"] + views.linking, in: scratch,
      isCancelled: request.isCancelled)
    process.errors = FileName.joined(scratch, "linker.txt")
    process.output = FileName.joined(scratch, "linker-output.txt")
    process.seconds = 600
    guard process.run().code == 0 else {
      try request.check()
      let text = ((try? FileBytes.read(process.errors ?? "", limit: 1 << 24)) ?? []).prefix(2000)
      throw StudioError(.badInput, "the previews cannot be linked: \(String(decoding: text, as: UTF8.self))")
    }
    // Without the record the next run links again.
    try? FileBytes.write(Array(key.hex.utf8), to: record)
    return path
  }
}
