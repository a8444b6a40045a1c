import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect
import MaquetteLayout

/// Items in tracks of fixed, flexible or as many as fit lengths, line after line.
struct TrackLayout: MaquetteLayout.Layout {
  let items: [GridItem]
  /// The distance between lines in points.
  let spacing: Double
  /// The place of the tracks where they leave room.
  let alignment: MaquetteLayout.HorizontalAlignment
  /// The axis along which lines follow each other.
  let axis: MaquetteLayout.Axis

  private struct Track {
    var length: Double
    /// The distance to the next track.
    var gap: Double
    var alignment: MaquetteLayout.Alignment
  }

  func measure(_ views: [LayoutItem], proposal: Proposal) -> Measured {
    let tracks = tracks(in: proposal[axis.cross])
    let across = tracks.dropLast().reduce(tracks.last?.length ?? 0) { $0 + $1.length + $1.gap }
    let lines = lines(views, tracks)
    let along = lines.reduce(0, +) + spacing * Double(max(0, lines.count - 1))
    return axis == .vertical
      ? Measured(width: across, height: along) : Measured(width: along, height: across)
  }

  func place(
    _ views: [LayoutItem], in rect: Rect, proposal: Proposal, direction: MaquetteGraphics.LayoutDirection
  ) -> [Placement] {
    let tracks = tracks(in: axis == .vertical ? rect.width : rect.height)
    let lines = lines(views, tracks)
    var placements: [Placement] = []
    var along = 0.0
    for (line, height) in lines.enumerated() {
      var across = 0.0
      for (column, track) in tracks.enumerated() {
        let index = line * tracks.count + column
        guard views.indices.contains(index) else { break }
        let offer = offer(track)
        let size = views[index].measure(offer).size
        let cell =
          axis == .vertical
          ? Rect(x: rect.minX + across, y: rect.minY + along, width: track.length, height: height)
          : Rect(x: rect.minX + along, y: rect.minY + across, width: height, height: track.length)
        let share = shares(track.alignment)
        var origin = Point(
          x: cell.minX + (cell.width - size.width) * share.x,
          y: cell.minY + (cell.height - size.height) * share.y)
        if direction == .rightToLeft { origin.x = rect.minX + rect.maxX - origin.x - size.width }
        placements.append(Placement(frame: Rect(origin: origin, size: size), proposal: offer))
        across += track.length + track.gap
      }
      along += height + spacing
    }
    return placements
  }

  private func offer(_ track: Track) -> Proposal {
    axis == .vertical
      ? Proposal(width: track.length, height: nil) : Proposal(width: nil, height: track.length)
  }

  private func shares(_ alignment: MaquetteLayout.Alignment) -> (x: Double, y: Double) {
    let x = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let y = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    return (x, y)
  }

  /// The lengths of the lines along the axis: each that of its longest view.
  private func lines(_ views: [LayoutItem], _ tracks: [Track]) -> [Double] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: views.count, by: tracks.count).map { start in
      tracks.enumerated().reduce(0) { longest, track in
        let index = start + track.offset
        guard views.indices.contains(index) else { return longest }
        let size = views[index].measure(offer(track.element)).size
        return max(longest, axis == .vertical ? size.height : size.width)
      }
    }
  }

  /// Fixed tracks take their lengths, and the others share what remains, the narrowest bounds first.
  private func tracks(in proposed: Double?) -> [Track] {
    func gap(_ item: GridItem) -> Double { item.spacing.map { Double($0) } ?? 8 }
    func track(_ item: GridItem, _ length: Double) -> Track {
      Track(length: length, gap: gap(item), alignment: item.alignment?.element ?? .center)
    }
    var room =
      (proposed.map { $0.isFinite ? $0 : 10_000 } ?? 10) - items.dropLast().reduce(0) { $0 + gap($1) }
    var rest = 0
    for item in items {
      if case .fixed(let length) = item.size { room -= length } else { rest += 1 }
    }
    return items.flatMap { item -> [Track] in
      switch item.size {
      case .fixed(let length): return [track(item, length)]
      case .flexible(let least, let most):
        let length = max(least, min(most, room / Double(max(1, rest))))
        room -= length
        rest -= 1
        return [track(item, length)]
      case .adaptive(let least, let most):
        let share = max(0, room / Double(max(1, rest)))
        let count = max(1, Int((share + gap(item)) / (least + gap(item))))
        let length = max(least, min(most, (share - gap(item) * Double(count - 1)) / Double(count)))
        room -= share
        rest -= 1
        return (0..<count).map { _ in track(item, length) }
      }
    }
  }
}
