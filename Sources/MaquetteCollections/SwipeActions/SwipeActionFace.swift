import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The drawing of an action beside a row: a block as high as the row, or a capsule on it.
struct SwipeActionFace {
  var action: SwipeAction

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[SwipeMetrics.self]
    // A row is high enough for both, or the symbol takes the title's place; the layout knows how high it is.
    let isTall = environment.swipedRowHeight >= metrics.leastHeightOfBoth
    let hasBoth = action.symbol != nil && !action.title.isEmpty && isTall
    let isPressed = action.state.contains(.highlighted)
    let isDisabled = action.isDisabled(in: environment)
    // What a wide action shows stays beside the row.
    let inner: Alignment = environment.swipeEdge == .trailing ? .leading : .trailing
    let cuts = environment.cutsSwipeActions
    var face: any Element
    if metrics.isCapsule {
      var capsule = content(hasTitle: action.symbol == nil, cuts: cuts, metrics)
        .padding(Insets(horizontal: action.symbol == nil ? metrics.titlePadding : 0, vertical: 0))
        .frame(width: FrameLength(min: metrics.width), height: FrameLength())
        .frame(
          width: FrameLength(max: .infinity), height: FrameLength(min: 0, max: metrics.capsuleHeight),
          alignment: inner
        )
        .background(Surface(outline(metrics), fill: fill))
      capsule = capsule.clipped()
      if isPressed { capsule = capsule.opacity(metrics.pressedOpacity) }
      face = VStack(spacing: metrics.contentSpacing) {
        capsule
        if hasBoth { title(size: metrics.captionSize, color: .token(.secondaryLabel), metrics) }
      }
      .padding(Insets(horizontal: 0, vertical: metrics.inset))
      .frame(width: FrameLength(min: metrics.width, max: .infinity), height: FrameLength(max: .infinity))
    } else {
      let padding = action.symbol == nil || hasBoth ? metrics.titlePadding : 0
      face = content(hasTitle: action.symbol == nil || hasBoth, cuts: cuts, metrics)
        .padding(Insets(horizontal: padding, vertical: 0))
        .frame(width: FrameLength(min: metrics.width), height: FrameLength())
        .frame(width: FrameLength(max: .infinity), height: FrameLength(max: .infinity), alignment: inner)
        .background(Surface(fill: fill))
        .clipped()
      if isPressed { face = face.overlay(Surface(fill: .token(.swipePressed))) }
    }
    return isDisabled ? face.opacity(metrics.disabledOpacity) : face
  }

  private var fill: ColorReference { action.tint ?? .token(action.role == .destructive ? .red : .gray) }

  /// The symbol and the title. While a finger uncovers them they keep their width and are cut; at rest a title ends with an ellipsis.
  private func content(hasTitle: Bool, cuts: Bool, _ metrics: SwipeMetrics) -> any Element {
    let content = VStack(spacing: metrics.contentSpacing) {
      if let symbol = action.symbol {
        SymbolImage(symbol).with(\.size, metrics.symbolSize).color(.token(.onTint))
      }
      if hasTitle, !action.title.isEmpty {
        title(size: metrics.titleSize, color: .token(.onTint), metrics)
      }
    }
    return cuts ? content.fixedSize() : content
  }

  /// The outline of the surface on the row's background.
  private func outline(_ metrics: SwipeMetrics) -> Surface.Outline {
    metrics.capsuleRadius * 2 < metrics.capsuleHeight
      ? .rounded(radius: metrics.capsuleRadius, .continuous) : .capsule
  }

  private func title(size: Double, color: ColorReference, _ metrics: SwipeMetrics) -> any Element {
    Text(action.title, weight: metrics.titleWeight).with(\.size, size).color(color).lineLimit(1)
  }
}

extension Environment {
  private enum SwipedRowHeightKey: EnvironmentKey { static let defaultValue = 44.0 }
  private enum SwipeEdgeKey: EnvironmentKey { static let defaultValue = SwipeActions.Edge.trailing }
  private enum CutsSwipeActionsKey: EnvironmentKey { static let defaultValue = false }

  /// The end of the row that actions stand at.
  var swipeEdge: SwipeActions.Edge {
    get { self[SwipeEdgeKey.self] }
    set { self[SwipeEdgeKey.self] = newValue }
  }

  /// Whether a finger uncovers the actions, so that what has no room yet is cut.
  var cutsSwipeActions: Bool {
    get { self[CutsSwipeActionsKey.self] }
    set { self[CutsSwipeActionsKey.self] = newValue }
  }

  /// The height in points of the row beside which actions stand.
  var swipedRowHeight: Double {
    get { self[SwipedRowHeightKey.self] }
    set { self[SwipedRowHeightKey.self] = newValue }
  }
}
