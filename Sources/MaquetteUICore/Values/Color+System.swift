import MaquetteElements

extension Color {
  public static let red = Color(token: .red)
  public static let orange = Color(token: .orange)
  public static let yellow = Color(token: .yellow)
  public static let green = Color(token: .green)
  public static let mint = Color(token: .mint)
  public static let teal = Color(token: .teal)
  public static let cyan = Color(token: .cyan)
  public static let blue = Color(token: .blue)
  public static let indigo = Color(token: .indigo)
  public static let purple = Color(token: .purple)
  public static let pink = Color(token: .pink)
  public static let brown = Color(token: .brown)
  public static let gray = Color(token: .gray)
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(token: .label)
  public static let secondary = Color(token: .secondaryLabel)
  public static let accentColor = Color(token: .accent)

  /// A gradient from a lighter to the colour itself.
  public var gradient: AnyGradient { AnyGradient(self) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
