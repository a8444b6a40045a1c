/// A call of the compiler's own program, as `swiftc -driver-print-jobs` prints it for the first of a module's files. With it some files
/// of a module can be checked alone, which `swiftc` itself does not offer.
struct FrontendCommand {
  private let words: [String]

  /// Reads what the driver prints; nil if it is something else.
  init?(printed text: String) {
    guard let line = text.split(separator: "\n").first(where: { $0.contains(" -typecheck ") }) else {
      return nil
    }
    var words = Self.words(String(line))
    // The files are named by the caller.
    var kept: [String] = []
    while !words.isEmpty {
      let word = words.removeFirst()
      switch word {
      case "-primary-file", "-filelist", "-primary-filelist", "-supplementary-output-file-map":
        if !words.isEmpty { words.removeFirst() }
      case _
      where word.hasSuffix(".swift") && (kept.last == "-typecheck" || kept.last?.hasPrefix("-") != true):
        break
      default: kept.append(word)
      }
    }
    guard kept.count > 3, kept.contains("-typecheck") else { return nil }
    self.words = kept
  }

  /// The call that checks the files of a list, of all files of another.
  func checking(_ primaries: String, of all: String) -> [String] {
    words + ["-filelist", all, "-primary-filelist", primaries, "-solver-expression-time-threshold=8"]
  }

  /// The call that checks what files declare, and no bodies of functions.
  func checkingInterfaces(of all: String) -> [String] {
    words + ["-filelist", all, "-experimental-skip-all-function-bodies"]
  }

  /// The words of a line for a shell.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
