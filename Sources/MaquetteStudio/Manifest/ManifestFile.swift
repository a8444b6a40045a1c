#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteDocuments
package import MaquetteFiles

// The manifest on disk
// ====================
//
// JSON Lines (jsonlines.org): one value per line, the first of which is a header. During a run, a line is added for
// every picture as soon as the picture is in place, so the file is correct even if the run is interrupted; only the
// last line can be truncated, and it is dropped. Every line ends with a seal, a hash of what is before it: a line that was
// changed since is dropped as well, and what it described is worked out anew. At its end the run rewrites the whole file,
// sorted. A later line replaces an earlier one about the same item.

/// A manifest's place in the folder that it describes.
package struct ManifestFile: Sendable {
  /// The name of the manifest of an undivided run.
  package static let name = "maquette-manifest.jsonl"
  /// The largest manifest that is read, in bytes; a picture takes about 500.
  static let largestFile = 256 << 20

  /// The folder of the pictures.
  package let folder: String
  package let path: String

  /// The manifest of a folder, or of one shard of a divided run, which has its own file so that shards can draw into
  /// one folder at the same time.
  package init(in folder: String, shard: Shard? = nil) {
    self.folder = folder
    let name = shard.map { "maquette-manifest.\($0.index)-of-\($0.count).jsonl" } ?? Self.name
    path = FileName.joined(folder, name)
  }

  /// The manifest at a path.
  init(at path: String) { self.init(folder: FileName.folder(of: path), path: path) }

  private init(folder: String, path: String) {
    self.folder = folder
    self.path = path
  }

  /// The manifests of shards that are in a folder, in the order of their names.
  package static func shards(in folder: String) throws(StudioError) -> [ManifestFile] {
    let names = try attempt({ StudioError($0, path: folder) }) { () throws(FileProblem) in
      try Folder.names(in: folder)
    }
    return names.compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count == 3, parts[0] == "maquette-manifest", parts[2] == "jsonl",
        Shard(parts[1].replacing("-of-", with: "/")) != nil
      else { return nil }
      return ManifestFile(folder: folder, path: FileName.joined(folder, name))
    }
  }

  /// Reads the manifest; nil if it does not exist.
  ///
  /// - Parameter distrust: Receives an error for each damaged line, which is left out.
  package func read(
    distrusting distrust: (StudioError) -> Void = { _ in }
  ) throws(StudioError) -> Manifest? {
    try bytes().map { bytes throws(StudioError) in try manifest(of: bytes, distrusting: distrust) }
  }

  /// The bytes of the file; nil if it does not exist.
  func bytes() throws(StudioError) -> [UInt8]? {
    guard Folder.kind(of: path) != .nothing else { return nil }
    return try access { () throws(FileProblem) in try FileBytes.read(path, limit: Self.largestFile) }
  }

  /// Reads a manifest from the bytes of its file.
  package func manifest(
    of bytes: [UInt8], distrusting distrust: (StudioError) -> Void = { _ in }
  ) throws(StudioError) -> Manifest {
    // A line without its line feed was truncated.
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    let isSound = lines.map(LineSeal.isSound)
    var manifest = Manifest(generator: "")
    let values = try decode(zip(lines, isSound).filter(\.1).map(\.0))
    guard case .header? = values.first else {
      throw .damagedManifest(
        path, line: values.isEmpty ? nil : 1, reason: "its first line is not a manifest header")
    }
    for (index, isSound) in isSound.enumerated() where !isSound {
      distrust(.damagedLine(of: path, line: index + 1))
    }
    for value in values { manifest.add(value) }
    return manifest
  }

  /// Rewrites the whole file, and returns its bytes.
  @discardableResult
  package func write(_ manifest: Manifest) throws(StudioError) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in manifest.lines { bytes += try encode(line) }
    try access { () throws(FileProblem) in try FileBytes.write(bytes, to: path) }
    return bytes
  }

  /// Adds a picture that is in place, and returns the bytes that were added.
  @discardableResult
  package func append(_ picture: PictureRecord) throws(StudioError) -> [UInt8] {
    let bytes = try encode(.picture(picture))
    try access { () throws(FileProblem) in try FileBytes.append(bytes, to: path) }
    return bytes
  }

  private func access<Content>(_ body: () throws(FileProblem) -> Content) throws(StudioError) -> Content {
    try attempt({ StudioError($0, path: path) }, body)
  }

  /// The lines as one array, which is decoded in a third of the time of single lines.
  private func decode(_ lines: some Collection<ArraySlice<UInt8>>) throws(StudioError) -> [ManifestLine] {
    var text = Data([UInt8(ascii: "[")])
    var isFirst = true
    for line in lines {
      if !isFirst { text.append(UInt8(ascii: ",")) }
      text.append(contentsOf: line)
      isFirst = false
    }
    text.append(UInt8(ascii: "]"))
    do {
      return try JSONDecoder().decode([ManifestLine].self, from: text)
    } catch let error as DecodingError {
      throw damage(error)
    } catch {
      throw .damagedManifest(path, line: nil, reason: "\(error)")
    }
  }

  private func damage(_ error: DecodingError) -> StudioError {
    let (context, reason): (DecodingError.Context?, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "'\(key.stringValue)' is missing")
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        (context, "the value has the wrong type")
      case .dataCorrupted(let context):
        (context, context.codingPath.isEmpty ? "it is not JSON" : context.debugDescription)
      @unknown default: (nil, "\(error)")
      }
    return .damagedManifest(
      path, line: context?.codingPath.first?.intValue.map { $0 + 1 }, reason: reason)
  }

  private func encode(_ line: ManifestLine) throws(StudioError) -> [UInt8] {
    do {
      return LineSeal.sealed(Array(try JSON(encoding: line).compact.utf8)) + [0x0A]
    } catch {
      throw StudioError(.cannotWrite, "\(path): cannot write: \(error)")
    }
  }
}

/// The seal of a line: the last member of its object, a hash of the bytes before it.
private enum LineSeal {
  private static let opening = Array(#","seal":""#.utf8)
  private static let ending = Array(#""}"#.utf8)
  private static let count = opening.count + 16 + ending.count

  /// Adds a seal to a JSON object with a member.
  static func sealed(_ object: [UInt8]) -> [UInt8] {
    let opened = Array(object.dropLast())
    let hash = Fingerprint64(opened).hex
    return opened + opening + Array(hash.utf8) + ending
  }

  /// Whether the seal is that of the line; a line without one is, because earlier versions wrote none.
  static func isSound(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.dropLast(count)
    guard line.dropFirst(content.count).starts(with: opening) else { return true }
    return line.elementsEqual(sealed(content + [UInt8(ascii: "}")]))
  }
}

extension StudioError {
  /// A line of a manifest that was changed since it was written.
  fileprivate static func damagedLine(of path: String, line: Int) -> StudioError {
    StudioError(
      .badInput, "\(path):\(line): this line is damaged; its pictures are drawn again")
  }

  /// A file that is no manifest, or one of another version.
  static func damagedManifest(_ path: String, line: Int?, reason: String) -> StudioError {
    let place = path + (line.map { ":\($0)" } ?? "")
    return StudioError(.badInput, "\(place): this is not the manifest of a render: \(reason)")
  }
}
