import Foundation
import MaquetteControls
import MaquetteElements

/// A choice of one of several values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.selection, self.label, self.content) = (selection, label(), content()) }
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { (self.selection, self.label, self.content) = (selection, label, content()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    var inner = context.child("options")
    inner.environment.own.place = .menu
    let options = inner.parts(of: content)
    let chosen = options.firstIndex { matches($0.traits.tag) }
    if context.environment.own.place == .menu { return choices(options, chosen) }
    switch context.environment.pickerLook {
    case .segmented:
      let control = context.touchable(
        segments(options, chosen), nil,
        .place { x, _ in
          let index = Int(x * Double(options.count))
          if options.indices.contains(index) { select(options[index]) }
        })
      return [ViewPart(control)]
    case .inline: return inline(options, chosen, in: context)
    case .wheel: return [ViewPart(wheel(options, chosen))]
    case .automatic, .menu, .navigationLink: return menu(options, chosen, in: context)
    }
  }

  private func matches(_ tag: AnyHashable?) -> Bool {
    guard let tag else { return false }
    let selection = selection.wrappedValue
    let wanted = AnyHashable(selection)
    if tag == wanted { return true }
    // A tag of a value is one of its optional, too.
    return Mirror(reflecting: selection).displayStyle == .optional
      && Mirror(reflecting: selection).children.first.map { "\($0.value)" == "\(tag.base)" } ?? false
  }

  /// Sets the selection to the value of an option.
  private func select(_ option: ViewPart) {
    guard let tag = option.traits.tag else { return }
    if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
  }

  /// The options as a menu shows them, one with a mark.
  private func choices(_ options: [ViewPart], _ chosen: Int?) -> [ViewPart] {
    options.enumerated().map { index, option in
      var item = option
      item.traits.title?.isSelected = index == chosen
      item.traits.action = { select(option) }
      return item
    }
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
      return context.touchable(row, .tap { select(option) })
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
    let name = context.child("name").changing { $0.own.place = .plain }.parts(of: label).words?.text
    func opening(_ element: any Element) -> any Element {
      context.opening(
        element, name, PickerChoices(picker: self))
    }
    guard isRow, !context.environment.own.hidesLabels else { return [ViewPart(opening(face))] }
    let words = context.child("label").element(of: label)
    return [
      ViewPart(
        MaquetteElements.HStack(spacing: .points(8)) {
          words
          MaquetteElements.Spacer(minLength: 8)
          opening(face.padding(context.rowOutset)).layoutPriority(1)
        })
    ]
  }
}

/// The options of a picker as the items of a menu.
nonisolated private struct PickerChoices<Label: View, SelectionValue: Hashable, Content: View>: View,
  PrimitiveView
{
  typealias Body = Never
  let picker: Picker<Label, SelectionValue, Content>
  nonisolated func lower(in context: ViewContext) -> [ViewPart] { picker.lower(in: context) }
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
