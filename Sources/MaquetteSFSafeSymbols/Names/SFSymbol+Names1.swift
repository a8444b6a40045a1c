// Written by .ci/symbol-names.
extension SFSymbol {
  public static var _0: SFSymbol { SFSymbol(rawValue: "0") }
  public static var _0Circle: SFSymbol { SFSymbol(rawValue: "0.circle") }
  public static var _0CircleFill: SFSymbol { SFSymbol(rawValue: "0.circle.fill") }
  public static var _0Square: SFSymbol { SFSymbol(rawValue: "0.square") }
  public static var _0SquareFill: SFSymbol { SFSymbol(rawValue: "0.square.fill") }
  public static var _1: SFSymbol { SFSymbol(rawValue: "1") }
  public static var _1Circle: SFSymbol { SFSymbol(rawValue: "1.circle") }
  public static var _1CircleFill: SFSymbol { SFSymbol(rawValue: "1.circle.fill") }
  public static var _1Square: SFSymbol { SFSymbol(rawValue: "1.square") }
  public static var _1SquareFill: SFSymbol { SFSymbol(rawValue: "1.square.fill") }
  public static var _2: SFSymbol { SFSymbol(rawValue: "2") }
  public static var _2Circle: SFSymbol { SFSymbol(rawValue: "2.circle") }
  public static var _2CircleFill: SFSymbol { SFSymbol(rawValue: "2.circle.fill") }
  public static var _2Square: SFSymbol { SFSymbol(rawValue: "2.square") }
  public static var _2SquareFill: SFSymbol { SFSymbol(rawValue: "2.square.fill") }
  public static var _3: SFSymbol { SFSymbol(rawValue: "3") }
  public static var _3Circle: SFSymbol { SFSymbol(rawValue: "3.circle") }
  public static var _3CircleFill: SFSymbol { SFSymbol(rawValue: "3.circle.fill") }
  public static var _3Square: SFSymbol { SFSymbol(rawValue: "3.square") }
  public static var _3SquareFill: SFSymbol { SFSymbol(rawValue: "3.square.fill") }
  public static var _4: SFSymbol { SFSymbol(rawValue: "4") }
  public static var _4Circle: SFSymbol { SFSymbol(rawValue: "4.circle") }
  public static var _4CircleFill: SFSymbol { SFSymbol(rawValue: "4.circle.fill") }
  public static var _4Square: SFSymbol { SFSymbol(rawValue: "4.square") }
  public static var _4SquareFill: SFSymbol { SFSymbol(rawValue: "4.square.fill") }
  public static var _5: SFSymbol { SFSymbol(rawValue: "5") }
  public static var _5Circle: SFSymbol { SFSymbol(rawValue: "5.circle") }
  public static var _5CircleFill: SFSymbol { SFSymbol(rawValue: "5.circle.fill") }
  public static var _5Square: SFSymbol { SFSymbol(rawValue: "5.square") }
  public static var _5SquareFill: SFSymbol { SFSymbol(rawValue: "5.square.fill") }
  public static var _6: SFSymbol { SFSymbol(rawValue: "6") }
  public static var _6Circle: SFSymbol { SFSymbol(rawValue: "6.circle") }
  public static var _6CircleFill: SFSymbol { SFSymbol(rawValue: "6.circle.fill") }
  public static var _6Square: SFSymbol { SFSymbol(rawValue: "6.square") }
  public static var _6SquareFill: SFSymbol { SFSymbol(rawValue: "6.square.fill") }
  public static var _7: SFSymbol { SFSymbol(rawValue: "7") }
  public static var _7Circle: SFSymbol { SFSymbol(rawValue: "7.circle") }
  public static var _7CircleFill: SFSymbol { SFSymbol(rawValue: "7.circle.fill") }
  public static var _7Square: SFSymbol { SFSymbol(rawValue: "7.square") }
  public static var _7SquareFill: SFSymbol { SFSymbol(rawValue: "7.square.fill") }
  public static var _8: SFSymbol { SFSymbol(rawValue: "8") }
  public static var _8Circle: SFSymbol { SFSymbol(rawValue: "8.circle") }
  public static var _8CircleFill: SFSymbol { SFSymbol(rawValue: "8.circle.fill") }
  public static var _8Square: SFSymbol { SFSymbol(rawValue: "8.square") }
  public static var _8SquareFill: SFSymbol { SFSymbol(rawValue: "8.square.fill") }
  public static var _9: SFSymbol { SFSymbol(rawValue: "9") }
  public static var _9Circle: SFSymbol { SFSymbol(rawValue: "9.circle") }
  public static var _9CircleFill: SFSymbol { SFSymbol(rawValue: "9.circle.fill") }
  public static var _9Square: SFSymbol { SFSymbol(rawValue: "9.square") }
  public static var _9SquareFill: SFSymbol { SFSymbol(rawValue: "9.square.fill") }
  public static var accessibility: SFSymbol { SFSymbol(rawValue: "accessibility") }
  public static var accessibilityCircle: SFSymbol { SFSymbol(rawValue: "accessibility.circle") }
  public static var accessibilityCircleFill: SFSymbol { SFSymbol(rawValue: "accessibility.circle.fill") }
  public static var accessibilityFill: SFSymbol { SFSymbol(rawValue: "accessibility.fill") }
  public static var accessibilitySlash: SFSymbol { SFSymbol(rawValue: "accessibility.slash") }
  public static var accessibilitySlashFill: SFSymbol { SFSymbol(rawValue: "accessibility.slash.fill") }
  public static var accessibilitySquare: SFSymbol { SFSymbol(rawValue: "accessibility.square") }
  public static var accessibilitySquareFill: SFSymbol { SFSymbol(rawValue: "accessibility.square.fill") }
  public static var airplane: SFSymbol { SFSymbol(rawValue: "airplane") }
  public static var airplaneCircle: SFSymbol { SFSymbol(rawValue: "airplane.circle") }
  public static var airplaneCircleFill: SFSymbol { SFSymbol(rawValue: "airplane.circle.fill") }
  public static var airplaneFill: SFSymbol { SFSymbol(rawValue: "airplane.fill") }
  public static var airplaneSlash: SFSymbol { SFSymbol(rawValue: "airplane.slash") }
  public static var airplaneSlashFill: SFSymbol { SFSymbol(rawValue: "airplane.slash.fill") }
  public static var airplaneSquare: SFSymbol { SFSymbol(rawValue: "airplane.square") }
  public static var airplaneSquareFill: SFSymbol { SFSymbol(rawValue: "airplane.square.fill") }
  public static var airplayaudio: SFSymbol { SFSymbol(rawValue: "airplayaudio") }
  public static var airplayvideo: SFSymbol { SFSymbol(rawValue: "airplayvideo") }
  public static var airpods: SFSymbol { SFSymbol(rawValue: "airpods") }
  public static var airpodspro: SFSymbol { SFSymbol(rawValue: "airpodspro") }
  public static var alarm: SFSymbol { SFSymbol(rawValue: "alarm") }
  public static var alarmCircle: SFSymbol { SFSymbol(rawValue: "alarm.circle") }
  public static var alarmCircleFill: SFSymbol { SFSymbol(rawValue: "alarm.circle.fill") }
  public static var alarmFill: SFSymbol { SFSymbol(rawValue: "alarm.fill") }
  public static var alarmSlash: SFSymbol { SFSymbol(rawValue: "alarm.slash") }
  public static var alarmSlashFill: SFSymbol { SFSymbol(rawValue: "alarm.slash.fill") }
  public static var alarmSquare: SFSymbol { SFSymbol(rawValue: "alarm.square") }
  public static var alarmSquareFill: SFSymbol { SFSymbol(rawValue: "alarm.square.fill") }
  public static var ant: SFSymbol { SFSymbol(rawValue: "ant") }
  public static var antFill: SFSymbol { SFSymbol(rawValue: "ant.fill") }
  public static var antennaRadiowavesLeftAndRight: SFSymbol {
    SFSymbol(rawValue: "antenna.radiowaves.left.and.right")
  }
  public static var antennaRadiowavesLeftAndRightCircle: SFSymbol {
    SFSymbol(rawValue: "antenna.radiowaves.left.and.right.circle")
  }
  public static var antennaRadiowavesLeftAndRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "antenna.radiowaves.left.and.right.circle.fill")
  }
  public static var antennaRadiowavesLeftAndRightSlash: SFSymbol {
    SFSymbol(rawValue: "antenna.radiowaves.left.and.right.slash")
  }
  public static var antennaRadiowavesLeftAndRightSquare: SFSymbol {
    SFSymbol(rawValue: "antenna.radiowaves.left.and.right.square")
  }
  public static var antennaRadiowavesLeftAndRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "antenna.radiowaves.left.and.right.square.fill")
  }
  public static var app: SFSymbol { SFSymbol(rawValue: "app") }
  public static var appConnectedToAppBelowFill: SFSymbol {
    SFSymbol(rawValue: "app.connected.to.app.below.fill")
  }
  public static var appFill: SFSymbol { SFSymbol(rawValue: "app.fill") }
  public static var appleIntelligence: SFSymbol { SFSymbol(rawValue: "apple.intelligence") }
  public static var appleLogo: SFSymbol { SFSymbol(rawValue: "apple.logo") }
  public static var applelogo: SFSymbol { SFSymbol(rawValue: "applelogo") }
  public static var applepencil: SFSymbol { SFSymbol(rawValue: "applepencil") }
  public static var applescriptFill: SFSymbol { SFSymbol(rawValue: "applescript.fill") }
  public static var appletv: SFSymbol { SFSymbol(rawValue: "appletv") }
  public static var appletvFill: SFSymbol { SFSymbol(rawValue: "appletv.fill") }
  public static var applewatch: SFSymbol { SFSymbol(rawValue: "applewatch") }
  public static var applewatchRadiowavesLeftAndRight: SFSymbol {
    SFSymbol(rawValue: "applewatch.radiowaves.left.and.right")
  }
  public static var applewatchSlash: SFSymbol { SFSymbol(rawValue: "applewatch.slash") }
  public static var applewatchWatchface: SFSymbol { SFSymbol(rawValue: "applewatch.watchface") }
  public static var appsIphone: SFSymbol { SFSymbol(rawValue: "apps.iphone") }
  public static var aqiMedium: SFSymbol { SFSymbol(rawValue: "aqi.medium") }
  public static var aqiMediumCircle: SFSymbol { SFSymbol(rawValue: "aqi.medium.circle") }
  public static var aqiMediumCircleFill: SFSymbol { SFSymbol(rawValue: "aqi.medium.circle.fill") }
  public static var aqiMediumSquare: SFSymbol { SFSymbol(rawValue: "aqi.medium.square") }
  public static var aqiMediumSquareFill: SFSymbol { SFSymbol(rawValue: "aqi.medium.square.fill") }
  public static var archivebox: SFSymbol { SFSymbol(rawValue: "archivebox") }
  public static var archiveboxCircle: SFSymbol { SFSymbol(rawValue: "archivebox.circle") }
  public static var archiveboxCircleFill: SFSymbol { SFSymbol(rawValue: "archivebox.circle.fill") }
  public static var archiveboxFill: SFSymbol { SFSymbol(rawValue: "archivebox.fill") }
  public static var archiveboxSlash: SFSymbol { SFSymbol(rawValue: "archivebox.slash") }
  public static var archiveboxSlashFill: SFSymbol { SFSymbol(rawValue: "archivebox.slash.fill") }
  public static var archiveboxSquare: SFSymbol { SFSymbol(rawValue: "archivebox.square") }
  public static var archiveboxSquareFill: SFSymbol { SFSymbol(rawValue: "archivebox.square.fill") }
  public static var arrow2Squarepath: SFSymbol { SFSymbol(rawValue: "arrow.2.squarepath") }
  public static var arrow2SquarepathCircle: SFSymbol { SFSymbol(rawValue: "arrow.2.squarepath.circle") }
  public static var arrow2SquarepathCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.2.squarepath.circle.fill")
  }
  public static var arrow2SquarepathSquare: SFSymbol { SFSymbol(rawValue: "arrow.2.squarepath.square") }
  public static var arrow2SquarepathSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.2.squarepath.square.fill")
  }
  public static var arrowBackward: SFSymbol { SFSymbol(rawValue: "arrow.backward") }
  public static var arrowBackwardCircle: SFSymbol { SFSymbol(rawValue: "arrow.backward.circle") }
  public static var arrowBackwardCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.backward.circle.fill") }
  public static var arrowBackwardSquare: SFSymbol { SFSymbol(rawValue: "arrow.backward.square") }
  public static var arrowBackwardSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.backward.square.fill") }
  public static var arrowCirclepath: SFSymbol { SFSymbol(rawValue: "arrow.circlepath") }
  public static var arrowCirclepathCircle: SFSymbol { SFSymbol(rawValue: "arrow.circlepath.circle") }
  public static var arrowCirclepathCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.circlepath.circle.fill") }
  public static var arrowCirclepathSquare: SFSymbol { SFSymbol(rawValue: "arrow.circlepath.square") }
  public static var arrowCirclepathSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.circlepath.square.fill") }
  public static var arrowClockwise: SFSymbol { SFSymbol(rawValue: "arrow.clockwise") }
  public static var arrowClockwiseCircle: SFSymbol { SFSymbol(rawValue: "arrow.clockwise.circle") }
  public static var arrowClockwiseCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.clockwise.circle.fill") }
  public static var arrowClockwiseSquare: SFSymbol { SFSymbol(rawValue: "arrow.clockwise.square") }
  public static var arrowClockwiseSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.clockwise.square.fill") }
  public static var arrowCounterclockwise: SFSymbol { SFSymbol(rawValue: "arrow.counterclockwise") }
  public static var arrowCounterclockwiseCircle: SFSymbol {
    SFSymbol(rawValue: "arrow.counterclockwise.circle")
  }
  public static var arrowCounterclockwiseCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.counterclockwise.circle.fill")
  }
  public static var arrowCounterclockwiseSquare: SFSymbol {
    SFSymbol(rawValue: "arrow.counterclockwise.square")
  }
  public static var arrowCounterclockwiseSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.counterclockwise.square.fill")
  }
  public static var arrowDown: SFSymbol { SFSymbol(rawValue: "arrow.down") }
  public static var arrowDownCircle: SFSymbol { SFSymbol(rawValue: "arrow.down.circle") }
  public static var arrowDownCircleDotted: SFSymbol { SFSymbol(rawValue: "arrow.down.circle.dotted") }
  public static var arrowDownCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.down.circle.fill") }
  public static var arrowDownDoc: SFSymbol { SFSymbol(rawValue: "arrow.down.doc") }
  public static var arrowDownDocCircle: SFSymbol { SFSymbol(rawValue: "arrow.down.doc.circle") }
  public static var arrowDownDocCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.down.doc.circle.fill") }
  public static var arrowDownDocFill: SFSymbol { SFSymbol(rawValue: "arrow.down.doc.fill") }
  public static var arrowDownDocSlash: SFSymbol { SFSymbol(rawValue: "arrow.down.doc.slash") }
  public static var arrowDownDocSlashFill: SFSymbol { SFSymbol(rawValue: "arrow.down.doc.slash.fill") }
  public static var arrowDownDocSquare: SFSymbol { SFSymbol(rawValue: "arrow.down.doc.square") }
  public static var arrowDownDocSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.down.doc.square.fill") }
  public static var arrowDownLeft: SFSymbol { SFSymbol(rawValue: "arrow.down.left") }
  public static var arrowDownLeftCircle: SFSymbol { SFSymbol(rawValue: "arrow.down.left.circle") }
  public static var arrowDownLeftCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.down.left.circle.fill") }
  public static var arrowDownLeftSquare: SFSymbol { SFSymbol(rawValue: "arrow.down.left.square") }
  public static var arrowDownLeftSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.down.left.square.fill") }
  public static var arrowDownRight: SFSymbol { SFSymbol(rawValue: "arrow.down.right") }
  public static var arrowDownRightAndArrowUpLeft: SFSymbol {
    SFSymbol(rawValue: "arrow.down.right.and.arrow.up.left")
  }
  public static var arrowDownRightAndArrowUpLeftCircle: SFSymbol {
    SFSymbol(rawValue: "arrow.down.right.and.arrow.up.left.circle")
  }
  public static var arrowDownRightAndArrowUpLeftCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.down.right.and.arrow.up.left.circle.fill")
  }
  public static var arrowDownRightAndArrowUpLeftSquare: SFSymbol {
    SFSymbol(rawValue: "arrow.down.right.and.arrow.up.left.square")
  }
  public static var arrowDownRightAndArrowUpLeftSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.down.right.and.arrow.up.left.square.fill")
  }
  public static var arrowDownRightCircle: SFSymbol { SFSymbol(rawValue: "arrow.down.right.circle") }
  public static var arrowDownRightCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.down.right.circle.fill") }
  public static var arrowDownRightSquare: SFSymbol { SFSymbol(rawValue: "arrow.down.right.square") }
  public static var arrowDownRightSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.down.right.square.fill") }
  public static var arrowDownSquare: SFSymbol { SFSymbol(rawValue: "arrow.down.square") }
  public static var arrowDownSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.down.square.fill") }
  public static var arrowDownToLine: SFSymbol { SFSymbol(rawValue: "arrow.down.to.line") }
  public static var arrowDownToLineCircle: SFSymbol { SFSymbol(rawValue: "arrow.down.to.line.circle") }
  public static var arrowDownToLineCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.down.to.line.circle.fill")
  }
  public static var arrowDownToLineSquare: SFSymbol { SFSymbol(rawValue: "arrow.down.to.line.square") }
  public static var arrowDownToLineSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.down.to.line.square.fill")
  }
  public static var arrowForward: SFSymbol { SFSymbol(rawValue: "arrow.forward") }
  public static var arrowForwardCircle: SFSymbol { SFSymbol(rawValue: "arrow.forward.circle") }
  public static var arrowForwardCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.forward.circle.fill") }
  public static var arrowForwardSquare: SFSymbol { SFSymbol(rawValue: "arrow.forward.square") }
  public static var arrowForwardSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.forward.square.fill") }
  public static var arrowLeft: SFSymbol { SFSymbol(rawValue: "arrow.left") }
  public static var arrowLeftAndLineVerticalAndArrowRight: SFSymbol {
    SFSymbol(rawValue: "arrow.left.and.line.vertical.and.arrow.right")
  }
}
