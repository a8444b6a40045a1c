public import MaquetteControlKit
public import MaquetteElements
public import MaquettePNG
import MaquetteRaster
public import MaquetteRendering

extension Mockup {
  /// Returns the picture as it moves: loops such as spinners, and elements that others replace (`Keyframes`).
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
      return (mockup, mockup.layout())
    }.animation(with: renderer, threads: threads)
  }
}

/// The frames of an animation, drawn on demand.
package struct FrameSequence {
  /// The pixels of a frame that is drawn as a whole, on several threads: 16 megapixels, 64 MiB.
  private static let wholePixels = Double(16 << 20)

  package let frames: [Timeline.Frame]
  let playCount: Int
  /// The picture at a moment, laid out.
  let layout: (Moment) -> (mockup: Mockup, layout: LayoutNode)

  package init(
    timeline: Timeline?, playCount: Int, layout: @escaping (Moment) -> (mockup: Mockup, layout: LayoutNode)
  ) throws(AnimationError) {
    guard let timeline else { throw .tooManyFrames(limit: Timeline.frameLimit) }
    frames = timeline.frames
    self.playCount = playCount
    self.layout = layout
  }

  package func picture(at moment: Moment) -> DisplayList {
    let (mockup, layout) = layout(moment)
    return mockup.displayList(of: layout)
  }

  /// Draws the frames, of which only one is in memory at a time. One that shows what the one before shows is not drawn
  /// again.
  package func animation(with renderer: Renderer, threads: Int) throws(AnimationError) -> PNGAnimation {
    let environment = layout(.zero).mockup.environment
    let size = frames.reduce(Size.zero) { size, frame in
      let next = layout(frame.start).layout.frame.size
      return Size(width: max(size.width, next.width), height: max(size.height, next.height))
    }
    var animation: PNGAnimation?
    func append(_ list: DisplayList, ticks: Int) throws(AnimationError) {
      var list = list
      list.size = size
      let rows: any PixelSource
      do throws(RenderError) {
        // A large picture is drawn as it is read, so that it is never in memory as a whole.
        let pixelCount = size.width * size.height * environment.scale * environment.scale
        rows =
          pixelCount > Self.wholePixels
          ? try renderer.rows(of: list, scale: environment.scale, library: environment.fonts)
          : try renderer.render(
            list, scale: environment.scale, library: environment.fonts, threads: threads)
      } catch {
        throw .frame(error)
      }
      for delay in Self.delays(ticks: ticks) {
        if animation == nil {
          animation = PNGAnimation(
            firstRows: rows, delay: delay, playCount: UInt32(truncatingIfNeeded: playCount))
        } else {
          animation?.append(rows: rows, delay: delay)
        }
      }
    }
    var last: (list: DisplayList, ticks: Int)?
    for frame in frames {
      let list = picture(at: frame.start)
      if let former = last, former.list.commands == list.commands, former.list.size == list.size {
        last?.ticks += frame.duration.ticks
      } else {
        if let last { try append(last.list, ticks: last.ticks) }
        last = (list, frame.duration.ticks)
      }
    }
    if let last { try append(last.list, ticks: last.ticks) }
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
