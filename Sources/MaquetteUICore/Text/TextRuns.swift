import Foundation
import MaquetteElements
import MaquetteTypography

/// Turns texts into runs of elements.
struct TextRuns {
  /// The character that stands for a symbol among runs, each in a run of its own.
  static let symbol = "\u{FFFC}"

  /// The symbols of the text in order.
  final class Symbols {
    var images: [Image] = []
  }

  let symbols = Symbols()

  /// The look of a part of a text, on which looks of its parts lie.
  struct Look {
    var font: Font?
    var changes: FontChanges
    var color: AnyShapeStyle?
  }

  private let context: ViewContext

  init(_ context: ViewContext) { self.context = context }

  /// Returns the runs of a text in a look.
  func runs(of text: Text, _ around: Look) -> [TextRun] {
    var look = around
    if let font = text.font { look.font = font }
    look.changes = text.changes.over(around.changes)
    look.color = text.color ?? around.color
    switch text.content {
    case .verbatim(let words): return [run(words, look)]
    case .joined(let first, let second): return runs(of: first, look) + runs(of: second, look)
    case .attributed(let words): return runs(of: words, look)
    case .image(let image): return symbol(image, look)
    case .localized(let key, let table, let bundle): return runs(of: key, table, bundle, look)
    }
  }

  private func runs(of key: LocalizedStringKey, _ table: String?, _ bundle: String?, _ look: Look)
    -> [TextRun]
  {
    let locale = context.environment.locale
    let words = Strings.filled(key, table: table, bundle: bundle, locale: locale)
    return words.flatMap { part -> [TextRun] in
      switch part {
      case .words(let words): markdown(words, look)
      case .text(let text): runs(of: text, look)
      case .image(let image): symbol(image, look)
      }
    }
  }

  private func symbol(_ image: Image, _ look: Look) -> [TextRun] {
    var image = image
    image.font = image.font ?? look.font
    symbols.images.append(image)
    return [run(Self.symbol, look)]
  }

  /// Returns the runs of a text with Markdown.
  private func markdown(_ words: String, _ look: Look) -> [TextRun] {
    var runs: [TextRun] = []
    var rest = Substring(words)
    while words.contains("]("), let match = rest.firstMatch(of: /\[([^\[\]]*)\]\(([^()\s]+)\)/) {
      if match.range.lowerBound > rest.startIndex {
        runs += emphasized(String(rest[..<match.range.lowerBound]), look)
      }
      runs += emphasized(String(match.output.1), look).map { part in
        var run = part
        (run.link, run.color) = (.named(String(match.output.2)), context.settings.tint)
        return run
      }
      rest = rest[match.range.upperBound...]
    }
    return rest.isEmpty && !runs.isEmpty ? runs : runs + emphasized(String(rest), look)
  }

  private func emphasized(_ words: String, _ look: Look) -> [TextRun] {
    guard words.contains(where: { "*_`[~\\<".contains($0) }),
      let content = try? TextContent(markdown: words), content.runs.count > 1 || content.text != words
    else { return [run(words, look)] }
    return content.runs.map { part in
      var run = run(part.text, look)
      if part.isEmphasized == true || part.weight != nil { run.weight = part.weight ?? .semibold }
      run.isItalic = part.isItalic ?? run.isItalic
      run.isStruckThrough = part.isStruckThrough ?? run.isStruckThrough
      run.link = part.link
      if part.link != nil { run.color = context.settings.tint }
      if let design = part.fontOptions.design { run.fontOptions.design = design }
      return run
    }
  }

  private func runs(of words: AttributedString, _ look: Look) -> [TextRun] {
    words.runs.map { part in
      var run = run(String(words[part.range].characters), look)
      if let link: URL = part.link {
        (run.link, run.color) = (.named(link.absoluteString), context.settings.tint)
      }
      if let color = part[ForegroundColorAttribute.self] { run.color = color.reference(context.settings) }
      if let font = part[FontAttribute.self] {
        let styled = self.run("", Look(font: font, changes: look.changes, color: look.color))
        (run.style, run.size, run.weight, run.fontOptions) =
          (styled.style, styled.size, styled.weight, styled.fontOptions)
      }
      return run
    }
  }

  private func run(_ words: String, _ look: Look) -> TextRun {
    var run = TextRun(context.environment.own.textCase.map { words.cased($0) } ?? words)
    let font = look.font ?? .body
    let changes = look.changes.over(font.changes)
    let element = font.element(changes, context.settings)
    run.style = element.style
    run.size = element.size
    run.weight = element.weight
    run.family = element.family
    if case .custom(let name, _, _) = font.base, !AppFonts.has(name) {
      context.session.report(.missing("font '\(name)'", in: context.session.viewName))
    }
    run.isItalic = changes.isItalic == true ? true : nil
    run.isUnderlined = changes.isUnderlined == true ? true : nil
    run.isStruckThrough = changes.isStruckThrough == true ? true : nil
    run.color = context.foreground(look.color)
    run.fontOptions.design = changes.design == .default ? nil : changes.design
    run.fontOptions.width = changes.width == .standard ? nil : changes.width
    run.fontOptions.tracking = changes.tracking
    run.fontOptions.kerning = changes.kerning
    run.fontOptions.hasMonospacedDigits = changes.hasMonospacedDigits
    return run
  }
}

extension String {
  fileprivate func cased(_ wanted: Text.Case) -> String { wanted == .uppercase ? uppercased() : lowercased() }
}
