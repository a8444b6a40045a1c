public import Foundation
import Synchronization

/// The language and the region of the picture that is drawn. `Locale.current` of Foundation is the same on all Linux machines; the copy
/// of an app's code asks this type in its place.
public enum PreviewLocale {
  private static let state = Mutex(Locale(identifier: "en_US"))

  /// The locale of the picture.
  public static var current: Locale { state.withLock { $0 } }

  /// The languages of the user, as `Locale.preferredLanguages` names them.
  public static var languages: [String] { [current.identifier.replacingOccurrences(of: "_", with: "-")] }

  static func set(_ locale: Locale) { state.withLock { $0 = locale } }
}
