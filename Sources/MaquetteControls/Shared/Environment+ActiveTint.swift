internal import MaquetteElements

extension Environment {
  /// The tint, or its gray replacement in an inactive window.
  var activeTint: ColorReference { isWindowActive ? tint : .token(.tertiaryLabel) }
}
