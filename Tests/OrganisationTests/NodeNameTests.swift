import MaquetteScreens
import MaquetteControls
import MaquetteElements
import Testing

/// The name of a node is written once, so that code which looks for a node cannot miss one that was renamed.
@Suite struct NodeNameTests {
  /// The names of parts in the order of the sources.
  static let written = SourceTree.sources.flatMap { file in
    file.text.matches(of: /NodeName\("([^"]*)"\)/).map { (name: String($0.output.1), file: file.path) }
  }

  @Test func everyNameIsWrittenOnce() {
    #expect(Self.written.contains { $0.name == "segment" })
    for (name, places) in Dictionary(grouping: Self.written, by: \.name) where places.count > 1 {
      Issue.record("\(name) is written in \(places.map(\.file)): declare it once")
    }
  }

  @Test(arguments: Catalogue.standard.entries.map(\.name))
  func anElementHasNoSecondName(element: String) {
    let files = Self.written.filter { $0.name == element }.map(\.file)
    #expect(files.isEmpty, "write the nodeName of \(element) instead")
  }

  /// No name is compared with one that is made on the spot, nor by its text.
  @Test func noNodeIsMatchedByALiteral() {
    for file in SourceTree.sources where file.text.contains(/NodeName\(|[nN]ame\.(text|description) *[=!]=/) {
      for line in file.lines where line.contains("NodeName(\"") || line.contains("ame.") {
        #expect(
          !line.contains(/([=!]=|(parts\(|nodes\(named:|outermost\(named:|contains\(|case)) *NodeName\(/)
            && !line.contains(/[nN]ame\.(text|description) *[=!]=/), "\(file.path): \(line)")
      }
    }
  }
}
