import Foundation
import MaquetteElements
import MaquetteTypography

extension Text: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: ViewContext) -> [ViewPart] {
    let own = context.environment.own
    let runs = TextRuns(context).runs(of: self, TextRuns.Look(font: own.font, changes: own.fontChanges))
    let element = context.text(runs)
    var part = ViewPart(own.redaction.contains(.placeholder) ? element.redacted : element)
    part.traits.isText = true
    part.traits.title = LabelParts(text: runs.reduce(into: "") { $0 += $1.text })
    return [part]
  }
}

extension ViewContext {
  /// Returns the element of a text in the font, the colour and the alignment of the environment.
  func text(_ runs: [TextRun]) -> any Element {
    let own = environment.own
    var text = MaquetteElements.Text()
    if runs.count == 1, let run = runs.first, run.isWhole {
      text.text = run.text
      text.style = run.style ?? .body
      text.size = run.size
      text.weight = run.weight
      text.color = run.color ?? foreground()
      text.hasMonospacedDigits = run.fontOptions.hasMonospacedDigits ?? false
    } else {
      text.runs = runs
      text.color = foreground()
      text.style = runs.first?.style ?? .body
    }
    text.isVerbatim = true
    text.hasSpacedLines = true
    text.lineSpacing = own.lineSpacing
    text.leading = own.fontChanges.over((own.font ?? .body).changes).leading?.element ?? .standard
    text.fitsHeight = true
    text.minimumScale = own.minimumScale
    if own.reservesLines { text.minimumLines = own.lineLimit }
    text.lineLimit = own.lineLimit
    text.alignment = own.multilineAlignment.element
    text.truncation = own.truncation.element
    return text
  }
}

extension TextRun {
  /// Whether an element has all looks of the run for a whole text.
  fileprivate var isWhole: Bool {
    family == nil && isItalic == nil && isUnderlined == nil && isStruckThrough == nil && link == nil
      && isEmphasized == nil && fontOptions.design == nil && fontOptions.width == nil
      && fontOptions.tracking == nil && fontOptions.kerning == nil
  }
}

extension Element {
  /// A block in the place of the element.
  fileprivate var redacted: any Element {
    opacity(0).background(Surface(.rounded(radius: 3, .continuous), fill: .token(.fill)))
  }
}

extension Font.Leading {
  fileprivate var element: TextLeading {
    switch self {
    case .standard: .standard
    case .tight: .tight
    case .loose: .loose
    }
  }
}

extension TextAlignment {
  var element: MaquetteTypography.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var element: MaquetteTypography.TruncationMode {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
