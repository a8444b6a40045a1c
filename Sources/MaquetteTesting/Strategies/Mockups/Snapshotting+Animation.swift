internal import Maquette
internal import MaquetteControls
public import MaquetteInteraction
public import MaquettePNG

extension Snapshotting where Value: MockupConvertible, Format == PNGAnimation {
  /// A mockup as it moves, as an animated PNG: what turns by itself, and elements that become others.
  public static var animation: Self {
    .mockups(of: { try $0.mockups() }, changes: MockupChanges(), fileExtension: "png", diffing: .animation) {
      try $0.animation()
    }
  }
}

extension Snapshotting where Value == EventLog, Format == String {
  /// What happened in a session, one line for each touch, event and action.
  public static var events: Self {
    Snapshotting(fileExtension: "events.txt", diffing: .text) { $0.description }
  }
}
