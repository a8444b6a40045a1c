// Written by .ci/symbol-names.
extension SFSymbol {
  public static var powerCircleFill: SFSymbol { SFSymbol(rawValue: "power.circle.fill") }
  public static var powerSquare: SFSymbol { SFSymbol(rawValue: "power.square") }
  public static var powerSquareFill: SFSymbol { SFSymbol(rawValue: "power.square.fill") }
  public static var poweroutletTypeB: SFSymbol { SFSymbol(rawValue: "poweroutlet.type.b") }
  public static var poweroutletTypeBFill: SFSymbol { SFSymbol(rawValue: "poweroutlet.type.b.fill") }
  public static var powerplug: SFSymbol { SFSymbol(rawValue: "powerplug") }
  public static var powerplugCircle: SFSymbol { SFSymbol(rawValue: "powerplug.circle") }
  public static var powerplugCircleFill: SFSymbol { SFSymbol(rawValue: "powerplug.circle.fill") }
  public static var powerplugFill: SFSymbol { SFSymbol(rawValue: "powerplug.fill") }
  public static var powerplugSlash: SFSymbol { SFSymbol(rawValue: "powerplug.slash") }
  public static var powerplugSlashFill: SFSymbol { SFSymbol(rawValue: "powerplug.slash.fill") }
  public static var powerplugSquare: SFSymbol { SFSymbol(rawValue: "powerplug.square") }
  public static var powerplugSquareFill: SFSymbol { SFSymbol(rawValue: "powerplug.square.fill") }
  public static var printer: SFSymbol { SFSymbol(rawValue: "printer") }
  public static var printerCircle: SFSymbol { SFSymbol(rawValue: "printer.circle") }
  public static var printerCircleFill: SFSymbol { SFSymbol(rawValue: "printer.circle.fill") }
  public static var printerFill: SFSymbol { SFSymbol(rawValue: "printer.fill") }
  public static var printerSlash: SFSymbol { SFSymbol(rawValue: "printer.slash") }
  public static var printerSlashFill: SFSymbol { SFSymbol(rawValue: "printer.slash.fill") }
  public static var printerSquare: SFSymbol { SFSymbol(rawValue: "printer.square") }
  public static var printerSquareFill: SFSymbol { SFSymbol(rawValue: "printer.square.fill") }
  public static var puzzlepiece: SFSymbol { SFSymbol(rawValue: "puzzlepiece") }
  public static var puzzlepieceCircle: SFSymbol { SFSymbol(rawValue: "puzzlepiece.circle") }
  public static var puzzlepieceCircleFill: SFSymbol { SFSymbol(rawValue: "puzzlepiece.circle.fill") }
  public static var puzzlepieceExtension: SFSymbol { SFSymbol(rawValue: "puzzlepiece.extension") }
  public static var puzzlepieceFill: SFSymbol { SFSymbol(rawValue: "puzzlepiece.fill") }
  public static var puzzlepieceSlash: SFSymbol { SFSymbol(rawValue: "puzzlepiece.slash") }
  public static var puzzlepieceSlashFill: SFSymbol { SFSymbol(rawValue: "puzzlepiece.slash.fill") }
  public static var puzzlepieceSquare: SFSymbol { SFSymbol(rawValue: "puzzlepiece.square") }
  public static var puzzlepieceSquareFill: SFSymbol { SFSymbol(rawValue: "puzzlepiece.square.fill") }
  public static var qrcode: SFSymbol { SFSymbol(rawValue: "qrcode") }
  public static var qrcodeCircle: SFSymbol { SFSymbol(rawValue: "qrcode.circle") }
  public static var qrcodeCircleFill: SFSymbol { SFSymbol(rawValue: "qrcode.circle.fill") }
  public static var qrcodeSquare: SFSymbol { SFSymbol(rawValue: "qrcode.square") }
  public static var qrcodeSquareFill: SFSymbol { SFSymbol(rawValue: "qrcode.square.fill") }
  public static var qrcodeViewfinder: SFSymbol { SFSymbol(rawValue: "qrcode.viewfinder") }
  public static var questionmark: SFSymbol { SFSymbol(rawValue: "questionmark") }
  public static var questionmarkCircle: SFSymbol { SFSymbol(rawValue: "questionmark.circle") }
  public static var questionmarkCircleFill: SFSymbol { SFSymbol(rawValue: "questionmark.circle.fill") }
  public static var questionmarkFolder: SFSymbol { SFSymbol(rawValue: "questionmark.folder") }
  public static var questionmarkSquare: SFSymbol { SFSymbol(rawValue: "questionmark.square") }
  public static var questionmarkSquareFill: SFSymbol { SFSymbol(rawValue: "questionmark.square.fill") }
  public static var quote: SFSymbol { SFSymbol(rawValue: "quote") }
  public static var quoteBubble: SFSymbol { SFSymbol(rawValue: "quote.bubble") }
  public static var quoteBubbleFill: SFSymbol { SFSymbol(rawValue: "quote.bubble.fill") }
  public static var quoteCircle: SFSymbol { SFSymbol(rawValue: "quote.circle") }
  public static var quoteCircleFill: SFSymbol { SFSymbol(rawValue: "quote.circle.fill") }
  public static var quoteOpening: SFSymbol { SFSymbol(rawValue: "quote.opening") }
  public static var quoteOpeningCircle: SFSymbol { SFSymbol(rawValue: "quote.opening.circle") }
  public static var quoteOpeningCircleFill: SFSymbol { SFSymbol(rawValue: "quote.opening.circle.fill") }
  public static var quoteOpeningSquare: SFSymbol { SFSymbol(rawValue: "quote.opening.square") }
  public static var quoteOpeningSquareFill: SFSymbol { SFSymbol(rawValue: "quote.opening.square.fill") }
  public static var quoteSquare: SFSymbol { SFSymbol(rawValue: "quote.square") }
  public static var quoteSquareFill: SFSymbol { SFSymbol(rawValue: "quote.square.fill") }
  public static var recordCircle: SFSymbol { SFSymbol(rawValue: "record.circle") }
  public static var recordCircleCircle: SFSymbol { SFSymbol(rawValue: "record.circle.circle") }
  public static var recordCircleCircleFill: SFSymbol { SFSymbol(rawValue: "record.circle.circle.fill") }
  public static var recordCircleFill: SFSymbol { SFSymbol(rawValue: "record.circle.fill") }
  public static var recordCircleSlash: SFSymbol { SFSymbol(rawValue: "record.circle.slash") }
  public static var recordCircleSlashFill: SFSymbol { SFSymbol(rawValue: "record.circle.slash.fill") }
  public static var recordCircleSquare: SFSymbol { SFSymbol(rawValue: "record.circle.square") }
  public static var recordCircleSquareFill: SFSymbol { SFSymbol(rawValue: "record.circle.square.fill") }
  public static var rectangle: SFSymbol { SFSymbol(rawValue: "rectangle") }
  public static var rectangle3Group: SFSymbol { SFSymbol(rawValue: "rectangle.3.group") }
  public static var rectangle3GroupCircle: SFSymbol { SFSymbol(rawValue: "rectangle.3.group.circle") }
  public static var rectangle3GroupCircleFill: SFSymbol {
    SFSymbol(rawValue: "rectangle.3.group.circle.fill")
  }
  public static var rectangle3GroupFill: SFSymbol { SFSymbol(rawValue: "rectangle.3.group.fill") }
  public static var rectangle3GroupSlash: SFSymbol { SFSymbol(rawValue: "rectangle.3.group.slash") }
  public static var rectangle3GroupSlashFill: SFSymbol { SFSymbol(rawValue: "rectangle.3.group.slash.fill") }
  public static var rectangle3GroupSquare: SFSymbol { SFSymbol(rawValue: "rectangle.3.group.square") }
  public static var rectangle3GroupSquareFill: SFSymbol {
    SFSymbol(rawValue: "rectangle.3.group.square.fill")
  }
  public static var rectangleAndHandPointUpLeft: SFSymbol {
    SFSymbol(rawValue: "rectangle.and.hand.point.up.left")
  }
  public static var rectangleAndPaperclip: SFSymbol { SFSymbol(rawValue: "rectangle.and.paperclip") }
  public static var rectangleCompressVertical: SFSymbol { SFSymbol(rawValue: "rectangle.compress.vertical") }
  public static var rectangleDashed: SFSymbol { SFSymbol(rawValue: "rectangle.dashed") }
  public static var rectangleExpandVertical: SFSymbol { SFSymbol(rawValue: "rectangle.expand.vertical") }
  public static var rectangleFill: SFSymbol { SFSymbol(rawValue: "rectangle.fill") }
  public static var rectangleGrid1x2: SFSymbol { SFSymbol(rawValue: "rectangle.grid.1x2") }
  public static var rectangleOnRectangle: SFSymbol { SFSymbol(rawValue: "rectangle.on.rectangle") }
  public static var rectangleOnRectangleCircle: SFSymbol {
    SFSymbol(rawValue: "rectangle.on.rectangle.circle")
  }
  public static var rectangleOnRectangleCircleFill: SFSymbol {
    SFSymbol(rawValue: "rectangle.on.rectangle.circle.fill")
  }
  public static var rectangleOnRectangleFill: SFSymbol { SFSymbol(rawValue: "rectangle.on.rectangle.fill") }
  public static var rectangleOnRectangleSlash: SFSymbol { SFSymbol(rawValue: "rectangle.on.rectangle.slash") }
  public static var rectangleOnRectangleSlashFill: SFSymbol {
    SFSymbol(rawValue: "rectangle.on.rectangle.slash.fill")
  }
  public static var rectangleOnRectangleSquare: SFSymbol {
    SFSymbol(rawValue: "rectangle.on.rectangle.square")
  }
  public static var rectangleOnRectangleSquareFill: SFSymbol {
    SFSymbol(rawValue: "rectangle.on.rectangle.square.fill")
  }
  public static var rectanglePortrait: SFSymbol { SFSymbol(rawValue: "rectangle.portrait") }
  public static var rectanglePortraitAndArrowForward: SFSymbol {
    SFSymbol(rawValue: "rectangle.portrait.and.arrow.forward")
  }
  public static var rectanglePortraitAndArrowRight: SFSymbol {
    SFSymbol(rawValue: "rectangle.portrait.and.arrow.right")
  }
  public static var rectanglePortraitFill: SFSymbol { SFSymbol(rawValue: "rectangle.portrait.fill") }
  public static var rectangleStack: SFSymbol { SFSymbol(rawValue: "rectangle.stack") }
  public static var rectangleStackCircle: SFSymbol { SFSymbol(rawValue: "rectangle.stack.circle") }
  public static var rectangleStackCircleFill: SFSymbol { SFSymbol(rawValue: "rectangle.stack.circle.fill") }
  public static var rectangleStackFill: SFSymbol { SFSymbol(rawValue: "rectangle.stack.fill") }
  public static var rectangleStackSlash: SFSymbol { SFSymbol(rawValue: "rectangle.stack.slash") }
  public static var rectangleStackSlashFill: SFSymbol { SFSymbol(rawValue: "rectangle.stack.slash.fill") }
  public static var rectangleStackSquare: SFSymbol { SFSymbol(rawValue: "rectangle.stack.square") }
  public static var rectangleStackSquareFill: SFSymbol { SFSymbol(rawValue: "rectangle.stack.square.fill") }
  public static var `repeat`: SFSymbol { SFSymbol(rawValue: "repeat") }
  public static var repeatCircle: SFSymbol { SFSymbol(rawValue: "repeat.circle") }
  public static var repeatCircleFill: SFSymbol { SFSymbol(rawValue: "repeat.circle.fill") }
  public static var repeatSquare: SFSymbol { SFSymbol(rawValue: "repeat.square") }
  public static var repeatSquareFill: SFSymbol { SFSymbol(rawValue: "repeat.square.fill") }
  public static var `return`: SFSymbol { SFSymbol(rawValue: "return") }
  public static var returnCircle: SFSymbol { SFSymbol(rawValue: "return.circle") }
  public static var returnCircleFill: SFSymbol { SFSymbol(rawValue: "return.circle.fill") }
  public static var returnSquare: SFSymbol { SFSymbol(rawValue: "return.square") }
  public static var returnSquareFill: SFSymbol { SFSymbol(rawValue: "return.square.fill") }
  public static var richtextPage: SFSymbol { SFSymbol(rawValue: "richtext.page") }
  public static var roadLanes: SFSymbol { SFSymbol(rawValue: "road.lanes") }
  public static var roadLanesCurvedRight: SFSymbol { SFSymbol(rawValue: "road.lanes.curved.right") }
  public static var rotateRight: SFSymbol { SFSymbol(rawValue: "rotate.right") }
  public static var ruler: SFSymbol { SFSymbol(rawValue: "ruler") }
  public static var rulerCircle: SFSymbol { SFSymbol(rawValue: "ruler.circle") }
  public static var rulerCircleFill: SFSymbol { SFSymbol(rawValue: "ruler.circle.fill") }
  public static var rulerFill: SFSymbol { SFSymbol(rawValue: "ruler.fill") }
  public static var rulerSlash: SFSymbol { SFSymbol(rawValue: "ruler.slash") }
  public static var rulerSlashFill: SFSymbol { SFSymbol(rawValue: "ruler.slash.fill") }
  public static var rulerSquare: SFSymbol { SFSymbol(rawValue: "ruler.square") }
  public static var rulerSquareFill: SFSymbol { SFSymbol(rawValue: "ruler.square.fill") }
  public static var safari: SFSymbol { SFSymbol(rawValue: "safari") }
  public static var safariCircle: SFSymbol { SFSymbol(rawValue: "safari.circle") }
  public static var safariCircleFill: SFSymbol { SFSymbol(rawValue: "safari.circle.fill") }
  public static var safariFill: SFSymbol { SFSymbol(rawValue: "safari.fill") }
  public static var safariSlash: SFSymbol { SFSymbol(rawValue: "safari.slash") }
  public static var safariSlashFill: SFSymbol { SFSymbol(rawValue: "safari.slash.fill") }
  public static var safariSquare: SFSymbol { SFSymbol(rawValue: "safari.square") }
  public static var safariSquareFill: SFSymbol { SFSymbol(rawValue: "safari.square.fill") }
  public static var scalemass: SFSymbol { SFSymbol(rawValue: "scalemass") }
  public static var scalemassCircle: SFSymbol { SFSymbol(rawValue: "scalemass.circle") }
  public static var scalemassCircleFill: SFSymbol { SFSymbol(rawValue: "scalemass.circle.fill") }
  public static var scalemassFill: SFSymbol { SFSymbol(rawValue: "scalemass.fill") }
  public static var scalemassSlash: SFSymbol { SFSymbol(rawValue: "scalemass.slash") }
  public static var scalemassSlashFill: SFSymbol { SFSymbol(rawValue: "scalemass.slash.fill") }
  public static var scalemassSquare: SFSymbol { SFSymbol(rawValue: "scalemass.square") }
  public static var scalemassSquareFill: SFSymbol { SFSymbol(rawValue: "scalemass.square.fill") }
  public static var scissors: SFSymbol { SFSymbol(rawValue: "scissors") }
  public static var scissorsCircle: SFSymbol { SFSymbol(rawValue: "scissors.circle") }
  public static var scissorsCircleFill: SFSymbol { SFSymbol(rawValue: "scissors.circle.fill") }
  public static var scissorsSquare: SFSymbol { SFSymbol(rawValue: "scissors.square") }
  public static var scissorsSquareFill: SFSymbol { SFSymbol(rawValue: "scissors.square.fill") }
  public static var scope: SFSymbol { SFSymbol(rawValue: "scope") }
  public static var scopeCircle: SFSymbol { SFSymbol(rawValue: "scope.circle") }
  public static var scopeCircleFill: SFSymbol { SFSymbol(rawValue: "scope.circle.fill") }
  public static var scopeSquare: SFSymbol { SFSymbol(rawValue: "scope.square") }
  public static var scopeSquareFill: SFSymbol { SFSymbol(rawValue: "scope.square.fill") }
  public static var scroll: SFSymbol { SFSymbol(rawValue: "scroll") }
  public static var seal: SFSymbol { SFSymbol(rawValue: "seal") }
  public static var sealFill: SFSymbol { SFSymbol(rawValue: "seal.fill") }
  public static var selectionPinInOut: SFSymbol { SFSymbol(rawValue: "selection.pin.in.out") }
  public static var sensor: SFSymbol { SFSymbol(rawValue: "sensor") }
  public static var sensorCircle: SFSymbol { SFSymbol(rawValue: "sensor.circle") }
  public static var sensorCircleFill: SFSymbol { SFSymbol(rawValue: "sensor.circle.fill") }
  public static var sensorFill: SFSymbol { SFSymbol(rawValue: "sensor.fill") }
  public static var sensorSlash: SFSymbol { SFSymbol(rawValue: "sensor.slash") }
  public static var sensorSlashFill: SFSymbol { SFSymbol(rawValue: "sensor.slash.fill") }
  public static var sensorSquare: SFSymbol { SFSymbol(rawValue: "sensor.square") }
  public static var sensorSquareFill: SFSymbol { SFSymbol(rawValue: "sensor.square.fill") }
  public static var serverRack: SFSymbol { SFSymbol(rawValue: "server.rack") }
  public static var serverRackCircle: SFSymbol { SFSymbol(rawValue: "server.rack.circle") }
  public static var serverRackCircleFill: SFSymbol { SFSymbol(rawValue: "server.rack.circle.fill") }
  public static var serverRackFill: SFSymbol { SFSymbol(rawValue: "server.rack.fill") }
  public static var serverRackSlash: SFSymbol { SFSymbol(rawValue: "server.rack.slash") }
  public static var serverRackSlashFill: SFSymbol { SFSymbol(rawValue: "server.rack.slash.fill") }
  public static var serverRackSquare: SFSymbol { SFSymbol(rawValue: "server.rack.square") }
  public static var serverRackSquareFill: SFSymbol { SFSymbol(rawValue: "server.rack.square.fill") }
  public static var shield: SFSymbol { SFSymbol(rawValue: "shield") }
  public static var shieldCircle: SFSymbol { SFSymbol(rawValue: "shield.circle") }
  public static var shieldCircleFill: SFSymbol { SFSymbol(rawValue: "shield.circle.fill") }
  public static var shieldFill: SFSymbol { SFSymbol(rawValue: "shield.fill") }
  public static var shieldSlash: SFSymbol { SFSymbol(rawValue: "shield.slash") }
  public static var shieldSlashFill: SFSymbol { SFSymbol(rawValue: "shield.slash.fill") }
  public static var shieldSquare: SFSymbol { SFSymbol(rawValue: "shield.square") }
  public static var shieldSquareFill: SFSymbol { SFSymbol(rawValue: "shield.square.fill") }
  public static var shift: SFSymbol { SFSymbol(rawValue: "shift") }
  public static var shiftCircle: SFSymbol { SFSymbol(rawValue: "shift.circle") }
  public static var shiftCircleFill: SFSymbol { SFSymbol(rawValue: "shift.circle.fill") }
  public static var shiftFill: SFSymbol { SFSymbol(rawValue: "shift.fill") }
  public static var shiftSquare: SFSymbol { SFSymbol(rawValue: "shift.square") }
  public static var shiftSquareFill: SFSymbol { SFSymbol(rawValue: "shift.square.fill") }
}
