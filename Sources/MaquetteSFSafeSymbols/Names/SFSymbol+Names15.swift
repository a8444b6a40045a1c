// Written by .ci/symbol-names.
extension SFSymbol {
  public static var textCircleFill: SFSymbol { SFSymbol(rawValue: "text.circle.fill") }
  public static var textDocument: SFSymbol { SFSymbol(rawValue: "text.document") }
  public static var textInsert: SFSymbol { SFSymbol(rawValue: "text.insert") }
  public static var textJustify: SFSymbol { SFSymbol(rawValue: "text.justify") }
  public static var textJustifyCircle: SFSymbol { SFSymbol(rawValue: "text.justify.circle") }
  public static var textJustifyCircleFill: SFSymbol { SFSymbol(rawValue: "text.justify.circle.fill") }
  public static var textJustifySquare: SFSymbol { SFSymbol(rawValue: "text.justify.square") }
  public static var textJustifySquareFill: SFSymbol { SFSymbol(rawValue: "text.justify.square.fill") }
  public static var textMagnifyingglass: SFSymbol { SFSymbol(rawValue: "text.magnifyingglass") }
  public static var textMagnifyingglassCircle: SFSymbol { SFSymbol(rawValue: "text.magnifyingglass.circle") }
  public static var textMagnifyingglassCircleFill: SFSymbol {
    SFSymbol(rawValue: "text.magnifyingglass.circle.fill")
  }
  public static var textMagnifyingglassSquare: SFSymbol { SFSymbol(rawValue: "text.magnifyingglass.square") }
  public static var textMagnifyingglassSquareFill: SFSymbol {
    SFSymbol(rawValue: "text.magnifyingglass.square.fill")
  }
  public static var textPage: SFSymbol { SFSymbol(rawValue: "text.page") }
  public static var textSquare: SFSymbol { SFSymbol(rawValue: "text.square") }
  public static var textSquareFill: SFSymbol { SFSymbol(rawValue: "text.square.fill") }
  public static var textbox: SFSymbol { SFSymbol(rawValue: "textbox") }
  public static var textformat: SFSymbol { SFSymbol(rawValue: "textformat") }
  public static var textformatAbc: SFSymbol { SFSymbol(rawValue: "textformat.abc") }
  public static var textformatCharacters: SFSymbol { SFSymbol(rawValue: "textformat.characters") }
  public static var textformatCircle: SFSymbol { SFSymbol(rawValue: "textformat.circle") }
  public static var textformatCircleFill: SFSymbol { SFSymbol(rawValue: "textformat.circle.fill") }
  public static var textformatSize: SFSymbol { SFSymbol(rawValue: "textformat.size") }
  public static var textformatSizeCircle: SFSymbol { SFSymbol(rawValue: "textformat.size.circle") }
  public static var textformatSizeCircleFill: SFSymbol { SFSymbol(rawValue: "textformat.size.circle.fill") }
  public static var textformatSizeLarger: SFSymbol { SFSymbol(rawValue: "textformat.size.larger") }
  public static var textformatSizeSmaller: SFSymbol { SFSymbol(rawValue: "textformat.size.smaller") }
  public static var textformatSizeSquare: SFSymbol { SFSymbol(rawValue: "textformat.size.square") }
  public static var textformatSizeSquareFill: SFSymbol { SFSymbol(rawValue: "textformat.size.square.fill") }
  public static var textformatSquare: SFSymbol { SFSymbol(rawValue: "textformat.square") }
  public static var textformatSquareFill: SFSymbol { SFSymbol(rawValue: "textformat.square.fill") }
  public static var thermometer: SFSymbol { SFSymbol(rawValue: "thermometer") }
  public static var thermometerCircle: SFSymbol { SFSymbol(rawValue: "thermometer.circle") }
  public static var thermometerCircleFill: SFSymbol { SFSymbol(rawValue: "thermometer.circle.fill") }
  public static var thermometerFill: SFSymbol { SFSymbol(rawValue: "thermometer.fill") }
  public static var thermometerHigh: SFSymbol { SFSymbol(rawValue: "thermometer.high") }
  public static var thermometerLow: SFSymbol { SFSymbol(rawValue: "thermometer.low") }
  public static var thermometerMedium: SFSymbol { SFSymbol(rawValue: "thermometer.medium") }
  public static var thermometerMediumCircle: SFSymbol { SFSymbol(rawValue: "thermometer.medium.circle") }
  public static var thermometerMediumCircleFill: SFSymbol {
    SFSymbol(rawValue: "thermometer.medium.circle.fill")
  }
  public static var thermometerMediumFill: SFSymbol { SFSymbol(rawValue: "thermometer.medium.fill") }
  public static var thermometerMediumSlash: SFSymbol { SFSymbol(rawValue: "thermometer.medium.slash") }
  public static var thermometerMediumSlashFill: SFSymbol {
    SFSymbol(rawValue: "thermometer.medium.slash.fill")
  }
  public static var thermometerMediumSquare: SFSymbol { SFSymbol(rawValue: "thermometer.medium.square") }
  public static var thermometerMediumSquareFill: SFSymbol {
    SFSymbol(rawValue: "thermometer.medium.square.fill")
  }
  public static var thermometerSlash: SFSymbol { SFSymbol(rawValue: "thermometer.slash") }
  public static var thermometerSlashFill: SFSymbol { SFSymbol(rawValue: "thermometer.slash.fill") }
  public static var thermometerSquare: SFSymbol { SFSymbol(rawValue: "thermometer.square") }
  public static var thermometerSquareFill: SFSymbol { SFSymbol(rawValue: "thermometer.square.fill") }
  public static var timer: SFSymbol { SFSymbol(rawValue: "timer") }
  public static var timerCircle: SFSymbol { SFSymbol(rawValue: "timer.circle") }
  public static var timerCircleFill: SFSymbol { SFSymbol(rawValue: "timer.circle.fill") }
  public static var timerSlash: SFSymbol { SFSymbol(rawValue: "timer.slash") }
  public static var timerSquare: SFSymbol { SFSymbol(rawValue: "timer.square") }
  public static var timerSquareFill: SFSymbol { SFSymbol(rawValue: "timer.square.fill") }
  public static var togglepower: SFSymbol { SFSymbol(rawValue: "togglepower") }
  public static var tortoise: SFSymbol { SFSymbol(rawValue: "tortoise") }
  public static var tortoiseCircle: SFSymbol { SFSymbol(rawValue: "tortoise.circle") }
  public static var tortoiseCircleFill: SFSymbol { SFSymbol(rawValue: "tortoise.circle.fill") }
  public static var tortoiseFill: SFSymbol { SFSymbol(rawValue: "tortoise.fill") }
  public static var tortoiseSlash: SFSymbol { SFSymbol(rawValue: "tortoise.slash") }
  public static var tortoiseSlashFill: SFSymbol { SFSymbol(rawValue: "tortoise.slash.fill") }
  public static var tortoiseSquare: SFSymbol { SFSymbol(rawValue: "tortoise.square") }
  public static var tortoiseSquareFill: SFSymbol { SFSymbol(rawValue: "tortoise.square.fill") }
  public static var tram: SFSymbol { SFSymbol(rawValue: "tram") }
  public static var tramCircle: SFSymbol { SFSymbol(rawValue: "tram.circle") }
  public static var tramCircleFill: SFSymbol { SFSymbol(rawValue: "tram.circle.fill") }
  public static var tramFill: SFSymbol { SFSymbol(rawValue: "tram.fill") }
  public static var tramSlash: SFSymbol { SFSymbol(rawValue: "tram.slash") }
  public static var tramSlashFill: SFSymbol { SFSymbol(rawValue: "tram.slash.fill") }
  public static var tramSquare: SFSymbol { SFSymbol(rawValue: "tram.square") }
  public static var tramSquareFill: SFSymbol { SFSymbol(rawValue: "tram.square.fill") }
  public static var translate: SFSymbol { SFSymbol(rawValue: "translate") }
  public static var trash: SFSymbol { SFSymbol(rawValue: "trash") }
  public static var trashCircle: SFSymbol { SFSymbol(rawValue: "trash.circle") }
  public static var trashCircleFill: SFSymbol { SFSymbol(rawValue: "trash.circle.fill") }
  public static var trashFill: SFSymbol { SFSymbol(rawValue: "trash.fill") }
  public static var trashSlash: SFSymbol { SFSymbol(rawValue: "trash.slash") }
  public static var trashSlashFill: SFSymbol { SFSymbol(rawValue: "trash.slash.fill") }
  public static var trashSquare: SFSymbol { SFSymbol(rawValue: "trash.square") }
  public static var trashSquareFill: SFSymbol { SFSymbol(rawValue: "trash.square.fill") }
  public static var tray: SFSymbol { SFSymbol(rawValue: "tray") }
  public static var trayAndArrowDown: SFSymbol { SFSymbol(rawValue: "tray.and.arrow.down") }
  public static var trayCircle: SFSymbol { SFSymbol(rawValue: "tray.circle") }
  public static var trayCircleFill: SFSymbol { SFSymbol(rawValue: "tray.circle.fill") }
  public static var trayFill: SFSymbol { SFSymbol(rawValue: "tray.fill") }
  public static var trayFull: SFSymbol { SFSymbol(rawValue: "tray.full") }
  public static var traySlash: SFSymbol { SFSymbol(rawValue: "tray.slash") }
  public static var traySlashFill: SFSymbol { SFSymbol(rawValue: "tray.slash.fill") }
  public static var traySquare: SFSymbol { SFSymbol(rawValue: "tray.square") }
  public static var traySquareFill: SFSymbol { SFSymbol(rawValue: "tray.square.fill") }
  public static var tree: SFSymbol { SFSymbol(rawValue: "tree") }
  public static var treeCircle: SFSymbol { SFSymbol(rawValue: "tree.circle") }
  public static var treeCircleFill: SFSymbol { SFSymbol(rawValue: "tree.circle.fill") }
  public static var treeFill: SFSymbol { SFSymbol(rawValue: "tree.fill") }
  public static var treeSlash: SFSymbol { SFSymbol(rawValue: "tree.slash") }
  public static var treeSlashFill: SFSymbol { SFSymbol(rawValue: "tree.slash.fill") }
  public static var treeSquare: SFSymbol { SFSymbol(rawValue: "tree.square") }
  public static var treeSquareFill: SFSymbol { SFSymbol(rawValue: "tree.square.fill") }
  public static var triangle: SFSymbol { SFSymbol(rawValue: "triangle") }
  public static var triangleFill: SFSymbol { SFSymbol(rawValue: "triangle.fill") }
  public static var trophy: SFSymbol { SFSymbol(rawValue: "trophy") }
  public static var trophyCircle: SFSymbol { SFSymbol(rawValue: "trophy.circle") }
  public static var trophyCircleFill: SFSymbol { SFSymbol(rawValue: "trophy.circle.fill") }
  public static var trophyFill: SFSymbol { SFSymbol(rawValue: "trophy.fill") }
  public static var trophySlash: SFSymbol { SFSymbol(rawValue: "trophy.slash") }
  public static var trophySlashFill: SFSymbol { SFSymbol(rawValue: "trophy.slash.fill") }
  public static var trophySquare: SFSymbol { SFSymbol(rawValue: "trophy.square") }
  public static var trophySquareFill: SFSymbol { SFSymbol(rawValue: "trophy.square.fill") }
  public static var tv: SFSymbol { SFSymbol(rawValue: "tv") }
  public static var tvCircle: SFSymbol { SFSymbol(rawValue: "tv.circle") }
  public static var tvCircleFill: SFSymbol { SFSymbol(rawValue: "tv.circle.fill") }
  public static var tvFill: SFSymbol { SFSymbol(rawValue: "tv.fill") }
  public static var tvSlash: SFSymbol { SFSymbol(rawValue: "tv.slash") }
  public static var tvSlashFill: SFSymbol { SFSymbol(rawValue: "tv.slash.fill") }
  public static var tvSquare: SFSymbol { SFSymbol(rawValue: "tv.square") }
  public static var tvSquareFill: SFSymbol { SFSymbol(rawValue: "tv.square.fill") }
  public static var underline: SFSymbol { SFSymbol(rawValue: "underline") }
  public static var underlineCircle: SFSymbol { SFSymbol(rawValue: "underline.circle") }
  public static var underlineCircleFill: SFSymbol { SFSymbol(rawValue: "underline.circle.fill") }
  public static var underlineSquare: SFSymbol { SFSymbol(rawValue: "underline.square") }
  public static var underlineSquareFill: SFSymbol { SFSymbol(rawValue: "underline.square.fill") }
  public static var video: SFSymbol { SFSymbol(rawValue: "video") }
  public static var videoCircle: SFSymbol { SFSymbol(rawValue: "video.circle") }
  public static var videoCircleFill: SFSymbol { SFSymbol(rawValue: "video.circle.fill") }
  public static var videoFill: SFSymbol { SFSymbol(rawValue: "video.fill") }
  public static var videoSlash: SFSymbol { SFSymbol(rawValue: "video.slash") }
  public static var videoSlashFill: SFSymbol { SFSymbol(rawValue: "video.slash.fill") }
  public static var videoSquare: SFSymbol { SFSymbol(rawValue: "video.square") }
  public static var videoSquareFill: SFSymbol { SFSymbol(rawValue: "video.square.fill") }
  public static var view3d: SFSymbol { SFSymbol(rawValue: "view.3d") }
  public static var visionpro: SFSymbol { SFSymbol(rawValue: "visionpro") }
  public static var walletPass: SFSymbol { SFSymbol(rawValue: "wallet.pass") }
  public static var walletPassCircle: SFSymbol { SFSymbol(rawValue: "wallet.pass.circle") }
  public static var walletPassCircleFill: SFSymbol { SFSymbol(rawValue: "wallet.pass.circle.fill") }
  public static var walletPassFill: SFSymbol { SFSymbol(rawValue: "wallet.pass.fill") }
  public static var walletPassSlash: SFSymbol { SFSymbol(rawValue: "wallet.pass.slash") }
  public static var walletPassSlashFill: SFSymbol { SFSymbol(rawValue: "wallet.pass.slash.fill") }
  public static var walletPassSquare: SFSymbol { SFSymbol(rawValue: "wallet.pass.square") }
  public static var walletPassSquareFill: SFSymbol { SFSymbol(rawValue: "wallet.pass.square.fill") }
  public static var wandAndStars: SFSymbol { SFSymbol(rawValue: "wand.and.stars") }
  public static var wandAndStarsCircle: SFSymbol { SFSymbol(rawValue: "wand.and.stars.circle") }
  public static var wandAndStarsCircleFill: SFSymbol { SFSymbol(rawValue: "wand.and.stars.circle.fill") }
  public static var wandAndStarsSlash: SFSymbol { SFSymbol(rawValue: "wand.and.stars.slash") }
  public static var wandAndStarsSquare: SFSymbol { SFSymbol(rawValue: "wand.and.stars.square") }
  public static var wandAndStarsSquareFill: SFSymbol { SFSymbol(rawValue: "wand.and.stars.square.fill") }
  public static var wave3RightCircle: SFSymbol { SFSymbol(rawValue: "wave.3.right.circle") }
  public static var waveform: SFSymbol { SFSymbol(rawValue: "waveform") }
  public static var waveformCircle: SFSymbol { SFSymbol(rawValue: "waveform.circle") }
  public static var waveformCircleFill: SFSymbol { SFSymbol(rawValue: "waveform.circle.fill") }
  public static var waveformPath: SFSymbol { SFSymbol(rawValue: "waveform.path") }
  public static var waveformPathCircle: SFSymbol { SFSymbol(rawValue: "waveform.path.circle") }
  public static var waveformPathCircleFill: SFSymbol { SFSymbol(rawValue: "waveform.path.circle.fill") }
  public static var waveformPathEcg: SFSymbol { SFSymbol(rawValue: "waveform.path.ecg") }
  public static var waveformPathEcgCircle: SFSymbol { SFSymbol(rawValue: "waveform.path.ecg.circle") }
  public static var waveformPathEcgCircleFill: SFSymbol {
    SFSymbol(rawValue: "waveform.path.ecg.circle.fill")
  }
  public static var waveformPathEcgSquare: SFSymbol { SFSymbol(rawValue: "waveform.path.ecg.square") }
  public static var waveformPathEcgSquareFill: SFSymbol {
    SFSymbol(rawValue: "waveform.path.ecg.square.fill")
  }
  public static var waveformPathSquare: SFSymbol { SFSymbol(rawValue: "waveform.path.square") }
  public static var waveformPathSquareFill: SFSymbol { SFSymbol(rawValue: "waveform.path.square.fill") }
  public static var waveformSquare: SFSymbol { SFSymbol(rawValue: "waveform.square") }
  public static var waveformSquareFill: SFSymbol { SFSymbol(rawValue: "waveform.square.fill") }
  public static var wifi: SFSymbol { SFSymbol(rawValue: "wifi") }
  public static var wifiCircle: SFSymbol { SFSymbol(rawValue: "wifi.circle") }
  public static var wifiCircleFill: SFSymbol { SFSymbol(rawValue: "wifi.circle.fill") }
  public static var wifiExclamationmark: SFSymbol { SFSymbol(rawValue: "wifi.exclamationmark") }
  public static var wifiExclamationmarkCircle: SFSymbol { SFSymbol(rawValue: "wifi.exclamationmark.circle") }
  public static var wifiExclamationmarkCircleFill: SFSymbol {
    SFSymbol(rawValue: "wifi.exclamationmark.circle.fill")
  }
  public static var wifiExclamationmarkSquare: SFSymbol { SFSymbol(rawValue: "wifi.exclamationmark.square") }
  public static var wifiExclamationmarkSquareFill: SFSymbol {
    SFSymbol(rawValue: "wifi.exclamationmark.square.fill")
  }
  public static var wifiRouter: SFSymbol { SFSymbol(rawValue: "wifi.router") }
  public static var wifiRouterCircle: SFSymbol { SFSymbol(rawValue: "wifi.router.circle") }
  public static var wifiRouterCircleFill: SFSymbol { SFSymbol(rawValue: "wifi.router.circle.fill") }
  public static var wifiRouterFill: SFSymbol { SFSymbol(rawValue: "wifi.router.fill") }
  public static var wifiRouterSlash: SFSymbol { SFSymbol(rawValue: "wifi.router.slash") }
  public static var wifiRouterSlashFill: SFSymbol { SFSymbol(rawValue: "wifi.router.slash.fill") }
  public static var wifiRouterSquare: SFSymbol { SFSymbol(rawValue: "wifi.router.square") }
  public static var wifiRouterSquareFill: SFSymbol { SFSymbol(rawValue: "wifi.router.square.fill") }
  public static var wifiSlash: SFSymbol { SFSymbol(rawValue: "wifi.slash") }
  public static var wifiSquare: SFSymbol { SFSymbol(rawValue: "wifi.square") }
}
