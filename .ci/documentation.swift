// Writes the catalogue of the site: the pages of Maquette.docc and of Documentation/, with their pictures beside them.
// `.ci/documentation` runs it; its arguments are the folders of the repository, of the catalogue, and of the pages for programs.
//
// Pages are written for readers of the repository, where a link is a path. DocC links pages by name, and finds pictures by
// name in its catalogue, in which `~` and `@` have meanings. So links and names are rewritten here, and nothing is kept twice.
import Foundation

let root = CommandLine.arguments[1]
let catalogue = CommandLine.arguments[2]
let files = FileManager.default

/// A page by its path in the repository.
struct Page {
  let path: String
  /// The name on the site. Pages of `Documentation/` may be named like a type or a heading, which DocC would confuse.
  var name: String {
    let stem = String(path.split(separator: "/").last?.dropLast(".md".count) ?? "")
    if path.hasPrefix("Documentation/Sheets/") { return "element-\(stem)" }
    return path.hasPrefix("Documentation/") ? "\(stem)Reference" : stem
  }
  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  let text: String
}

func pages(_ folder: String) throws -> [Page] {
  try files.contentsOfDirectory(atPath: "\(root)/\(folder)").sorted().filter { $0.hasSuffix(".md") }.map {
    Page(
      path: "\(folder)/\($0)", text: try String(contentsOfFile: "\(root)/\(folder)/\($0)", encoding: .utf8))
  }
}

let guide = try pages("Sources/Maquette/Maquette.docc")
let reference = try pages("Documentation")
/// A page for each element, which the page of the language lists.
let elements = try pages("Documentation/Sheets")
let all = guide + reference + elements
var problems: [String] = []

/// A path from the root for one from a folder: `a/b` and `../c` give `a/c`.
func resolved(_ target: String, from folder: String) -> String {
  var parts = folder.split(separator: "/").map(String.init)
  for part in target.split(separator: "/") {
    if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
  }
  return parts.joined(separator: "/")
}

/// The anchor that GitHub gives a heading.
func anchor(_ heading: Substring) -> String {
  String(
    heading.lowercased().compactMap { character -> Character? in
      if character == " " { return "-" }
      return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
    })
}

/// The headings of a page by their anchors, as DocC spells them in links.
func headings(of page: Page) -> [String: String] {
  var isCode = false
  var headings: [String: String] = [:]
  for line in page.text.split(separator: "\n") {
    if line.hasPrefix("```") { isCode.toggle() }
    guard !isCode, line.hasPrefix("##") else { continue }
    let heading = line.drop { $0 == "#" || $0 == " " }
    let plain = heading.filter { $0 != "`" }
    headings[anchor(heading)] = plain.split { !($0.isLetter || $0.isNumber || "-_".contains($0)) }.joined(
      separator: "-")
  }
  return headings
}
let anchors = Dictionary(uniqueKeysWithValues: all.map { ($0.name, headings(of: $0)) })

/// The pixels per point of a PNG by its physical size; 1 if it has none.
func scale(of data: Data) -> Int {
  guard let chunk = data.range(of: Data("pHYs".utf8)), chunk.upperBound + 4 <= data.endIndex else { return 1 }
  let perMeter = data[chunk.upperBound..<chunk.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
  return min(max(Int((Double(perMeter) * 0.0254 / 72).rounded()), 1), 3)
}

/// Copies a picture into the catalogue under a name without folders, and returns the name.
func picture(_ path: String) throws -> String {
  let data = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
  let suffix = path.split(separator: ".").last ?? "png"
  let name = path.dropLast(suffix.count + 1).map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  let pixels = scale(of: data)
  try data.write(
    to: URL(fileURLWithPath: "\(catalogue)/\(name)\(pixels > 1 ? "@\(pixels)x" : "").\(suffix)"))
  return "\(name).\(suffix)"
}

/// A link or a picture as DocC has it; a file of the repository that is not on the site stays as its text.
@MainActor
func rewritten(_ text: String, _ target: String, isPicture: Bool, on page: Page) throws -> String {
  let mark = isPicture ? "!" : ""
  if target.contains(":") { return "\(mark)[\(text)](\(target))" }
  let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  let path = parts[0].isEmpty ? page.path : resolved(parts[0], from: page.folder)
  if isPicture {
    if files.fileExists(atPath: "\(root)/\(page.folder)/Resources/\(target)") {
      return "![\(text)](\(target))"
    }
    return "![\(text)](\(try picture(path)))"
  }
  guard let other = all.first(where: { $0.path == path }) else {
    if !files.fileExists(atPath: "\(root)/\(path)") { problems.append("\(page.path): no \(target)") }
    return text
  }
  guard parts.count == 2 else { return "[\(text)](doc:\(other.name))" }
  guard let heading = anchors[other.name]?[parts[1]] else {
    problems.append("\(page.path): no heading for \(target)")
    return text
  }
  return "[\(text)](doc:\(other.name)#\(heading))"
}

/// A link or a picture; or code, which is left alone.
let link = try Regex(#"`[^`]*`|(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)"#)

@MainActor
func site(_ page: Page) throws -> String {
  // Every second part is a block of code.
  let parts = ("\n" + page.text).components(separatedBy: "\n```")
  let rewritten = try parts.enumerated().map { index, part in
    index % 2 == 1 ? part : try prose(part, on: page)
  }
  return String(rewritten.joined(separator: "\n```").dropFirst())
}

@MainActor
func prose(_ text: String, on page: Page) throws -> String {
  var result = ""
  var rest = text.startIndex
  for match in text.matches(of: link) {
    result += text[rest..<match.range.lowerBound]
    let parts = match.output.map { String($0.substring ?? "") }
    result +=
      parts[3].isEmpty ? parts[0] : try rewritten(parts[2], parts[3], isPicture: parts[1] == "!", on: page)
    rest = match.range.upperBound
  }
  return result + text[rest...]
}

try? files.removeItem(atPath: catalogue)
try files.copyItem(atPath: "\(root)/Sources/Maquette/Maquette.docc", toPath: catalogue)
for page in all {
  var text = try site(page)
  if page.name == "Maquette" {
    let group = "### Reference\n\n" + reference.map { "- <doc:\($0.name)>\n" }.joined() + "\n"
    if let place = text.range(of: "### Pictures\n") { text.insert(contentsOf: group, at: place.lowerBound) }
  }
  if page.path == "Documentation/Sheets.md" {
    text += "\n## Topics\n\n### Elements\n\n" + elements.map { "- <doc:\($0.name)>\n" }.joined()
  }
  try text.write(toFile: "\(catalogue)/\(page.name).md", atomically: true, encoding: .utf8)
}

// `llms.txt` (llmstxt.org) names the pages for programs, which read Markdown rather than a site that needs a browser. So the site has
// the pages as they are too, under their paths in the repository, next to an `llms.txt` with links to these.
let plain = CommandLine.arguments[3]
try? files.removeItem(atPath: plain)
for page in all {
  try files.createDirectory(atPath: "\(plain)/\(page.folder)", withIntermediateDirectories: true)
  try page.text.write(toFile: "\(plain)/\(page.path)", atomically: true, encoding: .utf8)
}
var index = try String(contentsOfFile: "\(root)/Documentation/llms.txt", encoding: .utf8)
index.replace(link) { match in
  let parts = match.output.map { String($0.substring ?? "") }
  guard !parts[3].isEmpty else { return parts[0] }
  let path = resolved(parts[3], from: "Documentation")
  if !all.contains(where: { $0.path == path }) { problems.append("Documentation/llms.txt: no \(parts[3])") }
  return "[\(parts[2])](\(path))"
}
try index.write(toFile: "\(plain)/llms.txt", atomically: true, encoding: .utf8)
for problem in problems { print(problem) }
exit(problems.isEmpty ? 0 : 1)
