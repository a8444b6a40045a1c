import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The images in place of a slider's track and thumb.
struct SliderImages: Hashable, Sendable {
  var minimumTrack, maximumTrack, thumb: Image?

  /// Whether a side of the track is an image.
  var hasTrack: Bool { minimumTrack != nil || maximumTrack != nil }

  /// Returns the image of one side of the track, as high as it is itself, about the track's middle.
  static func track(
    _ image: Image, in part: Rect, grid: PixelGrid, environment: Environment
  ) -> [DisplayList.Operation] {
    let height = image.ownSize(in: environment)?.height ?? part.height
    let frame = Rect(
      x: part.minX, y: grid.snap(part.center.y - height / 2), width: part.width, height: height)
    return image.resizable().operations(in: frame, environment: environment)
  }
}

extension Slider {
  /// The images of track and thumb.
  var images: SliderImages {
    SliderImages(minimumTrack: minimumTrackImage, maximumTrack: maximumTrackImage, thumb: thumbImage)
  }

  /// The size of the thumb in the slider's state: the platform's, or its image's own.
  func thumbSize(in environment: Environment) -> Size {
    if let own = shown(in: environment).thumbImage?.ownSize(in: environment) { return own }
    let measures = environment.theme[SliderMetrics.self].measures(of: size)
    return ticks > 1 ? measures.tickedThumb : measures.thumb
  }

  /// The distance of the thumb from the bar's ends at the ends of its travel; an image stays within the bar.
  func thumbInset(in environment: Environment) -> Double {
    shown(in: environment).thumbImage == nil ? environment.theme[SliderMetrics.self].thumbInset : 0
  }
}
