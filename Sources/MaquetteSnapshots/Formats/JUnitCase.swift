/// A case in the form of JUnit.
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

  /// Jenkins and GitLab attach files that the output names so.
  private static func output(of item: ReportCase) -> String {
    guard !item.outcome.passes, !item.pictures.paths.isEmpty else { return "" }
    let names = item.pictures.paths.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n")
    return "      <system-out>\(XMLText.text(names))</system-out>\n"
  }
}
