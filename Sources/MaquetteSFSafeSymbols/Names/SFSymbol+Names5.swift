// Written by .ci/symbol-names.
extension SFSymbol {
  public static var chevronDownSquare: SFSymbol { SFSymbol(rawValue: "chevron.down.square") }
  public static var chevronDownSquareFill: SFSymbol { SFSymbol(rawValue: "chevron.down.square.fill") }
  public static var chevronForward: SFSymbol { SFSymbol(rawValue: "chevron.forward") }
  public static var chevronForwardCircle: SFSymbol { SFSymbol(rawValue: "chevron.forward.circle") }
  public static var chevronForwardCircleFill: SFSymbol { SFSymbol(rawValue: "chevron.forward.circle.fill") }
  public static var chevronForwardSquare: SFSymbol { SFSymbol(rawValue: "chevron.forward.square") }
  public static var chevronForwardSquareFill: SFSymbol { SFSymbol(rawValue: "chevron.forward.square.fill") }
  public static var chevronLeft: SFSymbol { SFSymbol(rawValue: "chevron.left") }
  public static var chevronLeftCircle: SFSymbol { SFSymbol(rawValue: "chevron.left.circle") }
  public static var chevronLeftCircleFill: SFSymbol { SFSymbol(rawValue: "chevron.left.circle.fill") }
  public static var chevronLeftForwardslashChevronRight: SFSymbol {
    SFSymbol(rawValue: "chevron.left.forwardslash.chevron.right")
  }
  public static var chevronLeftForwardslashChevronRightCircle: SFSymbol {
    SFSymbol(rawValue: "chevron.left.forwardslash.chevron.right.circle")
  }
  public static var chevronLeftForwardslashChevronRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "chevron.left.forwardslash.chevron.right.circle.fill")
  }
  public static var chevronLeftForwardslashChevronRightSquare: SFSymbol {
    SFSymbol(rawValue: "chevron.left.forwardslash.chevron.right.square")
  }
  public static var chevronLeftForwardslashChevronRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "chevron.left.forwardslash.chevron.right.square.fill")
  }
  public static var chevronLeftSquare: SFSymbol { SFSymbol(rawValue: "chevron.left.square") }
  public static var chevronLeftSquareFill: SFSymbol { SFSymbol(rawValue: "chevron.left.square.fill") }
  public static var chevronRight: SFSymbol { SFSymbol(rawValue: "chevron.right") }
  public static var chevronRightCircle: SFSymbol { SFSymbol(rawValue: "chevron.right.circle") }
  public static var chevronRightCircleFill: SFSymbol { SFSymbol(rawValue: "chevron.right.circle.fill") }
  public static var chevronRightSquare: SFSymbol { SFSymbol(rawValue: "chevron.right.square") }
  public static var chevronRightSquareFill: SFSymbol { SFSymbol(rawValue: "chevron.right.square.fill") }
  public static var chevronUp: SFSymbol { SFSymbol(rawValue: "chevron.up") }
  public static var chevronUpChevronDown: SFSymbol { SFSymbol(rawValue: "chevron.up.chevron.down") }
  public static var chevronUpChevronDownCircle: SFSymbol {
    SFSymbol(rawValue: "chevron.up.chevron.down.circle")
  }
  public static var chevronUpChevronDownCircleFill: SFSymbol {
    SFSymbol(rawValue: "chevron.up.chevron.down.circle.fill")
  }
  public static var chevronUpChevronDownSquare: SFSymbol {
    SFSymbol(rawValue: "chevron.up.chevron.down.square")
  }
  public static var chevronUpChevronDownSquareFill: SFSymbol {
    SFSymbol(rawValue: "chevron.up.chevron.down.square.fill")
  }
  public static var chevronUpCircle: SFSymbol { SFSymbol(rawValue: "chevron.up.circle") }
  public static var chevronUpCircleFill: SFSymbol { SFSymbol(rawValue: "chevron.up.circle.fill") }
  public static var chevronUpSquare: SFSymbol { SFSymbol(rawValue: "chevron.up.square") }
  public static var chevronUpSquareFill: SFSymbol { SFSymbol(rawValue: "chevron.up.square.fill") }
  public static var circle: SFSymbol { SFSymbol(rawValue: "circle") }
  public static var circleDashed: SFSymbol { SFSymbol(rawValue: "circle.dashed") }
  public static var circleDashedCircle: SFSymbol { SFSymbol(rawValue: "circle.dashed.circle") }
  public static var circleDashedCircleFill: SFSymbol { SFSymbol(rawValue: "circle.dashed.circle.fill") }
  public static var circleDashedSquare: SFSymbol { SFSymbol(rawValue: "circle.dashed.square") }
  public static var circleDashedSquareFill: SFSymbol { SFSymbol(rawValue: "circle.dashed.square.fill") }
  public static var circleFill: SFSymbol { SFSymbol(rawValue: "circle.fill") }
  public static var circleGrid2x2Fill: SFSymbol { SFSymbol(rawValue: "circle.grid.2x2.fill") }
  public static var circleGrid3x3: SFSymbol { SFSymbol(rawValue: "circle.grid.3x3") }
  public static var circleGrid3x3Circle: SFSymbol { SFSymbol(rawValue: "circle.grid.3x3.circle") }
  public static var circleGrid3x3CircleFill: SFSymbol { SFSymbol(rawValue: "circle.grid.3x3.circle.fill") }
  public static var circleGrid3x3Fill: SFSymbol { SFSymbol(rawValue: "circle.grid.3x3.fill") }
  public static var circleGrid3x3Slash: SFSymbol { SFSymbol(rawValue: "circle.grid.3x3.slash") }
  public static var circleGrid3x3SlashFill: SFSymbol { SFSymbol(rawValue: "circle.grid.3x3.slash.fill") }
  public static var circleGrid3x3Square: SFSymbol { SFSymbol(rawValue: "circle.grid.3x3.square") }
  public static var circleGrid3x3SquareFill: SFSymbol { SFSymbol(rawValue: "circle.grid.3x3.square.fill") }
  public static var circleGridCross: SFSymbol { SFSymbol(rawValue: "circle.grid.cross") }
  public static var circleHexagongrid: SFSymbol { SFSymbol(rawValue: "circle.hexagongrid") }
  public static var circleInsetFilled: SFSymbol { SFSymbol(rawValue: "circle.inset.filled") }
  public static var circleSlash: SFSymbol { SFSymbol(rawValue: "circle.slash") }
  public static var circleSlashFill: SFSymbol { SFSymbol(rawValue: "circle.slash.fill") }
  public static var circlebadgeFill: SFSymbol { SFSymbol(rawValue: "circlebadge.fill") }
  public static var clearFill: SFSymbol { SFSymbol(rawValue: "clear.fill") }
  public static var clipboard: SFSymbol { SFSymbol(rawValue: "clipboard") }
  public static var clipboardCircle: SFSymbol { SFSymbol(rawValue: "clipboard.circle") }
  public static var clipboardCircleFill: SFSymbol { SFSymbol(rawValue: "clipboard.circle.fill") }
  public static var clipboardFill: SFSymbol { SFSymbol(rawValue: "clipboard.fill") }
  public static var clipboardSlash: SFSymbol { SFSymbol(rawValue: "clipboard.slash") }
  public static var clipboardSlashFill: SFSymbol { SFSymbol(rawValue: "clipboard.slash.fill") }
  public static var clipboardSquare: SFSymbol { SFSymbol(rawValue: "clipboard.square") }
  public static var clipboardSquareFill: SFSymbol { SFSymbol(rawValue: "clipboard.square.fill") }
  public static var clock: SFSymbol { SFSymbol(rawValue: "clock") }
  public static var clockArrowCirclepath: SFSymbol { SFSymbol(rawValue: "clock.arrow.circlepath") }
  public static var clockArrowCirclepathCircle: SFSymbol {
    SFSymbol(rawValue: "clock.arrow.circlepath.circle")
  }
  public static var clockArrowCirclepathCircleFill: SFSymbol {
    SFSymbol(rawValue: "clock.arrow.circlepath.circle.fill")
  }
  public static var clockArrowCirclepathSquare: SFSymbol {
    SFSymbol(rawValue: "clock.arrow.circlepath.square")
  }
  public static var clockArrowCirclepathSquareFill: SFSymbol {
    SFSymbol(rawValue: "clock.arrow.circlepath.square.fill")
  }
  public static var clockArrowTriangleheadCounterclockwiseRotate90: SFSymbol {
    SFSymbol(rawValue: "clock.arrow.trianglehead.counterclockwise.rotate.90")
  }
  public static var clockCircle: SFSymbol { SFSymbol(rawValue: "clock.circle") }
  public static var clockCircleFill: SFSymbol { SFSymbol(rawValue: "clock.circle.fill") }
  public static var clockFill: SFSymbol { SFSymbol(rawValue: "clock.fill") }
  public static var clockSlash: SFSymbol { SFSymbol(rawValue: "clock.slash") }
  public static var clockSlashFill: SFSymbol { SFSymbol(rawValue: "clock.slash.fill") }
  public static var clockSquare: SFSymbol { SFSymbol(rawValue: "clock.square") }
  public static var clockSquareFill: SFSymbol { SFSymbol(rawValue: "clock.square.fill") }
  public static var cloud: SFSymbol { SFSymbol(rawValue: "cloud") }
  public static var cloudCircle: SFSymbol { SFSymbol(rawValue: "cloud.circle") }
  public static var cloudCircleFill: SFSymbol { SFSymbol(rawValue: "cloud.circle.fill") }
  public static var cloudFill: SFSymbol { SFSymbol(rawValue: "cloud.fill") }
  public static var cloudHeavyrainFill: SFSymbol { SFSymbol(rawValue: "cloud.heavyrain.fill") }
  public static var cloudRain: SFSymbol { SFSymbol(rawValue: "cloud.rain") }
  public static var cloudRainCircle: SFSymbol { SFSymbol(rawValue: "cloud.rain.circle") }
  public static var cloudRainCircleFill: SFSymbol { SFSymbol(rawValue: "cloud.rain.circle.fill") }
  public static var cloudRainFill: SFSymbol { SFSymbol(rawValue: "cloud.rain.fill") }
  public static var cloudRainSlash: SFSymbol { SFSymbol(rawValue: "cloud.rain.slash") }
  public static var cloudRainSlashFill: SFSymbol { SFSymbol(rawValue: "cloud.rain.slash.fill") }
  public static var cloudRainSquare: SFSymbol { SFSymbol(rawValue: "cloud.rain.square") }
  public static var cloudRainSquareFill: SFSymbol { SFSymbol(rawValue: "cloud.rain.square.fill") }
  public static var cloudSlash: SFSymbol { SFSymbol(rawValue: "cloud.slash") }
  public static var cloudSlashFill: SFSymbol { SFSymbol(rawValue: "cloud.slash.fill") }
  public static var cloudSquare: SFSymbol { SFSymbol(rawValue: "cloud.square") }
  public static var cloudSquareFill: SFSymbol { SFSymbol(rawValue: "cloud.square.fill") }
  public static var cloudSun: SFSymbol { SFSymbol(rawValue: "cloud.sun") }
  public static var cloudSunCircle: SFSymbol { SFSymbol(rawValue: "cloud.sun.circle") }
  public static var cloudSunCircleFill: SFSymbol { SFSymbol(rawValue: "cloud.sun.circle.fill") }
  public static var cloudSunFill: SFSymbol { SFSymbol(rawValue: "cloud.sun.fill") }
  public static var cloudSunRain: SFSymbol { SFSymbol(rawValue: "cloud.sun.rain") }
  public static var cloudSunSlash: SFSymbol { SFSymbol(rawValue: "cloud.sun.slash") }
  public static var cloudSunSlashFill: SFSymbol { SFSymbol(rawValue: "cloud.sun.slash.fill") }
  public static var cloudSunSquare: SFSymbol { SFSymbol(rawValue: "cloud.sun.square") }
  public static var cloudSunSquareFill: SFSymbol { SFSymbol(rawValue: "cloud.sun.square.fill") }
  public static var contextualmenuAndCursorarrow: SFSymbol {
    SFSymbol(rawValue: "contextualmenu.and.cursorarrow")
  }
  public static var cpu: SFSymbol { SFSymbol(rawValue: "cpu") }
  public static var cpuCircle: SFSymbol { SFSymbol(rawValue: "cpu.circle") }
  public static var cpuCircleFill: SFSymbol { SFSymbol(rawValue: "cpu.circle.fill") }
  public static var cpuFill: SFSymbol { SFSymbol(rawValue: "cpu.fill") }
  public static var cpuSlash: SFSymbol { SFSymbol(rawValue: "cpu.slash") }
  public static var cpuSlashFill: SFSymbol { SFSymbol(rawValue: "cpu.slash.fill") }
  public static var cpuSquare: SFSymbol { SFSymbol(rawValue: "cpu.square") }
  public static var cpuSquareFill: SFSymbol { SFSymbol(rawValue: "cpu.square.fill") }
  public static var creditcard: SFSymbol { SFSymbol(rawValue: "creditcard") }
  public static var creditcardCircle: SFSymbol { SFSymbol(rawValue: "creditcard.circle") }
  public static var creditcardCircleFill: SFSymbol { SFSymbol(rawValue: "creditcard.circle.fill") }
  public static var creditcardFill: SFSymbol { SFSymbol(rawValue: "creditcard.fill") }
  public static var creditcardSlash: SFSymbol { SFSymbol(rawValue: "creditcard.slash") }
  public static var creditcardSlashFill: SFSymbol { SFSymbol(rawValue: "creditcard.slash.fill") }
  public static var creditcardSquare: SFSymbol { SFSymbol(rawValue: "creditcard.square") }
  public static var creditcardSquareFill: SFSymbol { SFSymbol(rawValue: "creditcard.square.fill") }
  public static var crop: SFSymbol { SFSymbol(rawValue: "crop") }
  public static var cropCircle: SFSymbol { SFSymbol(rawValue: "crop.circle") }
  public static var cropCircleFill: SFSymbol { SFSymbol(rawValue: "crop.circle.fill") }
  public static var cropSquare: SFSymbol { SFSymbol(rawValue: "crop.square") }
  public static var cropSquareFill: SFSymbol { SFSymbol(rawValue: "crop.square.fill") }
  public static var cube: SFSymbol { SFSymbol(rawValue: "cube") }
  public static var cubeCircle: SFSymbol { SFSymbol(rawValue: "cube.circle") }
  public static var cubeCircleFill: SFSymbol { SFSymbol(rawValue: "cube.circle.fill") }
  public static var cubeFill: SFSymbol { SFSymbol(rawValue: "cube.fill") }
  public static var cubeSlash: SFSymbol { SFSymbol(rawValue: "cube.slash") }
  public static var cubeSlashFill: SFSymbol { SFSymbol(rawValue: "cube.slash.fill") }
  public static var cubeSquare: SFSymbol { SFSymbol(rawValue: "cube.square") }
  public static var cubeSquareFill: SFSymbol { SFSymbol(rawValue: "cube.square.fill") }
  public static var cupAndSaucer: SFSymbol { SFSymbol(rawValue: "cup.and.saucer") }
  public static var cupAndSaucerCircle: SFSymbol { SFSymbol(rawValue: "cup.and.saucer.circle") }
  public static var cupAndSaucerCircleFill: SFSymbol { SFSymbol(rawValue: "cup.and.saucer.circle.fill") }
  public static var cupAndSaucerFill: SFSymbol { SFSymbol(rawValue: "cup.and.saucer.fill") }
  public static var cupAndSaucerSlash: SFSymbol { SFSymbol(rawValue: "cup.and.saucer.slash") }
  public static var cupAndSaucerSlashFill: SFSymbol { SFSymbol(rawValue: "cup.and.saucer.slash.fill") }
  public static var cupAndSaucerSquare: SFSymbol { SFSymbol(rawValue: "cup.and.saucer.square") }
  public static var cupAndSaucerSquareFill: SFSymbol { SFSymbol(rawValue: "cup.and.saucer.square.fill") }
  public static var cursorarrow: SFSymbol { SFSymbol(rawValue: "cursorarrow") }
  public static var cylinderSplit1x2: SFSymbol { SFSymbol(rawValue: "cylinder.split.1x2") }
  public static var cylinderSplit1x2Circle: SFSymbol { SFSymbol(rawValue: "cylinder.split.1x2.circle") }
  public static var cylinderSplit1x2CircleFill: SFSymbol {
    SFSymbol(rawValue: "cylinder.split.1x2.circle.fill")
  }
  public static var cylinderSplit1x2Fill: SFSymbol { SFSymbol(rawValue: "cylinder.split.1x2.fill") }
  public static var cylinderSplit1x2Slash: SFSymbol { SFSymbol(rawValue: "cylinder.split.1x2.slash") }
  public static var cylinderSplit1x2SlashFill: SFSymbol {
    SFSymbol(rawValue: "cylinder.split.1x2.slash.fill")
  }
  public static var cylinderSplit1x2Square: SFSymbol { SFSymbol(rawValue: "cylinder.split.1x2.square") }
  public static var cylinderSplit1x2SquareFill: SFSymbol {
    SFSymbol(rawValue: "cylinder.split.1x2.square.fill")
  }
  public static var deleteLeft: SFSymbol { SFSymbol(rawValue: "delete.left") }
  public static var deleteLeftCircle: SFSymbol { SFSymbol(rawValue: "delete.left.circle") }
  public static var deleteLeftCircleFill: SFSymbol { SFSymbol(rawValue: "delete.left.circle.fill") }
  public static var deleteLeftFill: SFSymbol { SFSymbol(rawValue: "delete.left.fill") }
  public static var deleteLeftSlash: SFSymbol { SFSymbol(rawValue: "delete.left.slash") }
  public static var deleteLeftSlashFill: SFSymbol { SFSymbol(rawValue: "delete.left.slash.fill") }
  public static var deleteLeftSquare: SFSymbol { SFSymbol(rawValue: "delete.left.square") }
  public static var deleteLeftSquareFill: SFSymbol { SFSymbol(rawValue: "delete.left.square.fill") }
  public static var desktopcomputer: SFSymbol { SFSymbol(rawValue: "desktopcomputer") }
  public static var desktopcomputerCircle: SFSymbol { SFSymbol(rawValue: "desktopcomputer.circle") }
  public static var desktopcomputerCircleFill: SFSymbol { SFSymbol(rawValue: "desktopcomputer.circle.fill") }
  public static var desktopcomputerFill: SFSymbol { SFSymbol(rawValue: "desktopcomputer.fill") }
  public static var desktopcomputerSlash: SFSymbol { SFSymbol(rawValue: "desktopcomputer.slash") }
  public static var desktopcomputerSlashFill: SFSymbol { SFSymbol(rawValue: "desktopcomputer.slash.fill") }
  public static var desktopcomputerSquare: SFSymbol { SFSymbol(rawValue: "desktopcomputer.square") }
  public static var desktopcomputerSquareFill: SFSymbol { SFSymbol(rawValue: "desktopcomputer.square.fill") }
  public static var dialMin: SFSymbol { SFSymbol(rawValue: "dial.min") }
  public static var diamond: SFSymbol { SFSymbol(rawValue: "diamond") }
  public static var diamondFill: SFSymbol { SFSymbol(rawValue: "diamond.fill") }
  public static var dice: SFSymbol { SFSymbol(rawValue: "dice") }
  public static var diceCircle: SFSymbol { SFSymbol(rawValue: "dice.circle") }
  public static var diceCircleFill: SFSymbol { SFSymbol(rawValue: "dice.circle.fill") }
  public static var diceFill: SFSymbol { SFSymbol(rawValue: "dice.fill") }
  public static var diceSlash: SFSymbol { SFSymbol(rawValue: "dice.slash") }
  public static var diceSlashFill: SFSymbol { SFSymbol(rawValue: "dice.slash.fill") }
  public static var diceSquare: SFSymbol { SFSymbol(rawValue: "dice.square") }
  public static var diceSquareFill: SFSymbol { SFSymbol(rawValue: "dice.square.fill") }
  public static var directcurrent: SFSymbol { SFSymbol(rawValue: "directcurrent") }
  public static var display: SFSymbol { SFSymbol(rawValue: "display") }
  public static var displayCircle: SFSymbol { SFSymbol(rawValue: "display.circle") }
}
