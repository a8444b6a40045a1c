public import MaquetteControlKit
public import MaquetteElements
public import MaquetteGraphics
import MaquetteLayout
public import MaquetteTypography

/// Two to seven choices side by side, one of them selected.
public struct SegmentedControl: StatefulControl {
  /// The choices from leading to trailing, 2 to 7.
  public var segments: [Segment] = []
  /// The index of the selected segment, from 0; nil for none.
  public var selectedIndex: Int? = 0
  /// The index of the pressed segment, from 0; nil for the selected one in state pressed.
  public var pressedIndex: Int?
  /// The number of the pressed segment that a lens has taken the selection to; nil for none.
  var liftedIndex: Int?
  /// Whether segments act as buttons, raised only while pressed.
  public var isMomentary = false
  /// The size; large looks like medium.
  public var size: ControlSize = .medium
  /// How segments share the width: equally, or in proportion to their contents.
  public var distribution: SegmentDistribution = .fillEqually
  /// The font size of titles in points; nil for the size's.
  public var titleSize: Double?
  /// The font size that symbols match, in points; nil for the control's own.
  public var symbolSize: Double?
  /// The weight of titles; nil for the platform's.
  public var titleWeight: FontWeight?
  /// The weight of the selected segment's title; nil for `title-weight`, or the platform's.
  public var selectedTitleWeight: FontWeight?
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The colour of the selected segment; nil for the platform's.
  public var tint: ColorReference?
  /// The colour of the track behind unselected segments; nil for the platform's.
  public var background: ColorReference?
  /// The image behind segments, in place of track and thumb; its caps lie at the control's ends.
  public var backgroundImage: Image?
  /// The colour of titles and symbols; nil for the platform's.
  public var titleColor: ColorReference?
  /// The background and the title colour of segments in states other than the normal one; a pressed or disabled segment
  /// that is selected is as a selected one unless its own states have some.
  public var contents = StateValues<SegmentContent>()
  /// The divider colour, or colours that depend on which neighbour is selected.
  public var dividers = SegmentDividers()
  /// The distance of contents from the middle of their segments towards the trailing edge and down, in points, as with
  /// UIKit's `setContentPositionAdjustment(_:forSegmentType:barMetrics:)`.
  public var contentOffset = Point.zero
  /// Whether a segment is selected when something that is dragged is held over it.
  public var isSpringLoaded = false
  /// What the pressed segment shows of something that is dragged over it.
  public var springLoading = SpringLoading.inactive
  /// The width in points, or infinity to fill; nil to fit the segments.
  public var width: Double?
  /// The accessibility label; nil for none.
  public var accessibilityLabel: String?

  /// The allowed number of segments.
  public static let segmentCount = 2...7

  /// Creates a control without segments.
  public init() {}

  /// Creates a control; `selected` counts from 0.
  public init(_ segments: [Segment], selected: Int? = 0) {
    self.segments = segments
    self.selectedIndex = selected
  }

  public static let name = "segmented-control"
  public static let platforms: Set<Platform> = [.ios, .macos]
  public static let targetReach = TargetReach.height
  public static let guideline =
    "Use at most five segments on a phone, with either text or symbols, and contents of similar size. "
    + "The text size does not change it."

  public static let shorthand: String? = "segments"
  public static let metrics: [any ThemeMetrics.Type] = [
    SegmentedControlMetrics.self, MotionMetrics.self, LensMetrics.self, GlassMetrics.self,
  ]

  public static let attributes: [Attribute<SegmentedControl>] =
    ownAttributes
    + Attribute.states(
      \.contents, suffix: "-segment", help: "The background and title colour of a segment that")
    + springAttributes(\.isSpringLoaded, \.springLoading)

  private static let ownAttributes: [Attribute<SegmentedControl>] = [
    Attribute("segments", \.segments, count: segmentCount, of: "segments"),
    Attribute("selected", \.selectedIndex, indexUpTo: segmentCount.upperBound - 1),
    Attribute("pressed", \.pressedIndex, indexUpTo: segmentCount.upperBound - 1),
    Attribute("momentary", \.isMomentary),
    Attribute("size", \.size),
    Attribute("distribution", \.distribution),
    Attribute("title-size", \.titleSize, in: 1...1000),
    .symbolSize(\.symbolSize),
    Attribute("title-weight", \.titleWeight),
    Attribute("selected-title-weight", \.selectedTitleWeight),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("track-color", \.background),
    Attribute("background-image", \.backgroundImage),
    Attribute("title-color", \.titleColor),
    Attribute("divider", \.dividers),
    .contentOffset(\.contentOffset, help: "The distance of contents from the middle of their segments."),
    Attribute("width", \.width, length: 0...100_000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the segments' contents on separators, the thumb and the track.
  public func body(in environment: Environment) -> any Element {
    body(look(in: environment), in: environment)
  }

  package func body(_ look: SelectionLook, in environment: Environment) -> any Element {
    var shown = sprung(in: environment)
    // Between blinks the segment under the drag is as at rest.
    if springLoading == .activating, !shown.state.contains(.highlighted) { shown.pressedIndex = nil }
    shown.liftedIndex = lensIndex(in: environment)
    return blinking(shown.row(look, in: environment), in: environment)
  }

  private func row(_ look: SelectionLook, in environment: Environment) -> any Element {
    let metrics = environment.theme[SegmentedControlMetrics.self]
    let measures = metrics.measures(of: size)
    let outline = Surface.Outline.rounded(radius: measures.trackRadius, metrics.cornerStyle)
    let row = row(look, measures, metrics, environment)
    let control = row.contents
      .frame(
        width: FrameLength(filling: distribution == .fit ? nil : width),
        height: FrameLength(min: measures.height, ideal: measures.height, max: measures.height)
      )
      .background(separators(row.layer, measures, metrics, environment))
      .background(thumb(look, row.layer, measures, metrics, environment))
      .background(track(outline, measures, metrics, environment))
    let isFocused = effectiveState(in: environment).contains(.focused) && environment.isWindowActive
    let shown = control.focusRing(outline, if: isFocused, in: environment)
    // Segments that fit leave what a width has over blank.
    guard distribution == .fit, let width else { return shown }
    return shown.frame(width: FrameLength(filling: width), height: FrameLength())
  }

  private func track(
    _ outline: Surface.Outline, _ measures: SegmentedControlMetrics.Measures,
    _ metrics: SegmentedControlMetrics, _ environment: Environment
  ) -> any Element {
    if backgroundImage != nil { return Surface() }
    if metrics.hasBezel { return bezel(measures, metrics, tint: background) }
    let track = ColorReference.token(environment.isWindowActive ? .segmentTrack : .segmentInactiveTrack)
    let surface = Surface(outline, fill: background ?? track, border: edge(metrics, environment))
    guard environment.color(.segmentFoot).alpha > 0 else { return surface }
    return surface.overlay(FootLine(outline: outline, color: .token(.segmentFoot)))
  }

  /// Returns a group; its segments are exposed individually.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? "",
      traits: traits(in: environment), isContainer: true)
  }

  /// Returns warnings for an invalid number of segments or index.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    var warnings: [ElementWarning] = []
    if !Self.segmentCount.contains(segments.count) {
      warnings.append(
        .itemCount(element: Self.name, count: segments.count, allowed: Self.segmentCount))
    } else {
      for index in [selectedIndex, pressedIndex].compactMap(\.self)
      where !segments.indices.contains(index) {
        warnings.append(.noSuchItem(element: Self.name, index: index, count: segments.count))
      }
    }
    return warnings
  }
}

extension SegmentedControl: SpringLoadedControl {}

extension SegmentedControl {
  /// Returns the control in a size.
  public func size(_ size: ControlSize) -> SegmentedControl { with(\.size, size) }
  /// Returns the control with a colour for its raised segment.
  public func tint(_ tint: ColorReference) -> SegmentedControl { with(\.tint, tint) }
  /// Returns the control with another distribution of its width.
  public func distribution(_ distribution: SegmentDistribution) -> SegmentedControl {
    with(\.distribution, distribution)
  }
  /// Returns the control with its segments as buttons.
  public func momentary() -> SegmentedControl { with(\.isMomentary, true) }
}
