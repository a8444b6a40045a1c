import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
package import MaquetteElements
import MaquetteGraphics

// The parts of a device that its screen shows.
extension DeviceCanvas {
  /// Whether there is a status bar in the orientation: phones on their side have none.
  var hasRoomForStatusBar: Bool { insets.top > 0 && (orientation == .portrait || device.kind != .phone) }

  /// The cutout in a screen of a size; nil for a screen without one.
  func cutout(in size: Size) -> (any Element)? {
    guard let place = cutoutPlace(in: size) else { return nil }
    return Cutout(device: device, size: place.size, isSideways: isSideways)
      .padding(Insets(top: place.minY, leading: place.minX))
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .environment(\.direction, .leftToRight)
  }

  /// The frame of the cutout in a screen of a size; nil for a screen without one.
  func cutoutPlace(in size: Size) -> Rect? {
    let frame = device.cutoutFrame
    guard device.cutout != .none, !frame.isEmpty else { return nil }
    // A phone on its side has it at the left, the edge that was its top, in any language.
    return isSideways
      ? Rect(x: frame.minY, y: (size.height - frame.width) / 2, width: frame.height, height: frame.width)
      : Rect(x: (size.width - frame.width) / 2, y: frame.minY, width: frame.width, height: frame.height)
  }

  private var isSideways: Bool { orientation == .landscape && device.kind != .mac }

  /// The bar at the bottom of a screen of a size.
  func homeIndicator(in size: Size) -> any Element {
    HomeIndicator(width: device.kind == .tablet ? 220 : (size.width * 0.355).rounded())
      .padding(Insets(bottom: 8))
      .frame(width: size.width, height: size.height, alignment: .bottom)
  }
}

extension DeviceScreen {
  /// The names of the parts that the system shows on a screen.
  package static let systemParts: Set = [
    StatusBar.nodeName, Keyboard.nodeName, .cutout, HomeIndicator.name,
  ]
}

/// The bar at the bottom of a screen without a home button.
private struct HomeIndicator: Element {
  static let name = NodeName("home-indicator")

  var width: Double

  func node(in environment: Environment) -> Node {
    var node = Surface(.capsule, fill: .token(.label)).frame(width: width, height: 5).node(in: environment)
    node.name = Self.name
    return node
  }
}

/// The cutout of a device's screen, which is black.
private struct Cutout: Element {
  var device: Device
  var size: Size
  var isSideways: Bool

  func node(in environment: Environment) -> Node {
    // A notch hangs from the edge: its outline goes on beyond the screen, where nothing is drawn.
    let radius = device.cutout == .island ? 10_000 : device.kind == .mac ? 8.0 : 20
    let hidden = device.cutout == .island ? 0 : radius
    let outline = Surface(.rounded(radius: radius, .circular), fill: .color(.black))
      .frame(width: size.width + (isSideways ? hidden : 0), height: size.height + (isSideways ? 0 : hidden))
      .frame(width: size.width, height: size.height, alignment: isSideways ? .trailing : .bottom)
      .clipped()
    var node = outline.node(in: environment)
    node.name = .cutout
    return node
  }
}

extension NodeName {
  /// The cutout of a screen for its camera.
  package static let cutout = NodeName("cutout")
}
