public import Foundation

/// A calendar in which several days are chosen. A picture shows the month of the first of them, with that day chosen, and reports the
/// others.
nonisolated public struct MultiDatePicker<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  private let days: Set<DateComponents>
  private let label: Label

  /// Creates a calendar.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    (days, self.label) = (selection.wrappedValue, label())
  }
  /// Creates a calendar of some days.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }

  package func lower(in context: ViewContext) -> [ViewPart] {
    let dates = days.compactMap { context.environment.calendar.date(from: $0) }.sorted()
    if dates.count > 1 {
      context.session.report(
        .ignored("MultiDatePicker", detail: "all days but the first", at: nil, in: context.session.viewName))
    }
    let picker = DatePicker(selection: .constant(dates.first ?? Date()), displayedComponents: .date) { label }
    return context.child(0).parts(of: picker.datePickerStyle(.graphical))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Creates a calendar of some days.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }
  /// Creates a calendar of the days from a date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }
}
