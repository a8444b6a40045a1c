import MaquetteTypography

extension Text {
  /// The smallest share of its size that the text is drawn in where it does not fit, above 0 and at most 1.
  public var minimumScale: Double {
    get { fitting.value?.minimumScale ?? 1 }
    set { changeFitting { $0.minimumScale = newValue } }
  }
  /// Whether lines that do not fit into the height are left out, as in SwiftUI; the last one that does ends in an ellipsis.
  public var fitsHeight: Bool {
    get { fitting.value?.fitsHeight ?? false }
    set { changeFitting { $0.fitsHeight = newValue } }
  }
  /// The number of lines whose height the text takes at least; nil for those that it has.
  public var minimumLines: Int? {
    get { fitting.value?.minimumLines }
    set { changeFitting { $0.minimumLines = newValue } }
  }
  /// The distance between lines besides their heights, in points.
  public var lineSpacing: Double {
    get { fitting.value?.lineSpacing ?? 0 }
    set { changeFitting { $0.lineSpacing = newValue } }
  }
  /// Whether lines are as far apart as those of running text, while the first one is as high as that of a control, as in SwiftUI.
  public var hasSpacedLines: Bool {
    get { fitting.value?.hasSpacedLines ?? false }
    set { changeFitting { $0.hasSpacedLines = newValue } }
  }

  private mutating func changeFitting(_ change: (inout TextFitting) -> Void) {
    var changed = fitting.value ?? TextFitting()
    change(&changed)
    fitting = Boxed(changed == TextFitting() ? nil : changed)
  }
}
