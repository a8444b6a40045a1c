public import MaquetteElements

extension GradientButton: BehavingButton, AlignedControl {}
