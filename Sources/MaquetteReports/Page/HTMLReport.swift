internal import MaquetteFiles
internal import MaquettePages

/// A report as one HTML page that needs nothing else: it opens from disk, and asks nothing of any network.
///
/// Pictures stand in the page as base64, each in a script element of its own that holds no script, so that the
/// browser decodes only what is looked at.
public enum HTMLReport {
  /// Pictures of cases that pass are shown up to this many bytes of PNG together: 32 MiB.
  public static let largestPassing = 32 << 20
  /// Pictures are shown up to this many bytes of PNG altogether, those of failing cases first: 192 MiB, since
  /// browsers refuse pages that are much larger than that in base64.
  public static let largestTotal = 192 << 20

  /// Writes the page to a file, and makes the folders above it.
  ///
  /// - Throws: ``ReportError/cannotWrite(path:reason:)``.
  public static func write(_ report: CheckReport, to path: String) throws(ReportError) {
    let page = try make(report)
    do throws(FileProblem) {
      try Folder.create(FileName.folder(of: path))
      try FileBytes.write(page, to: path)
    } catch {
      throw ReportError(error, path: path)
    }
  }

  /// The page in UTF-8. A picture that cannot be read is left out, and the page says so.
  public static func make(_ report: CheckReport) throws(ReportError) -> [UInt8] {
    try make(report, largestPassing: largestPassing, largestTotal: largestTotal)
  }

  /// The page with other limits.
  static func make(
    _ report: CheckReport, largestPassing: Int, largestTotal: Int
  ) throws(ReportError) -> [UInt8] {
    var pictures = PagePictures(largestPassing: largestPassing, largestTotal: largestTotal)
    var shown = report
    // Failing cases come first, so that the limit takes from the others.
    for passes in [false, true] {
      for index in shown.cases.indices where shown.cases[index].outcome.passes == passes {
        pictures.embed(&shown.cases[index])
      }
    }
    let data = try PageData(report: shown, passes: report.passes, notices: notices(report, pictures)).json()
    return PageTemplate.report.filled(
      with: PageScript.element(id: "report-data", type: "application/json", data) + pictures.html)
  }

  private static func notices(_ report: CheckReport, _ pictures: PagePictures) -> [PageData.Notice] {
    var notices: [PageData.Notice] = []
    let missing = report.missingShards
    if !missing.isEmpty {
      let names = missing.prefix(20).map { "\($0)" }.joined(separator: ", ")
      let what =
        missing.count == 1 ? "Shard \(names) is" : "Shards \(names)\(missing.count > 20 ? " …" : "") are"
      notices.append(.init(text: "\(what) missing: this report is not whole.", isProblem: true))
    }
    if pictures.unreadable > 0 {
      let what = pictures.unreadable == 1 ? "One picture" : "\(pictures.unreadable) pictures"
      notices.append(.init(text: "\(what) could not be read.", isProblem: true))
    }
    if pictures.omitted > 0 {
      let what =
        pictures.omitted == 1 ? "The picture of one case is" : "The pictures of \(pictures.omitted) cases are"
      notices.append(
        .init(
          text: "\(what) left out, or this page would be too large; the cases are listed.", isProblem: false))
    }
    return notices
  }
}

/// What the page's script reads.
private struct PageData: Encodable {
  /// A line above the cases.
  struct Notice: Encodable {
    var text: String
    var isProblem: Bool
  }

  /// The report; its pictures are the identifiers of elements of the page.
  var report: CheckReport
  var passes: Bool
  var notices: [Notice]

  /// The data as JSON.
  func json() throws(ReportError) -> [UInt8] {
    do throws(EncodingError) {
      return try PageScript.json(self)
    } catch {
      throw .cannotWrite(path: "JSON", reason: "\(error)")
    }
  }
}
