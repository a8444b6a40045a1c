/// Sheets of any length for measurements; the same number gives the same text.
enum GeneratedSheet {
  /// Returns a sheet of `count` controls in rows of ten.
  static func text(controls count: Int, scale: Int) -> String {
    var lines = [
      "maquette: 1", "title: A generated sheet of \(count) controls", "scale: \(scale)", "body:", "  vstack:",
      "    spacing: 8", "    children:",
    ]
    for start in stride(from: 0, to: count, by: 10) {
      lines += ["      - hstack:", "          spacing: 8", "          children:"]
      lines += (start..<min(start + 10, count)).map { "            - \(element($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One control on a line.
  private static func element(_ index: Int) -> String {
    let styles = ["plain", "gray", "tinted", "filled"]
    switch index % 5 {
    case 0:
      return
        "button: { title: Play \(index), symbol: play.fill, style: \(styles[index / 5 % 4]), size: small }"
    case 1: return "switch: { value: \(index % 2 == 0), state: \(index % 4 == 1 ? "normal" : "disabled") }"
    case 2: return "checkbox: { title: Item \(index), value: \(index % 3 == 0) }"
    case 3:
      return "segmented-control: { segments: [Day \(index), Week, Month], selected: \(index % 3) }"
    default: return "label: { text: No. \(index), style: footnote, color: secondary-label }"
    }
  }
}
