internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A part of a screen in one of its states, in which it is built once.
enum PartState: Hashable {
  /// The content, above a keyboard of a height and moved up by a distance, both in points.
  case content(covered: Insets, above: Double, shift: Double)
  /// The bars at an edge, at an index among the parts, over content that has been scrolled by a distance in points.
  case bars(ScreenEdge, index: Int, isOverContent: Bool, distance: Double, isOnKeyboard: Bool)

  /// The index among the parts.
  fileprivate var index: Int {
    switch self {
    case .content: 0
    case .bars(_, let index, _, _, _): index
    }
  }
}

extension ScreenLayout {
  /// The content and the bars at their places, from back to front.
  mutating func parts(isDraft: Bool) -> [any Element] {
    let pushing = keyboard.flatMap { $0.isForPresented ? nil : $0 }
    let state = content(above: pushing?.height ?? 0, shift: pushing?.shift ?? 0)
    let scroll = scroll(of: part(state))
    let distance = scroll?.distance ?? 0
    var parts = [part(state, isDraft: isDraft)]
    if room.canvas.device.kind == .watch, plan.top.isEmpty, distance > 0 { parts.append(watchFade) }
    // Less than half a point of content is rounding.
    let isUnder: [(ScreenEdge, Bool)] = [
      (.top, distance > 0), (.bottom, (scroll?.limit ?? 0) - distance >= 0.5),
    ]
    for (edge, isOverContent) in isUnder where !plan.bars(at: edge).isEmpty {
      let state = bars(at: edge, index: parts.count, isOverContent: isOverContent, distance: distance)
      parts.append(
        part(state, isDraft: isDraft).padding(Insets(bottom: edge == .bottom ? carrier : 0))
          .frame(width: size.width, height: size.height, alignment: edge == .top ? .top : .bottom))
    }
    return parts
  }

  /// Returns the content above a keyboard of a height in points.
  ///
  /// - Parameter shift: the distance in points that everything moves up, or that content which scrolls is scrolled.
  func content(above keyboard: Double, shift: Double = 0) -> PartState {
    .content(covered: covered, above: keyboard, shift: shift)
  }

  /// The bars at an edge over content that has not been scrolled; nil without bars.
  mutating func bars(at edge: ScreenEdge) -> Node? {
    if plan.bars(at: edge).isEmpty { return nil }
    let index = edge == .bottom && !plan.top.isEmpty ? 2 : 1
    return part(bars(at: edge, index: index, isOverContent: false, distance: 0)).builtNode
  }

  /// The height of the bars at an edge; nil without bars.
  mutating func height(at edge: ScreenEdge) -> Double? {
    bars(at: edge)?.item.measure(Proposal(width: size.width, height: nil)).size.height
  }

  /// The height that the whole content takes with the bars.
  var wholeHeight: Double {
    var inside = environment
    inside.isDraft = true
    return plan.content.map {
      layer($0, covered).node(in: inside).item.measure(Proposal(width: size.width, height: nil)).size.height
    }.max() ?? 0
  }

  /// Returns a part, which is built once in each state. Every part that is drawn is a draft first.
  ///
  /// - Parameter isDraft: whether screens inside may be drafts.
  mutating func part(_ state: PartState, isDraft: Bool = true) -> any Element {
    if let draft = drafts[state], isDraft || draft.builtNode?.holdsDrafts != true { return draft }
    // The page is the first child of its screen, and the parts are in the first child of each layer of the page.
    var inside = environment.at(0)
    for _ in 0..<(plan.overlays.count + (room.background == nil ? 0 : 1)) { inside = inside.at(0) }
    inside.isTintDimmed = environment.isTintDimmed || isDimmed
    inside.isDraft = isDraft
    let part = inside.built(element(of: state), at: state.index)
    if isDraft { drafts[state] = part }
    return part
  }

  /// Returns the layout of a part on the screen; nil for one that is not in the picture.
  func placed(_ part: any Element) -> LayoutNode? {
    part.builtNode?.placed(
      in: Rect(origin: .zero, size: size), proposal: Proposal(width: size.width, height: size.height),
      grid: PixelGrid(scale: environment.scale))
  }

  private func bars(at edge: ScreenEdge, index: Int, isOverContent: Bool, distance: Double) -> PartState {
    .bars(
      edge, index: index, isOverContent: isOverContent, distance: distance,
      isOnKeyboard: edge == .bottom && carrier > 0)
  }

  private func element(of state: PartState) -> any Element {
    switch state {
    case .content(let covered, let keyboard, let shift):
      var insets = covered
      insets.bottom = Swift.max(insets.bottom, keyboard)
      return content(inside: insets, shift: shift)
    case .bars(let edge, _, let isOverContent, let distance, let isOnKeyboard):
      return stack(at: edge, isOverContent: isOverContent, distance: distance, isOnKeyboard: isOnKeyboard)
    }
  }

  /// The content on the whole screen; what does not scroll stays off the bars and the keyboard.
  private func content(inside insets: Insets, shift: Double) -> any Element {
    let layers = plan.content.map { element in
      let layer = layer(element, insets)
      guard shift > 0 else { return layer }
      return element.isScreenContent
        ? layer.environment { $0.keyboardShift = shift } : layer.offset(y: -shift)
    }
    let all = layers.count == 1 ? layers[0] : ZStack { layers }
    return all.frame(width: size.width, height: size.height, alignment: .top)
  }

  /// One element of the content in the room that it has: all of the screen, or that between the bars.
  private func layer(_ element: any Element, _ covered: Insets) -> any Element {
    let canvas = room.canvas
    if element.isScreenContent {
      return element.environment {
        $0.coveredInsets = covered
        $0.contentMargins = canvas.margins
        $0.fillsScreen = true
      }
    }
    var insets = covered
    let margins = canvas.margins.insets(on: canvas, width: size.width - insets.horizontal, in: environment)
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    guard plan.content.count > 1 else { return element.padding(insets) }
    let free = Size(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    return element.frame(width: free.width, height: free.height, alignment: plan.alignment).padding(insets)
  }

  /// The bars at an edge. Only the one at the edge itself is higher by the unsafe part of the screen there.
  private func stack(
    at edge: ScreenEdge, isOverContent: Bool, distance: Double, isOnKeyboard: Bool
  ) -> any Element {
    let bars = plan.bars(at: edge)
    let outermost = edge == .top ? 0 : bars.count - 1
    let unsafe = room.insets
    return VStack(spacing: 0) {
      bars.enumerated().map { index, bar in
        var insets = Insets(leading: unsafe.leading, trailing: unsafe.trailing)
        if index == outermost {
          switch edge {
          case .top: insets.top = unsafe.top
          case .bottom: insets.bottom = isOnKeyboard ? 0 : unsafe.bottom
          }
        }
        let reach = insets
        return bar.environment {
          $0.screenInsets = reach
          $0.isOnKeyboard = isOnKeyboard
          $0.isContentUnderBar = isOverContent
          $0.contentScroll = distance
          // A bar is no content, and nor is what stands in it.
          $0.fillsScreen = false
        }
      }
    }
  }

  /// What lies over content that has gone on under the time of a watch.
  private var watchFade: any Element {
    WatchFade().frame(width: size.width, height: room.insets.top)
      .frame(width: size.width, height: size.height, alignment: .top)
  }

  /// How far content that scrolls has been scrolled, and how far it can be; nil for other content.
  private func scroll(of content: any Element) -> (distance: Double, limit: Double)? {
    let hasEdge = !plan.top.isEmpty || !plan.bottom.isEmpty || room.canvas.device.kind == .watch
    guard hasEdge, plan.content.contains(where: \.isScreenContent) else { return nil }
    return placed(content)?.scrolled(along: .vertical)?.scroll.map { ($0.distance, $0.limit) }
  }
}
