public import Foundation
import MaquetteTypography

// Changes of a text that give a text; a view has changes of the same names.
extension Text {
  private func with(_ change: (inout Text) -> Void) -> Text {
    var result = self
    change(&result)
    return result
  }

  public func font(_ font: Font?) -> Text { with { $0.font = font ?? $0.font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { ($0.changes.weight, $0.changes.isBold) = (weight?.value, nil) }
  }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.changes.design = design?.element } }
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.changes.width = width?.value } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color.map { AnyShapeStyle($0) } } }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.color = AnyShapeStyle(style) }
  }
  public func bold() -> Text { with { ($0.changes.isBold, $0.changes.weight) = (true, nil) } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with { $0.changes.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { with { $0.changes.isItalic = isActive } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.changes.isUnderlined = isActive }
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive, color: color) }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.changes.isStruckThrough = isActive }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.changes.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.changes.tracking = tracking } }
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.changes.baselineOffset = offset } }
  public func monospacedDigit() -> Text { with { $0.changes.hasMonospacedDigits = true } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.changes.design = isActive ? .monospaced : $0.changes.design }
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// The size of a text beside another one.
  nonisolated public struct Scale: Hashable, Sendable {
    public static let `default` = Scale()
    public static let secondary = Scale()
  }

  public func accessibilityLabel(_ label: Text) -> Text { self }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
