import MaquetteCollections
import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A keyboard at the bottom of a screen, and how far the content moves up for it.
///
/// As on the platform, the content first gets the room that the keyboard leaves; if the field that is edited is still hidden,
/// everything moves up until it is seen.
struct ScreenKeyboard {
  /// The keyboard at its place on the screen.
  let element: any Element
  /// The height of the keyboard in points.
  let height: Double
  /// The distance in points that the content moves up.
  private(set) var shift = 0.0
  /// Whether the element that is edited stands in front of the screen, so that the page behind stays.
  let isForPresented: Bool

  /// Creates the keyboard for an element that is edited on a screen of a size in points; the environment is that of its node.
  init(_ edited: EditedElement, on canvas: DeviceCanvas, size: Size, in environment: Environment) {
    isForPresented = edited.isPresented
    let surroundings = KeyboardSurroundings(
      hasHomeIndicator: canvas.device.hasHomeIndicator, left: canvas.sides.leading,
      right: canvas.sides.trailing)
    let keyboard = edited.inputView.alternative(edited.number)
      .environment { $0[KeyboardSurroundings.self] = surroundings }
    let built = keyboard.node(in: environment)
    height = built.item.measure(Proposal(width: size.width, height: nil)).size.height
    element = Built(built).frame(width: size.width, height: size.height, alignment: .bottom)
  }

  /// Moves the content up, whose edited element is in a frame, if the keyboard hides that.
  mutating func move(_ edited: Rect?, on size: Size, in environment: Environment) {
    let end = size.height - height - environment.theme[KeyboardMetrics.self].fieldDistance
    shift = edited.map { Swift.max(0, $0.maxY - end) } ?? 0
  }
}

extension DeviceCanvas {
  /// Whether the screen is that of a phone that shows keyboards.
  var showsKeyboards: Bool {
    keyboard == .automatic && device.kind == .phone
      && Swift.min(device.size.width, device.size.height) < KeyboardMetrics.landscapeWidth
  }

  /// The parts at both sides that cutout and corners take.
  var sides: Insets { orientation == .portrait ? device.uprightInsets : device.sidewaysInsets }
}
