package import MaquetteRaster

/// A golden file in a report, a picture or a text, or a sheet that cannot be drawn.
package struct ReportCase: Sendable, Equatable {
  /// The outcome.
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    case equal, tolerated, recorded, missing, different, unreadable
    case notRecorded = "not-recorded"
    case notDrawn = "not-drawn"
    case orphan
    /// Accepted or rejected in a review.
    case accepted, rejected

    package var passes: Bool {
      switch self {
      case .equal, .tolerated, .recorded, .accepted: true
      case .missing, .different, .unreadable, .notRecorded, .notDrawn, .orphan, .rejected: false
      }
    }
  }

  package typealias Files = ComparedFiles<ReportedFile>

  /// The path of the golden file, or of the sheet when nothing was drawn; unique in a report.
  package var path: String
  /// The name of its group: the control, or the test suite.
  package var group: String
  /// The sheet it is drawn from; nil for one made in Swift.
  package var sheet: String?
  /// The line of the sheet, or of the Swift file at ``source``, that matters most, from 1.
  package var line: Int?
  /// The column of the call, from 1, of a text that stands in the Swift file at ``source``; nil for one that has a file.
  package var column: Int?
  /// The Swift file that made it; nil for one drawn from a sheet.
  package var source: String?
  package var outcome: Outcome
  package var message: String
  /// Whether it failed because something was over a limit.
  package var isOverLimit = false
  /// The changes, element by element.
  package var changes: [Change] = []
  package var regions: [PixelRect] = []
  package var masks: [PixelRect] = []
  /// Whether the masks hide more than half of the picture or of its elements.
  package var isMostlyMasked = false
  package var differingPixels: Int?
  /// The tolerance of its comparison, in words; nil if exact.
  package var tolerance: String?
  /// Pixels per point of the pictures; nil if not known.
  package var scale: Double?
  /// The time of drawing and comparing, in seconds.
  package var seconds: Double?
  /// The files that were compared. An equal case needs the expected one only.
  package var files = Files()

  package init(path: String, group: String, sheet: String? = nil, outcome: Outcome, message: String) {
    self.path = path
    self.group = group
    self.sheet = sheet
    self.outcome = outcome
    self.message = message
  }
}

/// Properties without a value are omitted, so that a passing case has a few lines; files are names.
extension ReportCase: Codable {
  enum CodingKeys: String, CodingKey {
    case path, group, sheet, line, column, source, outcome, message, isOverLimit, changes, regions, masks
    case isMostlyMasked, differingPixels
    case tolerance, scale, seconds, files
  }

  /// Writes the case. Numbers that JSON cannot hold and files in memory are left out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(group, forKey: .group)
    try container.encodeIfPresent(sheet, forKey: .sheet)
    try container.encodeIfPresent(line, forKey: .line)
    try container.encodeIfPresent(column, forKey: .column)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(message, forKey: .message)
    if isOverLimit { try container.encode(true, forKey: .isOverLimit) }
    if !changes.isEmpty { try container.encode(changes, forKey: .changes) }
    if !regions.isEmpty { try container.encode(regions, forKey: .regions) }
    if !masks.isEmpty { try container.encode(masks, forKey: .masks) }
    if isMostlyMasked { try container.encode(true, forKey: .isMostlyMasked) }
    try container.encodeIfPresent(differingPixels, forKey: .differingPixels)
    try container.encodeIfPresent(tolerance, forKey: .tolerance)
    try container.encodeIfPresent(scale.flatMap { $0.isFinite ? $0 : nil }, forKey: .scale)
    try container.encodeIfPresent(seconds.flatMap { $0.isFinite ? $0 : nil }, forKey: .seconds)
    if !files.paths.isEmpty {
      try container.encode(files.compactMap { $1.path }, forKey: .files)
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decode(String.self, forKey: .path)
    group = try container.decode(String.self, forKey: .group)
    sheet = try container.decodeIfPresent(String.self, forKey: .sheet)
    line = try container.decodeIfPresent(Int.self, forKey: .line)
    column = try container.decodeIfPresent(Int.self, forKey: .column)
    source = try container.decodeIfPresent(String.self, forKey: .source)
    outcome = try container.decode(Outcome.self, forKey: .outcome)
    message = try container.decode(String.self, forKey: .message)
    isOverLimit = try container.decodeIfPresent(Bool.self, forKey: .isOverLimit) ?? false
    changes = try container.decodeIfPresent([Change].self, forKey: .changes) ?? []
    regions = try container.decodeIfPresent([PixelRect].self, forKey: .regions) ?? []
    masks = try container.decodeIfPresent([PixelRect].self, forKey: .masks) ?? []
    isMostlyMasked = try container.decodeIfPresent(Bool.self, forKey: .isMostlyMasked) ?? false
    differingPixels = try container.decodeIfPresent(Int.self, forKey: .differingPixels)
    tolerance = try container.decodeIfPresent(String.self, forKey: .tolerance)
    scale = try container.decodeIfPresent(Double.self, forKey: .scale)
    seconds = try container.decodeIfPresent(Double.self, forKey: .seconds)
    let paths = try container.decodeIfPresent(ComparedFiles<String>.self, forKey: .files)
    files = paths?.compactMap { .file($1) } ?? Files()
  }
}
