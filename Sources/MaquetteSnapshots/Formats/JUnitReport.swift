/// A report as JUnit XML, in the de facto form of build servers: `testsuites`, `testsuite`, `testcase`, with
/// `failure`, `error` or `skipped` in a case that did not pass.
///
/// A group is a suite. A picture that differs or is missing is a failure; one that could not be read, drawn or
/// written is an error; one that was recorded is skipped, since nothing was compared.
/// The form follows github.com/testmoapp/junitxml.
package enum JUnitReport {
  /// The report in UTF-8.
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
