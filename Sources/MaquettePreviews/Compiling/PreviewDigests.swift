import MaquetteFiles
import MaquetteStudio
import MaquetteSwiftSource

/// What each preview's pictures are made of, so that after an edit only those are drawn again that the edit can have changed: the files that
/// are reached from the preview's by the names that files declare and mention, and everything that is not code.
struct PreviewDigests {
  private struct File {
    var names: Set<WordDigest>
    var words: Set<WordDigest>
    var digest: Digest
  }

  /// The digests of previews by their numbers.
  private(set) var digests: [Int: Digest] = [:]

  /// - Parameters:
  ///   - copies: The compiled modules.
  ///   - common: The digest of what all previews depend on.
  init(of copies: [ModuleCopy], common: Digest, threads: Int) {
    let all = copies.enumerated().flatMap { module, copy in copy.compiled.map { (module: module, file: $0) } }
    let declared = copies.reduce(into: Set<WordDigest>()) { names, copy in
      for file in copy.files {
        names.formUnion(
          file.file.declarations.filter { $0.keyword != "extension" }.map { CodeUnit.digest(of: $0.name) })
      }
    }
    let files = Parallel.map(all, threads: threads) { place in
      let copy = copies[place.module]
      let units = CodeUnit.units(of: copy.files[place.file].file, module: 0, file: 0, roots: [])
      var names = Set(units.flatMap(\.names))
      // An extension of a system's type is meant by the names of its members, not by that of the type.
      names.formUnion(units.compactMap(\.owner).filter(declared.contains))
      return File(
        names: names, words: units.reduce(into: []) { $0.formUnion($1.words) },
        digest: SHA256.digest(of: Array(copy.text(of: place.file).utf8)))
    }
    var owners: [WordDigest: [Int]] = [:]
    for index in files.indices {
      for name in files[index].names { owners[name, default: []].append(index) }
    }
    var closures: [Int: Digest] = [:]
    func closure(of start: Int) -> Digest {
      if let known = closures[start] { return known }
      var reached: Set<Int> = [start]
      var rest = [start]
      while let next = rest.popLast() {
        for word in files[next].words {
          for other in owners[word] ?? [] where reached.insert(other).inserted { rest.append(other) }
        }
      }
      var hash = SHA256()
      hash.update(field: common)
      for index in reached.sorted() { hash.update(field: files[index].digest) }
      let digest = hash.finish()
      closures[start] = digest
      return digest
    }
    let numbers = Dictionary(
      all.enumerated().map { ("\($0.element.module) \($0.element.file)", $0.offset) }
    ) { first, _ in first }
    for (module, copy) in copies.enumerated() {
      for preview in copy.previews {
        guard let file = numbers["\(module) \(preview.file)"] else { continue }
        var hash = SHA256()
        hash.update(field: closure(of: file))
        hash.update(field: "\(preview.number)")
        digests[preview.number] = hash.finish()
      }
    }
  }
}
