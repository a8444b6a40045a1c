public import MaquetteTypography

extension Text {
  /// The smallest scale to which the text shrinks if it does not fit, above 0 and at most 1.
  public var minimumScale: Double {
    get { fitting.value?.minimumScale ?? 1 }
    set { changeFitting { $0.minimumScale = newValue } }
  }
  /// Whether lines beyond the height are left out, as in SwiftUI; the last visible line ends in an ellipsis.
  public var fitsHeight: Bool {
    get { fitting.value?.fitsHeight ?? false }
    set { changeFitting { $0.fitsHeight = newValue } }
  }
  /// The minimum height of the text, in lines; nil for the text's own height.
  public var minimumLines: Int? {
    get { fitting.value?.minimumLines }
    set { changeFitting { $0.minimumLines = newValue } }
  }
  /// The additional distance between lines, in points.
  public var lineSpacing: Double {
    get { fitting.value?.lineSpacing ?? 0 }
    set { changeFitting { $0.lineSpacing = newValue } }
  }
  /// Whether lines are spaced as in running text while the first one has a control's height, as in SwiftUI.
  public var hasSpacedLines: Bool {
    get { fitting.value?.hasSpacedLines ?? false }
    set { changeFitting { $0.hasSpacedLines = newValue } }
  }
  /// The spacing of spaced lines: the style's, tight or loose.
  public var leading: TextLeading {
    get { fitting.value?.leading ?? .standard }
    set { changeFitting { $0.leading = newValue } }
  }

  private mutating func changeFitting(_ change: (inout TextFitting) -> Void) {
    var changed = fitting.value ?? TextFitting()
    change(&changed)
    fitting = Boxed(changed == TextFitting() ? nil : changed)
  }
}

extension TextLeading: AttributeDecodable {}
