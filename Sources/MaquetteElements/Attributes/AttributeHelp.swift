import CHelp

/// Returns what `.ci/help-tables` compiled in: the summary of an element, `Module.Type`, its example, `Module.Type/example`, or the
/// help of an attribute, `Module.Type name`.
func compiledHelp(_ name: String) -> String? {
  // The text is a constant of the program.
  unsafe maquette_help(name).map { unsafe String(cString: $0) }
}

/// The help of an attribute, which is looked up when it is read: the name of a type takes thousands of instructions.
struct AttributeHelp: Hashable, Sendable {
  /// What the attribute states itself.
  let stated: String?
  var owner: any Any.Type = Never.self

  /// Returns the help of an attribute by its name: what it states, what was compiled in, or its name in words.
  func text(of name: String) -> String {
    stated ?? compiledHelp("\(String(reflecting: owner)) \(name)") ?? "The \(name.replacing("-", with: " "))."
  }

  /// Returns what the attribute means if a sheet omits it, such as `the platform's`; nil if nothing is known.
  func fallback(of name: String) -> String? {
    stated == nil ? compiledHelp("\(String(reflecting: owner)) \(name)/nil") : nil
  }

  static func == (a: AttributeHelp, b: AttributeHelp) -> Bool { a.stated == b.stated && a.owner == b.owner }

  func hash(into hasher: inout Hasher) {
    hasher.combine(stated)
    hasher.combine(ObjectIdentifier(owner))
  }
}
