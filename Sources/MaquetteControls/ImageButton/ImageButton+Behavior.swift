public import MaquetteControlKit
public import MaquetteElements

extension ImageButton: BehavingButton, AlignedControl {
  /// The name of the image, or of the symbol without one.
  public var figureName: String { image?.spokenName ?? symbol }
}
