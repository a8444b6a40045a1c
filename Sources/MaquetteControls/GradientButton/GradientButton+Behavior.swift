public import MaquetteControlKit
public import MaquetteElements

extension GradientButton: BehavingButton, AlignedControl {}
