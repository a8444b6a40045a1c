/// A report as JUnit XML, in the de facto form of build servers: `testsuites`, `testsuite`, `testcase`, with
/// `failure`, `error` or `skipped` in a case that did not pass.
///
/// A group is a suite. A picture that differs or is missing is a failure; one that could not be read, drawn or written
/// is an error; one that was recorded is skipped, because nothing was compared. The form follows
/// github.com/testmoapp/junitxml.
package enum JUnitReport {
  package static func encode(_ report: CheckReport) -> [UInt8] {
    var suites: [(name: String, cases: [JUnitCase])] = []
    var places: [String: Int] = [:]
    for item in report.cases.map(JUnitCase.init) + missingShards(report) {
      if let place = places[item.group] {
        suites[place].cases.append(item)
      } else {
        places[item.group] = suites.count
        suites.append((item.group, [item]))
      }
    }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\(XMLText.quoted(report.title))\(totals(suites.flatMap(\.cases)))>\n"
    for suite in suites {
      xml += "  <testsuite name=\(XMLText.quoted(suite.name))\(totals(suite.cases))>\n"
      xml += "    <properties>\n      \(property("generator", report.generator))\n    </properties>\n"
      for item in suite.cases { xml += item.xml }
      xml += "  </testsuite>\n"
    }
    return Array((xml + "</testsuites>\n").utf8)
  }

  static func property(_ name: String, _ value: String) -> String {
    "<property name=\(XMLText.quoted(name)) value=\(XMLText.quoted(value))/>"
  }

  private static func totals(_ cases: [JUnitCase]) -> String {
    func count(_ kind: JUnitCase.Kind) -> Int { cases.count { $0.kind == kind } }
    let seconds = cases.reduce(0) { $0 + ($1.seconds ?? 0) }
    return " tests=\"\(cases.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\""
      + " skipped=\"\(count(.skipped))\" time=\"\(XMLText.seconds(seconds))\""
  }

  private static func missingShards(_ report: CheckReport) -> [JUnitCase] {
    report.missingShards.prefix(100).map { JUnitCase(missingShard: "\($0)") }
  }
}

struct JUnitCase {
  enum Kind: String {
    case passed, failure, error, skipped
  }

  let group: String
  let kind: Kind
  let seconds: Double?
  /// The element, indented for its place.
  let xml: String

  init(_ item: ReportCase) {
    group = item.group
    seconds = item.seconds.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    kind =
      switch item.outcome {
      case .equal, .tolerated, .accepted: .passed
      case .recorded: .skipped
      case .missing, .different, .orphan, .rejected: .failure
      case .unreadable, .notRecorded, .notDrawn: .error
      }
    var attributes = "name=\(XMLText.quoted(item.path)) classname=\(XMLText.quoted(item.group))"
    if let file = item.sheet ?? item.source { attributes += " file=\(XMLText.quoted(file))" }
    if let line = item.line { attributes += " line=\"\(line)\"" }
    attributes += " time=\"\(XMLText.seconds(seconds ?? 0))\""
    let body = Self.properties(of: item) + Self.problem(of: item, kind: kind) + Self.output(of: item)
    xml =
      body.isEmpty
      ? "    <testcase \(attributes)/>\n" : "    <testcase \(attributes)>\n\(body)    </testcase>\n"
  }

  /// A shard without results, as an error, so that the build does not pass without it.
  init(missingShard shard: String) {
    (group, kind, seconds) = ("shards", .error, nil)
    xml = """
          <testcase name="shard \(shard)" classname="shards" time="0.000">
            <error message="the results of this shard are missing" type="missing-shard"/>
          </testcase>

      """
  }

  private static func properties(of item: ReportCase) -> String {
    var properties: [String] = []
    if let count = item.differingPixels {
      properties.append(JUnitReport.property("differing-pixels", "\(count)"))
    }
    if let tolerance = item.tolerance { properties.append(JUnitReport.property("tolerance", tolerance)) }
    if properties.isEmpty { return "" }
    let lines = properties.map { "        \($0)\n" }.joined()
    return "      <properties>\n\(lines)      </properties>\n"
  }

  private static func problem(of item: ReportCase, kind: Kind) -> String {
    guard kind != .passed else { return "" }
    let first = item.message.split(separator: "\n").first.map(String.init) ?? item.outcome.rawValue
    let message = "message=\(XMLText.quoted(first))"
    if kind == .skipped { return "      <skipped \(message)/>\n" }
    let text = ([item.message] + item.changes.map(\.description)).joined(separator: "\n")
    return "      <\(kind.rawValue) \(message) type=\"\(item.outcome.rawValue)\">\(XMLText.text(text))"
      + "</\(kind.rawValue)>\n"
  }

  /// Jenkins and GitLab attach files that the output names in this form.
  private static func output(of item: ReportCase) -> String {
    guard !item.outcome.passes, !item.files.paths.isEmpty else { return "" }
    let names = item.files.paths.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n")
    return "      <system-out>\(XMLText.text(names))</system-out>\n"
  }
}
