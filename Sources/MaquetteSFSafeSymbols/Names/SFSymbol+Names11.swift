// Written by .ci/symbol-names.
extension SFSymbol {
  public static var paperplaneFill: SFSymbol { SFSymbol(rawValue: "paperplane.fill") }
  public static var paperplaneSlash: SFSymbol { SFSymbol(rawValue: "paperplane.slash") }
  public static var paperplaneSlashFill: SFSymbol { SFSymbol(rawValue: "paperplane.slash.fill") }
  public static var paperplaneSquare: SFSymbol { SFSymbol(rawValue: "paperplane.square") }
  public static var paperplaneSquareFill: SFSymbol { SFSymbol(rawValue: "paperplane.square.fill") }
  public static var partyPopper: SFSymbol { SFSymbol(rawValue: "party.popper") }
  public static var partyPopperFill: SFSymbol { SFSymbol(rawValue: "party.popper.fill") }
  public static var pause: SFSymbol { SFSymbol(rawValue: "pause") }
  public static var pauseCircle: SFSymbol { SFSymbol(rawValue: "pause.circle") }
  public static var pauseCircleFill: SFSymbol { SFSymbol(rawValue: "pause.circle.fill") }
  public static var pauseFill: SFSymbol { SFSymbol(rawValue: "pause.fill") }
  public static var pauseSlash: SFSymbol { SFSymbol(rawValue: "pause.slash") }
  public static var pauseSlashFill: SFSymbol { SFSymbol(rawValue: "pause.slash.fill") }
  public static var pauseSquare: SFSymbol { SFSymbol(rawValue: "pause.square") }
  public static var pauseSquareFill: SFSymbol { SFSymbol(rawValue: "pause.square.fill") }
  public static var pawprint: SFSymbol { SFSymbol(rawValue: "pawprint") }
  public static var pawprintCircle: SFSymbol { SFSymbol(rawValue: "pawprint.circle") }
  public static var pawprintCircleFill: SFSymbol { SFSymbol(rawValue: "pawprint.circle.fill") }
  public static var pawprintFill: SFSymbol { SFSymbol(rawValue: "pawprint.fill") }
  public static var pawprintSlash: SFSymbol { SFSymbol(rawValue: "pawprint.slash") }
  public static var pawprintSlashFill: SFSymbol { SFSymbol(rawValue: "pawprint.slash.fill") }
  public static var pawprintSquare: SFSymbol { SFSymbol(rawValue: "pawprint.square") }
  public static var pawprintSquareFill: SFSymbol { SFSymbol(rawValue: "pawprint.square.fill") }
  public static var pencil: SFSymbol { SFSymbol(rawValue: "pencil") }
  public static var pencilAndListClipboard: SFSymbol { SFSymbol(rawValue: "pencil.and.list.clipboard") }
  public static var pencilAndOutline: SFSymbol { SFSymbol(rawValue: "pencil.and.outline") }
  public static var pencilAndScribble: SFSymbol { SFSymbol(rawValue: "pencil.and.scribble") }
  public static var pencilCircle: SFSymbol { SFSymbol(rawValue: "pencil.circle") }
  public static var pencilCircleFill: SFSymbol { SFSymbol(rawValue: "pencil.circle.fill") }
  public static var pencilFill: SFSymbol { SFSymbol(rawValue: "pencil.fill") }
  public static var pencilLine: SFSymbol { SFSymbol(rawValue: "pencil.line") }
  public static var pencilSlash: SFSymbol { SFSymbol(rawValue: "pencil.slash") }
  public static var pencilSlashFill: SFSymbol { SFSymbol(rawValue: "pencil.slash.fill") }
  public static var pencilSquare: SFSymbol { SFSymbol(rawValue: "pencil.square") }
  public static var pencilSquareFill: SFSymbol { SFSymbol(rawValue: "pencil.square.fill") }
  public static var person: SFSymbol { SFSymbol(rawValue: "person") }
  public static var person2: SFSymbol { SFSymbol(rawValue: "person.2") }
  public static var person2Circle: SFSymbol { SFSymbol(rawValue: "person.2.circle") }
  public static var person2CircleFill: SFSymbol { SFSymbol(rawValue: "person.2.circle.fill") }
  public static var person2Fill: SFSymbol { SFSymbol(rawValue: "person.2.fill") }
  public static var person2Slash: SFSymbol { SFSymbol(rawValue: "person.2.slash") }
  public static var person2SlashFill: SFSymbol { SFSymbol(rawValue: "person.2.slash.fill") }
  public static var person2Square: SFSymbol { SFSymbol(rawValue: "person.2.square") }
  public static var person2SquareFill: SFSymbol { SFSymbol(rawValue: "person.2.square.fill") }
  public static var person3: SFSymbol { SFSymbol(rawValue: "person.3") }
  public static var person3Circle: SFSymbol { SFSymbol(rawValue: "person.3.circle") }
  public static var person3CircleFill: SFSymbol { SFSymbol(rawValue: "person.3.circle.fill") }
  public static var person3Fill: SFSymbol { SFSymbol(rawValue: "person.3.fill") }
  public static var person3Slash: SFSymbol { SFSymbol(rawValue: "person.3.slash") }
  public static var person3SlashFill: SFSymbol { SFSymbol(rawValue: "person.3.slash.fill") }
  public static var person3Square: SFSymbol { SFSymbol(rawValue: "person.3.square") }
  public static var person3SquareFill: SFSymbol { SFSymbol(rawValue: "person.3.square.fill") }
  public static var personBadgeShieldCheckmark: SFSymbol {
    SFSymbol(rawValue: "person.badge.shield.checkmark")
  }
  public static var personCircle: SFSymbol { SFSymbol(rawValue: "person.circle") }
  public static var personCircleFill: SFSymbol { SFSymbol(rawValue: "person.circle.fill") }
  public static var personCropCircle: SFSymbol { SFSymbol(rawValue: "person.crop.circle") }
  public static var personCropCircleCircle: SFSymbol { SFSymbol(rawValue: "person.crop.circle.circle") }
  public static var personCropCircleCircleFill: SFSymbol {
    SFSymbol(rawValue: "person.crop.circle.circle.fill")
  }
  public static var personCropCircleFill: SFSymbol { SFSymbol(rawValue: "person.crop.circle.fill") }
  public static var personCropCircleSlash: SFSymbol { SFSymbol(rawValue: "person.crop.circle.slash") }
  public static var personCropCircleSlashFill: SFSymbol {
    SFSymbol(rawValue: "person.crop.circle.slash.fill")
  }
  public static var personCropCircleSquare: SFSymbol { SFSymbol(rawValue: "person.crop.circle.square") }
  public static var personCropCircleSquareFill: SFSymbol {
    SFSymbol(rawValue: "person.crop.circle.square.fill")
  }
  public static var personCropRectangleFill: SFSymbol { SFSymbol(rawValue: "person.crop.rectangle.fill") }
  public static var personCropSquare: SFSymbol { SFSymbol(rawValue: "person.crop.square") }
  public static var personCropSquareCircle: SFSymbol { SFSymbol(rawValue: "person.crop.square.circle") }
  public static var personCropSquareCircleFill: SFSymbol {
    SFSymbol(rawValue: "person.crop.square.circle.fill")
  }
  public static var personCropSquareFill: SFSymbol { SFSymbol(rawValue: "person.crop.square.fill") }
  public static var personCropSquareSlash: SFSymbol { SFSymbol(rawValue: "person.crop.square.slash") }
  public static var personCropSquareSlashFill: SFSymbol {
    SFSymbol(rawValue: "person.crop.square.slash.fill")
  }
  public static var personCropSquareSquare: SFSymbol { SFSymbol(rawValue: "person.crop.square.square") }
  public static var personCropSquareSquareFill: SFSymbol {
    SFSymbol(rawValue: "person.crop.square.square.fill")
  }
  public static var personFill: SFSymbol { SFSymbol(rawValue: "person.fill") }
  public static var personSlash: SFSymbol { SFSymbol(rawValue: "person.slash") }
  public static var personSlashFill: SFSymbol { SFSymbol(rawValue: "person.slash.fill") }
  public static var personSquare: SFSymbol { SFSymbol(rawValue: "person.square") }
  public static var personSquareFill: SFSymbol { SFSymbol(rawValue: "person.square.fill") }
  public static var personTextRectangle: SFSymbol { SFSymbol(rawValue: "person.text.rectangle") }
  public static var personTextRectangleCircle: SFSymbol { SFSymbol(rawValue: "person.text.rectangle.circle") }
  public static var personTextRectangleCircleFill: SFSymbol {
    SFSymbol(rawValue: "person.text.rectangle.circle.fill")
  }
  public static var personTextRectangleFill: SFSymbol { SFSymbol(rawValue: "person.text.rectangle.fill") }
  public static var personTextRectangleSlash: SFSymbol { SFSymbol(rawValue: "person.text.rectangle.slash") }
  public static var personTextRectangleSlashFill: SFSymbol {
    SFSymbol(rawValue: "person.text.rectangle.slash.fill")
  }
  public static var personTextRectangleSquare: SFSymbol { SFSymbol(rawValue: "person.text.rectangle.square") }
  public static var personTextRectangleSquareFill: SFSymbol {
    SFSymbol(rawValue: "person.text.rectangle.square.fill")
  }
  public static var phone: SFSymbol { SFSymbol(rawValue: "phone") }
  public static var phoneArrowRightFill: SFSymbol { SFSymbol(rawValue: "phone.arrow.right.fill") }
  public static var phoneCircle: SFSymbol { SFSymbol(rawValue: "phone.circle") }
  public static var phoneCircleFill: SFSymbol { SFSymbol(rawValue: "phone.circle.fill") }
  public static var phoneDownCircleFill: SFSymbol { SFSymbol(rawValue: "phone.down.circle.fill") }
  public static var phoneDownFill: SFSymbol { SFSymbol(rawValue: "phone.down.fill") }
  public static var phoneFill: SFSymbol { SFSymbol(rawValue: "phone.fill") }
  public static var phoneSlash: SFSymbol { SFSymbol(rawValue: "phone.slash") }
  public static var phoneSlashFill: SFSymbol { SFSymbol(rawValue: "phone.slash.fill") }
  public static var phoneSquare: SFSymbol { SFSymbol(rawValue: "phone.square") }
  public static var phoneSquareFill: SFSymbol { SFSymbol(rawValue: "phone.square.fill") }
  public static var photo: SFSymbol { SFSymbol(rawValue: "photo") }
  public static var photoCircle: SFSymbol { SFSymbol(rawValue: "photo.circle") }
  public static var photoCircleFill: SFSymbol { SFSymbol(rawValue: "photo.circle.fill") }
  public static var photoFill: SFSymbol { SFSymbol(rawValue: "photo.fill") }
  public static var photoOnRectangle: SFSymbol { SFSymbol(rawValue: "photo.on.rectangle") }
  public static var photoOnRectangleAngled: SFSymbol { SFSymbol(rawValue: "photo.on.rectangle.angled") }
  public static var photoOnRectangleAngledCircle: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.angled.circle")
  }
  public static var photoOnRectangleAngledCircleFill: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.angled.circle.fill")
  }
  public static var photoOnRectangleAngledFill: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.angled.fill")
  }
  public static var photoOnRectangleAngledSlash: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.angled.slash")
  }
  public static var photoOnRectangleAngledSlashFill: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.angled.slash.fill")
  }
  public static var photoOnRectangleAngledSquare: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.angled.square")
  }
  public static var photoOnRectangleAngledSquareFill: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.angled.square.fill")
  }
  public static var photoOnRectangleCircle: SFSymbol { SFSymbol(rawValue: "photo.on.rectangle.circle") }
  public static var photoOnRectangleCircleFill: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.circle.fill")
  }
  public static var photoOnRectangleFill: SFSymbol { SFSymbol(rawValue: "photo.on.rectangle.fill") }
  public static var photoOnRectangleSlash: SFSymbol { SFSymbol(rawValue: "photo.on.rectangle.slash") }
  public static var photoOnRectangleSlashFill: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.slash.fill")
  }
  public static var photoOnRectangleSquare: SFSymbol { SFSymbol(rawValue: "photo.on.rectangle.square") }
  public static var photoOnRectangleSquareFill: SFSymbol {
    SFSymbol(rawValue: "photo.on.rectangle.square.fill")
  }
  public static var photoSlash: SFSymbol { SFSymbol(rawValue: "photo.slash") }
  public static var photoSlashFill: SFSymbol { SFSymbol(rawValue: "photo.slash.fill") }
  public static var photoSquare: SFSymbol { SFSymbol(rawValue: "photo.square") }
  public static var photoSquareFill: SFSymbol { SFSymbol(rawValue: "photo.square.fill") }
  public static var photoStack: SFSymbol { SFSymbol(rawValue: "photo.stack") }
  public static var pin: SFSymbol { SFSymbol(rawValue: "pin") }
  public static var pinCircle: SFSymbol { SFSymbol(rawValue: "pin.circle") }
  public static var pinCircleFill: SFSymbol { SFSymbol(rawValue: "pin.circle.fill") }
  public static var pinFill: SFSymbol { SFSymbol(rawValue: "pin.fill") }
  public static var pinSlash: SFSymbol { SFSymbol(rawValue: "pin.slash") }
  public static var pinSlashFill: SFSymbol { SFSymbol(rawValue: "pin.slash.fill") }
  public static var pinSquare: SFSymbol { SFSymbol(rawValue: "pin.square") }
  public static var pinSquareFill: SFSymbol { SFSymbol(rawValue: "pin.square.fill") }
  public static var pipSwap: SFSymbol { SFSymbol(rawValue: "pip.swap") }
  public static var platterFilledBottomIphone: SFSymbol { SFSymbol(rawValue: "platter.filled.bottom.iphone") }
  public static var play: SFSymbol { SFSymbol(rawValue: "play") }
  public static var playCircle: SFSymbol { SFSymbol(rawValue: "play.circle") }
  public static var playCircleFill: SFSymbol { SFSymbol(rawValue: "play.circle.fill") }
  public static var playFill: SFSymbol { SFSymbol(rawValue: "play.fill") }
  public static var playRectangleOnRectangle: SFSymbol { SFSymbol(rawValue: "play.rectangle.on.rectangle") }
  public static var playSlash: SFSymbol { SFSymbol(rawValue: "play.slash") }
  public static var playSlashFill: SFSymbol { SFSymbol(rawValue: "play.slash.fill") }
  public static var playSquare: SFSymbol { SFSymbol(rawValue: "play.square") }
  public static var playSquareFill: SFSymbol { SFSymbol(rawValue: "play.square.fill") }
  public static var playTv: SFSymbol { SFSymbol(rawValue: "play.tv") }
  public static var playpause: SFSymbol { SFSymbol(rawValue: "playpause") }
  public static var playpauseCircle: SFSymbol { SFSymbol(rawValue: "playpause.circle") }
  public static var playpauseCircleFill: SFSymbol { SFSymbol(rawValue: "playpause.circle.fill") }
  public static var playpauseFill: SFSymbol { SFSymbol(rawValue: "playpause.fill") }
  public static var playpauseSlash: SFSymbol { SFSymbol(rawValue: "playpause.slash") }
  public static var playpauseSlashFill: SFSymbol { SFSymbol(rawValue: "playpause.slash.fill") }
  public static var playpauseSquare: SFSymbol { SFSymbol(rawValue: "playpause.square") }
  public static var playpauseSquareFill: SFSymbol { SFSymbol(rawValue: "playpause.square.fill") }
  public static var plus: SFSymbol { SFSymbol(rawValue: "plus") }
  public static var plusCircle: SFSymbol { SFSymbol(rawValue: "plus.circle") }
  public static var plusCircleFill: SFSymbol { SFSymbol(rawValue: "plus.circle.fill") }
  public static var plusMagnifyingglass: SFSymbol { SFSymbol(rawValue: "plus.magnifyingglass") }
  public static var plusSquare: SFSymbol { SFSymbol(rawValue: "plus.square") }
  public static var plusSquareFill: SFSymbol { SFSymbol(rawValue: "plus.square.fill") }
  public static var plusSquareOnSquare: SFSymbol { SFSymbol(rawValue: "plus.square.on.square") }
  public static var plusSquareOnSquareCircle: SFSymbol { SFSymbol(rawValue: "plus.square.on.square.circle") }
  public static var plusSquareOnSquareCircleFill: SFSymbol {
    SFSymbol(rawValue: "plus.square.on.square.circle.fill")
  }
  public static var plusSquareOnSquareFill: SFSymbol { SFSymbol(rawValue: "plus.square.on.square.fill") }
  public static var plusSquareOnSquareSlash: SFSymbol { SFSymbol(rawValue: "plus.square.on.square.slash") }
  public static var plusSquareOnSquareSlashFill: SFSymbol {
    SFSymbol(rawValue: "plus.square.on.square.slash.fill")
  }
  public static var plusSquareOnSquareSquare: SFSymbol { SFSymbol(rawValue: "plus.square.on.square.square") }
  public static var plusSquareOnSquareSquareFill: SFSymbol {
    SFSymbol(rawValue: "plus.square.on.square.square.fill")
  }
  public static var plusminus: SFSymbol { SFSymbol(rawValue: "plusminus") }
  public static var plusminusCircle: SFSymbol { SFSymbol(rawValue: "plusminus.circle") }
  public static var plusminusCircleFill: SFSymbol { SFSymbol(rawValue: "plusminus.circle.fill") }
  public static var plusminusSquare: SFSymbol { SFSymbol(rawValue: "plusminus.square") }
  public static var plusminusSquareFill: SFSymbol { SFSymbol(rawValue: "plusminus.square.fill") }
  public static var point3ConnectedTrianglepathDotted: SFSymbol {
    SFSymbol(rawValue: "point.3.connected.trianglepath.dotted")
  }
  public static var point3ConnectedTrianglepathDottedCircle: SFSymbol {
    SFSymbol(rawValue: "point.3.connected.trianglepath.dotted.circle")
  }
  public static var point3ConnectedTrianglepathDottedCircleFill: SFSymbol {
    SFSymbol(rawValue: "point.3.connected.trianglepath.dotted.circle.fill")
  }
  public static var point3ConnectedTrianglepathDottedFill: SFSymbol {
    SFSymbol(rawValue: "point.3.connected.trianglepath.dotted.fill")
  }
  public static var point3ConnectedTrianglepathDottedSlash: SFSymbol {
    SFSymbol(rawValue: "point.3.connected.trianglepath.dotted.slash")
  }
  public static var point3ConnectedTrianglepathDottedSlashFill: SFSymbol {
    SFSymbol(rawValue: "point.3.connected.trianglepath.dotted.slash.fill")
  }
  public static var point3ConnectedTrianglepathDottedSquare: SFSymbol {
    SFSymbol(rawValue: "point.3.connected.trianglepath.dotted.square")
  }
  public static var point3ConnectedTrianglepathDottedSquareFill: SFSymbol {
    SFSymbol(rawValue: "point.3.connected.trianglepath.dotted.square.fill")
  }
  public static var pointTopleftDownToPointBottomrightCurvepath: SFSymbol {
    SFSymbol(rawValue: "point.topleft.down.to.point.bottomright.curvepath")
  }
  public static var pointTopleftFilledDownToPointBottomrightCurvepath: SFSymbol {
    SFSymbol(rawValue: "point.topleft.filled.down.to.point.bottomright.curvepath")
  }
  public static var power: SFSymbol { SFSymbol(rawValue: "power") }
  public static var powerCircle: SFSymbol { SFSymbol(rawValue: "power.circle") }
}
