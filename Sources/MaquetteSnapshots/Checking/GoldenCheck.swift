internal import MaquetteComparison
internal import MaquetteFiles
public import MaquettePNG
internal import MaquetteRaster

/// Compares drawings with golden pictures and records them where that is asked for.
///
/// Drawing is handed in: this module knows pictures, not controls.
public struct GoldenCheck: Sendable {
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

  /// Finds out about one case of a plan.
  public func check<Source>(
    _ item: GoldenPlan<Source>.Case, draw: (Source) throws(DrawingFailure) -> DrawnPicture
  ) -> GoldenOutcome {
    func outcome(_ verdict: Verdict) -> GoldenOutcome {
      GoldenOutcome(path: item.path, golden: item.golden, verdict: verdict)
    }
    switch item.task {
    case .orphan: return outcome(.orphan)
    case .reject(let reasons): return outcome(.notDrawn(reasons: reasons))
    case .draw(let source, let rules):
      do throws(DrawingFailure) {
        return check(try draw(source), path: item.path, golden: item.golden, rules: rules)
      } catch {
        return outcome(.notDrawn(reasons: error.reasons))
      }
    }
  }

  /// Compares a drawing with the golden picture at a path, and records it if need be.
  public func check(
    _ picture: DrawnPicture, path: String, golden: Golden?, rules: ComparisonRules = ComparisonRules()
  ) -> GoldenOutcome {
    func outcome(_ verdict: Verdict) -> GoldenOutcome {
      var outcome = GoldenOutcome(path: path, golden: golden, verdict: verdict)
      outcome.tolerance = rules.tolerance
      outcome.scale = picture.options.scale
      return outcome
    }
    guard Folder.kind(of: path) != .nothing else {
      return outcome(mode == .never ? .missing : record(picture, path: path, former: nil))
        .withDrawing(picture)
    }
    let former: [UInt8]
    let expected: PNGPicture
    do throws(PNGError) {
      former = try PNGFile.bytes(of: path)
      if mode == .all {
        return outcome(record(picture, path: path, former: former)).withDrawing(picture)
      }
      // Most goldens are unchanged, and it takes no second picture to see that.
      let isUnchanged = try PNGFile.isEncoding(former, path: path, of: picture.bitmap)
      expected =
        isUnchanged ? PNGPicture(bitmap: picture.bitmap) : try PNGFile.decode(former, path: path)
    } catch {
      let records = mode == .failed || mode == .all
      return outcome(records ? record(picture, path: path, former: nil) : .unreadable(error))
        .withDrawing(picture)
    }
    let masks: [PixelRect]
    do throws(UnknownNode) {
      masks = try rules.masks(of: picture)
    } catch {
      return outcome(.notDrawn(reasons: ["\(path): a mask hides nothing: \(error)"]))
    }
    let comparison = Comparison.compare(
      picture.bitmap, expected.bitmap, tolerance: rules.tolerance, masks: masks)
    if comparison.passes {
      var result = outcome(comparison.outcome == .equal ? .equal : .tolerated(comparison))
      result.masks = masks
      return result
    }
    if mode == .failed {
      return outcome(record(picture, path: path, former: former)).withDrawing(picture)
    }
    var result = outcome(.differs(comparison)).withDrawing(picture)
    result.masks = masks
    result.changes =
      picture.trace?.changes(
        since: expected.trace, regions: comparison.regions, sheet: golden?.sheetPath) ?? []
    result.evidence.expected = former
    result.evidence.difference = DifferenceImage.make(
      actual: picture.bitmap, expected: expected.bitmap, tolerance: rules.tolerance, masks: masks
    ).flatMap { try? PNG.encode($0, options: PNGOptions(scale: picture.options.scale)) }
    return result
  }

  /// Records a drawing. One whose file would be the very same is left alone: nothing changed that anybody would
  /// have to look at.
  private func record(_ picture: DrawnPicture, path: String, former: [UInt8]?) -> Verdict {
    do throws(PNGError) {
      let bytes = try PNG.encode(picture.bitmap, options: picture.fileOptions)
      if bytes == former { return .equal }
      try write(bytes, path)
      return .recorded
    } catch {
      return .notRecorded(error)
    }
  }
}

extension GoldenOutcome {
  /// The outcome with the drawing's file if it fails; one that cannot be encoded is a failure already.
  fileprivate func withDrawing(_ picture: DrawnPicture) -> GoldenOutcome {
    guard !verdict.passes else { return self }
    var outcome = self
    outcome.evidence.actual = try? PNG.encode(picture.bitmap, options: picture.fileOptions)
    return outcome
  }
}
