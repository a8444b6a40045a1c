/// A live control whose content moves under a finger.
public protocol ScrollingControl: LiveControl {
  /// The scroll direction.
  var scrollAxis: Axis { get }
  /// The distance in points that the content has scrolled.
  var scrollOffset: Double { get }
  /// The distance in points that the content can scroll.
  var scrollLimit: Double { get }

  /// Moves the content by a distance in points towards its end, but not beyond its ends.
  ///
  /// - Parameter isMoving: whether a finger moves it still.
  func scroll(by distance: Double, isMoving: Bool)
  /// Whether a finger that moves by a distance moves the content at least in part; the default is within its ends.
  func canScroll(by distance: Double) -> Bool
  /// Moves the content to the element of an identifier in it. Returns whether there is one.
  func scroll(to id: String) -> Bool
  /// Whether a touch that does not scroll is the control's, as a tap on a row; the default is no: it goes to what is inside
  /// or behind.
  var isTouchedItself: Bool { get }
  /// Responds to a touch that begins on another control, or on none. Returns whether the touch does nothing else, as one
  /// that closes what a swipe has uncovered; the default is no.
  func touchBegan(elsewhere target: LiveControl?) -> Bool
}

extension ScrollingControl {
  public var isTouchedItself: Bool { false }
  public func touchBegan(elsewhere target: LiveControl?) -> Bool { false }

  public func canScroll(by distance: Double) -> Bool {
    distance < 0 ? scrollOffset > 0 : distance > 0 && scrollOffset < scrollLimit
  }
}
