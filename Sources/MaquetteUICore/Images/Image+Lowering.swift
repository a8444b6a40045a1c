import MaquetteElements
import MaquetteTypography

extension Image: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: ViewContext) -> [ViewPart] {
    var part = ViewPart(element(in: context))
    part.traits.title = LabelParts(symbol: symbolName)
    return [part]
  }

  private func element(in context: ViewContext) -> any Element {
    switch source {
    case .symbol(let name, let value): return symbol(name, value, in: context)
    case .asset(let name):
      guard let asset = AssetCatalog.image(name) else { return missing(name.name, in: context) }
      return picture(asset, in: context)
    case .data(let data, let scale):
      guard let asset = AssetCatalog.image(data, scale: scale) else { return missing("data", in: context) }
      return picture(asset, in: context)
    case .drawn(let asset): return picture(asset, in: context)
    case .missing(let name): return missing(name, in: context)
    }
  }

  private func symbol(_ name: String, _ value: Double?, in context: ViewContext) -> any Element {
    let own = context.environment.own
    let base = font ?? own.font ?? .body
    let changes = own.fontChanges.over(base.changes)
    let font = base.element(changes, context.settings)
    let variant = own.symbolVariants.applied(to: name)
    let symbols = context.session.base.symbols
    var known = symbols.symbol(named: variant) == nil ? name : variant
    if symbols.symbol(named: known) == nil {
      context.session.report(.missing("symbol '\(name)'", in: context.session.viewName))
      // The thing itself stands for a variant of it: `photo` for `photo.stack`.
      var parts = name.split(separator: ".")
      while parts.count > 1, symbols.symbol(named: known) == nil {
        parts.removeLast()
        known = parts.joined(separator: ".")
      }
      if symbols.symbol(named: known) == nil { known = name }
    }
    var symbol = SymbolImage(known, style: font.style, weight: font.weight)
    symbol.size = font.size
    symbol.symbolScale = own.imageScale == .small ? .small : own.imageScale == .large ? .large : .medium
    symbol.color = context.foreground()
    symbol.value = value
    let mode = symbolRendering ?? own.symbolRendering
    symbol.rendering = mode.flatMap { SymbolRendering(rawValue: $0.name) } ?? .monochrome
    if let palette = context.environment.palette {
      symbol.palette = palette.map { context.foreground($0) }
      if mode == nil || mode == .palette { symbol.rendering = .palette }
    }
    symbol.isResizable = isResizable
    guard own.imageScale == .large, !isResizable else { return context.painted(symbol) }
    // A large symbol has the room of a line of its font, enlarged as it is: 26.3 points around a globe of 22 beside body text on
    // iOS 16 (`SimpleView` of swiftui-preview-snapshots). San Francisco's lines are 1.193 em high.
    let settings = context.settings
    let size = font.size ?? settings.theme.typeRamp.entry(for: font.style, at: settings.textSize).size
    let room = FrameLength(min: 1.193 * size * symbol.symbolScale.factor)
    return context.painted(symbol).frame(width: FrameLength(), height: room)
  }

  private func picture(_ asset: ImageAsset, in context: ViewContext) -> any Element {
    var image = MaquetteElements.Image(asset)
    if isResizable { image = image.resizable(capInsets: capInsets?.insets) }
    switch rendering {
    case .template:
      image.rendering = .template
      image.tint = context.foreground()
    case .original: image.rendering = .original
    case nil: image.tint = context.foreground()
    }
    image.accessibilityLabel = label
    image.isDecorative = isDecorative
    return image
  }

  /// A dashed frame with the name, and a report.
  private func missing(_ name: String, in context: ViewContext) -> any Element {
    context.session.report(.missing("image '\(name)'", in: context.session.viewName))
    let side = isResizable ? nil : 44.0
    return Surface(.rounded(radius: 4, .continuous), border: .init(color: .token(.separator), width: 1))
      .frame(width: side, height: side)
  }
}
