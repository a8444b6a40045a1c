import MaquetteExport
import MaquetteFiles

enum ManifestLine {
  case header(Manifest.Header)
  case file(path: String, FileRecord)
  case sheet(SheetRecord)
  case picture(PictureRecord)
  case failure(FailureRecord)
}

extension Manifest {
  /// The first line.
  struct Header: Codable {
    var version: Int
    var generator: String
    var shard: Shard?
    var plan: PlanDigest?

    enum CodingKeys: String, CodingKey {
      case version = "maquette-manifest"
      case generator, shard, plan
    }
  }

  /// The manifest as lines in a deterministic order: each line follows the lines it depends on.
  var lines: [ManifestLine] {
    [headerLine]
      + files.keys.bytewiseSorted().compactMap { path in
        files[path].map { .file(path: path, $0) }
      } + sheets.keys.bytewiseSorted().compactMap { sheets[$0].map(ManifestLine.sheet) }
      + pictures.keys.bytewiseSorted().compactMap { pictures[$0].map(ManifestLine.picture) }
      + failures.map(ManifestLine.failure)
  }

  private var headerLine: ManifestLine {
    .header(Header(version: Self.version, generator: generator, shard: shard, plan: plan))
  }

  /// Adds a line; a later one replaces an earlier one about the same item.
  mutating func add(_ line: ManifestLine) {
    switch line {
    case .header(let header):
      generator = header.generator
      shard = header.shard
      plan = header.plan
    case .file(let path, let record): files[path] = record
    case .sheet(let record): sheets[record.sheet] = record
    case .picture(let record): pictures[record.picture] = record
    case .failure(let record): failures.append(record)
    }
  }
}

extension Sequence<String> {
  /// Sorted by bytes, which is the same on every machine.
  fileprivate func bytewiseSorted() -> [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

extension ManifestLine: Codable {
  /// The keys that distinguish the kinds of lines.
  private enum Kind: String, CodingKey {
    case header = "maquette-manifest"
    case file, picture, sheet, failed
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    // A picture names its sheet too, so the key of pictures is checked first.
    if container.contains(.picture) {
      let record = try PictureRecord(from: decoder)
      // A later run may delete the file at this path.
      guard PictureRecord.isInside(record.picture) else {
        throw DecodingError.dataCorruptedError(
          forKey: .picture, in: container,
          debugDescription: "'\(record.picture)' is not a picture inside the manifest's folder")
      }
      self = .picture(record)
    } else if container.contains(.file) {
      self = .file(path: try container.decode(String.self, forKey: .file), try FileRecord(from: decoder))
    } else if container.contains(.sheet) {
      let record = try SheetRecord(from: decoder)
      // A merge of folders reads and writes these paths.
      for companion in record.companions ?? [] where !FileRecord.isInside(companion.path) {
        throw DecodingError.dataCorruptedError(
          forKey: .sheet, in: container,
          debugDescription: "'\(companion.path)' is not a file inside the manifest's folder")
      }
      self = .sheet(record)
    } else if container.contains(.failed) {
      self = .failure(try FailureRecord(from: decoder))
    } else {
      let header = try Manifest.Header(from: decoder)
      guard header.version == Manifest.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .header, in: container,
          debugDescription:
            "it has version \(header.version), but this program reads version \(Manifest.version)")
      }
      self = .header(header)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .header(let header): try header.encode(to: encoder)
    case .file(let path, let record):
      var container = encoder.container(keyedBy: Kind.self)
      try container.encode(path, forKey: .file)
      try record.encode(to: encoder)
    case .sheet(let record): try record.encode(to: encoder)
    case .picture(let record): try record.encode(to: encoder)
    case .failure(let record): try record.encode(to: encoder)
    }
  }
}

extension PictureRecord {
  /// The suffixes of the formats that are written.
  static let suffixes = ["png"] + ExportFormat.allCases.map(\.rawValue)

  /// Whether a path is that of a picture and stays inside the folder.
  package static func isInside(_ path: String) -> Bool {
    suffixes.contains(FileName.suffix(of: path)) && FileRecord.isInside(path)
  }
}

extension FileRecord {
  /// Whether a path stays inside the folder.
  static func isInside(_ path: String) -> Bool {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    return FileName.unplainScalar(in: path) == nil
      && components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
