package import MaquetteElements

extension Environment {
  /// The tint, or its gray replacement in an inactive window: (215) on 237, measured on a slider at 2x (macOS 11).
  /// Tracks of the glass era have that gray themselves; what is filled has the next one there.
  package var activeTint: ColorReference {
    isWindowActive ? tint : .token(theme.era == .glass ? .tertiaryLabel : .quaternaryLabel)
  }
}
