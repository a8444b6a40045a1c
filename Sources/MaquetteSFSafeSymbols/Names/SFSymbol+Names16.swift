// Written by .ci/symbol-names.
extension SFSymbol {
  public static var wifiSquareFill: SFSymbol { SFSymbol(rawValue: "wifi.square.fill") }
  public static var wind: SFSymbol { SFSymbol(rawValue: "wind") }
  public static var windCircle: SFSymbol { SFSymbol(rawValue: "wind.circle") }
  public static var windCircleFill: SFSymbol { SFSymbol(rawValue: "wind.circle.fill") }
  public static var windSquare: SFSymbol { SFSymbol(rawValue: "wind.square") }
  public static var windSquareFill: SFSymbol { SFSymbol(rawValue: "wind.square.fill") }
  public static var windowShadeClosed: SFSymbol { SFSymbol(rawValue: "window.shade.closed") }
  public static var windowShadeOpen: SFSymbol { SFSymbol(rawValue: "window.shade.open") }
  public static var wrench: SFSymbol { SFSymbol(rawValue: "wrench") }
  public static var wrenchAndScrewdriver: SFSymbol { SFSymbol(rawValue: "wrench.and.screwdriver") }
  public static var wrenchAndScrewdriverFill: SFSymbol { SFSymbol(rawValue: "wrench.and.screwdriver.fill") }
  public static var wrenchCircle: SFSymbol { SFSymbol(rawValue: "wrench.circle") }
  public static var wrenchCircleFill: SFSymbol { SFSymbol(rawValue: "wrench.circle.fill") }
  public static var wrenchFill: SFSymbol { SFSymbol(rawValue: "wrench.fill") }
  public static var wrenchSlash: SFSymbol { SFSymbol(rawValue: "wrench.slash") }
  public static var wrenchSlashFill: SFSymbol { SFSymbol(rawValue: "wrench.slash.fill") }
  public static var wrenchSquare: SFSymbol { SFSymbol(rawValue: "wrench.square") }
  public static var wrenchSquareFill: SFSymbol { SFSymbol(rawValue: "wrench.square.fill") }
  public static var xCircle: SFSymbol { SFSymbol(rawValue: "x.circle") }
  public static var xCircleFill: SFSymbol { SFSymbol(rawValue: "x.circle.fill") }
  public static var xmark: SFSymbol { SFSymbol(rawValue: "xmark") }
  public static var xmarkBin: SFSymbol { SFSymbol(rawValue: "xmark.bin") }
  public static var xmarkCircle: SFSymbol { SFSymbol(rawValue: "xmark.circle") }
  public static var xmarkCircleFill: SFSymbol { SFSymbol(rawValue: "xmark.circle.fill") }
  public static var xmarkSquare: SFSymbol { SFSymbol(rawValue: "xmark.square") }
  public static var xmarkSquareFill: SFSymbol { SFSymbol(rawValue: "xmark.square.fill") }
  public static var xmarkTriangleCircleSquareFill: SFSymbol {
    SFSymbol(rawValue: "xmark.triangle.circle.square.fill")
  }
}
