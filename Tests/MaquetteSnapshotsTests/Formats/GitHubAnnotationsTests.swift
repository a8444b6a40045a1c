import MaquetteFiles
import MaquetteSnapshots
import Testing

@Suite("GitHub annotations")
struct GitHubAnnotationsTests {
  private func report(_ count: Int) -> CheckReport {
    let cases = (0..<count).map {
      ReportCase(path: "\($0).png", group: "G", outcome: .different, message: "differs")
    }
    let equal = ReportCase(path: "z.png", group: "G", outcome: .equal, message: "equal")
    return CheckReport(title: "Golden", generator: "G", cases: cases + [equal])
  }

  @Test("a command names the file and the line, and escapes what has a meaning")
  func command() {
    var report = report(1)
    report.cases[0].path = "a:b,c%.png"
    report.cases[0].sheet = "Golden/Button/a.yaml"
    report.cases[0].line = 14
    report.cases[0].message = "100 % of it, all: differs\r\nsecond"
    report.cases[0].changes = [Change(element: "button 'Save'", effects: ["moved 4 pt right"])]
    #expect(
      GitHubAnnotations.commands(report) == [
        "::error file=Golden/Button/a.yaml,line=14,title=a%3Ab%2Cc%25.png::"
          + "100 %25 of it, all: differs%0D%0Asecond%0Abutton 'Save': moved 4 pt right"
      ])
  }

  @Test("ten are shown, and more are counted in the tenth")
  func aggregation() {
    #expect(GitHubAnnotations.commands(report(0)).isEmpty)
    let ten = GitHubAnnotations.commands(report(10))
    #expect(ten.count == 10)
    #expect(ten[9] == "::error file=9.png,title=9.png::differs")
    let more = GitHubAnnotations.commands(report(12))
    #expect(more.count == 10)
    #expect(more[8] == "::error file=8.png,title=8.png::differs")
    #expect(more[9] == "::error title=Golden::3 more cases fail:%0A9.png%0A10.png%0A11.png")
    #expect(GitHubAnnotations.commands(report(1000))[9].hasSuffix("%0A58.png%0Aand 941 more"))
  }

  @Test("a missing shard takes one of the ten")
  func shards() {
    var report = report(12)
    report.shards = [Shard("2/3")].compactMap(\.self)
    let commands = GitHubAnnotations.commands(report)
    #expect(commands.count == 10)
    #expect(commands[0] == "::error title=Golden::the results of these shards are missing: 1/3, 3/3")
    #expect(commands[9].hasPrefix("::error title=Golden::4 more cases fail:"))
  }

  @Test("the summary is a table in which nothing is markup")
  func summary() {
    var report = report(1)
    report.cases[0].path = "a|b_<i>.png"
    report.cases[0].message = "one\ntwo"
    #expect(
      GitHubAnnotations.summary(report) == #"""
        ### Golden: 1 of 2 cases fail

        | outcome | cases |
        | --- | ---: |
        | equal | 1 |
        | different | 1 |

        | case | what was found |
        | --- | --- |
        | <code>a\|b\_&lt;i&gt;.png</code> | one<br>two |

        """#)
  }

  @Test("the summary stays below GitHub's limit and says what it left out")
  func largeSummary() {
    var report = report(3000)
    for index in report.cases.indices { report.cases[index].message = String(repeating: "ä", count: 500) }
    let summary = GitHubAnnotations.summary(report)
    #expect(summary.utf8.count <= GitHubAnnotations.largestSummary)
    #expect(summary.hasSuffix(" more are in the report.\n"))
  }
}
