import MaquetteFiles
import MaquetteSwiftSource

/// The smallest parts that are taken out: they grow with rounds and time, so that a large app needs few rounds.
enum RemovalSize { case body, declaration, file }

/// The copy of a module's sources, of which parts that do not compile are taken out.
struct ModuleCopy {
  /// A part of a file that is taken out.
  struct Removal: Hashable, Sendable, Codable {
    /// The bytes in the author's text.
    var start: Int
    var end: Int
    /// What stands there instead.
    var text: String
    /// The names that others miss then.
    var names: [String]
    var cause: Cause

    var range: Range<Int> { start..<end }
  }

  /// A copied file.
  struct File {
    let file: SwiftFile
    /// The name in the folder of copies.
    let copyName: String
    /// Changes that keep the meaning.
    let edits: [TextEdit]
    var removals: [Removal] = []
    /// Imports of modules that are not there.
    let missingImports: [String]
    /// Whether the file imports the views.
    let importsViews: Bool
  }

  /// A preview with its number among all.
  struct NumberedPreview {
    let number: Int
    let file: Int
    let preview: SourcePreview
  }

  let module: AppModule
  private(set) var files: [File]
  let previews: [NumberedPreview]
  /// The names that the module declares.
  let declaredNames: Set<String>
  private let places: [String: Int]
  /// What previews reach of the code, if that was asked: the rest is left out.
  private(set) var reach: CodeReach?
  /// The number of the module in its reach.
  private var number = 0
  private var unreached = CodeReach.Rest()
  /// How often more was reached.
  private(set) var reachedCount = 0

  /// Copies a module.
  ///
  /// - Parameters:
  ///   - available: The modules that can be imported.
  ///   - firstNumber: The number of the first preview.
  ///   - isPreviewed: Whether the previews of a file are asked for.
  init(
    _ module: AppModule, files sources: [SwiftFile], available: Set<String>, isMac: Bool, firstNumber: Int,
    isPreviewed: (String) -> Bool
  ) {
    self.module = module
    var files: [File] = []
    var previews: [NumberedPreview] = []
    var names: Set<String> = []
    var number = firstNumber
    for file in sources {
      var name = FileName.last(of: file.path)
      var count = 1
      while !names.insert(FileName.folded(name)).inserted {
        count += 1
        name = "\(FileName.withoutSuffix(FileName.last(of: file.path)))-\(count).swift"
      }
      var edits = file.conditionEdits(isMac: isMac)
      var missing: [String] = []
      for (name, declaration) in file.imports where !available.contains(name) {
        missing.append(name)
        let range = file.source.bytes(ofTokens: declaration.tokens)
        // A module of the app often hands on SwiftUI to those that import it.
        edits.append(
          missing.count == 1
            ? .replacing(range, in: file.source, by: "import SwiftUI") : .blank(range, in: file.source))
      }
      edits += file.partialImportEdits(of: Set(ViewsLibrary.aliases.map(\.0)))
      edits += file.importEdits + file.entryPointEdits + file.runtimeEdits
      if available.contains("FoundationNetworking") { edits += file.networkEdits }
      let fileID = "\(module.name)/\(FileName.last(of: file.path))"
      for preview in file.previews where isPreviewed(file.path) {
        edits += file.registrationEdits(preview, number: number, fileID: fileID)
        previews.append(NumberedPreview(number: number, file: files.count, preview: preview))
        number += 1
      }
      files.append(
        File(
          file: file, copyName: name, edits: edits, missingImports: missing,
          importsViews: file.imports.contains { ["SwiftUI", "SwiftUICore"].contains($0.module) }))
    }
    self.files = files
    self.previews = previews
    places = Dictionary(files.enumerated().map { ($0.element.file.path, $0.offset) }) { first, _ in first }
    declaredNames = Set(sources.flatMap { $0.declarations.map(\.name) })
  }

  /// The text of a copy. Its first line tells the compiler the author's file.
  func text(of index: Int) -> String {
    let file = files[index]
    let unneeded = (unreached.ranges[index] ?? []).filter { range in
      !file.removals.contains { $0.start <= range.lowerBound && range.upperBound <= $0.end }
    }
    let removed =
      file.removals.filter { removal in
        !unneeded.contains { $0.lowerBound <= removal.start && removal.end <= $0.upperBound }
      }.map { TextEdit(range: $0.range, text: $0.text) } + unneeded.map { .blank($0, in: file.file.source) }
    let kept = file.edits.filter { edit in
      !removed.contains { removal in
        // What is put in at the end of a part belongs to it.
        edit.range.isEmpty
          ? removal.range.lowerBound <= edit.range.lowerBound
            && edit.range.lowerBound <= removal.range.upperBound
          : removal.range.overlaps(edit.range)
      }
    }
    let source = file.file.source
    var text = "#sourceLocation(file: \(SwiftFile.literal(file.file.path)), line: 1)\n"
    var place = 0
    for edit in (kept + removed).sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) where edit.range.lowerBound >= place {
      text += source.text(place..<edit.range.lowerBound) + edit.text
      place = edit.range.upperBound
    }
    return text + source.text(place..<source.bytes.count)
  }

  /// The files that are compiled: those that previews reach something of.
  var compiled: [Int] { files.indices.filter { !unreached.files.contains($0) } }

  /// Leaves out what previews do not reach.
  ///
  /// - Parameter number: The number of the module in the reach.
  mutating func leaveOut(beyond reach: CodeReach, module number: Int) {
    self.number = number
    self.reach = reach
    unreached = reach.rest(of: number)
    reachedCount += 1
  }

  /// Why a preview's code is taken out; nil if it is compiled.
  func cause(of preview: NumberedPreview) -> Cause? {
    let file = files[preview.file]
    let start = file.file.source.bytes(ofTokens: preview.preview.declaration.tokens).lowerBound
    return file.removals.first { $0.range.contains(start) }?.cause
  }

  /// All parts that are taken out.
  var removals: [Removal] { files.flatMap(\.removals) }

  /// Takes out what errors are in, and returns whether anything was.
  ///
  /// - Parameter size: The smallest parts to take out.
  mutating func remove(_ errors: [CompilerMessage], size: RemovalSize = .body) -> Bool {
    let remaining = reaching(errors)
    // Causes are looked up among what was taken out before this round.
    let known = removals
    var taken: [Int: [Range<Int>]] = [:]
    // An unknown name explains the errors beside it, and not the other way round.
    let sorted = remaining.filter { $0.unknownName != nil } + remaining.filter { $0.unknownName == nil }
    for error in sorted {
      guard let index = places[error.file], let offset = offset(of: error, in: files[index]) else { continue }
      // Further errors of a part are gone with it, or come back in the next round.
      if taken[index]?.contains(where: { $0.contains(offset) }) ?? false { continue }
      let cause = cause(of: error, in: files[index], known)
      if let removal = remove(at: offset, in: index, cause, size) {
        taken[index, default: []].append(removal.range)
      }
    }
    return !taken.isEmpty || remaining.count < errors.count
  }

  /// Puts back what errors miss and words do not show, and returns the errors that this does not explain.
  private mutating func reaching(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    guard var reach else { return errors }
    let remaining = errors.filter { error in
      let isNew = reach.reach(error.quotedNames)
      guard error.text.contains("does not conform to protocol"), let type = error.quotedNames.first else {
        return !isNew
      }
      return !reach.reach(membersOf: type) && !isNew
    }
    if remaining.count < errors.count { leaveOut(beyond: reach, module: number) }
    return remaining
  }

  /// Takes out a preview whose type is not there, such as one inside of a condition that is false.
  mutating func remove(preview number: Int, _ cause: Cause) {
    guard let preview = previews.first(where: { $0.number == number }) else { return }
    let source = files[preview.file].file.source
    let range = source.bytes(ofTokens: preview.preview.declaration.tokens)
    add(
      Removal(
        start: range.lowerBound, end: range.upperBound, text: TextEdit.blank(range, in: source).text,
        names: [], cause: cause), to: preview.file)
  }

  /// Takes out a whole file.
  mutating func remove(file index: Int, _ cause: Cause) {
    add(CodeRemoval.whole(files[index].file, cause), to: index)
  }

  /// Takes out what former runs have found.
  mutating func restore(_ removals: [String: [Removal]]) {
    for index in files.indices { files[index].removals = removals[files[index].file.path] ?? [] }
  }

  /// The files that can have errors after parts were taken out: those with errors or fewer parts, and all that mention a name that is gone.
  func suspects(since before: [[Removal]], _ errors: [CompilerMessage]) -> Set<Int> {
    var found = Set(errors.compactMap { places[$0.file] })
    found.formUnion(files.indices.filter { files[$0].removals != before[$0] })
    let names = names(since: before)
    guard !names.isEmpty else { return found }
    for index in compiled where !found.contains(index) {
      let source = files[index].file.source
      let mentions = source.tokens.contains { $0.kind == .word && names.contains(source.text($0)) }
      if mentions { found.insert(index) }
    }
    return found
  }

  /// The names that are gone after parts were taken out.
  func names(since before: [[Removal]]) -> Set<String> {
    files.indices.reduce(into: []) { names, index in
      names.formUnion(Set(files[index].removals).subtracting(before[index]).flatMap(\.names))
    }
  }

  private mutating func add(_ removal: Removal, to index: Int) {
    // What is inside of a larger part goes with it.
    files[index].removals.removeAll { removal.range.contains($0.start) && $0.end <= removal.end }
    files[index].removals.append(removal)
  }

  private func offset(of error: CompilerMessage, in file: File) -> Int? {
    let source = file.file.source
    let last = max(0, source.bytes.count - 1)
    guard let line = source.offset(ofLine: error.line) else {
      // An error at the end, such as a brace that is missing, is on the line after the last.
      return source.offset(ofLine: error.line - 1) == nil ? nil : last
    }
    return min(line + max(0, error.column - 1), last)
  }

  private mutating func remove(
    at offset: Int, in index: Int, _ cause: Cause, _ size: RemovalSize
  ) -> Removal? {
    let file = files[index]
    let steps = CodeRemoval.steps(at: offset, in: file.file, cause: cause, importsViews: file.importsViews)
    for removal in size == .body ? steps[...] : steps.suffix(size == .declaration ? 2 : 1) {
      // A part that was taken out before did not help.
      let isKnown = file.removals.contains { $0.start <= removal.start && removal.end <= $0.end }
      if isKnown { continue }
      add(removal, to: index)
      return removal
    }
    return nil
  }
}
