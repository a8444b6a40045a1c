import MaquetteControls
import MaquetteElements

/// Elements and texts of any size.
enum GrowthElements {
  static func symbols(_ count: Int) -> any Element {
    let names = [
      "heart", "star.fill", "bell.slash", "play.circle", "trash", "gearshape.fill", "tray", "bolt",
    ]
    return rows(of: 100, count: count) { index in
      var symbol = SymbolImage(names[index % names.count])
      symbol.size = 8 + Double(index / names.count % 1000) / 100
      return symbol
    }
  }

  static func labels(_ count: Int) -> any Element {
    rows(of: 20, count: count) { index in
      var label = Text("No. \(index)")
      label.size = 12 + Double(index % 500) / 50
      return label
    }
  }

  private static func rows(of length: Int, count: Int, _ element: (Int) -> any Element) -> any Element {
    let elements = (0..<count).map(element)
    return VStack(spacing: 0) {
      stride(from: 0, to: count, by: length).map { start in
        HStack(spacing: 0) { Array(elements[start..<Swift.min(start + length, count)]) }
      }
    }
  }

  static func words(_ count: Int) -> String {
    let words = ["harbour", "ferry", "bench", "tide", "crane", "walk", "evening", "kilometres"]
    return text(of: words, count: count)
  }

  static func directions(_ count: Int) -> String {
    text(of: ["harbour", "נמל", "(ferry)", "(מעבורת)", "tide", "גאות", "1900", "walk"], count: count)
  }

  private static func text(of words: [String], count: Int) -> String {
    var text = ""
    var (index, length) = (0, 0)
    while length < count {
      let word = words[index * 5 % words.count] + " "
      text += word
      length += word.count
      index += index % 3 + 1
    }
    return String(text.prefix(count))
  }

  static func spaces(_ count: Int) -> Text {
    Text(words(count / 2) + String(repeating: " ", count: count - count / 2))
  }

  static func stacks(_ count: Int) -> any Element {
    nested(count) { [$0] }
  }

  static func branches(_ count: Int) -> any Element {
    nested(count) { [$0, Text("Beside it")] }
  }

  /// Columns and rows in turn around a label.
  private static func nested(_ count: Int, _ parts: (any Element) -> [any Element]) -> any Element {
    var element: any Element = Text("Deep")
    for index in 0..<count {
      let parts = parts(element)
      if index % 2 == 0 {
        element = VStack(spacing: 0) { parts }
      } else {
        element = HStack(spacing: 0) { parts }
      }
    }
    return element
  }
}
