import MaquetteDiagnostics

extension LayoutNode {
  /// The tree as text, one node per line with its frame in points: `button #play (16, 16) 100.5 x 34.5`.
  public var layoutText: String {
    var text = ""
    forEach { node, depth in
      let frame = node.frame
      text += String(repeating: "  ", count: depth) + Evidence.line(node.title)
      text += " (\(frame.minX.decimalText), \(frame.minY.decimalText))"
      text += " \(frame.width.decimalText) x \(frame.height.decimalText)\n"
    }
    return text
  }

  /// The tree as text without frames, one node per line with its location in the sheet.
  public var treeText: String {
    var text = ""
    forEach { node, depth in
      text += String(repeating: "  ", count: depth) + Evidence.line(node.title)
      if let source = node.source { text += " (line \(source.line), column \(source.column))" }
      text += "\n"
    }
    return text
  }

  /// The accessibility elements, one per line: `"Play", button, at (16, 16) 100.5 x 34.5`; those inside a container, and
  /// the rows of a chart's data, are indented below it.
  public var accessibilityText: String {
    var text = ""
    for element in accessibilityElements {
      element.forEach { element, depth in
        text += String(repeating: "  ", count: depth) + element.line + "\n"
        guard let table = element.accessibility.table else { return }
        for row in [table.columns] + table.rows {
          text +=
            String(repeating: "  ", count: depth + 1) + Evidence.line(row.joined(separator: " | ")) + "\n"
        }
      }
    }
    return text
  }

  private var title: String { name.text + (self.id.map { " #\($0)" } ?? "") }
}

extension AccessibilityElement {
  fileprivate var line: String {
    var parts = ["\"\(accessibility.label)\""]
    if let value = accessibility.value { parts.append("value \"\(value)\"") }
    if let hint = accessibility.hint { parts.append("hint \"\(hint)\"") }
    if let help = accessibility.help { parts.append("help \"\(help)\"") }
    parts += accessibility.traits.map(\.rawValue)
    parts.append(
      "at (\(frame.minX.decimalText), \(frame.minY.decimalText))"
        + " \(frame.width.decimalText) x \(frame.height.decimalText)")
    return Evidence.line(parts.joined(separator: ", "))
  }
}
