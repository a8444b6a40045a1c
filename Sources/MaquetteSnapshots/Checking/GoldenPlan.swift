package import MaquetteFiles

/// The plan of a check, made before anything is drawn: every picture of every sheet, the sheets that cannot be drawn,
/// and the pictures that no sheet draws.
///
/// Because all names are known first, a filter can choose single variants of a sheet, shards divide pictures rather
/// than sheets, and no picture that another run draws is reported as an orphan.
///
/// `Source` is the value from which the caller draws a picture.
package struct GoldenPlan<Source: Sendable>: Sendable {
  /// A case of the check.
  package struct Case: Sendable {
    /// The path of the golden picture, or of the sheet if that cannot be drawn; no two cases have the same.
    package let path: String
    package let golden: Golden?
    package let task: Task
  }

  /// The task of a case.
  package enum Task: Sendable {
    /// Draw a picture and compare it.
    case draw(Source, ComparisonRules)
    case reject(DrawingFailure)
    /// No sheet draws the picture.
    case orphan
  }

  /// A picture that a sheet draws.
  package struct Picture: Sendable {
    /// The name of its file without the suffix.
    package var name: String
    package var source: Source
    package var rules: ComparisonRules

    package init(name: String, source: Source, rules: ComparisonRules = ComparisonRules()) {
      self.name = name
      self.source = source
      self.rules = rules
    }
  }

  /// All cases, sorted by the bytes of their paths, which gives the same order on every machine.
  package private(set) var cases: [Case]

  private let pictures: [String]

  /// Plans the check of a store; `pictures` reads a sheet, and `inputs` are the paths of the files that sheets show, which
  /// are no goldens.
  package init(
    _ store: GoldenStore, inputs: Set<String> = [],
    pictures read: (Golden) throws(DrawingFailure) -> [Picture]
  ) {
    pictures = store.pictures
    var cases: [Case] = []
    // By the names as macOS compares them, where one picture would replace the other.
    var owners: [String: (golden: Golden, path: String)] = [:]
    var rejected: [Golden] = []
    for golden in store.goldens {
      do throws(DrawingFailure) {
        for picture in try read(golden) {
          let path = golden.picturePath(of: picture.name)
          if let other = owners.updateValue((golden, path), forKey: FileName.folded(path)) {
            throw Self.conflict(of: golden, with: other.golden, path: path)
          }
          cases.append(Case(path: path, golden: golden, task: .draw(picture.source, picture.rules)))
        }
      } catch {
        rejected.append(golden)
        cases.append(Case(path: golden.sheetPath, golden: golden, task: .reject(error)))
      }
    }
    // The pictures of a sheet that cannot be drawn may be its own.
    cases += store.orphans(drawn: inputs.union(owners.values.map(\.path)))
      .filter { path in !rejected.contains { $0.mayOwn(picturePath: path) } }
      .map { Case(path: $0, golden: nil, task: .orphan) }
    self.cases = cases.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Plans the check of pictures that are there already, such as screenshots of a device: each has the golden picture of the same
  /// path in the folder `goldens`, and a golden picture without one fails.
  ///
  /// - Parameter missing: Why a golden picture, named from its folder, has no picture; nil if it is not part of the check. Without the
  ///   function the message names the path where the picture would be.
  /// - Throws: ``GoldenError/cannotRead(path:reason:)``, or ``GoldenError/noPictures(path:)`` for a folder without any.
  package init(
    of folder: String, goldens: String, rules: ComparisonRules, missing reason: ((String) -> String?)? = nil,
    source: (_ path: String) -> Source
  ) throws(GoldenError) {
    let names = try Self.names(in: folder)
    if names.isEmpty, reason == nil { throw .noPictures(path: folder) }
    let recorded = Folder.kind(of: goldens) == .nothing ? [] : try Self.names(in: goldens)
    pictures = recorded.map { FileName.joined(goldens, $0) }
    let drawn = names.map { name in
      Case(
        path: FileName.joined(goldens, name), golden: nil,
        task: .draw(source(FileName.joined(folder, name)), rules))
    }
    let missing = Set(recorded).subtracting(names).compactMap { name -> Case? in
      let path = FileName.joined(goldens, name)
      let words = "there is no '\(FileName.joined(folder, name))' to compare it with"
      guard let text = reason.map({ $0(name) }) ?? words else { return nil }
      return Case(path: path, golden: nil, task: .reject(.failed("\(path): \(text)")))
    }
    cases = (drawn + missing).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The paths of the pictures in a folder, without the folder.
  private static func names(in folder: String) throws(GoldenError) -> [String] {
    do throws(FileProblem) {
      return try Folder.files(in: folder).filter { FileName.suffix(of: $0) == "png" }
        .map { String($0.dropFirst(FileName.joined(folder, "").utf8.count)) }
    } catch {
      throw GoldenError(error, path: folder)
    }
  }

  /// Keeps the cases that one of several filters chooses. A sheet that cannot be drawn is kept if a filter chooses a
  /// golden picture that may belong to it.
  package func filtered(by filters: [GoldenFilter]) -> GoldenPlan {
    func isChosen(_ path: String) -> Bool { filters.contains { $0.chooses(path) } }
    var plan = self
    plan.cases = cases.filter { item in
      if isChosen(item.path) { return true }
      guard case .reject = item.task, let golden = item.golden else { return false }
      return pictures.contains { golden.mayOwn(picturePath: $0) && isChosen($0) }
    }
    return plan
  }

  /// Leaves the cases of one shard.
  package func shard(_ shard: Shard) -> GoldenPlan {
    var plan = self
    plan.cases = shard.items(of: cases)
    return plan
  }

  private static func conflict(of golden: Golden, with other: Golden, path: String) -> DrawingFailure {
    .failed(
      golden == other
        ? "\(golden.sheetPath): it draws \(path) twice; let its variants differ in name"
        : "\(golden.sheetPath): it draws \(path), which \(other.sheetPath) draws too; rename one of them")
  }
}
