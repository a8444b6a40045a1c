public import Foundation

/// Joins items as a sentence does, such as "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is declared so, and a subclass has to repeat it. As there, the caller sets it up before it shares it.
  /// The language.
  open var locale: Locale?
  /// Formats the items; nil describes them.
  open var itemFormatter: Formatter?

  /// A formatter in the picture's language.
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins texts in the picture's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(Localization.locale))
  }

  /// Joins items.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? Localization.locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
