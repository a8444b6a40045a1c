public import MaquetteElements

extension Environment {
  private enum CatalogueKey: EnvironmentKey {
    static var defaultValue: Catalogue { .standard }
  }

  /// The elements that sheets can name: the standard ones, unless a package adds its own.
  ///
  /// ```swift
  /// environment.catalogue = .standard.adding(Rating.self)
  /// ```
  public var catalogue: Catalogue {
    get { self[CatalogueKey.self] }
    set { self[CatalogueKey.self] = newValue }
  }
}

extension Environment {
  /// The tint, or its gray replacement in an inactive window: (215) on 237, measured on a slider at 2x (macOS 11).
  /// Tracks of the glass era have that gray themselves; what is filled has the next one there.
  var activeTint: ColorReference {
    isWindowActive ? tint : .token(theme.era == .glass ? .tertiaryLabel : .quaternaryLabel)
  }
}
