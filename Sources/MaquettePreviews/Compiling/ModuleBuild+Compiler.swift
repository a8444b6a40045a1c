import MaquetteFiles
import MaquetteStudio

extension ModuleBuild {
  /// Checks or compiles the copy, and returns what the compiler prints if there are errors.
  ///
  /// - Parameter suspects: The files that can have errors, nil for all: checking a part of a large module takes a part of the time.
  func output(
    of copy: ModuleCopy, isChecked: Bool, suspects: Set<Int>?
  ) throws(StudioError) -> String? {
    guard !isChecked, let files = suspects, copy.files.count > Self.smallModule else {
      return try run(words(for: copy, checks: !isChecked), of: copy)
    }
    return try check(files.sorted(), of: copy)
  }

  /// The most files of a module that is always checked whole.
  private static let smallModule = 24

  private func words(for copy: ModuleCopy, checks: Bool) -> [String] {
    var words = [toolchain.compiler]
    words +=
      checks
      ? ["-typecheck"]
      : [
        "-c", "-incremental", "-output-file-map", FileName.joined(folder, "outputs.json"), "-emit-module",
        "-emit-module-path", FileName.joined(modules, "\(copy.module.name).swiftmodule"),
      ]
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

  /// Checks the types of some files, divided among as many processes as there are threads.
  private func check(_ files: [Int], of copy: ModuleCopy) throws(StudioError) -> String? {
    let all = FileName.joined(folder, "inputs")
    let line = try run(
      words(for: copy, checks: true) + ["-driver-print-jobs"], of: copy, name: "jobs", keeps: true)
    guard let template = FrontendCommand(printed: line ?? "") else {
      return try run(words(for: copy, checks: true), of: copy)
    }
    let paths = paths(of: copy)
    let parts = max(1, min(threads, files.count / 8))
    let shares = (0..<parts).map { part in
      files.enumerated().filter { $0.offset % parts == part }.map { paths[$0.element] }
        + (part == 0 ? [registrationPath] : [])
    }
    let results = Parallel.map(Array(shares.enumerated()), threads: parts) {
      share -> Result<String?, StudioError> in
      do throws(StudioError) {
        let list = FileName.joined(folder, "primaries-\(share.offset)")
        try writing { () throws(FileProblem) in
          try FileBytes.write(Array((share.element.joined(separator: "\n") + "\n").utf8), to: list)
        }
        return .success(
          try run(template.checking(list, of: all), of: copy, name: "compiler-\(share.offset)"))
      } catch { return .failure(error) }
    }
    var texts: [String] = []
    for result in results {
      if let text = try result.get() { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Runs a program, and returns what it prints if there are errors.
  ///
  /// - Parameter keeps: Whether the text is returned in any case.
  private func run(
    _ words: [String], of copy: ModuleCopy, name: String = "compiler", keeps: Bool = false
  ) throws(StudioError) -> String? {
    let errors = FileName.joined(folder, "\(name).txt")
    var process = ChildProcess(words, in: folder, isCancelled: isCancelled)
    process.output = FileName.joined(folder, "\(name)-output.txt")
    process.errors = errors
    process.seconds = Self.seconds
    let result = process.run()
    if let failure = result.failure { throw StudioError(.internalError, "\(toolchain.compiler): \(failure)") }
    // What a compiler says that was ended is not what is wrong with the code.
    if result.wasCancelled { throw StudioError(.usage, "\(copy.module.name): compiling was cancelled") }
    if result.timedOut {
      throw StudioError(
        .overLimit,
        "\(copy.module.name): the compiler takes longer than 15 minutes for \(copy.files.count) files; name a smaller folder"
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
