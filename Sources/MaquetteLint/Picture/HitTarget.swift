import MaquetteCollections
import MaquetteScreens
public import MaquetteElements

/// An area that reacts to touch or to a pointer.
public struct HitTarget: Sendable {
  /// The control or the segment.
  public let node: LintNode
  /// The platform of the control.
  public let platform: Platform
  /// The area in points of the picture.
  public let area: Rect
}

extension LintPicture {
  /// The hit targets of the picture: the frame of each control, with what belongs to it around it.
  ///
  /// A list row is the target of the switch or the mark in it. A target smaller than a fingertip takes in the padding and
  /// the frames around its control; controls whose height the system sets (switches, segments, sliders, value pickers)
  /// have targets of the least height, as far as their neighbours leave space. Redlines draw the same areas.
  public var hitTargets: [HitTarget] {
    layout.touchTargets(on: environment.platform, in: environment.catalogue).map {
      HitTarget(node: nodes[$0.index], platform: $0.platform, area: $0.area)
    }
  }

  /// The least width and height of a target on a platform, in points; 0 where pointers are precise.
  public static func smallestTarget(on platform: Platform) -> Double { platform.leastTarget }
}
