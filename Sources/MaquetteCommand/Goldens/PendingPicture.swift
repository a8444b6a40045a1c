internal import MaquetteFiles
internal import MaquetteSnapshots

/// A case of a check that somebody has to decide on: there is a drawing, and it is not the golden picture.
struct PendingPicture {
  /// The case.
  let item: ReportCase
  private let actual: ReportPicture

  /// The case if there is something to decide on.
  init?(_ item: ReportCase) {
    guard [.missing, .different, .unreadable, .rejected].contains(item.outcome),
      let actual = item.pictures.actual
    else { return nil }
    self.item = item
    self.actual = actual
  }

  /// Puts the drawing in the golden picture's place, if that is still what the check saw.
  func accept(by acceptance: GoldenAcceptance) throws(Failure) -> GoldenAcceptance.Result {
    let bytes: [UInt8]
    let former: GoldenAcceptance.Former
    do throws(ReportError) {
      bytes = try actual.read()
      former = try self.former()
    } catch {
      throw Failure(error)
    }
    do throws(GoldenError) {
      return try acceptance.accept(bytes, at: item.path, former: former)
    } catch {
      throw Failure(error)
    }
  }

  /// What the check saw. A rejected case does not tell a missing golden from a damaged one; nothing is lost by
  /// taking either for the other, since neither is a picture.
  private func former() throws(ReportError) -> GoldenAcceptance.Former {
    if let expected = item.pictures.expected { return .bytes(try expected.read()) }
    switch item.outcome {
    case .missing: return .nothing
    case .rejected where !exists: return .nothing
    default: return .unreadable
    }
  }

  private var exists: Bool { Folder.kind(of: item.path) != .nothing }
}

extension CheckReport {
  /// What somebody has to decide on, in the order of the report.
  var pending: [PendingPicture] { cases.compactMap(PendingPicture.init) }

  /// Notes what became of a case.
  mutating func decide(_ path: String, _ outcome: ReportCase.Outcome) {
    for index in cases.indices where cases[index].path == path { cases[index].outcome = outcome }
  }
}
