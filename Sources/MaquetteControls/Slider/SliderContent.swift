public import MaquetteControlKit
public import MaquetteElements

/// What a slider shows in a state; what is nil is as in the normal state, as with UIKit's
/// `setMinimumTrackImage(_:for:)`.
public struct SliderContent: StateContent {
  /// The colour of the track before the thumb.
  public var minimumTrackTint: ColorReference?
  /// The colour of the track after the thumb.
  public var maximumTrackTint: ColorReference?
  /// The colour of the thumb.
  public var thumbTint: ColorReference?
  /// The symbol in place of the thumb.
  public var thumbSymbol: String?
  /// The image of the track before the thumb.
  public var minimumTrackImage: Image?
  /// The image of the track after the thumb.
  public var maximumTrackImage: Image?
  /// The image of the thumb.
  public var thumbImage: Image?

  /// Creates content that is as in the normal state.
  public init() {}

  public static let ownerName = "a slider's parts"

  public static let attributes: [Attribute<SliderContent>] = [
    Attribute("minimum-track-tint", \.minimumTrackTint),
    Attribute("maximum-track-tint", \.maximumTrackTint),
    Attribute("thumb-tint", \.thumbTint),
    Attribute("thumb-symbol", \.thumbSymbol, type: .symbol),
    Attribute("minimum-track-image", \.minimumTrackImage),
    Attribute("maximum-track-image", \.maximumTrackImage),
    Attribute("thumb-image", \.thumbImage),
  ]
}

extension Slider {
  /// Returns the slider with parts of their own in a set of states.
  public func content(_ content: SliderContent, for state: ControlState) -> Slider {
    var slider = self
    slider.contents[state] = content
    return slider
  }

  /// Returns the slider with the parts of its state in place of the normal ones.
  func shown(in environment: Environment) -> Slider {
    guard let content = contents[effectiveState(in: environment)] else { return self }
    var slider = self
    slider.minimumTrackTint = content.minimumTrackTint ?? minimumTrackTint
    slider.maximumTrackTint = content.maximumTrackTint ?? maximumTrackTint
    slider.thumbTint = content.thumbTint ?? thumbTint
    slider.thumbSymbol = content.thumbSymbol ?? thumbSymbol
    slider.minimumTrackImage = content.minimumTrackImage ?? minimumTrackImage
    slider.maximumTrackImage = content.maximumTrackImage ?? maximumTrackImage
    slider.thumbImage = content.thumbImage ?? thumbImage
    return slider
  }
}
