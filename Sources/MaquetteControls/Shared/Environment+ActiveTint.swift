internal import MaquetteElements

extension Environment {
  /// The tint, or the gray that stands for it in a window that is not the active one.
  var activeTint: ColorReference { isWindowActive ? tint : .token(.tertiaryLabel) }
}
