public import Maquette
import MaquetteElements
public import MaquettePNG
public import MaquetteRendering
public import MaquetteSheets

extension SheetComposition {
  /// Returns the picture as it moves, cut into frames as the sheet says.
  ///
  /// - Parameters:
  ///   - renderer: Keeps glyphs and shadows from one frame to the next.
  ///   - threads: How many bands of rows are drawn at the same time.
  /// - Throws: ``AnimationError``.
  public func animation(
    with renderer: Renderer = Renderer(), threads: Int = 1
  ) throws(AnimationError) -> PNGAnimation {
    try frames().animation(with: renderer, threads: threads)
  }

  /// Calls the body with everything that the frames show and when, as bytes that are equal for equal animations and for
  /// no others; for a digest.
  public func forEachAnimationContent(_ body: ([UInt8]) -> Void) throws(AnimationError) {
    let sequence = try frames()
    body(Array("\(canvas.animation.playCount)".utf8))
    for frame in sequence.frames {
      body(Array(" \(frame.duration.ticks) ".utf8) + sequence.picture(at: frame.start).content)
    }
  }

  private func frames() throws(AnimationError) -> FrameSequence {
    try FrameSequence(timeline: timeline(), playCount: canvas.animation.playCount) { moment in
      let composition = at(moment)
      return (composition.mockup, composition.layout())
    }
  }
}

extension Sheet.Picture {
  /// Returns the animated picture: see `SheetComposition.animation(with:threads:)`.
  public func animation(
    with renderer: Renderer = Renderer(), threads: Int = 1
  ) throws(AnimationError) -> PNGAnimation {
    try composed().animation(with: renderer, threads: threads)
  }
}
