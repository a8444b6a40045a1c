import MaquetteElements
import MaquetteUICore

extension UIColor {
  private convenience init(token: ColorToken) { self.init(Color(systemToken: token)) }

  public static var systemRed: UIColor { UIColor(token: .red) }
  public static var systemOrange: UIColor { UIColor(token: .orange) }
  public static var systemYellow: UIColor { UIColor(token: .yellow) }
  public static var systemGreen: UIColor { UIColor(token: .green) }
  public static var systemMint: UIColor { UIColor(token: .mint) }
  public static var systemTeal: UIColor { UIColor(token: .teal) }
  public static var systemCyan: UIColor { UIColor(token: .cyan) }
  public static var systemBlue: UIColor { UIColor(token: .blue) }
  public static var systemIndigo: UIColor { UIColor(token: .indigo) }
  public static var systemPurple: UIColor { UIColor(token: .purple) }
  public static var systemPink: UIColor { UIColor(token: .pink) }
  public static var systemBrown: UIColor { UIColor(token: .brown) }
  public static var systemGray: UIColor { UIColor(token: .gray) }
  public static var systemGray2: UIColor { UIColor(token: .gray2) }
  public static var systemGray3: UIColor { UIColor(token: .gray3) }
  public static var systemGray4: UIColor { UIColor(token: .gray4) }
  public static var systemGray5: UIColor { UIColor(token: .gray5) }
  public static var systemGray6: UIColor { UIColor(token: .gray6) }
  public static var tintColor: UIColor { UIColor(token: .accent) }

  public static var label: UIColor { UIColor(token: .label) }
  public static var secondaryLabel: UIColor { UIColor(token: .secondaryLabel) }
  public static var tertiaryLabel: UIColor { UIColor(token: .tertiaryLabel) }
  public static var quaternaryLabel: UIColor { UIColor(token: .quaternaryLabel) }
  public static var placeholderText: UIColor { UIColor(token: .placeholderText) }
  public static var link: UIColor { UIColor(token: .link) }
  public static var separator: UIColor { UIColor(token: .separator) }
  public static var opaqueSeparator: UIColor { UIColor(token: .opaqueSeparator) }
  public static var systemFill: UIColor { UIColor(token: .fill) }
  public static var secondarySystemFill: UIColor { UIColor(token: .secondaryFill) }
  public static var tertiarySystemFill: UIColor { UIColor(token: .tertiaryFill) }
  public static var quaternarySystemFill: UIColor { UIColor(token: .quaternaryFill) }
  public static var systemBackground: UIColor { UIColor(token: .background) }
  public static var secondarySystemBackground: UIColor { UIColor(token: .secondaryBackground) }
  public static var tertiarySystemBackground: UIColor { UIColor(token: .tertiaryBackground) }
  public static var systemGroupedBackground: UIColor { UIColor(token: .groupedBackground) }
  public static var secondarySystemGroupedBackground: UIColor { UIColor(token: .secondaryGroupedBackground) }
  /// The published values: white or #2C2C2E.
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(token: .tertiaryBackground) }

  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}
