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
  /// The names in code of the module's pictures and colours.
  let symbols: AssetSymbols
  /// Whether other modules come after it, which import it.
  let isImported: Bool
  /// Whether no one waits for the module any more.
  let isCancelled: @Sendable () -> Bool

  /// The most rounds: each takes at least one part of the code out.
  static let roundLimit = 80
  /// The longest call of the compiler.
  static let seconds = 900.0
  /// The files of a module that takes long, so that its rounds are told.
  private static let largeModule = 200

  var sources: String { FileName.joined(folder, "sources") }
  var registrationPath: String { FileName.joined(sources, "MaquettePreviews.swift") }

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
    let record = FileName.joined(folder, "compiled")
    try write(copy, listed, main: main)
    let key = key(of: copy)
    if (try? FileBytes.read(record, limit: 1 << 10)) == Array(key.hex.utf8),
      objects(of: copy).allSatisfy(Folder.isRegularFile)
    {
      return (objects(of: copy), key)
    }
    // After a run that compiled, little has changed.
    var stage =
      Folder.isRegularFile(record) ? Stage.compiling : isLarge(copy) ? .interfaces : .bodies
    // The files that can have errors; nil for all.
    var suspects: Set<Int>?
    var rounds = [0, 0, 0]
    let pace = RemovalPace()
    while rounds.reduce(0, +) < Self.roundLimit {
      try write(copy, listed, main: main)
      let before = copy.files.map(\.removals)
      let reached = copy.reachedCount
      guard let output = try output(of: &copy, stage: stage, suspects: suspects) else {
        if stage == .compiling {
          let key = self.key(of: copy)
          // Without the record the next run compiles again.
          try? FileBytes.write(Array(key.hex.utf8), to: record)
          return (objects(of: copy), key)
        }
        if stage == .bodies { suspects = nil }
        stage = stage == .interfaces ? .bodies : .compiling
        continue
      }
      let errors = CompilerMessage.errors(in: output).map(authored(copy))
      var changed = copy.remove(errors, size: pace.size(round: rounds[stage.rawValue], stage))
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
      listed = copy.previews.filter { copy.cause(of: $0) == nil }
      rounds[stage.rawValue] += 1
      let new = copy.suspects(since: before, errors)
      let isWhole = copy.reachedCount > reached || stage == .interfaces && suspects == nil
      suspects = isWhole ? nil : new.union(stage == .interfaces ? suspects ?? [] : [])
      if stage == .interfaces {
        // What this fast check cannot say, the next one does.
        if !changed { stage = .bodies }
        tell(errors, copy, stage: .interfaces, observer)
        continue
      }
      guard changed || before != copy.files.map(\.removals) else {
        let first = output.split(separator: "\n").first { $0.contains("error:") } ?? output.prefix(400)
        throw StudioError(.badInput, "\(copy.module.name): the module does not compile: \(first)")
      }
      tell(errors, copy, stage: stage, observer)
      let isGone = !copy.names(since: before).isEmpty || copy.reachedCount > reached
      // What uses a declaration that is gone has errors in its interface first; checking types is faster than compiling.
      stage = isLarge(copy) && isGone ? .interfaces : .bodies
    }
    throw StudioError(
      .overLimit, "\(copy.module.name): errors remain after \(Self.roundLimit) rounds of removing code")
  }

  /// How much of the code a round looks at. Checking types takes a third of the time of compiling, and without the bodies of functions a tenth.
  enum Stage: Int { case interfaces, bodies, compiling }

  /// Whether a module's interfaces are checked first.
  private func isLarge(_ copy: ModuleCopy) -> Bool { copy.compiled.count > Self.smallModule }

  private func tell(
    _ errors: [CompilerMessage], _ copy: ModuleCopy, stage: Stage, _ observer: StudioObserver
  ) {
    guard copy.files.count >= Self.largeModule else { return }
    let place = stage == .interfaces ? "declarations" : "code"
    observer(
      .distrusted(
        StudioError(
          .badInput, "\(copy.module.name): \(errors.count) errors in \(place); parts are left out")))
  }

  /// Gives a message the author's file and line, if it names the copy: one at the end of a file does.
  private func authored(_ copy: ModuleCopy) -> (CompilerMessage) -> CompilerMessage {
    { message in
      guard message.file.hasPrefix(sources + "/"),
        let file = copy.files.first(where: { $0.copyName == FileName.last(of: message.file) })
      else { return message }
      var message = message
      message.file = file.file.path
      // The copy begins with a line that names the file.
      message.line = max(1, message.line - 1)
      return message
    }
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
      for index in copy.compiled {
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
        "import Foundation; import MaquettePreviewHost\(symbols.isEmpty ? "" : "; import SwiftUI; import UIKit")",
        "@_silgen_name(\"\(function)\")",
        "@MainActor public func \(function)() -> [PreviewEntry] { [",
      ]
      var text = (head + entries + ["] }", ""]).joined(separator: "\n")
      text += Self.localeText + CodeRemoval.noteText + symbols.text
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

  /// What the module's own code finds before Foundation's members of the same names, which ignore the matrix.
  private static let localeText = """
    extension Locale {
      nonisolated static var current: Locale { PreviewLocale.current }
      nonisolated static var autoupdatingCurrent: Locale { PreviewLocale.current }
      nonisolated static var preferredLanguages: [String] { PreviewLocale.languages }
    }

    """

  func path(of file: Int, in copy: ModuleCopy) -> String {
    FileName.joined(sources, copy.files[file].copyName)
  }

  func paths(of copy: ModuleCopy) -> [String] {
    copy.compiled.map { path(of: $0, in: copy) } + [registrationPath]
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

  func writing(_ body: () throws(FileProblem) -> Void) throws(StudioError) {
    do throws(FileProblem) { try body() } catch { throw StudioError(error, path: folder) }
  }
}
