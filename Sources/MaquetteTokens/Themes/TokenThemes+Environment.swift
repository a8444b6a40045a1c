public import MaquetteControls

extension TokenThemes {
  /// Sets the themes of an environment, for its platform and any later one.
  public func apply(to environment: inout Environment) {
    environment.use(themes)
    environment.tokenPaths = paths
  }
}
