internal import FoundationEssentials
internal import MaquetteFiles
package import MaquetteSnapshots

/// A report as one HTML page that needs no other file, server or network.
///
/// The page holds pictures as base64, each in a script element of its own that holds no script, so that the browser
/// decodes only the pictures on display.
package enum HTMLReport {
  /// The maximum size of all pictures together, in bytes of PNG; those of failing cases come first. The limit is 192 MiB,
  /// because browsers refuse pages that are much larger in base64.
  package static let largestTotal = 192 << 20

  /// Writes the page to a file, and creates the folders above it.
  ///
  /// - Throws: ``ReportError/cannotWrite(path:reason:)``.
  package static func write(_ report: CheckReport, to path: String) throws(ReportError) {
    let page = try make(report)
    do throws(FileProblem) {
      try Folder.create(FileName.folder(of: path))
      try FileBytes.write(page, to: path)
    } catch {
      throw ReportError(error, path: path)
    }
  }

  /// The page in UTF-8. A picture that cannot be read is left out, and the page says so.
  package static func make(_ report: CheckReport) throws(ReportError) -> [UInt8] {
    try make(report, largestPassing: ResultsWriter.largestPassing, largestTotal: largestTotal)
  }

  /// The page with other limits.
  static func make(
    _ report: CheckReport, largestPassing: Int, largestTotal: Int
  ) throws(ReportError) -> [UInt8] {
    var pictures = PagePictures(largestPassing: largestPassing, largestTotal: largestTotal)
    var shown = report
    // Failing cases come first, so that the limit omits pictures of the others.
    for passes in [false, true] {
      for index in shown.cases.indices where shown.cases[index].outcome.passes == passes {
        pictures.embed(&shown.cases[index])
      }
    }
    let data = PageData(report: shown, passes: report.passes, notices: notices(report, pictures))
    do throws(EncodingError) {
      return try PageTemplate(name: "report.html").filled(with: data, pictures.html)
    } catch {
      throw .cannotWrite(path: "JSON", reason: "\(error)")
    }
  }

  private static func notices(_ report: CheckReport, _ pictures: PagePictures) -> [PageData.Notice] {
    var notices: [PageData.Notice] = []
    let missing = report.missingShards
    if !missing.isEmpty {
      let names = missing.prefix(20).map(\.description).joined(separator: ", ")
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

/// The data that the page's scripts read.
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
}

/// The pictures of a page, within its limits.
struct PagePictures {
  private var passingBytes = 0
  private var totalBytes = 0
  private var count = 0
  private let largestPassing: Int
  private let largestTotal: Int

  /// The elements that hold the pictures.
  private(set) var html: [UInt8] = []
  /// The number of cases whose pictures are omitted for their size.
  private(set) var omitted = 0
  /// The number of pictures that cannot be read.
  private(set) var unreadable = 0

  init(largestPassing: Int, largestTotal: Int) {
    self.largestPassing = largestPassing
    self.largestTotal = largestTotal
  }

  /// Embeds the pictures of a case and replaces them with the identifiers of their elements: all or none, because a
  /// picture without its counterpart would be misleading.
  mutating func embed(_ item: inout ReportCase) {
    var bytes: [String: [UInt8]] = [:]
    var size = 0
    for role in ReportCase.Pictures.roles {
      guard let picture = item.pictures[keyPath: role.picture] else { continue }
      do throws(ReportError) {
        let file = try picture.read()
        bytes[role.name] = file
        size += file.count
      } catch {
        unreadable += 1
      }
      item.pictures[keyPath: role.picture] = nil
    }
    guard size > 0 else { return }
    let isPassing = item.outcome.passes
    guard totalBytes + size <= largestTotal, !isPassing || passingBytes + size <= largestPassing else {
      omitted += 1
      return
    }
    totalBytes += size
    if isPassing { passingBytes += size }
    for role in ReportCase.Pictures.roles {
      guard let file = bytes[role.name] else { continue }
      let id = "picture-\(count)"
      count += 1
      html += PageTemplate.element(id: id, type: "text/plain", Array(Data(file).base64EncodedData()))
      item.pictures[keyPath: role.picture] = .file(id)
    }
  }
}
