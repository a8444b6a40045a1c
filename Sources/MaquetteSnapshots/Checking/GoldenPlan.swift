package import MaquetteFiles

/// What a check will look at, known before anything is drawn: every picture of every sheet, the sheets that cannot
/// be drawn, and the pictures that no sheet draws.
///
/// Because all names are known first, a filter takes single variants of a sheet, shards divide pictures rather than
/// sheets, and neither calls a picture an orphan that another run would have drawn.
///
/// `Source` is whatever drawing a picture takes.
public struct GoldenPlan<Source: Sendable>: Sendable {
  /// One thing to find out.
  public struct Case: Sendable {
    /// The path of the golden picture, or of the sheet if that cannot be drawn; no two cases have the same.
    public let path: String
    /// The sheet; nil for a picture that none draws.
    public let golden: Golden?
    /// What is to be done.
    public let task: Task
  }

  /// What is to be done about a case.
  public enum Task: Sendable {
    /// A picture is to be drawn and compared.
    case draw(Source, ComparisonRules)
    /// Nothing can be drawn.
    case reject(DrawingFailure)
    /// The picture is one that no sheet draws.
    case orphan
  }

  /// A picture that a sheet draws.
  public struct Picture: Sendable {
    /// The name of its file without the suffix.
    public var name: String
    /// What drawing it takes.
    public var source: Source
    /// How it is compared.
    public var rules: ComparisonRules

    /// A picture.
    public init(name: String, source: Source, rules: ComparisonRules = ComparisonRules()) {
      self.name = name
      self.source = source
      self.rules = rules
    }
  }

  /// All cases in the order of their paths' bytes, which is the same on every machine.
  public private(set) var cases: [Case]

  private let pictures: [String]

  /// Plans the check of a store; `pictures` reads a sheet.
  public init(
    _ store: GoldenStore, pictures read: (Golden) throws(DrawingFailure) -> [Picture]
  ) {
    pictures = store.pictures
    var cases: [Case] = []
    var owners: [String: Golden] = [:]
    var rejected: [Golden] = []
    for golden in store.goldens {
      do throws(DrawingFailure) {
        for picture in try read(golden) {
          let path = golden.picturePath(of: picture.name)
          if let other = owners[path] { throw Self.conflict(of: golden, with: other, path: path) }
          owners[path] = golden
          cases.append(Case(path: path, golden: golden, task: .draw(picture.source, picture.rules)))
        }
      } catch {
        rejected.append(golden)
        cases.append(Case(path: golden.sheetPath, golden: golden, task: .reject(error)))
      }
    }
    // The pictures of a sheet that cannot be drawn may be its own.
    cases += store.orphans(drawn: Set(owners.keys))
      .filter { path in !rejected.contains { $0.mayOwn(picturePath: path) } }
      .map { Case(path: $0, golden: nil, task: .orphan) }
    self.cases = cases.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Leaves the cases that one of several filters chooses. A sheet that cannot be drawn stays if a filter chooses
  /// a golden picture that may be its own, for its picture could have been the one that fails.
  public func filtered(by filters: [GoldenFilter]) -> GoldenPlan {
    func isChosen(_ path: String) -> Bool { filters.contains { $0.chooses(path) } }
    var plan = self
    plan.cases = cases.filter { item in
      if isChosen(item.path) { return true }
      guard case .reject = item.task, let golden = item.golden else { return false }
      return pictures.contains { golden.mayOwn(picturePath: $0) && isChosen($0) }
    }
    return plan
  }

  /// Leaves the cases of one shard: every `count`th from the `index`th on. All shards together have every case once,
  /// and their sizes differ by one at most.
  package func shard(_ shard: Shard) -> GoldenPlan {
    var plan = self
    plan.cases = cases.enumerated().filter { ($0.offset + 1 - shard.index) % shard.count == 0 }.map(\.element)
    return plan
  }

  private static func conflict(of golden: Golden, with other: Golden, path: String) -> DrawingFailure {
    let reason =
      golden == other
      ? "\(golden.sheetPath): it draws \(path) twice; let its variants differ in name"
      : "\(golden.sheetPath): it draws \(path), and so does \(other.sheetPath); rename one of them"
    return DrawingFailure(reasons: [reason])
  }
}
