public import MaquetteTypography

extension Element {
  /// Returns the element with all its text in a design of the system font; nil for the default design.
  public func fontDesign(_ design: FontDesign?) -> any Element {
    environment { $0.fontOptions.design = design ?? .default }
  }

  /// Returns the element with all its text in a width of the system font; nil for the standard width.
  public func fontWidth(_ width: FontWidth?) -> any Element {
    environment { $0.fontOptions.width = width ?? .standard }
  }

  /// Returns the element with points added after every character of its text, which has no ligatures then.
  public func tracking(_ tracking: Double) -> any Element {
    environment { $0.fontOptions.tracking = tracking }
  }

  /// Returns the element with points added after every character of its text, which keeps its ligatures.
  public func kerning(_ kerning: Double) -> any Element { environment { $0.fontOptions.kerning = kerning } }

  /// Returns the element with all digits of its text equally wide.
  public func monospacedDigit() -> any Element { environment { $0.fontOptions.hasMonospacedDigits = true } }

  /// Returns the element with all its text in the monospaced design.
  public func monospaced(_ isActive: Bool = true) -> any Element {
    isActive ? fontDesign(.monospaced) : self
  }
}

extension Text {
  /// The design, width, spacing and digits of the text; what is nil is as around it.
  public var fontOptions: FontOptions {
    get { look.value?.whole.fontOptions ?? FontOptions() }
    set { changeLook { $0.whole.fontOptions = newValue } }
  }

  /// Returns the text in a design of the system font; nil for the design around it.
  public func fontDesign(_ design: FontDesign?) -> Text { with(\.fontOptions.design, design) }
  /// Returns the text in a width of the system font; nil for the width around it.
  public func fontWidth(_ width: FontWidth?) -> Text { with(\.fontOptions.width, width) }
  /// Returns the text with points added after every character, without ligatures.
  public func tracking(_ tracking: Double) -> Text { with(\.fontOptions.tracking, tracking) }
  /// Returns the text with points added after every character, with its ligatures.
  public func kerning(_ kerning: Double) -> Text { with(\.fontOptions.kerning, kerning) }
  /// Returns the text with digits that are equally wide.
  public func monospacedDigit() -> Text { with(\.fontOptions.hasMonospacedDigits, true) }
  /// Returns the text in the monospaced design.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
}
