extension Keyboard {
  /// The identifiers that keyboards give to their keys, suggestions and buttons, by which scripts touch them: `key-a`,
  /// `key-return`, `suggestion-1`, `keyboard-done`. No element of a sheet has them.
  package static let partIDs: Set<String> = {
    let texts = KeyboardLanguage.allCases.flatMap { language in
      KeyboardPlane.allCases.flatMap { language.rows(of: $0).joined() }
    }
    var actions = (texts + [".com"]).map(KeyboardKey.Action.text)
    actions += [.space, .delete, .shift, .return, .dictation, .switchKeyboard]
    actions += KeyboardPlane.allCases.map(KeyboardKey.Action.plane)
    let keys = actions.map { KeyboardKey(action: $0, caption: .none).id }
    return Set(keys + (1...3).map { "suggestion-\($0)" } + KeyboardAccessory.allCases.map(\.id))
  }()
}
