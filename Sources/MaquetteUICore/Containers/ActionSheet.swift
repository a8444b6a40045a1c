import MaquetteElements

/// A list of choices, before iOS 15.
nonisolated public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

extension View {
  /// Returns the view with a list of choices in front while a value is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(isPresented.wrappedValue, close: { isPresented.wrappedValue = false }) {
      $0.choices(content())
    }
  }
  /// Returns the view with a list of choices in front while there is a value.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    let value = item.wrappedValue
    return presenting(value != nil, close: { item.wrappedValue = nil }) { context in
      value.map { context.choices(content($0)) } ?? Nothing()
    }
  }
}

extension ViewContext {
  fileprivate func choices(_ sheet: ActionSheet) -> any Element {
    choices(
      sheet.title, .visible, AlertButtons(buttons: sheet.buttons), sheet.message ?? Text(verbatim: ""))
  }
}
