#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteFiles
import MaquettePNG
import MaquetteSnapshots

/// One call of an assertion: compares the parts of a value with golden files, and records them.
struct SnapshotAssertion {
  /// The largest golden file that is read, in bytes.
  static let largestFile = PNGFile.largestFile

  let record: RecordMode?
  let site: CallSite
  let scope: SnapshotScope
  let run: TestRun
  let folders: SnapshotFolders
  private let fileExtension: String
  /// The name or the number of this snapshot within its test.
  private let distinction: Result<String, SnapshotFailure>
  /// The key under which the number is counted.
  private let numberingKey: String?

  /// Begins an assertion and takes its number; ``end()`` ends it.
  init(named name: String?, record: RecordMode?, fileExtension: String, site: CallSite, run: TestRun) {
    self.record = record
    self.site = site
    self.fileExtension = fileExtension
    scope = SnapshotScope.current
    self.run = run
    folders = SnapshotFolders(testFile: "\(site.filePath)", scope.configuration)
    if let name {
      distinction = .success(name)
      numberingKey = nil
    } else if run.isParameterized {
      distinction = .failure(SnapshotFailure(.misused, Wording.unnamedCase))
      numberingKey = nil
    } else {
      let key = run.numberingKey(for: "\(site.testName)\n\(fileExtension)")
      let number = (scope.numbering ?? run.numbering).begin(key)
      distinction =
        number.map { .success(String($0)) } ?? .failure(SnapshotFailure(.misused, Wording.unnamedAtOnce))
      numberingKey = number == nil ? nil : key
    }
  }

  /// Ends the assertion; the next one without a name may begin.
  func end() {
    if let numberingKey { (scope.numbering ?? run.numbering).end(numberingKey) }
  }

  /// Checks all parts of a value and returns their failures.
  func check<Format>(_ parts: [SnapshotPart<Format>], diffing: Diffing<Format>) -> [SnapshotFailure] {
    guard !parts.isEmpty else { return [SnapshotFailure(.misused, Wording.nothingMade)] }
    if case .failure(let failure) = distinction { return [failure] }
    let permission: RecordPermission
    do throws(SnapshotFailure) {
      permission = try self.permission()
    } catch {
      return [error]
    }
    let mistake = permission.isMistake ? unsaid(permission.refusal) : nil
    var failures: [SnapshotFailure] = parts.compactMap { part in
      do throws(SnapshotFailure) {
        let names = [try distinction.get()] + (part.name.map { [$0] } ?? [])
        let name = SnapshotFileName.name(of: site.testName, parts: names, fileExtension: fileExtension)
        let path = FileName.joined(folders.goldens, name)
        try check(
          part.format, path: path, name: names.joined(separator: " "), permission: permission,
          diffing: diffing)
        return nil
      } catch {
        return error
      }
    }
    guard let mistake else { return failures }
    if failures.isEmpty { return [SnapshotFailure(.misused, "\(mistake)")] }
    failures[0] = failures[0].noting(mistake)
    return failures
  }

  /// A refusal to record that no assertion of the run has said yet: each compares all the same, and one message is enough.
  func unsaid(_ refusal: GoldenError?) -> GoldenError? {
    guard let refusal, (scope.claims ?? .shared).isFirst("\(refusal)") else { return nil }
    return refusal
  }

  private func check<Format>(
    _ format: Format, path: String, name: String, permission: RecordPermission, diffing: Diffing<Format>
  ) throws(SnapshotFailure) {
    let actual = try encoded(format, path: path, diffing: diffing)
    try claim(path, name: name, content: actual)
    let mode = permission.mode
    guard mode != .all, Folder.kind(of: path) != .nothing else {
      if mode == .never { throw missing(path, actual: actual).noting(unsaid(permission.refusal)) }
      throw recording(format, bytes: actual, path: path, diffing: diffing)
    }
    guard let failure = compare(format, bytes: actual, path: path, diffing: diffing) else {
      return notePass(path: path)
    }
    if mode == .failed && failure.kind != .misused {
      throw recording(format, bytes: actual, path: path, diffing: diffing)
    }
    throw failure.noting(unsaid(permission.refusal))
  }

  private func encoded<Format>(
    _ format: Format, path: String, diffing: Diffing<Format>
  ) throws(SnapshotFailure) -> [UInt8] {
    do {
      return try diffing.encode(format)
    } catch {
      throw SnapshotFailure(.notDrawn, path: path, "\(shown(path)): cannot be written as a file: \(error)")
    }
  }

  /// Makes sure that no other assertion of this process uses the same file.
  private func claim(_ path: String, name: String, content: [UInt8]) throws(SnapshotFailure) {
    var hasher = Hasher()
    // The hasher reads the bytes before the closure ends.
    unsafe content.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    let claim = SnapshotClaims.Claim(
      owner: run.name + run.arguments, name: "\(site.testName) \(name)", content: hasher.finalize())
    guard let other = (scope.claims ?? .shared).add(claim, path: path) else { return }
    throw SnapshotFailure(.misused, path: path, Wording.collision(shown(path), claim, other, test: run.name))
  }

  func permission() throws(SnapshotFailure) -> RecordPermission {
    do throws(GoldenError) {
      return try RecordPermission(
        parameter: record, configuration: scope.configuration,
        environment: scope.configuration.environment ?? ProcessInfo.processInfo.environment)
    } catch {
      throw SnapshotFailure(.misused, "\(error)")
    }
  }

  /// Compares a part of the value with its golden file; nil if they are equal.
  private func compare<Format>(
    _ format: Format, bytes: [UInt8], path: String, diffing: Diffing<Format>
  ) -> SnapshotFailure? {
    let expected: [UInt8]
    do throws(FileProblem) {
      expected = try FileBytes.read(path, limit: Self.largestFile)
    } catch {
      return SnapshotFailure(.unreadable, path: path, "\(shown(path)): \(error.message)")
    }
    let golden: Format
    do {
      // Equal files need no decoding but are compared, because a strategy that masks or tolerates everything must fail.
      golden = expected == bytes ? format : try diffing.decode(expected)
    } catch {
      var failure = SnapshotFailure(.unreadable, path: path, Wording.unreadable(shown(path), error))
      // A damaged picture cannot be shown.
      failure.exhibits =
        (fileExtension == "png" ? [] : [exhibit(.expected, expected)]) + [exhibit(.actual, bytes)]
      return failure
    }
    guard let difference = diffing.compare(golden, format) else { return nil }
    if difference.provesNothing {
      return SnapshotFailure(.misused, path: path, "\(shown(path)): \(difference.message)")
    }
    var failure = SnapshotFailure(.different, path: path, Wording.different(shown(path)))
    failure.difference = difference
    failure.exhibits = [exhibit(.expected, expected), exhibit(.actual, bytes)]
    if let file = difference.file {
      failure.exhibits.append(
        .init(role: .difference, fileExtension: file.fileExtension, bytes: file.bytes))
    }
    return failure
  }

  private func exhibit(
    _ role: SnapshotFailure.Exhibit.Role, _ bytes: [UInt8]
  ) -> SnapshotFailure.Exhibit {
    SnapshotFailure.Exhibit(role: role, fileExtension: fileExtension, bytes: bytes)
  }

  private func missing(_ path: String, actual: [UInt8]) -> SnapshotFailure {
    var failure = SnapshotFailure(.missing, path: path, Wording.missing(shown(path)))
    failure.exhibits = [exhibit(.actual, actual)]
    return failure
  }

  /// Writes a golden file, which is a failure too, because the file has not been reviewed.
  private func recording<Format>(
    _ format: Format, bytes: [UInt8], path: String, diffing: Diffing<Format>
  ) -> SnapshotFailure {
    // A golden that can never pass, or never fail, is not recorded.
    if let difference = diffing.compare(format, format) {
      return SnapshotFailure(.misused, path: path, "\(shown(path)): \(difference.message)")
    }
    do throws(FileProblem) {
      NamedOutput.add(FileName.folder(of: path))
      try Folder.create(FileName.folder(of: path))
      try FileBytes.write(bytes, to: path)
    } catch {
      return SnapshotFailure(.notRecorded, path: path, "\(shown(path)): \(error.message)")
    }
    var failure = SnapshotFailure(.recorded, path: path, Wording.recorded(shown(path)))
    failure.exhibits = [exhibit(.recorded, bytes)]
    return failure
  }

  /// A path for messages, relative to the package.
  func shown(_ path: String) -> String {
    guard let package = folders.package, path.hasPrefix(package + "/") else { return path }
    return String(path.dropFirst(package.count + 1))
  }
}
