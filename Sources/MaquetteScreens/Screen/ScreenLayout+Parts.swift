import MaquetteCollections
import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// What is built for a screen, in one of the states in which it is built once.
enum PartState: Hashable {
  /// An element of the content, of which bars cover a part and which is scrolled by a distance for a keyboard, in points.
  case layer(Int, covered: Insets, shift: Double)
  /// The bars at an edge, at an index among the parts, over content that has been scrolled by a distance in points.
  case bars(ScreenEdge, index: Int, isOverContent: Bool, distance: Double, isOnKeyboard: Bool)
}

extension ScreenLayout {
  /// The content and the bars at their places, from back to front.
  mutating func parts(isDraft: Bool) -> [any Element] {
    let pushing = keyboard.flatMap { $0.isForPresented ? nil : $0 }
    let (height, shift) = (pushing?.height ?? 0, pushing?.shift ?? 0)
    let scroll = scroll(of: content(above: height, shift: shift))
    let distance = scroll?.distance ?? 0
    var parts = [content(above: height, shift: shift, isDraft: isDraft)]
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

  /// Returns the content on the whole screen; what does not scroll stays off the bars and above a keyboard of a height in points.
  ///
  /// - Parameter shift: the distance in points that everything moves up, or that content which scrolls is scrolled.
  mutating func content(above keyboard: Double, shift: Double = 0, isDraft: Bool = true) -> any Element {
    var insets = covered
    insets.bottom = Swift.max(insets.bottom, keyboard)
    var layers: [any Element] = []
    for index in plan.content.indices {
      layers.append(layer(index, insets, shift: shift, isDraft: isDraft))
    }
    let all = layers.count == 1 ? layers[0] : ZStack { layers }
    return all.frame(width: size.width, height: size.height, alignment: .top)
      .fillingScreen(safeArea, covered: insets)
  }

  /// The bars at an edge over content that has not been scrolled; nil without bars.
  mutating func bars(at edge: ScreenEdge) -> Node? {
    if plan.bars(at: edge).isEmpty { return nil }
    let index = edge == .bottom && !plan.top.isEmpty ? 2 : 1
    return part(bars(at: edge, index: index, isOverContent: false, distance: 0), isDraft: true).builtNode
  }

  /// The height of the bars at an edge; nil without bars.
  mutating func height(at edge: ScreenEdge) -> Double? {
    bars(at: edge)?.item.measure(Proposal(width: size.width, height: nil)).size.height
  }

  /// Returns the height that the whole content takes with the bars.
  mutating func wholeHeight() -> Double {
    var height = 0.0
    for index in plan.content.indices {
      let layer = layer(index, covered, shift: 0, isDraft: true).node(in: environment)
      height = Swift.max(height, layer.item.measure(Proposal(width: size.width, height: nil)).size.height)
    }
    return height
  }

  /// Returns the layout of elements that are built on the screen.
  func placed(_ content: any Element) -> LayoutNode {
    content.node(in: environment).placed(
      in: Rect(origin: .zero, size: size), proposal: Proposal(width: size.width, height: size.height),
      grid: PixelGrid(scale: environment.scale))
  }

  /// Returns a part with its node built, once in each state. Every part that is drawn is a draft first.
  ///
  /// - Parameter isDraft: whether screens inside may be drafts.
  private mutating func part(_ state: PartState, isDraft: Bool) -> any Element {
    if let draft = drafts[state], isDraft || draft.builtNode?.holdsDrafts != true { return draft }
    // The page is the first child of its screen, and the parts are in the first child of each layer of the page.
    var inside = environment.at(0)
    let backgrounds = (room.background == nil ? 0 : 1) + (plan.grounds.isEmpty ? 0 : 1)
    for _ in 0..<(plan.overlays.count + backgrounds) { inside = inside.at(0) }
    inside.isTintDimmed = environment.isTintDimmed || isDimmed
    inside.isDraft = isDraft
    let part =
      switch state {
      case .layer(let index, let covered, let shift):
        (plan.content.count == 1 ? inside : inside.at(0)).built(
          filling(plan.content[index], covered, shift: shift), at: index)
      case .bars(let edge, let index, let isOverContent, let distance, let isOnKeyboard):
        inside.built(
          stack(at: edge, isOverContent: isOverContent, distance: distance, isOnKeyboard: isOnKeyboard),
          at: index)
      }
    if isDraft { drafts[state] = part }
    return part
  }

  /// Returns an element of the content that goes on under the bars if it fills the screen.
  private func filling(_ element: any Element, _ covered: Insets, shift: Double) -> any Element {
    guard element.isScreenContent else { return element }
    let margins = room.canvas.margins
    return element.environment {
      $0.coveredInsets = covered
      $0.contentMargins = margins
      $0.fillsScreen = true
      if shift > 0 { $0.keyboardShift = shift }
    }
  }

  /// Returns one element of the content in the room that it has: all of the screen, or that between the bars.
  private mutating func layer(
    _ index: Int, _ covered: Insets, shift: Double, isDraft: Bool
  ) -> any Element {
    if plan.content[index].isScreenContent {
      return part(.layer(index, covered: covered, shift: shift), isDraft: isDraft)
    }
    let element = part(.layer(index, covered: .zero, shift: 0), isDraft: isDraft)
    var insets = covered
    let margins = room.canvas.margins.insets(
      on: room.canvas, width: size.width - insets.horizontal, in: environment)
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    let free = Size(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    let layer =
      plan.content.count == 1 && plan.grounds.isEmpty
      ? element.padding(insets)
      : element.frame(width: free.width, height: free.height, alignment: plan.alignment).padding(insets)
    return shift > 0 ? layer.offset(y: -shift) : layer
  }

  private func bars(at edge: ScreenEdge, index: Int, isOverContent: Bool, distance: Double) -> PartState {
    .bars(
      edge, index: index, isOverContent: isOverContent, distance: distance,
      isOnKeyboard: edge == .bottom && carrier > 0)
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
    return placed(content).scrolled(along: .vertical)?.scroll.map { ($0.distance, $0.limit) }
  }
}
