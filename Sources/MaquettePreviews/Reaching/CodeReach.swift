import MaquetteFiles
import MaquetteStudio
import MaquetteSwiftSource

/// What previews reach of an app's code, by words alone: a unit is reached if what is reached mentions its name. The rest need not compile.
struct CodeReach: Sendable {
  private let units: [CodeUnit]
  private var isReached: [Bool]
  /// The words of everything that is reached.
  private var words: Set<WordDigest> = []
  /// The units that wait for a word.
  private let waiting: [WordDigest: [Int]]
  /// The names that the app declares outside of extensions.
  private let owned: Set<WordDigest>

  /// Follows the words from the previews that a request asks for, through all modules.
  init(_ sources: PreviewSources, request: PreviewRequest) {
    let files = sources.modules.enumerated().flatMap { module, item in
      item.files.enumerated().map { (module: module, number: $0.offset, file: $0.element) }
    }
    let units = Parallel.map(files, threads: request.threads) { item in
      let previews = request.covers(item.file.path) ? item.file.previews : []
      let roots = previews.map { item.file.source.bytes(ofTokens: $0.declaration.tokens).lowerBound }
      return CodeUnit.units(of: item.file, module: item.module, file: item.number, roots: Set(roots))
    }
    self.init(units.flatMap { $0 })
  }

  init(_ units: [CodeUnit]) {
    self.units = units
    isReached = Array(repeating: false, count: units.count)
    var waiting: [WordDigest: [Int]] = [:]
    for (index, unit) in units.enumerated() {
      for word in unit.names + (unit.owner.map { [$0] } ?? []) { waiting[word, default: []].append(index) }
    }
    self.waiting = waiting
    owned = Set(units.filter { $0.group == nil }.flatMap(\.names))
    follow(units.indices.filter { units[$0].isRoot })
  }

  /// Reaches what some names mean, and returns whether that was anything new.
  mutating func reach(_ names: [String]) -> Bool {
    let new = names.map { CodeUnit.digest(of: $0) }.filter { words.insert($0).inserted }
    let found = new.flatMap { waiting[$0] ?? [] }.filter(isMeant)
    follow(found)
    return !found.isEmpty
  }

  /// Reaches all members of a type that stand in extensions, and returns whether there was anything new: a protocol can need them.
  mutating func reach(membersOf type: String) -> Bool {
    let owner = CodeUnit.digest(of: type)
    let found = (waiting[owner] ?? []).filter { units[$0].owner == owner && !isReached[$0] }
    follow(found)
    return !found.isEmpty
  }

  private func isMeant(_ index: Int) -> Bool {
    let unit = units[index]
    guard !isReached[index], unit.names.contains(where: words.contains) else { return false }
    // The type can be one of the system's that no one mentions, as in `.foregroundStyle(.brand)`.
    return unit.owner.map { words.contains($0) || !owned.contains($0) } ?? true
  }

  private mutating func follow(_ start: [Int]) {
    var rest = start
    while let index = rest.popLast() {
      if isReached[index] { continue }
      isReached[index] = true
      for word in units[index].words where words.insert(word).inserted {
        rest += (waiting[word] ?? []).filter(isMeant)
      }
    }
  }

  /// What is not reached.
  struct Rest: Sendable {
    /// The bytes in each file of a module.
    var ranges: [Int: [Range<Int>]] = [:]
    /// The files in which nothing is reached.
    var files: Set<Int> = []
  }

  /// What is not reached of a module.
  func rest(of module: Int) -> Rest {
    var rest = Rest()
    var kept: Set<Int> = []
    var groups: [Int: Set<Range<Int>>] = [:]
    for (index, unit) in units.enumerated() where unit.module == module && isReached[index] {
      kept.insert(unit.file)
      if let group = unit.group { groups[unit.file, default: []].insert(group) }
    }
    for (index, unit) in units.enumerated() where unit.module == module && !isReached[index] {
      rest.files.insert(unit.file)
      // If nothing in an extension is needed, all of it goes: its type may be missing.
      let group = unit.group.flatMap { groups[unit.file]?.contains($0) ?? false ? nil : $0 }
      let range = group ?? unit.range
      if rest.ranges[unit.file]?.last != range { rest.ranges[unit.file, default: []].append(range) }
    }
    rest.files.subtract(kept)
    return rest
  }
}
