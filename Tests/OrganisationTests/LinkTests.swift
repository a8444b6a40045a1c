import Foundation
import Testing

/// Every link of a page leads to a file of the repository, and to a heading in it.
@Suite struct LinkTests {
  /// The pages, by their paths from the package's root.
  static let pages: [String] = {
    let rooms = ["Sources", "Tests", "Documentation", "Examples", "Benchmarks", "Fonts", "Golden", ".ci"]
    let below = rooms.flatMap { room in
      (FileManager.default.subpaths(atPath: SourceTree.root.appending(path: room).path) ?? []).map {
        "\(room)/\($0)"
      }
    }
    let top = (try? FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path)) ?? []
    return (top + below).filter { $0.hasSuffix(".md") && !$0.contains(".build/") }.sorted()
  }()

  @Test func pagesAreFound() {
    #expect(Set(["README.md", "Documentation/Sheets.md", "Golden/README.md"]).isSubset(of: Self.pages))
  }

  @Test(arguments: pages)
  func everyLinkLeadsSomewhere(page: String) throws {
    let text = try Self.prose(of: page)
    let folder = SourceTree.root.appending(path: page).deletingLastPathComponent()
    // Code is matched first, so that what looks like a link in it is none.
    let link = /`[^`]*`|\[(?:[^\[\]]|\[[^\]]*\])*\]\((?<path>[^)\s]+)\)|<img [^>]*src="(?<source>[^"]+)"/
    for match in text.matches(of: link) {
      guard let target = match.output.path ?? match.output.source, !target.contains(":") else { continue }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      var file = folder.appending(path: String(parts[0])).standardized
      if parts[0].isEmpty { file = SourceTree.root.appending(path: page) }
      let resource = folder.appending(path: "Resources/\(target)")
      #expect(
        FileManager.default.fileExists(atPath: file.path)
          || FileManager.default.fileExists(atPath: resource.path),
        "\(page): \(target)")
      if parts.count == 2 {
        #expect(try Self.anchors(in: file).contains(String(parts[1])), "\(page): \(target)")
      }
    }
  }

  @Test(arguments: pages.filter { $0.contains(".docc/") })
  func everyPageOfACatalogueThatIsNamedExists(page: String) throws {
    let folder = SourceTree.root.appending(path: page).deletingLastPathComponent()
    for match in try Self.prose(of: page).matches(of: /<doc:([^>#]+)/) {
      let file = folder.appending(path: "\(match.output.1).md")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page): <doc:\(match.output.1)>")
    }
  }

  /// The list of pages for programs (llmstxt.org) names each page once, and the element pages by a pattern.
  @Test func theListForProgramsNamesEveryPage() throws {
    let folder = SourceTree.root.appending(path: "Documentation")
    let text = try String(contentsOf: folder.appending(path: "llms.txt"), encoding: .utf8)
    #expect(text.hasPrefix("# Maquette\n\n> "))
    let links = text.matches(of: #/^- \[[^\]]+\]\((?<path>[^)]+)\): /#.anchorsMatchLineEndings()).map {
      folder.appending(path: String($0.output.path)).standardized.path
    }
    #expect(Set(links).count == links.count, "a page is named twice")
    let root = SourceTree.root.standardized.path + "/"
    let named = Set(links.map { $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0 })
    let expected = Self.pages.filter {
      $0.hasPrefix("Sources/Maquette/Maquette.docc/")
        || $0.hasPrefix("Documentation/") && !$0.hasPrefix("Documentation/Sheets/")
    }
    #expect(named == Set(expected), "differs by \(named.symmetricDifference(expected).sorted())")
  }

  /// A page without its blocks of code.
  private static func prose(of page: String) throws -> String {
    let text = try String(contentsOf: SourceTree.root.appending(path: page), encoding: .utf8)
    let parts = ("\n" + text).components(separatedBy: "\n```")
    return parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
  }

  /// The anchors that GitHub gives the headings of a page.
  private static func anchors(in file: URL) throws -> Set<String> {
    let text = try String(contentsOf: file, encoding: .utf8)
    return Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        String(
          line.drop { $0 == "#" || $0 == " " }.lowercased().compactMap { character -> Character? in
            if character == " " { return "-" }
            return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
          })
      })
  }
}
