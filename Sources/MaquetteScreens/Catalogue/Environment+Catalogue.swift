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
