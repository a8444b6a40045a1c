import MaquetteControls
import MaquetteElements

enum ControlAuthenticationRule: LintRule {
  static let id = "L-control-authentication"
  static let summary = "A Control Center control that affects security requires authentication."
  static let reason =
    "Controls work while the device is locked, so anybody holding it could open a door or disable an alarm."
  static let source: LintSource? = LintSource(
    .controls,
    "require authentication for actions that affect security, such as unlocking a door or "
      + "starting a car.")
  static let remedy = "add 'authentication: required'"
  static let example = LintExample(
    bad: """
      control-widget:
        { title: Front Door, symbol: lock.fill, off-symbol: lock.open.fill, kind: toggle, value: true, locked: true }
      """,
    good: """
      control-widget:
        { title: Front Door, symbol: lock.fill, off-symbol: lock.open.fill, kind: toggle, value: true, locked: true,
          authentication: required }
      """)

  /// Symbols of what is locked; a closed padlock alone may also mean the lock of the screen's rotation.
  private static let guards = [
    "door.garage.open", "door.garage.closed", "lock.shield", "key", "car.side.lock", "car.side.lock.open",
  ]
  private static let padlocks = ["lock", "lock.open"]
  /// Words of English titles that say what is locked or guarded.
  private static let words: Set = [
    "lock", "unlock", "disarm", "arm", "door", "doors", "garage", "gate", "gates", "vault", "safe",
    "deadbolt", "intruder", "burglar", "security",
  ]
  /// Actions that affect security together with what they act on: a car is started, but so is a timer.
  private static let actions: [(verbs: Set<String>, things: Set<String>)] = [
    (["start", "stop", "ignition"], ["car", "engine", "vehicle", "truck", "van", "motorcycle", "scooter"]),
    (["open", "close", "release"], ["car", "trunk", "frunk", "tailgate", "liftgate"]),
    (["alarm"], ["home", "house", "car", "apartment", "office", "system"]),
  ]
  /// Words that make a title harmless: a lock of the screen, the keyboard or the camera guards nothing, and a timer starts too.
  private static let harmless: Set = [
    "rotation", "orientation", "portrait", "landscape", "screen", "caps", "focus", "exposure", "scroll",
    "camera",
    "doorbell", "light", "lights", "device", "phone", "iphone", "ipad", "mac", "display", "keyboard", "zoom",
    "timer", "navigation", "trip", "game",
  ]

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(ControlWidget.self).compactMap { control in
      let widget = control.element
      guard widget.authentication == .none, !widget.isPlaceholder else { return nil }
      let title = control.environment.localized(widget.title)
      let spoken = Set(EnglishWords.words(of: title))
      guard spoken.isDisjoint(with: harmless) else { return nil }
      let shown = [widget.symbol, widget.offSymbol ?? ""].map { name in
        name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      }
      if let symbol = shown.first(where: { guards.contains($0) || padlocks.contains($0) }) {
        return LintViolation(
          control.node, "anybody can use '\(title)' on a locked device, although its symbol is '\(symbol)'")
      }
      guard control.environment.isInEnglish, isCritical(title, shown) else { return nil }
      return LintViolation(control.node, "anybody can use '\(title)' on a locked device")
    }
  }

  /// Whether a title names an action that affects security; a symbol completes a title of one word.
  private static func isCritical(_ title: String, _ symbols: [String]) -> Bool {
    let words = EnglishWords.words(of: title)
    let spoken = Set(words)
    if !spoken.isDisjoint(with: Self.words) { return true }
    if zip(words, words.dropFirst()).contains(where: { $0 == "remote" && $1 == "start" }) { return true }
    let drawn = symbols.flatMap { $0.split(separator: ".").map(String.init) }
    let things = words.count == 1 ? spoken.union(drawn) : spoken
    return actions.contains { !$0.verbs.isDisjoint(with: spoken) && !$0.things.isDisjoint(with: things) }
  }
}
