/// The folders of a module, and which of them name what another declares.
struct FolderGraph {
  /// The names of the folders; files beside them have an empty one.
  let names: Set<String>
  /// The names in other folders that a folder uses, by both folders.
  private let uses: [String: [String: Set<String>]]

  init(of module: String) {
    let prefix = "Sources/\(module)/"
    self.init(
      SourceTree.sources.filter { $0.path.hasPrefix(prefix) }.map { file in
        let parts = file.path.dropFirst(prefix.count).split(separator: "/")
        return (parts.count > 1 ? String(parts[0]) : "", file.text)
      })
  }

  /// Creates a graph of files, by their folders and texts.
  init(_ files: [(folder: String, text: String)]) {
    let sources = files.map { (folder: $0.folder, lines: Self.code(of: $0.text)) }
    var homes: [String: Set<String>] = [:]
    for source in sources {
      var isForeign = false
      for line in source.lines {
        if let name = Self.type(declaredOn: line) { homes[name, default: []].insert(source.folder) }
        if line.hasPrefix("extension ") {
          isForeign = line.hasPrefix("extension Environment ") || line.hasPrefix("extension ColorToken ")
        } else if line.first == "}" {
          isForeign = false
        } else if isForeign, let name = Self.member(declaredOn: line) {
          homes["." + name, default: []].insert(source.folder)
        }
      }
    }
    let declared = homes.compactMapValues { $0.count == 1 ? $0.first : nil }
    var uses: [String: [String: Set<String>]] = [:]
    for source in sources {
      for word in source.lines.flatMap(Self.words) {
        guard let home = declared[word], home != source.folder else { continue }
        uses[source.folder, default: [:]][home, default: []].insert(word)
      }
    }
    self.uses = uses
    names = Set(files.map(\.folder))
  }

  /// The folders that depend on themselves by way of others.
  var cyclic: [String] {
    names.filter { folder in reachable(from: folder).contains(folder) }.sorted()
  }

  /// Which names make the folders of cycles depend on each other.
  var explanation: String {
    let cyclic = Set(cyclic)
    return cyclic.sorted().flatMap { from in
      (uses[from] ?? [:]).filter { cyclic.contains($0.key) }.sorted { $0.key < $1.key }.map {
        "\(from) uses \($0.value.sorted().prefix(5).joined(separator: ", ")) of \($0.key)"
      }
    }.joined(separator: "\n")
  }

  private func reachable(from folder: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = Array((uses[folder] ?? [:]).keys)
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += (uses[next] ?? [:]).keys
    }
    return found
  }
}

extension FolderGraph {
  /// The lines of a source without comments and texts.
  private static func code(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      var (code, isText) = ("", false)
      var former: Character = " "
      for character in line {
        if character == "\"" { isText.toggle() }
        if !isText, character == "/", former == "/" {
          code.removeLast()
          break
        }
        if !isText { code.append(character) }
        former = character
      }
      return code
    }
  }

  /// The type that a line declares outside of any other.
  private static func type(declaredOn line: String) -> String? {
    guard let first = line.first, first != " ", !line.contains("private ") else { return nil }
    return name(in: line, after: ["struct", "class", "enum", "protocol", "actor", "typealias"])
  }

  /// The member that a line declares directly in a type.
  private static func member(declaredOn line: String) -> String? {
    guard line.hasPrefix("  "), line.dropFirst(2).first != " ", !line.contains("private") else { return nil }
    return name(in: line, after: ["var", "let", "func"])
  }

  private static func name(in line: String, after keywords: Set<String>) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let place = words.firstIndex(where: { keywords.contains(String($0)) }) else { return nil }
    return words[(place + 1)...].first.map(String.init)
  }

  /// The words of a line; one after a point begins with the point.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in line + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if !word.isEmpty, word != "." { words.append(word) }
        word = character == "." ? "." : ""
      }
    }
    return words
  }
}
