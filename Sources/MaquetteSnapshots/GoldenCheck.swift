internal import MaquetteComparison
internal import MaquetteFiles
public import MaquettePNG
public import MaquetteRaster

/// One picture that a sheet draws.
public struct DrawnPicture: Sendable {
  /// The name of its file without the suffix: the sheet's name, and what tells variants apart.
  public var name: String
  /// The pixels.
  public var bitmap: Bitmap
  /// What the file says besides them when it is recorded.
  public var options: PNGOptions
  /// What it shows and which elements drew it; nil when that is not known.
  public var trace: DrawingTrace?

  /// A picture.
  public init(
    name: String, bitmap: Bitmap, options: PNGOptions = PNGOptions(), trace: DrawingTrace? = nil
  ) {
    self.name = name
    self.bitmap = bitmap
    self.options = options
    self.trace = trace
  }
}

/// A sheet that could not be drawn, as those who draw it report it.
public struct DrawingFailure: Error, Sendable {
  /// What is wrong, one remark each.
  public var reasons: [String]

  /// A failure.
  public init(reasons: [String]) { self.reasons = reasons }
}

/// Compares drawings with golden pictures and records them where that is asked for.
///
/// Drawing is handed in: this module knows pictures, not controls.
public struct GoldenCheck: Sendable {
  /// Draws all pictures of a sheet.
  public typealias Draw = (Golden) throws(DrawingFailure) -> [DrawnPicture]

  /// Writes a recorded picture to a path.
  public typealias Write = @Sendable (_ bytes: [UInt8], _ path: String) throws(PNGError) -> Void

  private let mode: RecordMode
  private let write: Write

  /// A check that records, if the mode says so, with the given function.
  public init(
    mode: RecordMode = .never,
    write: @escaping Write = { (bytes, path) throws(PNGError) in try PNGFile.write(bytes, to: path) }
  ) {
    self.mode = mode
    self.write = write
  }

  /// Checks the goldens of a store, and that every picture in it belongs to one.
  public func check(_ store: GoldenStore, draw: Draw) -> [GoldenOutcome] {
    let outcomes = store.goldens.flatMap { check($0, draw: draw) }
    return outcomes + orphans(in: store, after: outcomes)
  }

  /// Checks every picture of one golden.
  public func check(_ golden: Golden, draw: Draw) -> [GoldenOutcome] {
    do throws(DrawingFailure) {
      return try draw(golden).map { picture in
        let path = golden.picturePath(of: picture.name)
        return GoldenOutcome(path: path, verdict: verdict(on: picture, path: path))
      }
    } catch {
      return [GoldenOutcome(path: golden.sheetPath, verdict: .notDrawn(reasons: error.reasons))]
    }
  }

  /// The pictures of a store that none of these outcomes is about. Those of a sheet that could not be drawn
  /// are not counted: they may be its own.
  public func orphans(in store: GoldenStore, after outcomes: [GoldenOutcome]) -> [GoldenOutcome] {
    let undrawn = outcomes.compactMap { outcome -> Golden? in
      guard case .notDrawn = outcome.verdict else { return nil }
      return Golden(sheetPath: outcome.path)
    }
    return store.orphans(drawn: Set(outcomes.map(\.path)))
      .filter { path in !undrawn.contains { $0.mayOwn(picturePath: path) } }
      .map { GoldenOutcome(path: $0, verdict: .orphan) }
  }

  private func verdict(on picture: DrawnPicture, path: String) -> Verdict {
    if mode == .all { return record(picture, path: path) }
    guard Folder.kind(of: path) != .nothing else {
      return mode == .never ? .missing : record(picture, path: path)
    }
    let expected: Bitmap
    do throws(PNGError) {
      // Most goldens are unchanged, and it takes no second picture to see that.
      if try PNGFile.isEncoding(path, of: picture.bitmap) { return .equal }
      expected = try PNGFile.read(path).bitmap
    } catch {
      return mode == .failed ? record(picture, path: path) : .unreadable(error)
    }
    let comparison = Comparison.compare(picture.bitmap, expected)
    if comparison.passes { return .equal }
    return mode == .failed ? record(picture, path: path) : .differs(comparison)
  }

  private func record(_ picture: DrawnPicture, path: String) -> Verdict {
    var options = picture.options.carrying(picture.trace)
    // A golden is written once and kept.
    options.compression = .best
    do throws(PNGError) {
      try write(PNG.encode(picture.bitmap, options: options), path)
      return .recorded
    } catch {
      return .notRecorded(error)
    }
  }
}
