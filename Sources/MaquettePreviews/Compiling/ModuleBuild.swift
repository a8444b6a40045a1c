import MaquetteFiles
import MaquetteStudio

/// Compiles the copy of a module: what does not compile is taken out, until the rest does.
struct ModuleBuild {
  let toolchain: Toolchain
  let views: ViewsLibrary
  /// The folder of copies and objects.
  let folder: String
  /// The folder of the modules that are compiled before.
  let modules: String
  /// The file that declares the modules in C.
  let moduleMap: String
  let threads: Int
  /// The digest of everything outside of the module that decides on its code: the compiler, the views, the modules before.
  let common: Digest
  /// Whether no one waits for the module any more.
  let isCancelled: @Sendable () -> Bool

  /// The most rounds: each takes at least one part of the code out.
  private static let roundLimit = 60

  private var sources: String { FileName.joined(folder, "sources") }
  private var registrationPath: String { FileName.joined(sources, "MaquettePreviews.swift") }

  /// Compiles the copy, and returns its objects with the digest of what they are made of.
  ///
  /// - Parameters:
  ///   - copy: The module; parts that do not compile are taken out of it.
  ///   - main: The names of the functions that list previews, if the module has the entry point; nil otherwise.
  func compile(_ copy: inout ModuleCopy, main: [String]?, observer: StudioObserver) throws(StudioError)
    -> (objects: [String], key: Digest)
  {
    var listed = copy.previews.filter { copy.cause(of: $0) == nil }
    try writing { () throws(FileProblem) in
      try Folder.create(sources)
      try Folder.create(FileName.joined(folder, "objects"))
    }
    // Types are checked first: that takes a third of the time of compiling.
    var isChecked = !copy.removals.isEmpty
    let record = FileName.joined(folder, "compiled")
    try write(copy, listed, main: main)
    let key = key(of: copy)
    if (try? FileBytes.read(record, limit: 1 << 10)) == Array(key.hex.utf8),
      objects(of: copy).allSatisfy(Folder.isRegularFile)
    {
      return (objects(of: copy), key)
    }
    for _ in 0..<Self.roundLimit {
      try write(copy, listed, main: main)
      let output = try run(copy, checks: !isChecked)
      guard let output else {
        if isChecked {
          let key = self.key(of: copy)
          // Without the record the next run compiles again.
          try? FileBytes.write(Array(key.hex.utf8), to: record)
          return (objects(of: copy), key)
        }
        isChecked = true
        continue
      }
      let errors = CompilerMessage.errors(in: output)
      var changed = copy.remove(errors)
      for error in errors where error.file == registrationPath {
        // Each line lists one preview.
        let line = error.line - Self.headLines - 1
        guard listed.indices.contains(line) else { continue }
        copy.remove(
          preview: listed[line].number,
          Cause(
            "an #if condition excludes it", file: copy.files[listed[line].file].file.path,
            line: listed[line].preview.line))
        changed = true
      }
      if errors.isEmpty, let place = Self.crash(in: output) {
        changed = copy.remove([
          CompilerMessage(file: place.0, line: place.1, column: place.2, text: "the compiler crashes here")
        ])
      }
      guard changed else {
        let first = output.split(separator: "\n").first { $0.contains("error:") } ?? output.prefix(400)
        throw StudioError(.badInput, "\(copy.module.name): the module does not compile: \(first)")
      }
      listed = copy.previews.filter { copy.cause(of: $0) == nil }
    }
    throw StudioError(.overLimit, "\(copy.module.name): errors remain after \(Self.roundLimit) rounds")
  }

  /// The digest of all that is compiled.
  private func key(of copy: ModuleCopy) -> Digest {
    var hash = SHA256()
    hash.update(field: common)
    for path in paths(of: copy) {
      hash.update(field: path)
      hash.update(field: (try? Digest(ofFile: path)) ?? SHA256.digest(of: []))
    }
    return hash.finish()
  }

  // Writing

  private static let headLines = 3

  /// The name of the function that lists the previews of a module.
  static func function(of module: String) -> String { "maquette_previews_\(module)" }

  private func write(_ copy: ModuleCopy, _ listed: [ModuleCopy.NumberedPreview], main: [String]?)
    throws(StudioError)
  {
    try writing { () throws(FileProblem) in
      for index in copy.files.indices {
        try writeIfChanged(copy.text(of: index), to: FileName.joined(sources, copy.files[index].copyName))
      }
      let entries = listed.map { item in
        switch item.preview.kind {
        case .macro: "  .preview(\(item.number), \(SwiftFile.typeName(item.number)).self),"
        case .provider(let name): "  .provider(\(item.number), \(name).self),"
        }
      }
      let function = Self.function(of: copy.module.name)
      let head = [
        "import Foundation; import MaquettePreviewHost", "@_silgen_name(\"\(function)\")",
        "@MainActor public func \(function)() -> [PreviewEntry] { [",
      ]
      var text = (head + entries + ["] }", ""]).joined(separator: "\n")
      if copy.module.isOfPackage {
        let path = SwiftFile.literal(FileName.joined(folder, "resources"))
        text +=
          "extension Bundle { nonisolated static var module: Bundle { Bundle(path: \(path)) ?? .main } }\n"
      }
      if let main {
        for name in main where name != function {
          text += "@_silgen_name(\"\(name)\") @MainActor private func other_\(name)() -> [PreviewEntry]\n"
        }
        let calls = main.map { $0 == function ? "\($0)()" : "other_\($0)()" }
        text +=
          "@main enum MaquettePreviewsMain {\n  @MainActor static func main() { PreviewHost.run(\(calls.isEmpty ? "[]" : calls.joined(separator: " + "))) }\n}\n"
      }
      try writeIfChanged(text, to: registrationPath)
      try writeIfChanged(outputMap(of: copy), to: FileName.joined(folder, "outputs.json"))
      try writeIfChanged(
        paths(of: copy).joined(separator: "\n") + "\n", to: FileName.joined(folder, "inputs"))
    }
  }

  private func paths(of copy: ModuleCopy) -> [String] {
    copy.files.map { FileName.joined(sources, $0.copyName) } + [registrationPath]
  }

  private func objects(of copy: ModuleCopy) -> [String] {
    paths(of: copy).map { FileName.joined(folder, "objects/\(FileName.last(of: $0)).o") }
  }

  private func outputMap(of copy: ModuleCopy) -> String {
    var lines = [
      "  \"\": { \"swift-dependencies\": \(SwiftFile.literal(FileName.joined(folder, "objects/module.priors"))) }"
    ]
    for path in paths(of: copy) {
      let base = FileName.joined(folder, "objects/\(FileName.last(of: path))")
      lines.append(
        "  \(SwiftFile.literal(path)): { \"object\": \(SwiftFile.literal(base + ".o")), \"swift-dependencies\": \(SwiftFile.literal(base + ".swiftdeps")) }"
      )
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private func writeIfChanged(_ text: String, to path: String) throws(FileProblem) {
    let bytes = Array(text.utf8)
    // A file with the same content keeps its time, by which the compiler knows what has changed.
    if let old = try? FileBytes.read(path, limit: 64 << 20), old == bytes { return }
    try FileBytes.write(bytes, to: path)
  }

  private func writing(_ body: () throws(FileProblem) -> Void) throws(StudioError) {
    do throws(FileProblem) { try body() } catch { throw StudioError(error, path: folder) }
  }

  // Calling the compiler

  /// Runs the compiler, and returns what it prints if there are errors.
  private func run(_ copy: ModuleCopy, checks: Bool) throws(StudioError) -> String? {
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
    let errors = FileName.joined(folder, "compiler.txt")
    var process = ChildProcess(words, in: folder, isCancelled: isCancelled)
    process.output = FileName.joined(folder, "compiler-output.txt")
    process.errors = errors
    process.seconds = 900
    let result = process.run()
    if let failure = result.failure { throw StudioError(.internalError, "\(toolchain.compiler): \(failure)") }
    // What a compiler says that was ended is not what is wrong with the code.
    if result.wasCancelled { throw StudioError(.usage, "\(copy.module.name): compiling was cancelled") }
    if result.timedOut {
      throw StudioError(.overLimit, "\(copy.module.name): the compiler takes longer than 15 minutes")
    }
    if result.code == 0 { return nil }
    let texts = [errors, process.output ?? ""].map { path in
      (try? FileBytes.read(path, limit: 256 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return texts.joined(separator: "\n")
  }

  /// The place in the sources that a crash of the compiler names.
  private static func crash(in output: String) -> (String, Int, Int)? {
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
