public import MaquetteControls

extension ElementWarning {
  /// The part that could not be drawn as asked and its replacement, for messages without a sheet.
  public var message: String { Wording.message(self) }

  /// How to fix it, if that is known.
  public var hint: String? { Wording.hint(self) }
}
