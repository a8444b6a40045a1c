#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteFiles
package import MaquetteSnapshots

/// A report as one HTML page that needs no other file, server or network.
///
/// The page holds pictures and texts as base64, each in a script element of its own that holds no script, so that the browser
/// decodes only those on display.
package enum HTMLReport {
  /// The maximum size of all files together, in bytes; those of failing cases come first. The limit is 192 MiB,
  /// because browsers refuse pages that are much larger in base64.
  package static let largestTotal = 192 << 20

  /// Writes the page to a file, and creates the folders above it.
  ///
  /// - Throws: ``ReportError/cannotWrite(path:reason:)``.
  package static func write(_ report: CheckReport, to path: String) throws(ReportError) {
    try ReportFile.write(make(report), to: path)
  }

  /// The page in UTF-8. A file that cannot be read is left out, and the page says so.
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
    let missing = report.missingShards
    let names =
      missing.prefix(20).map(\.description).joined(separator: ", ") + (missing.count > 20 ? " …" : "")
    let shards = missing.count == 1 ? "Shard \(names) is" : "Shards \(names) are"
    let unreadable = pictures.unreadable == 1 ? "One picture" : "\(pictures.unreadable) pictures"
    let omitted =
      pictures.omitted == 1 ? "The picture of one case is" : "The pictures of \(pictures.omitted) cases are"
    let notices = [
      (missing.count, "\(shards) missing: this report is incomplete.", true),
      (pictures.unreadable, "\(unreadable) could not be read.", true),
      (
        pictures.omitted, "\(omitted) left out to limit this page's size; the cases are listed.", false
      ),
    ]
    return notices.filter { $0.0 > 0 }.map { .init(text: $0.1, isProblem: $0.2) }
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

/// The files of cases in a page, within its limits.
struct PagePictures {
  private var passingBytes = 0
  private var totalBytes = 0
  private var count = 0
  private let largestPassing: Int
  private let largestTotal: Int

  private(set) var html: [UInt8] = []
  /// The number of cases whose files are omitted for their size.
  private(set) var omitted = 0
  private(set) var unreadable = 0

  init(largestPassing: Int, largestTotal: Int) {
    self.largestPassing = largestPassing
    self.largestTotal = largestTotal
  }

  /// Embeds the files of a case and replaces them with the identifiers of their elements: all or none, because a
  /// file without its counterpart would be misleading.
  mutating func embed(_ item: inout ReportCase) {
    let files = item.files.compactMap { _, file in
      let file = try? file.read()
      if file == nil { unreadable += 1 }
      return file
    }
    item.files = .init()
    let size = files.all.reduce(0) { $0 + $1.count }
    guard size > 0 else { return }
    let isPassing = item.outcome.passes
    guard totalBytes + size <= largestTotal, !isPassing || passingBytes + size <= largestPassing else {
      omitted += 1
      return
    }
    totalBytes += size
    if isPassing { passingBytes += size }
    item.files = files.compactMap { _, file in
      let id = "picture-\(count)"
      count += 1
      html += PageTemplate.element(id: id, type: "text/plain", Array(Data(file).base64EncodedData()))
      return .file(id)
    }
  }
}
