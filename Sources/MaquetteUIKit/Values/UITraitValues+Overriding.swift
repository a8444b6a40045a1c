import MaquetteUICore

extension UITraitValues {
  /// The traits of a picture.
  init(_ drawn: ViewConfiguration) {
    userInterfaceStyle = drawn.colorScheme == .dark ? .dark : .light
    // Only tablets are that wide and regular both ways.
    let isTablet = drawn.horizontalSizeClass == .regular && drawn.verticalSizeClass == .regular
    userInterfaceIdiom = drawn.system.isMac ? .mac : isTablet ? .pad : .phone
    horizontalSizeClass = drawn.horizontalSizeClass == .regular ? .regular : .compact
    verticalSizeClass = drawn.verticalSizeClass == .compact ? .compact : .regular
    layoutDirection = drawn.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    accessibilityContrast = drawn.contrast == .increased ? .high : .normal
    preferredContentSizeCategory = UIContentSizeCategory(drawn.dynamicTypeSize)
    displayScale = drawn.scale
  }

  /// These traits with those that another one specifies.
  func overridden(by other: UITraitValues) -> UITraitValues {
    var result = self
    func take<Value: Equatable>(_ trait: WritableKeyPath<UITraitValues, Value>) {
      let value = other[keyPath: trait]
      if value != UITraitValues()[keyPath: trait] { result[keyPath: trait] = value }
    }
    take(\.userInterfaceStyle)
    take(\.userInterfaceIdiom)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.layoutDirection)
    take(\.accessibilityContrast)
    take(\.legibilityWeight)
    take(\.userInterfaceLevel)
    take(\.displayGamut)
    take(\.forceTouchCapability)
    take(\.preferredContentSizeCategory)
    take(\.displayScale)
    return result
  }
}
