internal import MaquetteRaster

/// Properties without a value are omitted, so that a passing case has a few lines; pictures are file names.
extension ReportCase: Codable {
  enum CodingKeys: String, CodingKey {
    case path, group, sheet, line, source, outcome, message, changes, regions, masks, differingPixels
    case tolerance, scale, seconds, pictures
  }

  /// Writes the case. Numbers that JSON cannot hold are left out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(group, forKey: .group)
    try container.encodeIfPresent(sheet, forKey: .sheet)
    try container.encodeIfPresent(line, forKey: .line)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(message, forKey: .message)
    if !changes.isEmpty { try container.encode(changes, forKey: .changes) }
    if !regions.isEmpty { try container.encode(regions, forKey: .regions) }
    if !masks.isEmpty { try container.encode(masks, forKey: .masks) }
    try container.encodeIfPresent(differingPixels, forKey: .differingPixels)
    try container.encodeIfPresent(tolerance, forKey: .tolerance)
    try container.encodeIfPresent(scale.flatMap { $0.isFinite ? $0 : nil }, forKey: .scale)
    try container.encodeIfPresent(seconds.flatMap { $0.isFinite ? $0 : nil }, forKey: .seconds)
    if !pictures.paths.isEmpty { try container.encode(pictures, forKey: .pictures) }
  }

  /// Reads a case.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decode(String.self, forKey: .path)
    group = try container.decode(String.self, forKey: .group)
    sheet = try container.decodeIfPresent(String.self, forKey: .sheet)
    line = try container.decodeIfPresent(Int.self, forKey: .line)
    source = try container.decodeIfPresent(String.self, forKey: .source)
    outcome = try container.decode(Outcome.self, forKey: .outcome)
    message = try container.decode(String.self, forKey: .message)
    changes = try container.decodeIfPresent([Change].self, forKey: .changes) ?? []
    regions = try container.decodeIfPresent([PixelRect].self, forKey: .regions) ?? []
    masks = try container.decodeIfPresent([PixelRect].self, forKey: .masks) ?? []
    differingPixels = try container.decodeIfPresent(Int.self, forKey: .differingPixels)
    tolerance = try container.decodeIfPresent(String.self, forKey: .tolerance)
    scale = try container.decodeIfPresent(Double.self, forKey: .scale)
    seconds = try container.decodeIfPresent(Double.self, forKey: .seconds)
    pictures = try container.decodeIfPresent(Pictures.self, forKey: .pictures) ?? Pictures()
  }
}

/// The paths of the pictures that are files; a picture in memory is omitted.
extension ReportCase.Pictures: Codable {
  enum CodingKeys: String, CodingKey {
    case expected, actual, difference
  }

  /// Each picture under the name of its role.
  package static var roles: [(name: String, picture: WritableKeyPath<Self, ReportPicture?>)] {
    [("expected", \.expected), ("actual", \.actual), ("difference", \.difference)]
  }

  /// The paths of the pictures that are files.
  var paths: [String] { Self.roles.compactMap { self[keyPath: $0.picture]?.path } }

  /// Writes the paths.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(expected?.path, forKey: .expected)
    try container.encodeIfPresent(actual?.path, forKey: .actual)
    try container.encodeIfPresent(difference?.path, forKey: .difference)
  }

  /// Reads the paths.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    expected = try container.decodeIfPresent(String.self, forKey: .expected).map(ReportPicture.file)
    actual = try container.decodeIfPresent(String.self, forKey: .actual).map(ReportPicture.file)
    difference = try container.decodeIfPresent(String.self, forKey: .difference).map(ReportPicture.file)
  }
}
