import CHelp

/// Returns what `.ci/help-tables` compiled in: the summary of an element, `Module.Type`, its example, `Module.Type/example`, or the
/// help of an attribute, `Module.Type name`.
func compiledHelp(_ name: String) -> String? {
  // The text is a constant of the program.
  unsafe maquette_help(name).map { unsafe String(cString: $0) }
}
