import Testing

/// The table that embeds the files of languages.
@Suite struct LanguageFileTests {
  @Test(arguments: ["Words", "Calendars"])
  func everyFileIsEmbedded(folder: String) throws {
    let prefix = "Sources/CWords/\(folder)/"
    let files = SourceTree.files.map(\.path).filter { $0.hasPrefix(prefix) && $0.hasSuffix(".words") }
    let table = try #require(SourceTree.files.first { $0.path == "Sources/CWords/tables.h" }).text
    let embedded = table.matches(of: /#embed "(\w+)\/(.+)"/).filter { $0.output.1 == folder }
    // To fix it: .ci/language-tables
    #expect(files.count > 40)
    #expect(files == embedded.map { prefix + String($0.output.2) })
  }

  @Test(arguments: SourceTree.files.filter { $0.path.hasSuffix(".words") })
  func filesHaveKeysAndValues(file: SourceTree.File) {
    for line in file.lines where !line.hasPrefix("#") {
      #expect(line.contains(/^\S.* = \S/), "\(file.path): “\(line)” is no key and value")
    }
  }
}
