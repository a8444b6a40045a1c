internal import MaquetteControls

/// A control that is pressed and has a title.
protocol TitledButton: Sendable {
  /// The title that it shows.
  var shownTitle: String { get }
}

extension Button: TitledButton {
  var shownTitle: String { isBusy ? busyTitle ?? title : title }
}

extension RoundedRectangleButton: TitledButton {
  var shownTitle: String { title }
}
