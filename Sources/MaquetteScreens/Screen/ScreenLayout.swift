internal import MaquetteCollections
internal import MaquetteControlKit
internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The room of a screen, or of a sheet on one, in which its parts are laid out; in points.
struct ScreenRoom {
  var canvas: DeviceCanvas
  var size: Size
  /// The parts at the edges that are not safe, over which bars reach, and what the content keeps off without bars.
  var insets, safeArea: Insets
  /// What lies behind the content; nil for nothing.
  var background: ColorReference?
  /// Whether it is that of a whole screen, where the system's own parts belong.
  var isScreen = false
}

/// The parts of a screen at their places, and what they leave to the content.
struct ScreenLayout {
  /// The parts by their kinds.
  let plan: ScreenPlan
  /// The size of the screen in points; higher than the device's if the whole page is drawn.
  private(set) var size: Size
  /// The content and the bars at their places, from back to front.
  private var parts: [any Element] = []
  /// The keyboard in front of the page; nil for none.
  private(set) var keyboard: ScreenKeyboard?
  /// Whether something in front sets the page back, so that the surroundings of sheets are seen at the top.
  private(set) var isSetBack = false
  /// Whether something stands in front of the page that has to be answered first: meanwhile the page has no tint, as with
  /// `tintAdjustmentMode` of `UIView`.
  private var isDimmed = false
  /// What bars and unsafe parts of the screen cover of the content, in points.
  private(set) var covered: Insets
  /// The height in points of the keyboard that the bars at the bottom stand on; 0 for none.
  private var carrier = 0.0
  /// The room of the parts.
  let room: ScreenRoom

  /// Lays out the parts that stand in an element.
  init(_ content: any Element, in room: ScreenRoom, _ environment: Environment) {
    self.room = room
    plan = ScreenPlan(content, isScreen: room.isScreen, in: environment)
    size = room.size
    covered = room.safeArea
    if let top = height(of: plan.top, at: .top, in: environment) { covered.top = top }
    if let bottom = height(of: plan.bottom, at: .bottom, in: environment) { covered.bottom = bottom }
    if room.canvas.drawsWholePage { size.height = Swift.max(size.height, wholeHeight(in: environment)) }
    arrange(above: nil, in: environment)
  }

  /// Puts a keyboard at the bottom, which takes room from the content and covers the bars there, unless what is edited is in
  /// one of them: then they stand on it.
  mutating func show(_ keyboard: ScreenKeyboard, in environment: Environment) {
    if keyboard.carriesBars {
      carrier = keyboard.height
      covered.bottom = keyboard.height + (height(of: plan.bottom, at: .bottom, in: environment) ?? 0)
    }
    arrange(above: keyboard, in: environment)
  }

  /// Takes into account what the parts present, and says whether that changes the page.
  mutating func update(for tree: Node, in environment: Environment) -> Bool {
    guard environment.platform == .ios else { return false }
    isSetBack = tree.presents { $0.recess != nil }
    isDimmed = tree.presents { $0.isModal }
    return isSetBack || isDimmed
  }

  /// The content and the bars on the screen's background, and what stands in front of them.
  var page: any Element { page(parts) }

  /// Whether what is edited is in a bar at the bottom.
  func editsInBottomBar(in environment: Environment) -> Bool {
    plan.bottom.contains { $0.node(in: environment).edited != nil }
  }

  private mutating func arrange(above keyboard: ScreenKeyboard?, in environment: Environment) {
    self.keyboard = keyboard
    // The page stays where it is behind an alert with a field.
    let pushing = keyboard.flatMap { $0.isForPresented ? nil : $0 }
    let content = content(above: pushing?.height ?? 0, shift: pushing?.shift ?? 0, in: environment)
    let scroll = scroll(of: content, in: environment)
    let isFading = room.canvas.device.kind == .watch && plan.top.isEmpty && (scroll?.distance ?? 0) > 0
    let bars = bars(plan.top, at: .top, scroll) + bars(plan.bottom, at: .bottom, scroll)
    parts = [content] + (isFading ? [watchFade] : []) + bars
  }

  /// What lies over content that has gone on under the time of a watch.
  private var watchFade: any Element {
    WatchFade().frame(width: size.width, height: room.insets.top)
      .frame(width: size.width, height: size.height, alignment: .top)
  }

  /// Parts from back to front on the screen's background, behind what stands in front.
  private func page(_ parts: [any Element]) -> any Element {
    var page: any Element = ZStack(alignment: .topLeading) { parts }
    if let background = room.background { page = page.background(Surface(fill: background)) }
    if isDimmed { page = page.environment(\.isTintDimmed, true) }
    return page.behind(plan.overlays, at: .screen)
  }

  /// The content on the whole screen; what does not scroll stays off the bars and above a keyboard of a height in points.
  ///
  /// - Parameter shift: the distance in points that everything moves up, or that content which scrolls is scrolled.
  func content(above keyboard: Double, shift: Double = 0, in environment: Environment) -> any Element {
    let layers = plan.content.map { element in
      let layer = layer(element, above: keyboard, in: environment)
      guard shift > 0 else { return layer }
      return element.isScreenContent
        ? layer.environment { $0.keyboardShift = shift } : layer.offset(y: -shift)
    }
    let all = layers.count == 1 ? layers[0] : ZStack { layers }
    return all.frame(width: size.width, height: size.height, alignment: .top)
  }

  /// One element of the content in the room that it has: all of the screen, or that between the bars.
  private func layer(
    _ element: any Element, above keyboard: Double, in environment: Environment
  ) -> any Element {
    let canvas = room.canvas
    var insets = covered
    insets.bottom = Swift.max(insets.bottom, keyboard)
    if element.isScreenContent {
      let covered = insets
      return element.environment {
        $0.coveredInsets = covered
        $0.contentMargins = canvas.margins
        $0.fillsScreen = true
      }
    }
    let margins = canvas.margins.insets(on: canvas, width: size.width - insets.horizontal, in: environment)
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    guard plan.content.count > 1 else { return element.padding(insets) }
    let free = Size(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    return element.frame(width: free.width, height: free.height, alignment: plan.alignment).padding(insets)
  }

  /// The bars at an edge. Only the one at the edge itself is higher by the unsafe part of the screen there.
  private func bars(
    _ bars: [any Element], at edge: ScreenEdge, _ scroll: (distance: Double, limit: Double)?
  ) -> [any Element] {
    guard !bars.isEmpty else { return [] }
    let distance = scroll?.distance ?? 0
    // Less than half a point of content is rounding.
    let isUnder = edge == .top ? distance > 0 : (scroll?.limit ?? 0) - distance >= 0.5
    return [
      stack(of: bars, at: edge, isOverContent: isUnder, distance: distance)
        .padding(Insets(bottom: edge == .bottom ? carrier : 0))
        .frame(width: size.width, height: size.height, alignment: edge == .top ? .top : .bottom)
    ]
  }

  private func stack(
    of bars: [any Element], at edge: ScreenEdge, isOverContent: Bool, distance: Double
  ) -> any Element {
    let outermost = edge == .top ? 0 : bars.count - 1
    let unsafe = room.insets
    return VStack(spacing: 0) {
      bars.enumerated().map { index, bar in
        var insets = Insets(leading: unsafe.leading, trailing: unsafe.trailing)
        if index == outermost {
          switch edge {
          case .top: insets.top = unsafe.top
          case .bottom: insets.bottom = carrier > 0 ? 0 : unsafe.bottom
          }
        }
        let reach = insets
        let isOnKeyboard = edge == .bottom && carrier > 0
        return bar.environment {
          $0.screenInsets = reach
          $0.isOnKeyboard = isOnKeyboard
          $0.isContentUnderBar = isOverContent
          $0.contentScroll = distance
        }
      }
    }
  }

  /// The height of the bars at an edge over content that has not been scrolled; nil without bars.
  private func height(
    of bars: [any Element], at edge: ScreenEdge, in environment: Environment
  ) -> Double? {
    guard !bars.isEmpty else { return nil }
    return stack(of: bars, at: edge, isOverContent: false, distance: 0).node(in: environment).item.measure(
      Proposal(width: size.width, height: nil)
    ).size.height
  }

  /// How far content that scrolls has been scrolled, and how far it can be; nil for other content.
  private func scroll(
    of content: any Element, in environment: Environment
  ) -> (distance: Double, limit: Double)? {
    let hasEdge = !plan.top.isEmpty || !plan.bottom.isEmpty || room.canvas.device.kind == .watch
    guard hasEdge, plan.content.contains(where: \.isScreenContent) else {
      return nil
    }
    return placed(content, in: environment).scrolled(along: .vertical)?.scroll.map { ($0.distance, $0.limit) }
  }

  /// Returns content laid out as in the screen, where it is the first part of the page: what has changed in an interaction is
  /// found by its path.
  func placed(_ content: any Element, in environment: Environment) -> LayoutNode {
    ZStack(alignment: .topLeading) { page([content]) }.node(in: environment)
      .placed(
        in: Rect(origin: .zero, size: size), proposal: Proposal(width: size.width, height: size.height),
        grid: PixelGrid(scale: environment.scale))
  }

  /// The height that the whole content takes with the bars.
  private func wholeHeight(in environment: Environment) -> Double {
    plan.content.map {
      layer($0, above: 0, in: environment).node(in: environment).item
        .measure(Proposal(width: size.width, height: nil)).size.height
    }.max() ?? 0
  }
}

/// What a sheet or a column on a screen holds, laid out as the parts of a screen.
struct ScreenPart: Element {
  var content: any Element
  var room: ScreenRoom
  /// The name of what it is, for problems with its parts.
  var place: String

  func node(in environment: Environment) -> Node {
    var environment = environment
    environment.screenWidth = room.size.width
    let layout = ScreenLayout(content, in: room, environment)
    var node = ZStack(alignment: .topLeading) { layout.page }.node(in: environment)
    node.warnings = layout.plan.warnings(in: place)
    return node
  }
}
