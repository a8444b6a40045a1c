internal import MaquetteCollections
internal import MaquetteControlKit
internal import MaquetteElements
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
  let shift: Double

  /// Whether the element that is edited stands in front of the screen, so that the page behind stays.
  let isForPresented: Bool
  /// Whether the bars at the bottom stand on the keyboard, as an input accessory does.
  let carriesBars: Bool

  /// Creates the keyboard for the element that is edited on a screen.
  init(_ edited: EditedElement, on layout: ScreenLayout, in environment: Environment) {
    let (canvas, size) = (layout.room.canvas, layout.size)
    isForPresented = edited.isPresented
    carriesBars = !isForPresented && layout.editsInBottomBar(in: environment)
    let surroundings = KeyboardSurroundings(
      hasHomeIndicator: canvas.device.hasHomeIndicator, left: canvas.sides.leading,
      right: canvas.sides.trailing)
    let keyboard = edited.inputView.alternative(edited.number)
      .environment { $0[KeyboardSurroundings.self] = surroundings }
    height = keyboard.node(in: environment).item.measure(Proposal(width: size.width, height: nil)).size.height
    let content = layout.placed(layout.content(above: height, in: environment), in: environment)
    let room = environment.theme[KeyboardMetrics.self].fieldDistance
    let end = size.height - height - room
    shift = content.editedFrame.map { Swift.max(0, $0.maxY - end) } ?? 0
    element = keyboard.frame(width: size.width, height: size.height, alignment: .bottom)
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
