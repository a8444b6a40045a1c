import MaquetteDiagnostics
package import MaquetteTypography

/// An element that sets text itself, for the list of the fonts that draw it.
package protocol TextDrawing: Element {
  /// Returns the fonts that draw the text, in the order of its characters.
  func fontStretches(in environment: Environment) -> [FontLibrary.Stretch]
}

extension LayoutNode {
  /// The texts, one per line with its place in the sheet, and below each the fonts that draw it with their letters. The
  /// environment has to keep subjects.
  public var fontsText: String {
    var text = ""
    forEach { node, _ in
      guard let subject = node.subject, let element = subject.element as? any TextDrawing else { return }
      let stretches = element.fontStretches(in: subject.environment)
      if stretches.isEmpty { return }
      text += "\(node.name) '\(stretches.map(\.text).joined())'"
      if let source = node.source { text += " (line \(source.line), column \(source.column))" }
      text += "\n"
      for stretch in stretches {
        text += "  \(stretch.family), weight \(stretch.weight): '\(stretch.text)'\n"
      }
    }
    return text
  }
}

extension Text: TextDrawing {
  package func fontStretches(in environment: Environment) -> [FontLibrary.Stretch] {
    let style = paragraphStyle(in: environment)
    let spans =
      if case .present(let look) = look {
        parts(of: look, in: environment).map(\.span)
      } else {
        [TextSpan(isVerbatim ? text : environment.localized(text), font: style.font)]
      }
    return environment.fonts.stretches(of: spans, style: style)
  }
}
