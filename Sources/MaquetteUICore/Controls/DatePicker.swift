public import Foundation
import MaquetteCollections
import MaquetteControlKit
import MaquetteElements

/// A choice of a date or a time.
nonisolated public struct DatePicker<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  public typealias Components = DatePickerComponents
  let date: Date
  let components: Components
  let label: Label

  init(_ date: Binding<Date>, _ components: Components, _ label: Label) {
    (self.date, self.components, self.label) = (date.wrappedValue, components, label)
  }

  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label()) }
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label()) }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label()) }
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label()) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let mode: DatePickerMode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    var picker = MaquetteCollections.DatePicker(mode)
    let look = context.environment.dateLook
    picker.style = look
    let parts = context.environment.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    if let day = CivilDate(year: parts.year ?? 2001, month: parts.month ?? 1, day: parts.day ?? 1) {
      picker.date = day
    }
    picker.time = TimeOfDay(minutes: (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
    picker.tint = context.environment.own.tint?.reference(context.settings)
    if look == .inline || look == .wheels { return [ViewPart(picker)] }
    return LabeledControl(label: label) { DateFace(picker: picker) }.lower(in: context)
  }
}

nonisolated private struct DateFace: View, PrimitiveView {
  typealias Body = Never
  let picker: MaquetteCollections.DatePicker
  nonisolated func lower(in context: ViewContext) -> [ViewPart] { [ViewPart(picker)] }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey)) }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(title)) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey)) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey)) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey)) }
}

/// The parts of a date that a picker shows.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A kind of date picker.
nonisolated public struct DatePickerLookStyle: Sendable {
  let style: DatePickerStyle?
  public static let automatic = DatePickerLookStyle(style: nil)
  public static let compact = DatePickerLookStyle(style: .compact)
  public static let graphical = DatePickerLookStyle(style: .inline)
  public static let wheel = DatePickerLookStyle(style: .wheels)
}

extension View {
  /// Returns the view with a style for date pickers.
  nonisolated public func datePickerStyle(_ style: DatePickerLookStyle) -> some View {
    adapted(.environment { $0.dateLook = style.style })
  }
}

private enum DateLookKey: EnvironmentKey { static let defaultValue: DatePickerStyle? = nil }

extension EnvironmentValues {
  var dateLook: DatePickerStyle? {
    get { self[DateLookKey.self] }
    set { self[DateLookKey.self] = newValue }
  }
}

/// A choice of a colour.
nonisolated public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { (color, self.label) = (selection.wrappedValue, label()) }

  @MainActor public var body: some View {
    // A ring of 28 points in all hues around the colour.
    HStack {
      label
      Spacer()
      Circle().fill(color).frame(width: 20, height: 20)
        .overlay(
          Circle().stroke(
            AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
            lineWidth: 3
          ).frame(width: 25, height: 25)
        )
        .frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    (color, label) = (selection.wrappedValue, Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    (color, label) = (selection.wrappedValue, Text(title))
  }
}
