import MaquetteCollections
import MaquetteControlKit
import MaquetteElements
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
  /// A surface in front of the background; nil for none.
  var ground: SurfaceAttributes?
  /// Whether the room is a whole screen, which also holds the system's own parts.
  var isScreen = false
}

/// The parts of a screen at their places, and what they leave to the content.
///
/// Each part is built where it stands in the tree, once in each of its states: for its height, for how far it has been scrolled,
/// for what it presents and for what is edited in it. These are drafts; one without a screen inside is drawn as it is.
struct ScreenLayout {
  /// The parts by their kinds.
  let plan: ScreenPlan
  /// The room of the parts.
  let room: ScreenRoom
  /// The size of the screen in points; higher than the device's if the whole page is drawn.
  private(set) var size: Size
  /// The environment of the page.
  private(set) var environment: Environment
  /// The keyboard in front of the page; nil for none.
  private(set) var keyboard: ScreenKeyboard?
  /// Whether something in front sets the page back, so that the surroundings of sheets are seen at the top.
  private(set) var isSetBack = false
  /// Whether something stands in front of the page that has to be answered first: meanwhile the page has no tint, as with
  /// `tintAdjustmentMode` of `UIView`.
  private(set) var isDimmed = false { didSet { drafts = [:] } }
  /// What bars and unsafe parts of the screen cover of the content, in points.
  private(set) var covered: Insets
  /// The height in points of the keyboard that the bars at the bottom stand on; 0 for none.
  private(set) var carrier = 0.0
  /// What the content keeps to.
  let safeArea = SafeArea()
  /// The parts that have been built in their states.
  var drafts: [PartState: any Element] = [:]

  /// Lays out the parts that stand in an element; the environment is that of the node that holds the page.
  init(_ content: any Element, in room: ScreenRoom, _ environment: Environment) {
    self.room = room
    self.environment = environment
    plan = ScreenPlan(content, isScreen: room.isScreen, in: environment)
    size = room.size
    covered = room.safeArea
    self.environment.safeArea = safeArea
    if room.isScreen {
      self.environment.screenSize = size
      self.environment.keyboardHeight = 0
    }
    if let top = height(at: .top) { covered.top = top }
    if let bottom = height(at: .bottom) { covered.bottom = bottom }
    guard room.canvas.drawsWholePage else { return }
    size.height = Swift.max(size.height, wholeHeight())
    if room.isScreen {
      self.environment.screenSize = size
      drafts = [:]
    }
  }

  /// Takes into account what the page presents, and says whether that changes the page.
  mutating func update(for page: Node) -> Bool {
    guard environment.platform == .ios else { return false }
    isSetBack = page.presents { $0.recess?.isBehindStatusBar == true }
    guard !environment.isTintDimmed, page.presents(where: \.isModal) else { return false }
    isDimmed = true
    return true
  }

  /// The element that is edited in the page; nil for none.
  func edited(in page: Node) -> EditedElement? {
    let edited = page.edited
    if edited == nil || environment.interaction == nil || environment.keepsSubjects { return edited }
    // Controls can be counted in a tree that knows them; the number must be the same in every tree of a session.
    var counting = self
    counting.environment.keepsSubjects = true
    counting.drafts = [:]
    return counting.page().edited
  }

  /// Puts the keyboard of an element at the bottom, which takes room from the content and covers the bars there, unless what is
  /// edited is in one of them: then they stand on it.
  mutating func show(_ edited: EditedElement) {
    var keyboard = ScreenKeyboard(edited, on: room.canvas, size: size, in: environment.at(1))
    if keyboard.isForPresented {
      // The page stays where it is behind an alert with a field.
      environment.keyboardHeight = keyboard.height
      drafts = [:]
    } else {
      let carriesBars = bars(at: .bottom)?.edited != nil
      keyboard.move(placed(content(above: keyboard.height)).editedFrame, on: size, in: environment)
      if carriesBars {
        carrier = keyboard.height
        covered.bottom = keyboard.height + (height(at: .bottom) ?? 0)
      }
    }
    self.keyboard = keyboard
  }

  /// The content and the bars on the screen's background, behind what stands in front of them.
  ///
  /// - Parameter isDraft: whether screens inside may be drafts.
  mutating func page(isDraft: Bool = true) -> Node {
    var page: any Element = ZStack(alignment: .topLeading) { parts(isDraft: isDraft) }
    if !plan.grounds.isEmpty {
      page = page.background(ZStack { plan.grounds }.frame(width: size.width, height: size.height))
    }
    page = page.background(room.background, under: room.ground)
    if isDimmed { page = page.environment(\.isTintDimmed, true) }
    page = page.behind(plan.overlays, at: .screen)
    if room.isScreen { page = page.hostingPresentations() }
    var inside = environment
    inside.isDraft = isDraft
    return inside.node(of: page, at: 0)
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
    var layout = ScreenLayout(content, in: room, environment)
    var page = layout.page()
    if !environment.isDraft, page.holdsDrafts { page = layout.page(isDraft: false) }
    var node = ZStack(alignment: .topLeading) { Built(page) }.node(in: environment)
    node.warnings = layout.plan.warnings(in: place)
    return node
  }
}
