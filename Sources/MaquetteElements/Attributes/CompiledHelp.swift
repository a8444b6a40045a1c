import CHelp

/// Returns the help that `.ci/help-tables` compiled in for an element, `Module.Type`, or an attribute, `Module.Type name`.
func compiledHelp(_ name: String) -> String? {
  // The text is a constant of the program.
  unsafe maquette_help(name).map { unsafe String(cString: $0) }
}
