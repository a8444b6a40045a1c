internal import MaquetteBatch
internal import MaquetteFiles
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
    try place.check(cells.map { (sheets[$0.sheet].input.path, $0.path) })
  }

  /// Leaves the pictures of one share.
  func share(_ share: Share) -> RenderPlan {
    var plan = self
    plan.cells = share.items(of: cells.map { $0.cost ?? 0 }).map { cells[$0] }
    return plan
  }
}
