import MaquetteFiles
import MaquettePNG
import MaquetteRaster

/// Compares drawings with golden pictures and records them if requested.
///
/// The caller supplies the drawings: this module knows pictures, not controls.
package struct GoldenCheck: Sendable {
  private let mode: RecordMode
  private let write: Write

  /// Creates a check that records with the given function if the mode allows it.
  package init(
    mode: RecordMode = .never,
    write: @escaping Write = { (bytes, path) throws(PNGError) in try PNGFile.write(bytes, to: path) }
  ) {
    self.mode = mode
    self.write = write
  }

  /// Checks a case.
  ///
  /// - Parameters:
  ///   - rows: gives a still picture that is drawn as it is read; nil for another one. Most goldens are unchanged, which is
  ///     found without a whole bitmap of either.
  ///   - draw: draws the picture with everything that explains a difference.
  package func check<Source>(
    _ item: GoldenPlan<Source>.Case,
    rows: (Source) throws(DrawingFailure) -> PictureRows? = { _ in nil },
    draw: (Source) throws(DrawingFailure) -> DrawnPicture
  ) -> GoldenOutcome {
    func outcome(_ verdict: Verdict) -> GoldenOutcome {
      GoldenOutcome(path: item.path, golden: item.golden, verdict: verdict)
    }
    switch item.task {
    case .orphan: return outcome(.orphan)
    case .reject(let failure): return outcome(.notDrawn(failure))
    case .draw(let source, let rules):
      do throws(DrawingFailure) {
        if let equal = try unchanged(
          item.path, golden: item.golden, rules: rules,
          rows: { () throws(DrawingFailure) in
            try rows(source)
          })
        {
          return equal
        }
        return check(try draw(source), path: item.path, golden: item.golden, rules: rules)
      } catch {
        return outcome(.notDrawn(error))
      }
    }
  }

  /// Compares a drawing with the golden picture at a path, and records it if necessary.
  package func check(
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
    let expected: ComparedPicture
    do throws(PNGError) {
      former = try PNGFile.bytes(of: path)
      if mode == .all {
        return outcome(record(picture, path: path, former: former)).withDrawing(picture)
      }
      expected = try Self.expected(former, path: path, drawnAs: picture)
    } catch {
      let records = mode == .failed || mode == .all
      return outcome(records ? record(picture, path: path, former: nil) : .unreadable(error))
        .withDrawing(picture)
    }
    let masks: [PixelRect]
    do throws(UnknownNode) {
      masks = try rules.masks(of: picture)
    } catch {
      return outcome(.notDrawn(.failed("\(path): a mask hides nothing: \(error)")))
    }
    let comparison = PictureComparison(
      ComparedPicture(picture), expected, tolerance: rules.tolerance, masks: masks, sheet: golden?.sheetPath)
    if mode == .failed && !comparison.passes {
      return outcome(record(picture, path: path, former: former)).withDrawing(picture)
    }
    var result = outcome(.compared(comparison.outcome)).withDrawing(picture)
    result.masks = masks
    result.masking = comparison.masking
    result.frame = comparison.frame
    if comparison.passes { return result }
    result.changes = comparison.changes
    result.evidence.expected = former
    result.evidence.difference = comparison.differencePNG(masks: masks, scale: picture.options.scale)
    return result
  }

  /// The golden picture. Most are unchanged, which is found without decoding a second bitmap.
  private static func expected(
    _ bytes: [UInt8], path: String, drawnAs picture: DrawnPicture
  ) throws(PNGError) -> ComparedPicture {
    let animation = try PNGFile.decodeAnimation(bytes, path: path)
    if try PNGFile.isEncoding(bytes, path: path, of: picture.bitmap) {
      return ComparedPicture(bitmap: picture.bitmap, animation: animation)
    }
    let decoded = try PNGFile.decode(bytes, path: path)
    return ComparedPicture(bitmap: decoded.bitmap, animation: animation, trace: decoded.trace)
  }

  /// The outcome of a still picture that equals the golden one at a path; nil if that has to be found out otherwise.
  private func unchanged(
    _ path: String, golden: Golden?, rules: ComparisonRules,
    rows: () throws(DrawingFailure) -> PictureRows?
  ) throws(DrawingFailure) -> GoldenOutcome? {
    // Masks are checked on the whole picture, whose trace knows the places of elements.
    guard mode != .all, rules.maskedElements.isEmpty, rules.maskedRectangles.isEmpty,
      Folder.kind(of: path) != .nothing,
      let bytes = try? PNGFile.bytes(of: path), !PNG.isAnimation(bytes), let picture = try rows(),
      (try? PNG.isEncoding(bytes, ofRows: picture.pixels)) == true
    else { return nil }
    var outcome = GoldenOutcome(path: path, golden: golden, verdict: .compared(.equal))
    outcome.tolerance = rules.tolerance
    outcome.scale = picture.scale
    return outcome
  }

  /// Records a drawing. A file that would be identical is not written: nothing changed that needs a review.
  private func record(_ picture: DrawnPicture, path: String, former: [UInt8]?) -> Verdict {
    do throws(PNGError) {
      let bytes = try picture.encoded(options: picture.fileOptions)
      if bytes == former { return .compared(.equal) }
      try write(bytes, path)
      return .recorded
    } catch {
      return .notRecorded(error)
    }
  }
}

extension GoldenOutcome {
  /// The outcome, with the file of the drawing if it fails; a drawing that cannot be encoded has failed already.
  fileprivate func withDrawing(_ picture: DrawnPicture) -> GoldenOutcome {
    guard !verdict.passes else { return self }
    var outcome = self
    outcome.evidence.actual = try? picture.encoded(options: picture.fileOptions)
    return outcome
  }
}
