public import Foundation
import MaquetteElements
import MaquetteTypography

// The looks of text, symbols and controls, which views hand down.
extension View {
  nonisolated public func font(_ font: Font?) -> some View { own(\.font, font) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    adapted(.environment { ($0.own.fontChanges.weight, $0.own.fontChanges.isBold) = (weight?.value, nil) })
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    own(\.fontChanges.design, design?.element)
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    own(\.fontChanges.width, width?.value)
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    adapted(
      .environment { values in
        guard isActive else { return }
        (values.own.fontChanges.isBold, values.own.fontChanges.weight) = (true, nil)
      })
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    own(\.fontChanges.isItalic, isActive)
  }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    own(\.fontChanges.isUnderlined, isActive)
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    own(\.fontChanges.isStruckThrough, isActive)
  }
  nonisolated public func monospacedDigit() -> some View { own(\.fontChanges.hasMonospacedDigits, true) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    own(\.fontChanges.design, isActive ? .monospaced : nil)
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { own(\.fontChanges.kerning, kerning) }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { own(\.fontChanges.tracking, tracking) }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    adapted(.element { $0.offset(y: -offset) })
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { own(\.textCase, textCase) }
  nonisolated public func lineLimit(_ number: Int?) -> some View { own(\.lineLimit, number) }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    own(\.lineLimit, limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    own(\.lineLimit, limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { inert }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    adapted(.environment { ($0.own.lineLimit, $0.own.reservesLines) = (limit, reservesSpace) })
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    own(\.lineSpacing, Double(lineSpacing))
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    own(\.multilineAlignment, alignment)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { own(\.truncation, mode) }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    own(\.minimumScale, Double(factor))
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { inert }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { own(\.textSize, size) }
  nonisolated public func dynamicTypeSize<Sizes: RangeExpression<DynamicTypeSize>>(
    _ range: Sizes
  ) -> some View {
    adapted(
      .environment { values in
        let size = values.own.textSize
        if range.contains(size) { return }
        let all = DynamicTypeSize.allCases.filter { range.contains($0) }
        if let nearest = size < (all.first ?? size) ? all.first : all.last { values.own.textSize = nearest }
      })
  }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    adapted(
      .environment {
        ($0.own.foreground, $0.own.isUsualForeground) = (color.map { AnyShapeStyle($0) }, false)
      })
  }
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    adapted(.environment { $0.setForeground(AnyShapeStyle(style)) })
  }
  nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    adapted(
      .environment {
        $0.palette = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
        $0.setForeground(AnyShapeStyle(primary))
      })
  }
  nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    adapted(
      .environment {
        $0.palette = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        $0.setForeground(AnyShapeStyle(primary))
      })
  }
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    own(\.background, AnyShapeStyle(style))
  }
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    adapted(
      .environment { values in
        guard let tint else { return values.own.tint = nil }
        if case .color(let color) = AnyShapeStyle(tint).paint(in: values) { values.own.tint = color }
      })
  }
  nonisolated public func tint(_ tint: Color?) -> some View { own(\.tint, tint) }
  nonisolated public func accentColor(_ color: Color?) -> some View { own(\.tint, color) }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { own(\.imageScale, scale) }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    adapted(.environment { $0.own.symbolVariants.words += variant.words })
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    own(\.symbolRendering, mode)
  }
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    adapted(.environment { $0.own.redaction.formUnion(reason) })
  }
  nonisolated public func unredacted() -> some View { own(\.redaction, RedactionReasons()) }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { inert }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    adapted(.environment { if disabled { $0.own.isEnabled = false } })
  }
  nonisolated public func controlSize(_ size: ControlSize) -> some View { own(\.controlSize, size) }
  nonisolated public func labelsHidden() -> some View { own(\.hidesLabels, true) }
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    adapted(
      .all { context, inner, lower in
        guard let scheme else { return lower(inner) }
        // It goes up to the screen, whose background follows.
        context.session.preferredScheme = scheme
        return lower(inner.changing { $0.own.colorScheme = scheme })
      })
  }
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { own(\.colorScheme, scheme) }
}

private enum PaletteKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle]? { nil } }

extension EnvironmentValues {
  /// The styles of a symbol's layers.
  var palette: [AnyShapeStyle]? {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }

  /// Sets the foreground style; a level of emphasis is one of the style around.
  mutating func setForeground(_ style: AnyShapeStyle) {
    self.own.isUsualForeground = false
    guard case .level(let level) = style.paint(in: self), level > 0, let own = own.foreground else {
      self.own.foreground = style
      return
    }
    if case .level(let outer) = own.paint(in: self) {
      self.own.foreground = AnyShapeStyle(HierarchicalShapeStyle(level: level + outer))
    } else {
      let share = HierarchicalShapeStyle.shares[min(level, 4)]
      self.own.foreground = AnyShapeStyle(_OpacityShapeStyle(base: own, factor: share))
    }
  }
}
