// The names follow the platform's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What a person does in an app, as a value: nothing hands it on here.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// The title.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// The page to go on with.
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  /// When it is forgotten.
  open var expirationDate: Date?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// Who it is to.
  open var targetContentIdentifier: String?
  /// The name that it is found by again.
  open var persistentIdentifier: String?
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true
  /// Whether a search may find it.
  open var isEligibleForSearch = false
  /// Whether everybody's search may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// Whether `userInfo` has to be written anew.
  open var needsSave = false

  /// An activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it the current one; without effect.
  open func becomeCurrent() {}
  /// Makes no activity the current one; without effect.
  open func resignCurrent() {}
  /// Ends it; without effect.
  open func invalidate() {}
}

/// The type of activities that open a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
