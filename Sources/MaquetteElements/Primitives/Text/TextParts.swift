import MaquetteDiagnostics

/// A part of a text under an environment: what is set, and how it is drawn.
struct TextPart: Hashable {
  /// The look of glyphs and lines.
  struct Paint: Hashable {
    var color: Color
    var style: TextStyle?
    var smoothing: FontSmoothing
    var underline: TextLines.Line?
    var strikethrough: TextLines.Line?
  }

  var span: TextSpan
  /// The text as it is spoken.
  var spoken: String
  var paint: Paint
  var link: TextLink?
}

extension Text {
  /// Returns the parts of the text under an environment; neighbours that look alike are one part.
  func parts(of look: TextLook, in environment: Environment) -> [TextPart] {
    var parts: [TextPart] = []
    for run in look.runs.isEmpty ? [TextRun(text)] : look.runs {
      let next = part(run, of: look, in: environment)
      if let last = parts.last, last.paint == next.paint, last.link == next.link,
        last.span.font == next.span.font, last.span.lineHeight == next.span.lineHeight
      {
        parts[parts.count - 1].span.text += next.span.text
        parts[parts.count - 1].spoken += next.spoken
      } else {
        parts.append(next)
      }
    }
    return parts
  }

  private func part(_ run: TextRun, of look: TextLook, in environment: Environment) -> TextPart {
    var base = look.whole
    base.style = style
    base.size = size
    base.weight = weight
    let run = run.over(base)
    let style = run.style ?? style
    let (entry, brandTracking) = environment.entry(for: style, font: run.family)
    var weight = run.weight ?? entry.weight
    if run.weight == nil, run.isEmphasized ?? false { weight = max(weight, entry.emphasizedWeight) }
    var font = environment.font(
      entry, size: run.size, weight: weight, fontOptions: run.fontOptions, tracking: tracking + brandTracking,
      hasMonospacedDigits: hasMonospacedDigits)
    font.isItalic = run.isItalic ?? false
    let color = environment.color(run.color ?? (run.link == nil ? color : environment.tint))
    let (isUnderlined, isStruckThrough) = (run.isUnderlined ?? false, run.isStruckThrough ?? false)
    let lines = isUnderlined || isStruckThrough ? environment.fonts.textLines(for: font) : nil
    return TextPart(
      span: TextSpan(
        isVerbatim ? run.text : environment.localized(run.text), font: font,
        lineHeight: lineHeight(of: font, entry, in: environment)),
      spoken: isVerbatim ? run.text : environment.spoken(run.text),
      paint: TextPart.Paint(
        color: color, style: run.size == nil ? style : nil,
        smoothing: environment.smoothing(of: color, fontSize: font.size)
          .grown(by: strokeGrowth + font.systemStrokeGrowth),
        underline: isUnderlined ? lines?.underline : nil,
        strikethrough: isStruckThrough ? lines?.strikethrough : nil),
      link: run.link)
  }

  private func spoken(_ parts: ArraySlice<TextPart>) -> String {
    parts.reduce(into: "") { $0 += $1.spoken }
  }

  /// Returns the links of the text; neighbouring parts of one link are one.
  private func links(of parts: [TextPart], in fonts: FontLibrary) -> [TextLayout.Link] {
    var links: [TextLayout.Link] = []
    for (index, part) in parts.enumerated() where part.link != nil {
      let metrics = fonts.metrics(for: part.span.font)
      if let last = links.last, last.parts.upperBound == index, parts[index - 1].link == part.link {
        links[links.count - 1] = TextLayout.Link(
          parts: last.parts.lowerBound..<index + 1, ascent: max(last.ascent, metrics.ascent),
          descent: max(last.descent, metrics.descent))
      } else {
        links.append(
          TextLayout.Link(parts: index..<index + 1, ascent: metrics.ascent, descent: metrics.descent))
      }
    }
    return links
  }

  /// The named font families that are not loaded, each once.
  private func unknownFamilies(of look: TextLook, in environment: Environment) -> [String] {
    let named = ([look.whole] + look.runs).compactMap(\.family).compactMap { name in
      if case .named(let family) = environment.entry(for: style, font: name).entry.family {
        family
      } else {
        nil
      }
    }
    if named.isEmpty { return [] }
    let known = environment.fonts.families.map { $0.lowercased() }
    var unknown: [String] = []
    for name in named where !known.contains(name.lowercased()) && !unknown.contains(name) {
      unknown.append(name)
    }
    return unknown
  }

  /// Returns the node of a text with a look of its own or with runs.
  func node(in environment: Environment, look: TextLook) -> Node {
    let parts = parts(of: look, in: environment)
    let entry = environment.theme.typeRamp.entry(for: self.style, at: environment.textSize)
    let style = paragraphStyle(entry, in: environment)
    let setting = TextSetting(
      parts.map(\.span), style: style, fonts: environment.fonts, fitting: fitting)
    let text = parts.reduce(into: "") { $0 += $1.span.text }
    let layout = TextLayout(
      setting: setting, grid: PixelGrid(scale: environment.scale), isEmpty: text.isEmpty,
      spacing: spacing(style, entry), slackShare: slackShare(in: environment.direction),
      links: links(of: parts, in: environment.fonts))
    let (paints, mark) = (parts.map(\.paint), look.mark)
    var areas = environment.nodes(
      of: layout.links.map { LinkArea(link: $0, label: spoken(parts[$0.parts]), layout: layout) })
    for (area, link) in zip(areas.indices, layout.links) {
      areas[area].id = parts[link.parts.lowerBound].link?.id
      // What stands between its lines is no part of a link.
      areas[area].touchAreaSource = { layout.rects(of: link, in: $0) }
    }
    var node = Node(
      name: Self.nodeName, layout: layout, children: areas, direction: environment.direction,
      draw: { drawing in
        let paragraph = layout.setting.paragraph(for: drawing.proposal)
        let corner = layout.corner(of: paragraph, in: drawing.frame)
        let glyphs = paragraph.operations(at: corner, paints: paints, grid: drawing.grid)
        guard let mark else { return glyphs }
        let geometry = layout.setting.geometry(of: paragraph, at: corner, in: drawing.frame)
        let lines = geometry.lines(of: mark.range)
        return mark.look.background(of: lines, grid: drawing.grid) + glyphs
          + mark.look.handles(of: lines, grid: drawing.grid)
      })
    if !setting.ideal.missing.isEmpty {
      node.warnings = [.missingGlyphs(characters: setting.ideal.missing, text: text)]
    }
    node.warnings += unknownFamilies(of: look, in: environment).map {
      .unknownFont(name: $0, known: environment.fonts.families)
    }
    // A text that is a link as a whole is exposed as one; another is exposed with the links in it.
    let isLink = layout.links.first?.parts == parts.indices
    node.accessibility = Accessibility(
      label: spoken(parts[...]), traits: [isLink ? .link : .staticText],
      isContainer: !isLink && !areas.isEmpty)
    node.keep(self, in: environment)
    return node
  }
}
