import Foundation
import MaquetteFiles
import MaquetteSnapshots
import Testing

@testable import MaquettePages

@Suite("HTML report")
struct HTMLReportTests {
  private func item(_ path: String, _ outcome: ReportCase.Outcome, bytes: Int) -> ReportCase {
    var item = ReportCase(path: path, group: "G", outcome: outcome, message: "m")
    item.files.expected = .bytes(.init(repeating: 0, count: bytes))
    return item
  }

  private func page(
    _ cases: [ReportCase], shards: [Shard] = [], passing: Int = 1000, total: Int = 1000
  ) throws -> String {
    var report = CheckReport(title: "T", generator: "G", cases: cases)
    report.shards = shards
    let page = try HTMLReport.make(report, largestPassing: passing, largestTotal: total)
    return String(decoding: page, as: UTF8.self)
  }

  private func pictures(_ page: String) -> Int {
    page.components(separatedBy: "<script type=\"text/plain\"").count - 1
  }

  @Test("the page refers to nothing outside of itself")
  func selfContained() throws {
    let page = try page([item("a.png", .different, bytes: 3)])
    for word in [
      "http:", "https:", "//cdn", "@import", "url(", "src=\"", "rel=\"stylesheet\"", "fetch(", "XMLHttp",
    ] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("<style>\n/* The style of the report and the gallery"))
    #expect(page.contains("\nstart();\n</script>"))
    #expect(page.contains(#"<script type="text/plain" id="picture-0">AAAA</script>"#))
  }

  @Test("no label can end the element that holds it")
  func hostileLabels() throws {
    var hostile = item("</script><script>alert(1)</script>", .different, bytes: 1)
    hostile.group = "<!--<script>"
    hostile.message = "\u{2028}\u{0}\"\\</SCRIPT >"
    let page = try page([hostile])
    let plain = try self.page([item("a.png", .different, bytes: 1)])
    let count = { (page: String) in page.lowercased().components(separatedBy: "</script").count }
    #expect(count(page) == count(plain))
    let cases = try #require((pageData(page)["report"] as? [String: Any])?["cases"] as? [[String: Any]])
    #expect(cases[0]["path"] as? String == hostile.path)
    #expect(cases[0]["group"] as? String == hostile.group)
    #expect(cases[0]["message"] as? String == hostile.message)
  }

  @Test("pictures of failing cases come first, and what is left out is said")
  func limits() throws {
    let cases = [
      item("a", .equal, bytes: 60), item("b", .different, bytes: 900), item("c", .equal, bytes: 60),
    ]
    #expect(pictures(try page(cases, passing: 200)) == 2)
    #expect(pictures(try page(cases, passing: 50)) == 1)
    #expect(pictures(try page(cases, total: 2000)) == 3)
    let notices = try pageData(page(cases, passing: 50))["notices"] as? [[String: Any]]
    #expect(
      notices?.map { $0["text"] as? String } == [
        "The pictures of 2 cases are left out to limit this page's size; the cases are listed."
      ])
  }

  @Test("a missing shard and a missing file are said")
  func problems() throws {
    var lost = item("a", .different, bytes: 1)
    lost.files.expected = .file("no such file.png")
    let data = try pageData(page([lost], shards: Array(Shard.all(of: 3).prefix(1))))
    let notices = data["notices"] as? [[String: Any]]
    #expect(
      notices?.map { $0["text"] as? String } == [
        "Shards 2/3, 3/3 are missing: this report is incomplete.", "One picture could not be read.",
      ])
    #expect(data["passes"] as? Bool == false)
  }

  static let sample = ProcessInfo.processInfo.environment["MAQUETTE_REPORT_SAMPLE"]

  @Test("the sample for the browser test is written where it asks for it", .enabled(if: sample != nil))
  func browserSample() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let report = try SampleReport.make(root: root)
    let path = try #require(Self.sample)
    try HTMLReport.write(report, to: path + "/index.html")
    try Data(JUnitReport.encode(report)).write(to: URL(filePath: path + "/junit.xml"))
    var many = CheckReport(title: "Many", generator: report.generator, cases: [])
    for number in 0..<1000 {
      var item = report.cases[number % report.cases.count]
      item.path = "\(number)/\(item.path)"
      many.cases.append(item)
    }
    try HTMLReport.write(many, to: path + "/many.html")
  }
}
