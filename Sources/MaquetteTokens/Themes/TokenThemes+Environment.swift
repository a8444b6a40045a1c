public import MaquetteControls

extension TokenThemes {
  /// Gives the themes to an environment, for whichever platform it is on or goes to.
  public func apply(to environment: inout Environment) {
    environment.use(themes)
    environment.tokenPaths = paths
  }
}
