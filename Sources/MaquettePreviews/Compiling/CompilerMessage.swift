/// An error of the compiler at a place.
struct CompilerMessage: Hashable, Sendable {
  var file: String
  var line: Int
  var column: Int
  var text: String

  /// Reads the errors in what the compiler prints. One in what a macro became is at the use of the macro.
  static func errors(in output: String) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    var expanded: String?
    for line in output.split(separator: "\n") {
      guard let message = parsed(line) else { continue }
      switch message.severity {
      case "error":
        if message.isGenerated {
          expanded = message.text
        } else {
          expanded = nil
          found.append(message.message)
        }
      case "note":
        guard let text = expanded, !message.isGenerated else { continue }
        expanded = nil
        var message = message.message
        message.text = text
        found.append(message)
      default: continue
      }
    }
    var seen: Set<CompilerMessage> = []
    return found.filter { seen.insert($0).inserted }
  }

  private struct Line {
    var message: CompilerMessage
    var severity: String
    var text: String { message.text }
    var isGenerated: Bool {
      message.file.contains("swift-generated-sources") || message.file.hasPrefix("macro expansion")
        || message.file.contains("@__swiftmacro")
    }
  }

  private static func parsed(_ line: Substring) -> Line? {
    for severity in ["error", "note"] {
      guard let mark = line.firstRange(of: ": \(severity): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
      else { return nil }
      return Line(
        message: CompilerMessage(
          file: place.dropLast(2).joined(separator: ":"), line: row, column: column,
          text: String(line[mark.upperBound...])), severity: severity)
    }
    return nil
  }
}
