import Foundation
import MaquetteElements
import MaquetteTypography

extension Text: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: ViewContext) -> [ViewPart] {
    let own = context.environment.own
    let source = TextRuns(context)
    let runs = source.runs(of: self, TextRuns.Look(font: own.font, changes: own.fontChanges))
    let symbols = source.symbols.images
    let element = symbols.isEmpty ? context.wrapped(runs) : context.text(runs, around: symbols)
    var part = ViewPart(
      own.redaction.contains(.placeholder) ? element.redacted : context.painted(element, with: color))
    if own.place == .row { part.element = RowWords(content: part.element) }
    part.traits.isText = true
    part.traits.title = LabelParts(
      text: runs.reduce(into: "") { if $1.text != TextRuns.symbol { $0 += $1.text } },
      symbol: symbols.first?.symbolName)
    return [part]
  }
}

extension ViewContext {
  /// Returns the element of a text; one that may be wrapped ends its lines with spaces.
  fileprivate func wrapped(_ runs: [TextRun]) -> any Element {
    let text = text(runs)
    guard environment.own.lineLimit != 1, runs.contains(where: { $0.text.contains(" ") }) else { return text }
    func width(_ words: String) -> Double {
      var text = MaquetteElements.Text(words)
      (text.style, text.size) = (runs.first?.style ?? .body, runs.first?.size)
      return text.idealWidth(in: settings)
    }
    return WrappedText(content: text, space: max(0, width("n n") - width("nn")))
  }

  /// Returns the element of a text in the font, the colour and the alignment of the environment.
  func text(_ runs: [TextRun]) -> any Element {
    let own = environment.own
    var text = MaquetteElements.Text()
    if runs.count == 1, let run = runs.first, run.isWhole {
      text.text = TextFit.withoutOrphan(run.text)
      text.style = run.style ?? .body
      text.size = run.size
      text.weight = run.weight
      text.color = run.color ?? foreground()
      text.hasMonospacedDigits = run.fontOptions.hasMonospacedDigits ?? false
      text.tracking = tracking(of: run)
    } else {
      text.runs = runs.map { run in
        var run = run
        let own = tracking(of: run)
        if own != 0 { run.fontOptions.tracking = (run.fontOptions.tracking ?? 0) + own }
        return run
      }
      text.runs[runs.count - 1].text = TextFit.withoutOrphan(runs[runs.count - 1].text)
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

extension ViewContext {
  /// Returns the points by which the letters of a run stand farther apart than those of elements do.
  private func tracking(of run: TextRun) -> Double {
    guard run.family == nil, run.fontOptions.design == nil, run.fontOptions.width == nil else { return 0 }
    let settings = settings
    let entry = settings.theme.typeRamp.entry(for: run.style ?? .body, at: settings.textSize)
    return TextFit.tracking(at: run.size ?? entry.size, run.weight ?? (run.size == nil ? entry.weight : nil))
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
