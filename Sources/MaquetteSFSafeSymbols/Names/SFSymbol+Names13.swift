// Written by .ci/symbol-names.
extension SFSymbol {
  public static var shippingbox: SFSymbol { SFSymbol(rawValue: "shippingbox") }
  public static var shippingboxCircle: SFSymbol { SFSymbol(rawValue: "shippingbox.circle") }
  public static var shippingboxCircleFill: SFSymbol { SFSymbol(rawValue: "shippingbox.circle.fill") }
  public static var shippingboxFill: SFSymbol { SFSymbol(rawValue: "shippingbox.fill") }
  public static var shippingboxSlash: SFSymbol { SFSymbol(rawValue: "shippingbox.slash") }
  public static var shippingboxSlashFill: SFSymbol { SFSymbol(rawValue: "shippingbox.slash.fill") }
  public static var shippingboxSquare: SFSymbol { SFSymbol(rawValue: "shippingbox.square") }
  public static var shippingboxSquareFill: SFSymbol { SFSymbol(rawValue: "shippingbox.square.fill") }
  public static var shower: SFSymbol { SFSymbol(rawValue: "shower") }
  public static var showerCircle: SFSymbol { SFSymbol(rawValue: "shower.circle") }
  public static var showerCircleFill: SFSymbol { SFSymbol(rawValue: "shower.circle.fill") }
  public static var showerFill: SFSymbol { SFSymbol(rawValue: "shower.fill") }
  public static var showerSlash: SFSymbol { SFSymbol(rawValue: "shower.slash") }
  public static var showerSlashFill: SFSymbol { SFSymbol(rawValue: "shower.slash.fill") }
  public static var showerSquare: SFSymbol { SFSymbol(rawValue: "shower.square") }
  public static var showerSquareFill: SFSymbol { SFSymbol(rawValue: "shower.square.fill") }
  public static var shuffle: SFSymbol { SFSymbol(rawValue: "shuffle") }
  public static var shuffleCircle: SFSymbol { SFSymbol(rawValue: "shuffle.circle") }
  public static var shuffleCircleFill: SFSymbol { SFSymbol(rawValue: "shuffle.circle.fill") }
  public static var shuffleSquare: SFSymbol { SFSymbol(rawValue: "shuffle.square") }
  public static var shuffleSquareFill: SFSymbol { SFSymbol(rawValue: "shuffle.square.fill") }
  public static var sidebarLeading: SFSymbol { SFSymbol(rawValue: "sidebar.leading") }
  public static var sidebarLeadingCircle: SFSymbol { SFSymbol(rawValue: "sidebar.leading.circle") }
  public static var sidebarLeadingCircleFill: SFSymbol { SFSymbol(rawValue: "sidebar.leading.circle.fill") }
  public static var sidebarLeadingFill: SFSymbol { SFSymbol(rawValue: "sidebar.leading.fill") }
  public static var sidebarLeadingSlash: SFSymbol { SFSymbol(rawValue: "sidebar.leading.slash") }
  public static var sidebarLeadingSlashFill: SFSymbol { SFSymbol(rawValue: "sidebar.leading.slash.fill") }
  public static var sidebarLeadingSquare: SFSymbol { SFSymbol(rawValue: "sidebar.leading.square") }
  public static var sidebarLeadingSquareFill: SFSymbol { SFSymbol(rawValue: "sidebar.leading.square.fill") }
  public static var sidebarLeft: SFSymbol { SFSymbol(rawValue: "sidebar.left") }
  public static var sidebarLeftCircle: SFSymbol { SFSymbol(rawValue: "sidebar.left.circle") }
  public static var sidebarLeftCircleFill: SFSymbol { SFSymbol(rawValue: "sidebar.left.circle.fill") }
  public static var sidebarLeftFill: SFSymbol { SFSymbol(rawValue: "sidebar.left.fill") }
  public static var sidebarLeftSlash: SFSymbol { SFSymbol(rawValue: "sidebar.left.slash") }
  public static var sidebarLeftSlashFill: SFSymbol { SFSymbol(rawValue: "sidebar.left.slash.fill") }
  public static var sidebarLeftSquare: SFSymbol { SFSymbol(rawValue: "sidebar.left.square") }
  public static var sidebarLeftSquareFill: SFSymbol { SFSymbol(rawValue: "sidebar.left.square.fill") }
  public static var sidebarRight: SFSymbol { SFSymbol(rawValue: "sidebar.right") }
  public static var sidebarRightCircle: SFSymbol { SFSymbol(rawValue: "sidebar.right.circle") }
  public static var sidebarRightCircleFill: SFSymbol { SFSymbol(rawValue: "sidebar.right.circle.fill") }
  public static var sidebarRightFill: SFSymbol { SFSymbol(rawValue: "sidebar.right.fill") }
  public static var sidebarRightSlash: SFSymbol { SFSymbol(rawValue: "sidebar.right.slash") }
  public static var sidebarRightSlashFill: SFSymbol { SFSymbol(rawValue: "sidebar.right.slash.fill") }
  public static var sidebarRightSquare: SFSymbol { SFSymbol(rawValue: "sidebar.right.square") }
  public static var sidebarRightSquareFill: SFSymbol { SFSymbol(rawValue: "sidebar.right.square.fill") }
  public static var sidebarTrailing: SFSymbol { SFSymbol(rawValue: "sidebar.trailing") }
  public static var sidebarTrailingCircle: SFSymbol { SFSymbol(rawValue: "sidebar.trailing.circle") }
  public static var sidebarTrailingCircleFill: SFSymbol { SFSymbol(rawValue: "sidebar.trailing.circle.fill") }
  public static var sidebarTrailingFill: SFSymbol { SFSymbol(rawValue: "sidebar.trailing.fill") }
  public static var sidebarTrailingSlash: SFSymbol { SFSymbol(rawValue: "sidebar.trailing.slash") }
  public static var sidebarTrailingSlashFill: SFSymbol { SFSymbol(rawValue: "sidebar.trailing.slash.fill") }
  public static var sidebarTrailingSquare: SFSymbol { SFSymbol(rawValue: "sidebar.trailing.square") }
  public static var sidebarTrailingSquareFill: SFSymbol { SFSymbol(rawValue: "sidebar.trailing.square.fill") }
  public static var signature: SFSymbol { SFSymbol(rawValue: "signature") }
  public static var signatureCircle: SFSymbol { SFSymbol(rawValue: "signature.circle") }
  public static var signatureCircleFill: SFSymbol { SFSymbol(rawValue: "signature.circle.fill") }
  public static var signatureSquare: SFSymbol { SFSymbol(rawValue: "signature.square") }
  public static var signatureSquareFill: SFSymbol { SFSymbol(rawValue: "signature.square.fill") }
  public static var signpostLeft: SFSymbol { SFSymbol(rawValue: "signpost.left") }
  public static var signpostLeftCircle: SFSymbol { SFSymbol(rawValue: "signpost.left.circle") }
  public static var signpostLeftCircleFill: SFSymbol { SFSymbol(rawValue: "signpost.left.circle.fill") }
  public static var signpostLeftFill: SFSymbol { SFSymbol(rawValue: "signpost.left.fill") }
  public static var signpostLeftSlash: SFSymbol { SFSymbol(rawValue: "signpost.left.slash") }
  public static var signpostLeftSlashFill: SFSymbol { SFSymbol(rawValue: "signpost.left.slash.fill") }
  public static var signpostLeftSquare: SFSymbol { SFSymbol(rawValue: "signpost.left.square") }
  public static var signpostLeftSquareFill: SFSymbol { SFSymbol(rawValue: "signpost.left.square.fill") }
  public static var signpostRight: SFSymbol { SFSymbol(rawValue: "signpost.right") }
  public static var signpostRightAndLeft: SFSymbol { SFSymbol(rawValue: "signpost.right.and.left") }
  public static var signpostRightAndLeftCircle: SFSymbol {
    SFSymbol(rawValue: "signpost.right.and.left.circle")
  }
  public static var signpostRightAndLeftCircleFill: SFSymbol {
    SFSymbol(rawValue: "signpost.right.and.left.circle.fill")
  }
  public static var signpostRightAndLeftFill: SFSymbol { SFSymbol(rawValue: "signpost.right.and.left.fill") }
  public static var signpostRightAndLeftSlash: SFSymbol {
    SFSymbol(rawValue: "signpost.right.and.left.slash")
  }
  public static var signpostRightAndLeftSlashFill: SFSymbol {
    SFSymbol(rawValue: "signpost.right.and.left.slash.fill")
  }
  public static var signpostRightAndLeftSquare: SFSymbol {
    SFSymbol(rawValue: "signpost.right.and.left.square")
  }
  public static var signpostRightAndLeftSquareFill: SFSymbol {
    SFSymbol(rawValue: "signpost.right.and.left.square.fill")
  }
  public static var signpostRightCircle: SFSymbol { SFSymbol(rawValue: "signpost.right.circle") }
  public static var signpostRightCircleFill: SFSymbol { SFSymbol(rawValue: "signpost.right.circle.fill") }
  public static var signpostRightFill: SFSymbol { SFSymbol(rawValue: "signpost.right.fill") }
  public static var signpostRightSlash: SFSymbol { SFSymbol(rawValue: "signpost.right.slash") }
  public static var signpostRightSlashFill: SFSymbol { SFSymbol(rawValue: "signpost.right.slash.fill") }
  public static var signpostRightSquare: SFSymbol { SFSymbol(rawValue: "signpost.right.square") }
  public static var signpostRightSquareFill: SFSymbol { SFSymbol(rawValue: "signpost.right.square.fill") }
  public static var skew: SFSymbol { SFSymbol(rawValue: "skew") }
  public static var slashCircle: SFSymbol { SFSymbol(rawValue: "slash.circle") }
  public static var slashCircleCircle: SFSymbol { SFSymbol(rawValue: "slash.circle.circle") }
  public static var slashCircleCircleFill: SFSymbol { SFSymbol(rawValue: "slash.circle.circle.fill") }
  public static var slashCircleSquare: SFSymbol { SFSymbol(rawValue: "slash.circle.square") }
  public static var slashCircleSquareFill: SFSymbol { SFSymbol(rawValue: "slash.circle.square.fill") }
  public static var sliderHorizontal3: SFSymbol { SFSymbol(rawValue: "slider.horizontal.3") }
  public static var sliderHorizontal3Circle: SFSymbol { SFSymbol(rawValue: "slider.horizontal.3.circle") }
  public static var sliderHorizontal3CircleFill: SFSymbol {
    SFSymbol(rawValue: "slider.horizontal.3.circle.fill")
  }
  public static var sliderHorizontal3Square: SFSymbol { SFSymbol(rawValue: "slider.horizontal.3.square") }
  public static var sliderHorizontal3SquareFill: SFSymbol {
    SFSymbol(rawValue: "slider.horizontal.3.square.fill")
  }
  public static var sliderVertical3: SFSymbol { SFSymbol(rawValue: "slider.vertical.3") }
  public static var sliderVertical3Circle: SFSymbol { SFSymbol(rawValue: "slider.vertical.3.circle") }
  public static var sliderVertical3CircleFill: SFSymbol {
    SFSymbol(rawValue: "slider.vertical.3.circle.fill")
  }
  public static var sliderVertical3Square: SFSymbol { SFSymbol(rawValue: "slider.vertical.3.square") }
  public static var sliderVertical3SquareFill: SFSymbol {
    SFSymbol(rawValue: "slider.vertical.3.square.fill")
  }
  public static var snowflake: SFSymbol { SFSymbol(rawValue: "snowflake") }
  public static var snowflakeCircle: SFSymbol { SFSymbol(rawValue: "snowflake.circle") }
  public static var snowflakeCircleFill: SFSymbol { SFSymbol(rawValue: "snowflake.circle.fill") }
  public static var snowflakeSlash: SFSymbol { SFSymbol(rawValue: "snowflake.slash") }
  public static var snowflakeSquare: SFSymbol { SFSymbol(rawValue: "snowflake.square") }
  public static var snowflakeSquareFill: SFSymbol { SFSymbol(rawValue: "snowflake.square.fill") }
  public static var sofa: SFSymbol { SFSymbol(rawValue: "sofa") }
  public static var sofaCircle: SFSymbol { SFSymbol(rawValue: "sofa.circle") }
  public static var sofaCircleFill: SFSymbol { SFSymbol(rawValue: "sofa.circle.fill") }
  public static var sofaFill: SFSymbol { SFSymbol(rawValue: "sofa.fill") }
  public static var sofaSlash: SFSymbol { SFSymbol(rawValue: "sofa.slash") }
  public static var sofaSlashFill: SFSymbol { SFSymbol(rawValue: "sofa.slash.fill") }
  public static var sofaSquare: SFSymbol { SFSymbol(rawValue: "sofa.square") }
  public static var sofaSquareFill: SFSymbol { SFSymbol(rawValue: "sofa.square.fill") }
  public static var sparkles: SFSymbol { SFSymbol(rawValue: "sparkles") }
  public static var sparklesCircle: SFSymbol { SFSymbol(rawValue: "sparkles.circle") }
  public static var sparklesCircleFill: SFSymbol { SFSymbol(rawValue: "sparkles.circle.fill") }
  public static var sparklesSlash: SFSymbol { SFSymbol(rawValue: "sparkles.slash") }
  public static var sparklesSquare: SFSymbol { SFSymbol(rawValue: "sparkles.square") }
  public static var sparklesSquareFill: SFSymbol { SFSymbol(rawValue: "sparkles.square.fill") }
  public static var speaker: SFSymbol { SFSymbol(rawValue: "speaker") }
  public static var speaker3Fill: SFSymbol { SFSymbol(rawValue: "speaker.3.fill") }
  public static var speakerCircle: SFSymbol { SFSymbol(rawValue: "speaker.circle") }
  public static var speakerCircleFill: SFSymbol { SFSymbol(rawValue: "speaker.circle.fill") }
  public static var speakerFill: SFSymbol { SFSymbol(rawValue: "speaker.fill") }
  public static var speakerSlash: SFSymbol { SFSymbol(rawValue: "speaker.slash") }
  public static var speakerSlashFill: SFSymbol { SFSymbol(rawValue: "speaker.slash.fill") }
  public static var speakerSquare: SFSymbol { SFSymbol(rawValue: "speaker.square") }
  public static var speakerSquareFill: SFSymbol { SFSymbol(rawValue: "speaker.square.fill") }
  public static var speakerWave1: SFSymbol { SFSymbol(rawValue: "speaker.wave.1") }
  public static var speakerWave1Circle: SFSymbol { SFSymbol(rawValue: "speaker.wave.1.circle") }
  public static var speakerWave1CircleFill: SFSymbol { SFSymbol(rawValue: "speaker.wave.1.circle.fill") }
  public static var speakerWave1Fill: SFSymbol { SFSymbol(rawValue: "speaker.wave.1.fill") }
  public static var speakerWave1Slash: SFSymbol { SFSymbol(rawValue: "speaker.wave.1.slash") }
  public static var speakerWave1SlashFill: SFSymbol { SFSymbol(rawValue: "speaker.wave.1.slash.fill") }
  public static var speakerWave1Square: SFSymbol { SFSymbol(rawValue: "speaker.wave.1.square") }
  public static var speakerWave1SquareFill: SFSymbol { SFSymbol(rawValue: "speaker.wave.1.square.fill") }
  public static var speakerWave2: SFSymbol { SFSymbol(rawValue: "speaker.wave.2") }
  public static var speakerWave2Circle: SFSymbol { SFSymbol(rawValue: "speaker.wave.2.circle") }
  public static var speakerWave2CircleFill: SFSymbol { SFSymbol(rawValue: "speaker.wave.2.circle.fill") }
  public static var speakerWave2Fill: SFSymbol { SFSymbol(rawValue: "speaker.wave.2.fill") }
  public static var speakerWave2Slash: SFSymbol { SFSymbol(rawValue: "speaker.wave.2.slash") }
  public static var speakerWave2SlashFill: SFSymbol { SFSymbol(rawValue: "speaker.wave.2.slash.fill") }
  public static var speakerWave2Square: SFSymbol { SFSymbol(rawValue: "speaker.wave.2.square") }
  public static var speakerWave2SquareFill: SFSymbol { SFSymbol(rawValue: "speaker.wave.2.square.fill") }
  public static var speakerWave3: SFSymbol { SFSymbol(rawValue: "speaker.wave.3") }
  public static var speakerWave3Circle: SFSymbol { SFSymbol(rawValue: "speaker.wave.3.circle") }
  public static var speakerWave3CircleFill: SFSymbol { SFSymbol(rawValue: "speaker.wave.3.circle.fill") }
  public static var speakerWave3Fill: SFSymbol { SFSymbol(rawValue: "speaker.wave.3.fill") }
  public static var speakerWave3Slash: SFSymbol { SFSymbol(rawValue: "speaker.wave.3.slash") }
  public static var speakerWave3SlashFill: SFSymbol { SFSymbol(rawValue: "speaker.wave.3.slash.fill") }
  public static var speakerWave3Square: SFSymbol { SFSymbol(rawValue: "speaker.wave.3.square") }
  public static var speakerWave3SquareFill: SFSymbol { SFSymbol(rawValue: "speaker.wave.3.square.fill") }
  public static var speedometer: SFSymbol { SFSymbol(rawValue: "speedometer") }
  public static var speedometerCircle: SFSymbol { SFSymbol(rawValue: "speedometer.circle") }
  public static var speedometerCircleFill: SFSymbol { SFSymbol(rawValue: "speedometer.circle.fill") }
  public static var speedometerFill: SFSymbol { SFSymbol(rawValue: "speedometer.fill") }
  public static var speedometerSlash: SFSymbol { SFSymbol(rawValue: "speedometer.slash") }
  public static var speedometerSlashFill: SFSymbol { SFSymbol(rawValue: "speedometer.slash.fill") }
  public static var speedometerSquare: SFSymbol { SFSymbol(rawValue: "speedometer.square") }
  public static var speedometerSquareFill: SFSymbol { SFSymbol(rawValue: "speedometer.square.fill") }
  public static var spigot: SFSymbol { SFSymbol(rawValue: "spigot") }
  public static var spigotCircle: SFSymbol { SFSymbol(rawValue: "spigot.circle") }
  public static var spigotCircleFill: SFSymbol { SFSymbol(rawValue: "spigot.circle.fill") }
  public static var spigotFill: SFSymbol { SFSymbol(rawValue: "spigot.fill") }
  public static var spigotSlash: SFSymbol { SFSymbol(rawValue: "spigot.slash") }
  public static var spigotSlashFill: SFSymbol { SFSymbol(rawValue: "spigot.slash.fill") }
  public static var spigotSquare: SFSymbol { SFSymbol(rawValue: "spigot.square") }
  public static var spigotSquareFill: SFSymbol { SFSymbol(rawValue: "spigot.square.fill") }
  public static var square: SFSymbol { SFSymbol(rawValue: "square") }
  public static var squareAndArrowDown: SFSymbol { SFSymbol(rawValue: "square.and.arrow.down") }
  public static var squareAndArrowDownFill: SFSymbol { SFSymbol(rawValue: "square.and.arrow.down.fill") }
  public static var squareAndArrowUp: SFSymbol { SFSymbol(rawValue: "square.and.arrow.up") }
  public static var squareAndArrowUpFill: SFSymbol { SFSymbol(rawValue: "square.and.arrow.up.fill") }
  public static var squareAndArrowUpTrianglebadgeExclamationmark: SFSymbol {
    SFSymbol(rawValue: "square.and.arrow.up.trianglebadge.exclamationmark")
  }
  public static var squareAndPencil: SFSymbol { SFSymbol(rawValue: "square.and.pencil") }
  public static var squareAndPencilFill: SFSymbol { SFSymbol(rawValue: "square.and.pencil.fill") }
  public static var squareBadgePlusFill: SFSymbol { SFSymbol(rawValue: "square.badge.plus.fill") }
  public static var squareBottomthirdInsetFilled: SFSymbol {
    SFSymbol(rawValue: "square.bottomthird.inset.filled")
  }
  public static var squareDashed: SFSymbol { SFSymbol(rawValue: "square.dashed") }
  public static var squareFill: SFSymbol { SFSymbol(rawValue: "square.fill") }
  public static var squareGrid2x2: SFSymbol { SFSymbol(rawValue: "square.grid.2x2") }
}
