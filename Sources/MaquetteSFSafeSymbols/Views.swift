public import MaquetteUICore
public import MaquetteUIKit

extension Image {
  /// Creates a symbol.
  nonisolated public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
  /// Creates a symbol that a value from 0 to 1 fills in part.
  nonisolated public init(systemSymbol: SFSymbol, variableValue: Double?) {
    self.init(systemName: systemSymbol.rawValue, variableValue: variableValue)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title that is translated, and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol) {
    self.init(titleKey, systemImage: systemSymbol.rawValue)
  }
  /// Creates a label with a symbol.
  @_disfavoredOverload
  nonisolated public init<Words: StringProtocol>(_ title: Words, systemSymbol: SFSymbol) {
    self.init(title, systemImage: systemSymbol.rawValue)
  }
}

extension Button where Label == MaquetteUICore.Label<Text, Image> {
  /// Creates a button with a title that is translated, and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, action: @escaping @MainActor () -> Void
  ) { self.init(titleKey, systemImage: systemSymbol.rawValue, action: action) }
  /// Creates a button with a symbol.
  @_disfavoredOverload
  nonisolated public init<Words: StringProtocol>(
    _ title: Words, systemSymbol: SFSymbol, action: @escaping @MainActor () -> Void
  ) { self.init(title, systemImage: systemSymbol.rawValue, action: action) }
}

extension ContentUnavailableView
where Label == MaquetteUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view for missing content, with a symbol.
  nonisolated public init(_ title: LocalizedStringKey, systemSymbol: SFSymbol, description: Text? = nil) {
    self.init(title, systemImage: systemSymbol.rawValue, description: description)
  }
}

extension UIImage {
  /// A symbol.
  public convenience init(systemSymbol: SFSymbol) {
    self.init(systemSymbol: systemSymbol, withConfiguration: nil)
  }
  /// A symbol with a configuration.
  public convenience init(systemSymbol: SFSymbol, withConfiguration configuration: SymbolConfiguration?) {
    self.init(symbol: systemSymbol.rawValue)
  }
}
