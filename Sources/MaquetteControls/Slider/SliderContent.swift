public import MaquetteControlKit
public import MaquetteElements

/// What a slider shows in a state; what is nil is as in the normal state, as with UIKit's
/// `setMinimumTrackImage(_:for:)`.
public struct SliderContent: StateContent {
  /// The colour of the track up to the thumb.
  public var minimumTrackTint: ColorReference?
  /// The colour of the track beyond the thumb.
  public var maximumTrackTint: ColorReference?
  /// The colour of the thumb.
  public var thumbTint: ColorReference?
  /// The symbol that replaces the thumb.
  public var thumbSymbol: String?
  /// The image of the track up to the thumb.
  public var minimumTrackImage: Image?
  /// The image of the track beyond the thumb.
  public var maximumTrackImage: Image?
  /// The image of the thumb.
  public var thumbImage: Image?

  /// Creates content that is as in the normal state.
  public init() {}

  public static let ownerName = "a slider's parts"

  public static let attributes: [Attribute<SliderContent>] = [
    Attribute("minimum-track-tint", \.minimumTrackTint, help: "The track's colour up to the thumb."),
    Attribute("maximum-track-tint", \.maximumTrackTint, help: "The track's colour beyond the thumb."),
    Attribute("thumb-tint", \.thumbTint, help: "The thumb's colour."),
    Attribute("thumb-symbol", \.thumbSymbol, help: "A symbol that replaces the thumb.", type: .symbol),
    Attribute("minimum-track-image", \.minimumTrackImage, help: "The track's image up to the thumb."),
    Attribute("maximum-track-image", \.maximumTrackImage, help: "The track's image beyond the thumb."),
    Attribute("thumb-image", \.thumbImage, help: "The thumb's image."),
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
