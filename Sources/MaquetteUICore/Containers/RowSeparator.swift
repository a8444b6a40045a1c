import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteViewLayout
import struct MaquetteGraphics.Rect
import Synchronization

/// Where the words of a list's row begin, from which the line below it starts.
///
/// As in SwiftUI that is the leading edge of the row's first text, or what the row states by the guide
/// `listRowSeparatorLeading`. It becomes known as the row is placed, before its line is.
final class RowGuides: Sendable {
  private struct Places {
    var hasText = false
    var text: Rect?
    var leading: Double?
    var trailing: Double?
  }

  private let places = Mutex(Places())

  /// Whether a text is the first one of the row.
  func takeText() -> Bool {
    places.withLock { places in
      defer { places.hasText = true }
      return !places.hasText
    }
  }

  /// Notes the frame of the first text.
  func placedText(_ frame: Rect) { places.withLock { $0.text = frame } }

  /// Notes where the row says that its line starts or ends, in points of the picture.
  func stated(leading: Double? = nil, trailing: Double? = nil) {
    places.withLock {
      $0.leading = leading ?? $0.leading
      $0.trailing = trailing ?? $0.trailing
    }
  }

  /// Returns the insets of a row's line.
  func insets(in frame: Rect, _ insets: Insets, _ direction: MaquetteGraphics.LayoutDirection) -> Insets {
    let places = places.withLock { $0 }
    var result = insets
    let isMirrored = direction == .rightToLeft
    if let start = places.leading ?? places.text.map({ isMirrored ? $0.maxX : $0.minX }) {
      result.leading = isMirrored ? frame.maxX - start : start - frame.minX
    }
    if let end = places.trailing {
      result.trailing = isMirrored ? end - frame.minX : frame.maxX - end
    }
    return result
  }
}

/// A line along an edge of a row.
struct RowSeparator: Element {
  let guides: RowGuides
  /// The distances from the sides of the row if it holds no text.
  let insets: Insets
  let color: ColorReference
  /// The thickness in points.
  let height: Double
  let alignment: MaquetteLayout.Alignment

  func node(in environment: MaquetteElements.Environment) -> Node {
    let direction = environment.direction
    return SizeReader { [self] room in
      let sides = guides.insets(in: room.frame, insets, direction)
      let fill = FrameLength(nil, nil, .infinity)
      return Surface(fill: color).frame(height: height)
        .padding(Insets(leading: sides.leading, trailing: sides.trailing))
        .frame(width: fill, height: fill, alignment: alignment)
    }.node(in: environment)
  }
}

/// A text that may be the first one of its row.
struct RowWords: Element {
  let content: any Element

  func node(in environment: MaquetteElements.Environment) -> Node {
    guard let guides = environment.rowGuides, guides.takeText() else { return content.node(in: environment) }
    return content.placed { guides.placedText($0) }.node(in: environment)
  }
}

/// An element that states where the line of its row begins or ends.
struct RowGuideStatement: Element {
  let content: any Element
  let isLeading: Bool
  /// Returns the place of the guide from the element's leading edge.
  let place: @Sendable (ViewDimensions) -> Double

  func node(in environment: MaquetteElements.Environment) -> Node {
    guard let guides = environment.rowGuides else { return content.node(in: environment) }
    let isMirrored = environment.direction == .rightToLeft
    return content.placed { frame in
      let lines = ViewDimensions(
        width: frame.width, height: frame.height, firstBaseline: nil, lastBaseline: nil)
      let distance = place(lines)
      let x = isMirrored ? frame.maxX - distance : frame.minX + distance
      guides.stated(leading: isLeading ? x : nil, trailing: isLeading ? nil : x)
    }.node(in: environment)
  }
}

extension RowGuides: Equatable {
  static func == (first: RowGuides, second: RowGuides) -> Bool { first === second }
}

extension MaquetteElements.Environment {
  private enum RowGuidesKey: MaquetteElements.EnvironmentKey { static let defaultValue: RowGuides? = nil }

  /// The guides of the list's row around; nil outside of one.
  var rowGuides: RowGuides? {
    get { self[RowGuidesKey.self] }
    set { self[RowGuidesKey.self] = newValue }
  }
}
