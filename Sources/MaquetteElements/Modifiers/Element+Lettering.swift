public import MaquetteTypography

extension Element {
  /// Returns the element with all its text in a design of the system font; nil for the default design.
  public func fontDesign(_ design: Font.Design?) -> any Element {
    environment { $0.lettering.design = design ?? .default }
  }

  /// Returns the element with all its text in a width of the system font; nil for the standard width.
  public func fontWidth(_ width: Font.Width?) -> any Element {
    environment { $0.lettering.width = width ?? .standard }
  }

  /// Returns the element with points added after every character of its text, which has no ligatures then.
  public func tracking(_ tracking: Double) -> any Element { environment { $0.lettering.tracking = tracking } }

  /// Returns the element with points added after every character of its text, which keeps its ligatures.
  public func kerning(_ kerning: Double) -> any Element { environment { $0.lettering.kerning = kerning } }

  /// Returns the element with all digits of its text equally wide.
  public func monospacedDigit() -> any Element { environment { $0.lettering.hasMonospacedDigits = true } }

  /// Returns the element with all its text in the monospaced design.
  public func monospaced(_ isActive: Bool = true) -> any Element {
    isActive ? fontDesign(.monospaced) : self
  }
}

extension Text {
  /// What the text has of its own besides style, size, weight and colour.
  public var lettering: Lettering {
    get { look.value?.whole.lettering ?? Lettering() }
    set { changeLook { $0.whole.lettering = newValue } }
  }

  /// Returns the text in a design of the system font; nil for the design around it.
  public func fontDesign(_ design: Font.Design?) -> Text { with(\.lettering.design, design) }
  /// Returns the text in a width of the system font; nil for the width around it.
  public func fontWidth(_ width: Font.Width?) -> Text { with(\.lettering.width, width) }
  /// Returns the text with points added after every character, without ligatures.
  public func tracking(_ tracking: Double) -> Text { with(\.lettering.tracking, tracking) }
  /// Returns the text with points added after every character, with its ligatures.
  public func kerning(_ kerning: Double) -> Text { with(\.lettering.kerning, kerning) }
  /// Returns the text with digits that are equally wide.
  public func monospacedDigit() -> Text { with(\.lettering.hasMonospacedDigits, true) }
  /// Returns the text in the monospaced design.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
}
