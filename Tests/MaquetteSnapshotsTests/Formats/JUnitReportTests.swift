import Foundation
import MaquetteFiles
import MaquetteSnapshots
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("JUnit report")
struct JUnitReportTests {
  /// Elements as a real parser sees them: name, attributes, text.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append((name, attributes, ""))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }

  private func parsed(_ report: CheckReport) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(JUnitReport.encode(report)))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
    return reader
  }

  private func item(_ path: String, _ group: String, _ outcome: ReportCase.Outcome) -> ReportCase {
    ReportCase(path: path, group: group, outcome: outcome, message: "first\nsecond")
  }

  @Test("the form is as build servers read it")
  func form() throws {
    var different = item("Golden/Button/a.png", "Button", .different)
    different.sheet = "Golden/Button/a.yaml"
    different.line = 14
    different.seconds = 1.2345
    different.differingPixels = 7
    different.tolerance = "antialiasing"
    different.changes = [Change(element: "button 'Save'", effects: ["moved 4 pt right"])]
    different.files.actual = .file("pictures/a.actual.png")
    var equal = item("Golden/Switch/on.png", "Switch", .equal)
    equal.seconds = 0.0004
    let recorded = item("Golden/Button/b.png", "Button", .recorded)
    let report = CheckReport(title: "Golden", generator: "M 1", cases: [different, equal, recorded])
    #expect(
      String(decoding: JUnitReport.encode(report), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Golden" tests="3" failures="1" errors="0" skipped="1" time="1.235">
          <testsuite name="Button" tests="2" failures="1" errors="0" skipped="1" time="1.235">
            <properties>
              <property name="generator" value="M 1"/>
            </properties>
            <testcase name="Golden/Button/a.png" classname="Button" file="Golden/Button/a.yaml" line="14" time="1.235">
              <properties>
                <property name="differing-pixels" value="7"/>
                <property name="tolerance" value="antialiasing"/>
              </properties>
              <failure message="first" type="different">first
        second
        button 'Save': moved 4 pt right</failure>
              <system-out>[[ATTACHMENT|pictures/a.actual.png]]</system-out>
            </testcase>
            <testcase name="Golden/Button/b.png" classname="Button" time="0.000">
              <skipped message="first"/>
            </testcase>
          </testsuite>
          <testsuite name="Switch" tests="1" failures="0" errors="0" skipped="0" time="0.000">
            <properties>
              <property name="generator" value="M 1"/>
            </properties>
            <testcase name="Golden/Switch/on.png" classname="Switch" time="0.000"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("whatever a label holds, a parser reads it back")
  func hostileLabels() throws {
    let hostile = "</failure>]]>&\"'<\t\r\n\u{0}\u{1B}\u{FFFE}ü😀\u{85}"
    let readable = "</failure>]]>&\"'<\t\r\n\u{FFFD}\u{FFFD}\u{FFFD}ü😀\u{85}"
    var different = item(hostile, hostile, .different)
    different.message = hostile
    let elements = try parsed(CheckReport(title: hostile, generator: hostile, cases: [different])).elements
    func scalars(_ text: String?) -> [Unicode.Scalar] { text.map { Array($0.unicodeScalars) } ?? [] }
    let testcase = try #require(elements.first { $0.name == "testcase" })
    #expect(scalars(testcase.attributes["name"]) == scalars(readable))
    #expect(scalars(testcase.attributes["classname"]) == scalars(readable))
    let failure = try #require(elements.first { $0.name == "failure" })
    #expect(scalars(failure.text) == scalars(readable))
  }

  @Test("every outcome has its element", arguments: ReportCase.Outcome.allCases)
  func outcomes(outcome: ReportCase.Outcome) throws {
    let elements = try parsed(CheckReport(title: "", generator: "", cases: [item("a", "b", outcome)]))
      .elements
    let kinds = Set(elements.map(\.name)).intersection(["failure", "error", "skipped"])
    #expect(kinds.isDisjoint(with: ["failure", "error"]) == outcome.passes)
    let root = try #require(elements.first?.attributes)
    #expect(root["failures"] == (kinds == ["failure"] ? "1" : "0"))
    #expect(root["errors"] == (kinds == ["error"] ? "1" : "0"))
  }

  @Test("times that are none are nought", arguments: [Double.nan, .infinity, -1, 1e300])
  func times(seconds: Double) throws {
    var odd = item("a", "b", .equal)
    odd.seconds = seconds
    let time = try parsed(CheckReport(title: "", generator: "", cases: [odd])).elements[0].attributes["time"]
    #expect(time == (seconds == 1e300 ? "1000000000.000" : "0.000"))
  }

  @Test("a missing shard is an error")
  func shards() throws {
    var report = CheckReport(title: "", generator: "", cases: [item("a", "b", .equal)])
    report.shards = Shard.all(of: 2).dropLast()
    let elements = try parsed(report).elements
    #expect(elements.first?.attributes["errors"] == "1")
    #expect(elements.contains { $0.name == "testcase" && $0.attributes["name"] == "shard 2/2" })
  }
}
