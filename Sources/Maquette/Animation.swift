public import MaquetteElements
public import MaquettePNG
internal import MaquetteRaster
public import MaquetteRendering
public import MaquetteSheets

extension Mockup {
  /// Returns the picture as it moves: loops such as spinners, and elements that others replace (``Keyframes``).
  ///
  /// Each frame has the very pixels of the still picture at its moment. If the picture grows, all frames are as large
  /// as the largest.
  ///
  /// - Parameters:
  ///   - settings: How changes are cut into frames.
  ///   - playCount: How often all of it is shown; 0 for without an end.
  ///   - renderer: Keeps glyphs and shadows from one frame to the next.
  ///   - threads: How many bands of rows are drawn at the same time.
  /// - Throws: ``AnimationError``.
  public func animation(
    settings: Timeline.Settings = Timeline.Settings(), playCount: Int = 0,
    with renderer: Renderer = Renderer(), threads: Int = 1
  ) throws(AnimationError) -> PNGAnimation {
    try FrameSequence(timeline: Timeline(motions(), settings: settings), playCount: playCount) { moment in
      var mockup = self
      mockup.environment.moment = moment
      return (mockup, mockup.displayList())
    }.animation(with: renderer, threads: threads)
  }
}

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

  /// Everything that the frames show and when, as bytes that are equal for equal animations and for no others; for a
  /// digest.
  public func animationContent() throws(AnimationError) -> [UInt8] {
    let sequence = try frames()
    return sequence.frames.reduce(into: Array("\(canvas.animation.playCount)".utf8)) { bytes, frame in
      bytes += Array(" \(frame.duration.ticks) ".utf8) + sequence.picture(frame.start).list.content
    }
  }

  private func frames() throws(AnimationError) -> FrameSequence {
    try FrameSequence(timeline: timeline(), playCount: canvas.animation.playCount) { moment in
      let composition = at(moment)
      return (composition.mockup, composition.mockup.displayList(of: composition.layout()))
    }
  }
}

extension Sheet {
  /// Returns the animated picture: see ``SheetComposition/animation(with:threads:)``.
  public func animation(
    with renderer: Renderer = Renderer(), threads: Int = 1
  ) throws(AnimationError) -> PNGAnimation {
    try composed().animation(with: renderer, threads: threads)
  }
}

/// The frames of an animation, drawn on demand.
private struct FrameSequence {
  let frames: [Timeline.Frame]
  let playCount: Int
  /// The picture at a moment.
  let picture: (Moment) -> (mockup: Mockup, list: DisplayList)

  init(
    timeline: Timeline?, playCount: Int, picture: @escaping (Moment) -> (mockup: Mockup, list: DisplayList)
  ) throws(AnimationError) {
    guard let timeline else { throw .tooManyFrames(limit: Timeline.frameLimit) }
    frames = timeline.frames
    self.playCount = playCount
    self.picture = picture
  }

  /// Draws the frames. One that shows what the one before shows is not drawn again.
  func animation(with renderer: Renderer, threads: Int) throws(AnimationError) -> PNGAnimation {
    var lists: [(list: DisplayList, ticks: Int)] = []
    for frame in frames {
      let list = picture(frame.start).list
      if let last = lists.last, last.list.commands == list.commands, last.list.size == list.size {
        lists[lists.count - 1].ticks += frame.duration.ticks
      } else {
        lists.append((list, frame.duration.ticks))
      }
    }
    let environment = picture(.zero).mockup.environment
    let size = lists.reduce(Size.zero) {
      Size(width: max($0.width, $1.list.size.width), height: max($0.height, $1.list.size.height))
    }
    var animation: PNGAnimation?
    for (list, ticks) in lists {
      var list = list
      list.size = size
      let bitmap: Bitmap
      do throws(RenderError) {
        bitmap = try renderer.render(
          list, scale: environment.scale, library: environment.fonts, threads: threads)
      } catch {
        throw .frame(error)
      }
      for delay in Self.delays(ticks: ticks) {
        if animation == nil {
          animation = PNGAnimation(
            first: bitmap, delay: delay, playCount: UInt32(truncatingIfNeeded: playCount))
        } else {
          animation?.append(bitmap, delay: delay)
        }
      }
    }
    // A timeline has a frame.
    guard let animation else { throw .tooManyFrames(limit: 0) }
    return animation
  }

  /// A duration as the fewest durations that a file can hold.
  private static func delays(ticks: Int) -> [FrameDelay] {
    let most = Int(UInt16.max)
    let lengths = Array(repeating: most, count: ticks / most) + (ticks % most > 0 ? [ticks % most] : [])
    return lengths.map {
      FrameDelay(
        units: UInt16(truncatingIfNeeded: $0), unitsPerSecond: UInt16(Moment.ticksPerSecond))
    }
  }
}

/// Why an animated picture cannot be drawn.
public enum AnimationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A frame cannot be drawn.
  case frame(RenderError)
  /// There would be more frames than that.
  case tooManyFrames(limit: Int)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .frame(let error): "\(error)"
    case .tooManyFrames(let limit): "an animation has at most \(limit) frames, and this one would have more"
    }
  }
}
