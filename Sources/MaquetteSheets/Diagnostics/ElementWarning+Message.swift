public import MaquetteControls

extension ElementWarning {
  /// What could not be drawn as asked and what was drawn instead, for where there is no sheet to point at.
  public var message: String { Wording.message(self) }

  /// What to do about it, if that is known.
  public var hint: String? { Wording.hint(self) }
}
