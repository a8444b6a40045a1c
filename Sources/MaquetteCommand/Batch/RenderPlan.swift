internal import MaquetteBatch
internal import MaquetteSheets

/// All pictures of a run, known before the first is drawn.
struct RenderPlan: Sendable {
  /// The sheets in the order of the command line.
  var sheets: [PlannedSheet]
  /// Their pictures, in the order of the sheets.
  private(set) var cells: [Cell] = []
  /// What a whole run is to make.
  let digest: PlanDigest

  /// One picture.
  struct Cell: Sendable {
    /// The index of its sheet.
    let sheet: Int
    /// Its index among the sheet's pictures.
    let picture: Int
    /// Its path in the folder of pictures.
    let path: String
    /// Where it goes; nil for standard output.
    let target: String?
    /// What it depends on; nil if that cannot be told, as of standard input.
    let key: Digest?
    /// The estimated cost in microseconds; nil if nobody asked.
    let cost: Double?
  }

  /// The plan of some sheets. Throws a failure if two pictures would go to the same place.
  init(_ sheets: [PlannedSheet], place: OutputPlace) throws(Failure) {
    self.sheets = sheets
    for (index, sheet) in sheets.enumerated() {
      let costs = sheet.record?.costs ?? []
      for (number, path) in sheet.pictures.enumerated() {
        cells.append(
          Cell(
            sheet: index, picture: number, path: path, target: place.target(ofPicture: path),
            key: sheet.record?.key, cost: number < costs.count ? costs[number] : nil))
      }
    }
    digest = PlanDigest(cells.map { ($0.path, $0.key) })
    try check(place)
  }

  /// Leaves the pictures of one share.
  func share(_ share: Share) -> RenderPlan {
    var plan = self
    plan.cells = share.items(of: cells.map { $0.cost ?? 0 }).map { cells[$0] }
    return plan
  }

  private func check(_ place: OutputPlace) throws(Failure) {
    if cells.count > 1 {
      switch place {
      case .stream:
        throw Failure(.usage, "standard output takes one picture, and there are \(cells.count)")
      case .file(let path):
        throw Failure(.usage, "there are \(cells.count) pictures, and '\(path)' is one file; name a folder")
      case .folder: break
      }
    }
    var owners: [String: Cell] = [:]
    for cell in cells {
      guard let target = cell.target else { continue }
      if let other = owners.updateValue(cell, forKey: target) {
        throw Failure(
          .usage,
          "'\(sheets[other.sheet].input.path)' and '\(sheets[cell.sheet].input.path)' would both be drawn to "
            + "'\(target)'; draw them to two folders")
      }
    }
  }
}
