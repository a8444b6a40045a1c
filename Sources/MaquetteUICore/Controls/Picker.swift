import Foundation
import MaquetteControls
import MaquetteElements

/// A choice of one of several values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let selection: SelectionValue
  let label: Label
  let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.selection, self.label, self.content) = (selection.wrappedValue, label(), content()) }
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { (self.selection, self.label, self.content) = (selection.wrappedValue, label, content()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    var inner = context.child("options")
    inner.environment.own.place = .menu
    let options = inner.parts(of: content)
    let chosen = options.firstIndex { matches($0.traits.tag) }
    switch context.environment.pickerLook {
    case .segmented: return [ViewPart(segments(options, chosen))]
    case .inline: return inline(options, chosen, in: context)
    case .wheel: return [ViewPart(wheel(options, chosen))]
    case .automatic, .menu, .navigationLink: return menu(options, chosen, in: context)
    }
  }

  private func matches(_ tag: AnyHashable?) -> Bool {
    guard let tag else { return false }
    let wanted = AnyHashable(selection)
    if tag == wanted { return true }
    // A tag of a value is one of its optional, too.
    return Mirror(reflecting: selection).displayStyle == .optional
      && Mirror(reflecting: selection).children.first.map { "\($0.value)" == "\(tag.base)" } ?? false
  }

  private func segments(_ options: [ViewPart], _ chosen: Int?) -> any Element {
    let segments = options.map { option in
      var segment = Segment(option.traits.title?.text ?? "")
      if option.traits.title?.text == nil { segment.symbol = option.traits.title?.symbol }
      return segment
    }
    var control = SegmentedControl(segments, selected: chosen)
    control.width = .infinity
    return control
  }

  private func inline(_ options: [ViewPart], _ chosen: Int?, in context: ViewContext) -> [ViewPart] {
    options.enumerated().map { index, option in
      var row = option
      let mark = SymbolImage("checkmark", weight: .semibold).color(context.settings.tint)
      row.element = MaquetteElements.HStack(spacing: .points(8)) {
        option.element
        MaquetteElements.Spacer(minLength: 8)
        if index == chosen { mark }
      }
      return row
    }
  }

  private func wheel(_ options: [ViewPart], _ chosen: Int?) -> any Element {
    // The row height and the number of rows in sight are those of UIKit's wheels.
    MaquetteElements.VStack(spacing: .points(0)) {
      options.enumerated().map { index, option in
        option.element.frame(height: 32).opacity(index == chosen ? 1 : 0.4)
      }
    }.frame(height: 216).clipped(radius: 0)
  }

  private func menu(_ options: [ViewPart], _ chosen: Int?, in context: ViewContext) -> [ViewPart] {
    let isRow = context.environment.own.place == .row
    let tint: ColorReference = isRow ? .token(.secondaryLabel) : context.settings.tint
    let value = chosen.flatMap { options[$0].traits.title?.text } ?? ""
    let face = MaquetteElements.HStack(spacing: .points(4)) {
      MaquetteElements.Text(value).color(tint).verbatim()
      SymbolImage("chevron.up.chevron.down", style: .footnote, weight: .medium).color(tint)
    }
    guard isRow, !context.environment.own.hidesLabels else { return [ViewPart(face)] }
    let words = context.child("label").element(of: label)
    return [
      ViewPart(
        MaquetteElements.HStack(spacing: .points(8)) {
          words
          MaquetteElements.Spacer(minLength: 8)
          face.layoutPriority(1)
        })
    ]
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content) }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

extension Picker where Label == MaquetteUICore.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: MaquetteUICore.Label(titleKey, systemImage: systemImage), content: content)
  }
}

/// How a picker shows its values.
enum PickerLook { case automatic, menu, segmented, inline, wheel, navigationLink }

/// A kind of picker.
nonisolated public protocol PickerStyle {}
nonisolated public struct DefaultPickerStyle: PickerStyle { public init() {} }
nonisolated public struct MenuPickerStyle: PickerStyle { public init() {} }
nonisolated public struct SegmentedPickerStyle: PickerStyle { public init() {} }
nonisolated public struct InlinePickerStyle: PickerStyle { public init() {} }
nonisolated public struct WheelPickerStyle: PickerStyle { public init() {} }
nonisolated public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
nonisolated public struct RadioGroupPickerStyle: PickerStyle { public init() {} }
nonisolated public struct PalettePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { .init() }
}

extension View {
  /// Returns the view with a style for pickers.
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let look: PickerLook =
      switch style {
      case is SegmentedPickerStyle: .segmented
      case is InlinePickerStyle, is RadioGroupPickerStyle: .inline
      case is WheelPickerStyle: .wheel
      case is NavigationLinkPickerStyle: .navigationLink
      default: .menu
      }
    return adapted(.environment { $0.pickerLook = look })
  }
}

private enum PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.automatic }

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
