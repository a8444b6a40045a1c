import MaquetteFiles
import MaquetteStudio

extension ModuleBuild {
  /// Checks or compiles the copy, and returns what the compiler prints if there are errors.
  ///
  /// - Parameters:
  ///   - copy: The module; a file that takes the compiler too long is taken out of it.
  ///   - suspects: The files that can have errors, nil for all: checking a part of a large module takes a part of the time.
  func output(
    of copy: inout ModuleCopy, stage: Stage, suspects: Set<Int>?
  ) throws(StudioError) -> String? {
    let files = copy.compiled
    guard stage != .compiling, files.count > Self.smallModule, let template = try template(of: copy) else {
      return try run(words(for: copy, checks: stage != .compiling), of: copy)
    }
    let all = FileName.joined(folder, "inputs")
    guard stage == .bodies else { return try run(template.checkingInterfaces(of: all), of: copy) }
    let checked = suspects.map { suspects in files.filter(suspects.contains) } ?? files
    return try check(checked, of: &copy, template)
  }

  /// The most files of a module that is always checked whole.
  static let smallModule = 24

  private func words(for copy: ModuleCopy, checks: Bool) -> [String] {
    var words = [toolchain.compiler]
    words +=
      checks
      ? ["-typecheck"]
      : [
        "-c", "-incremental", "-output-file-map", FileName.joined(folder, "outputs.json"),
      ]
    if !checks, isImported {
      words += ["-emit-module", "-emit-module-path"]
      words.append(FileName.joined(modules, "\(copy.module.name).swiftmodule"))
    }
    words += ["-module-name", copy.module.name, "-parse-as-library", "-swift-version", "5", "-Onone"]
    words += ["-enable-batch-mode", "-j\(max(1, threads))", "-suppress-warnings", "-enable-testing"]
    words += ["-enable-bare-slash-regex", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
    words += ["-D", "DEBUG"] + copy.module.conditions.flatMap { ["-D", $0] }
    if copy.module.isOfPackage { words += ["-D", "SWIFT_PACKAGE", "-package-name", "previews"] }
    if copy.module.isMainActor { words += ["-default-isolation", "MainActor"] }
    words += ["-Xfrontend", "-solver-expression-time-threshold=20"]
    words += ["-I", modules] + views.arguments(moduleMap: moduleMap)
    words += ["-module-cache-path", FileName.joined(FileName.folder(of: modules), "cache")]
    words.append("@\(FileName.joined(folder, "inputs"))")
    return words
  }

  /// The compiler's call that checks the types of this module.
  private func template(of copy: ModuleCopy) throws(StudioError) -> FrontendCommand? {
    let line = try run(
      words(for: copy, checks: true) + ["-driver-print-jobs"], of: copy, name: "jobs", keeps: true)
    return FrontendCommand(printed: line ?? "")
  }

  /// The most files that one process checks, and the longest that it may take. Each process reads the declarations of all files.
  private static let share = 40
  private static let shareSeconds = 300.0
  /// The longest that the check of one file may take.
  private static let fileSeconds = 60.0

  /// Checks the types of some files, divided among processes, as many at a time as there are threads.
  private func check(
    _ files: [Int], of copy: inout ModuleCopy, _ template: FrontendCommand
  ) throws(StudioError) -> String? {
    let parts = max(1, min(threads, files.count / 8), (files.count + Self.share - 1) / Self.share)
    let shares = (0..<parts).map { part in
      files.enumerated().filter { $0.offset % parts == part }.map(\.element)
    }
    let checked = copy
    @Sendable func check(_ share: [Int], _ name: String, seconds: Double) -> Result<String?, StudioError> {
      do throws(StudioError) {
        let list = FileName.joined(folder, "primaries-\(name)")
        let paths = share.map { path(of: $0, in: checked) } + (name == "0" ? [registrationPath] : [])
        try writing { () throws(FileProblem) in
          try FileBytes.write(Array((paths.joined(separator: "\n") + "\n").utf8), to: list)
        }
        return .success(
          try run(
            template.checking(list, of: FileName.joined(folder, "inputs")), of: checked,
            name: "compiler-\(name)", seconds: seconds))
      } catch { return .failure(error) }
    }
    let results = Parallel.map(Array(shares.enumerated()), threads: threads) { share in
      check(share.element, "\(share.offset)", seconds: Self.shareSeconds)
    }
    var texts: [String] = []
    for (share, result) in zip(shares, results) {
      do throws(StudioError) {
        if let text = try result.get() { texts.append(text) }
      } catch {
        guard error.kind == .overLimit else { throw error }
        // One by one: most of them are fast.
        let single = Parallel.map(share, threads: threads) {
          check([$0], "file-\($0)", seconds: Self.fileSeconds)
        }
        for (file, result) in zip(share, single) {
          do throws(StudioError) {
            if let text = try result.get() { texts.append(text) }
          } catch {
            guard error.kind == .overLimit else { throw error }
            let path = copy.files[file].file.path
            copy.remove(
              file: file, Cause("the compiler takes more than \(Int(Self.fileSeconds)) s for it", file: path))
            texts.append("")
          }
        }
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Runs a program, and returns what it prints if there are errors.
  ///
  /// - Parameter keeps: Whether the text is returned in any case.
  private func run(
    _ words: [String], of copy: ModuleCopy, name: String = "compiler", keeps: Bool = false,
    seconds: Double = Self.seconds
  ) throws(StudioError) -> String? {
    let errors = FileName.joined(folder, "\(name).txt")
    var process = ChildProcess(words, in: folder, isCancelled: isCancelled)
    process.output = FileName.joined(folder, "\(name)-output.txt")
    process.errors = errors
    process.seconds = seconds
    let result = process.run()
    if let failure = result.failure { throw StudioError(.internalError, "\(toolchain.compiler): \(failure)") }
    // What a compiler says that was ended is not what is wrong with the code.
    if result.wasCancelled { throw StudioError(.usage, "\(copy.module.name): compiling was cancelled") }
    if result.timedOut {
      throw StudioError(
        .overLimit,
        "\(copy.module.name): the compiler takes longer than 15 minutes for \(copy.compiled.count) files; name a smaller folder"
      )
    }
    if result.code == 0, !keeps { return nil }
    let texts = [errors, process.output ?? ""].map { path in
      (try? FileBytes.read(path, limit: 256 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return texts.joined(separator: "\n")
  }

  /// The place in the sources that a crash of the compiler names.
  static func crash(in output: String) -> (String, Int, Int)? {
    for line in output.split(separator: "\n") where line.contains("While ") && line.contains(" at [") {
      guard let start = line.lastIndex(of: "[") else { continue }
      let place = line[line.index(after: start)...].prefix { $0 != " " && $0 != "]" }.split(separator: ":")
      if place.count >= 3, let row = Int(place[1]), let column = Int(place[2]) {
        return (String(place[0]), row, column)
      }
    }
    return nil
  }
}
