// Written by .ci/symbol-names.
extension SFSymbol {
  public static var backwardCircleFill: SFSymbol { SFSymbol(rawValue: "backward.circle.fill") }
  public static var backwardEnd: SFSymbol { SFSymbol(rawValue: "backward.end") }
  public static var backwardEndCircle: SFSymbol { SFSymbol(rawValue: "backward.end.circle") }
  public static var backwardEndCircleFill: SFSymbol { SFSymbol(rawValue: "backward.end.circle.fill") }
  public static var backwardEndFill: SFSymbol { SFSymbol(rawValue: "backward.end.fill") }
  public static var backwardEndSlash: SFSymbol { SFSymbol(rawValue: "backward.end.slash") }
  public static var backwardEndSlashFill: SFSymbol { SFSymbol(rawValue: "backward.end.slash.fill") }
  public static var backwardEndSquare: SFSymbol { SFSymbol(rawValue: "backward.end.square") }
  public static var backwardEndSquareFill: SFSymbol { SFSymbol(rawValue: "backward.end.square.fill") }
  public static var backwardFill: SFSymbol { SFSymbol(rawValue: "backward.fill") }
  public static var backwardSlash: SFSymbol { SFSymbol(rawValue: "backward.slash") }
  public static var backwardSlashFill: SFSymbol { SFSymbol(rawValue: "backward.slash.fill") }
  public static var backwardSquare: SFSymbol { SFSymbol(rawValue: "backward.square") }
  public static var backwardSquareFill: SFSymbol { SFSymbol(rawValue: "backward.square.fill") }
  public static var badgePlusRadiowavesRight: SFSymbol { SFSymbol(rawValue: "badge.plus.radiowaves.right") }
  public static var bag: SFSymbol { SFSymbol(rawValue: "bag") }
  public static var bagCircle: SFSymbol { SFSymbol(rawValue: "bag.circle") }
  public static var bagCircleFill: SFSymbol { SFSymbol(rawValue: "bag.circle.fill") }
  public static var bagFill: SFSymbol { SFSymbol(rawValue: "bag.fill") }
  public static var bagSlash: SFSymbol { SFSymbol(rawValue: "bag.slash") }
  public static var bagSlashFill: SFSymbol { SFSymbol(rawValue: "bag.slash.fill") }
  public static var bagSquare: SFSymbol { SFSymbol(rawValue: "bag.square") }
  public static var bagSquareFill: SFSymbol { SFSymbol(rawValue: "bag.square.fill") }
  public static var barcode: SFSymbol { SFSymbol(rawValue: "barcode") }
  public static var barcodeCircle: SFSymbol { SFSymbol(rawValue: "barcode.circle") }
  public static var barcodeCircleFill: SFSymbol { SFSymbol(rawValue: "barcode.circle.fill") }
  public static var barcodeSquare: SFSymbol { SFSymbol(rawValue: "barcode.square") }
  public static var barcodeSquareFill: SFSymbol { SFSymbol(rawValue: "barcode.square.fill") }
  public static var battery0: SFSymbol { SFSymbol(rawValue: "battery.0") }
  public static var battery0Circle: SFSymbol { SFSymbol(rawValue: "battery.0.circle") }
  public static var battery0CircleFill: SFSymbol { SFSymbol(rawValue: "battery.0.circle.fill") }
  public static var battery0Slash: SFSymbol { SFSymbol(rawValue: "battery.0.slash") }
  public static var battery0Square: SFSymbol { SFSymbol(rawValue: "battery.0.square") }
  public static var battery0SquareFill: SFSymbol { SFSymbol(rawValue: "battery.0.square.fill") }
  public static var battery100: SFSymbol { SFSymbol(rawValue: "battery.100") }
  public static var battery100Bolt: SFSymbol { SFSymbol(rawValue: "battery.100.bolt") }
  public static var battery100BoltCircle: SFSymbol { SFSymbol(rawValue: "battery.100.bolt.circle") }
  public static var battery100BoltCircleFill: SFSymbol { SFSymbol(rawValue: "battery.100.bolt.circle.fill") }
  public static var battery100BoltSlash: SFSymbol { SFSymbol(rawValue: "battery.100.bolt.slash") }
  public static var battery100BoltSquare: SFSymbol { SFSymbol(rawValue: "battery.100.bolt.square") }
  public static var battery100BoltSquareFill: SFSymbol { SFSymbol(rawValue: "battery.100.bolt.square.fill") }
  public static var battery100Circle: SFSymbol { SFSymbol(rawValue: "battery.100.circle") }
  public static var battery100CircleFill: SFSymbol { SFSymbol(rawValue: "battery.100.circle.fill") }
  public static var battery100Slash: SFSymbol { SFSymbol(rawValue: "battery.100.slash") }
  public static var battery100Square: SFSymbol { SFSymbol(rawValue: "battery.100.square") }
  public static var battery100SquareFill: SFSymbol { SFSymbol(rawValue: "battery.100.square.fill") }
  public static var battery25: SFSymbol { SFSymbol(rawValue: "battery.25") }
  public static var battery25Circle: SFSymbol { SFSymbol(rawValue: "battery.25.circle") }
  public static var battery25CircleFill: SFSymbol { SFSymbol(rawValue: "battery.25.circle.fill") }
  public static var battery25Slash: SFSymbol { SFSymbol(rawValue: "battery.25.slash") }
  public static var battery25Square: SFSymbol { SFSymbol(rawValue: "battery.25.square") }
  public static var battery25SquareFill: SFSymbol { SFSymbol(rawValue: "battery.25.square.fill") }
  public static var battery50: SFSymbol { SFSymbol(rawValue: "battery.50") }
  public static var battery50Circle: SFSymbol { SFSymbol(rawValue: "battery.50.circle") }
  public static var battery50CircleFill: SFSymbol { SFSymbol(rawValue: "battery.50.circle.fill") }
  public static var battery50Slash: SFSymbol { SFSymbol(rawValue: "battery.50.slash") }
  public static var battery50Square: SFSymbol { SFSymbol(rawValue: "battery.50.square") }
  public static var battery50SquareFill: SFSymbol { SFSymbol(rawValue: "battery.50.square.fill") }
  public static var battery75: SFSymbol { SFSymbol(rawValue: "battery.75") }
  public static var battery75Circle: SFSymbol { SFSymbol(rawValue: "battery.75.circle") }
  public static var battery75CircleFill: SFSymbol { SFSymbol(rawValue: "battery.75.circle.fill") }
  public static var battery75Slash: SFSymbol { SFSymbol(rawValue: "battery.75.slash") }
  public static var battery75Square: SFSymbol { SFSymbol(rawValue: "battery.75.square") }
  public static var battery75SquareFill: SFSymbol { SFSymbol(rawValue: "battery.75.square.fill") }
  public static var battery75percent: SFSymbol { SFSymbol(rawValue: "battery.75percent") }
  public static var bedDouble: SFSymbol { SFSymbol(rawValue: "bed.double") }
  public static var bedDoubleCircle: SFSymbol { SFSymbol(rawValue: "bed.double.circle") }
  public static var bedDoubleCircleFill: SFSymbol { SFSymbol(rawValue: "bed.double.circle.fill") }
  public static var bedDoubleFill: SFSymbol { SFSymbol(rawValue: "bed.double.fill") }
  public static var bedDoubleSlash: SFSymbol { SFSymbol(rawValue: "bed.double.slash") }
  public static var bedDoubleSquare: SFSymbol { SFSymbol(rawValue: "bed.double.square") }
  public static var bedDoubleSquareFill: SFSymbol { SFSymbol(rawValue: "bed.double.square.fill") }
  public static var bell: SFSymbol { SFSymbol(rawValue: "bell") }
  public static var bellAndWavesLeftAndRight: SFSymbol { SFSymbol(rawValue: "bell.and.waves.left.and.right") }
  public static var bellCircle: SFSymbol { SFSymbol(rawValue: "bell.circle") }
  public static var bellCircleFill: SFSymbol { SFSymbol(rawValue: "bell.circle.fill") }
  public static var bellFill: SFSymbol { SFSymbol(rawValue: "bell.fill") }
  public static var bellSlash: SFSymbol { SFSymbol(rawValue: "bell.slash") }
  public static var bellSlashFill: SFSymbol { SFSymbol(rawValue: "bell.slash.fill") }
  public static var bellSquare: SFSymbol { SFSymbol(rawValue: "bell.square") }
  public static var bellSquareFill: SFSymbol { SFSymbol(rawValue: "bell.square.fill") }
  public static var bicycle: SFSymbol { SFSymbol(rawValue: "bicycle") }
  public static var bicycleCircle: SFSymbol { SFSymbol(rawValue: "bicycle.circle") }
  public static var bicycleCircleFill: SFSymbol { SFSymbol(rawValue: "bicycle.circle.fill") }
  public static var bicycleSlash: SFSymbol { SFSymbol(rawValue: "bicycle.slash") }
  public static var bicycleSquare: SFSymbol { SFSymbol(rawValue: "bicycle.square") }
  public static var bicycleSquareFill: SFSymbol { SFSymbol(rawValue: "bicycle.square.fill") }
  public static var birdCircle: SFSymbol { SFSymbol(rawValue: "bird.circle") }
  public static var blindsHorizontalClosed: SFSymbol { SFSymbol(rawValue: "blinds.horizontal.closed") }
  public static var blindsHorizontalClosedCircle: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.closed.circle")
  }
  public static var blindsHorizontalClosedCircleFill: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.closed.circle.fill")
  }
  public static var blindsHorizontalClosedFill: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.closed.fill")
  }
  public static var blindsHorizontalClosedSlash: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.closed.slash")
  }
  public static var blindsHorizontalClosedSlashFill: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.closed.slash.fill")
  }
  public static var blindsHorizontalClosedSquare: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.closed.square")
  }
  public static var blindsHorizontalClosedSquareFill: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.closed.square.fill")
  }
  public static var blindsHorizontalOpen: SFSymbol { SFSymbol(rawValue: "blinds.horizontal.open") }
  public static var blindsHorizontalOpenCircle: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.open.circle")
  }
  public static var blindsHorizontalOpenCircleFill: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.open.circle.fill")
  }
  public static var blindsHorizontalOpenSlash: SFSymbol { SFSymbol(rawValue: "blinds.horizontal.open.slash") }
  public static var blindsHorizontalOpenSquare: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.open.square")
  }
  public static var blindsHorizontalOpenSquareFill: SFSymbol {
    SFSymbol(rawValue: "blinds.horizontal.open.square.fill")
  }
  public static var bold: SFSymbol { SFSymbol(rawValue: "bold") }
  public static var boldCircle: SFSymbol { SFSymbol(rawValue: "bold.circle") }
  public static var boldCircleFill: SFSymbol { SFSymbol(rawValue: "bold.circle.fill") }
  public static var boldItalicUnderline: SFSymbol { SFSymbol(rawValue: "bold.italic.underline") }
  public static var boldItalicUnderlineCircle: SFSymbol { SFSymbol(rawValue: "bold.italic.underline.circle") }
  public static var boldItalicUnderlineCircleFill: SFSymbol {
    SFSymbol(rawValue: "bold.italic.underline.circle.fill")
  }
  public static var boldItalicUnderlineSquare: SFSymbol { SFSymbol(rawValue: "bold.italic.underline.square") }
  public static var boldItalicUnderlineSquareFill: SFSymbol {
    SFSymbol(rawValue: "bold.italic.underline.square.fill")
  }
  public static var boldSquare: SFSymbol { SFSymbol(rawValue: "bold.square") }
  public static var boldSquareFill: SFSymbol { SFSymbol(rawValue: "bold.square.fill") }
  public static var bolt: SFSymbol { SFSymbol(rawValue: "bolt") }
  public static var boltCircle: SFSymbol { SFSymbol(rawValue: "bolt.circle") }
  public static var boltCircleFill: SFSymbol { SFSymbol(rawValue: "bolt.circle.fill") }
  public static var boltFill: SFSymbol { SFSymbol(rawValue: "bolt.fill") }
  public static var boltSlash: SFSymbol { SFSymbol(rawValue: "bolt.slash") }
  public static var boltSlashFill: SFSymbol { SFSymbol(rawValue: "bolt.slash.fill") }
  public static var boltSquare: SFSymbol { SFSymbol(rawValue: "bolt.square") }
  public static var boltSquareFill: SFSymbol { SFSymbol(rawValue: "bolt.square.fill") }
  public static var bonjour: SFSymbol { SFSymbol(rawValue: "bonjour") }
  public static var book: SFSymbol { SFSymbol(rawValue: "book") }
  public static var bookCircle: SFSymbol { SFSymbol(rawValue: "book.circle") }
  public static var bookCircleFill: SFSymbol { SFSymbol(rawValue: "book.circle.fill") }
  public static var bookClosed: SFSymbol { SFSymbol(rawValue: "book.closed") }
  public static var bookClosedCircle: SFSymbol { SFSymbol(rawValue: "book.closed.circle") }
  public static var bookClosedCircleFill: SFSymbol { SFSymbol(rawValue: "book.closed.circle.fill") }
  public static var bookClosedFill: SFSymbol { SFSymbol(rawValue: "book.closed.fill") }
  public static var bookClosedSlash: SFSymbol { SFSymbol(rawValue: "book.closed.slash") }
  public static var bookClosedSlashFill: SFSymbol { SFSymbol(rawValue: "book.closed.slash.fill") }
  public static var bookClosedSquare: SFSymbol { SFSymbol(rawValue: "book.closed.square") }
  public static var bookClosedSquareFill: SFSymbol { SFSymbol(rawValue: "book.closed.square.fill") }
  public static var bookFill: SFSymbol { SFSymbol(rawValue: "book.fill") }
  public static var bookPages: SFSymbol { SFSymbol(rawValue: "book.pages") }
  public static var bookSlash: SFSymbol { SFSymbol(rawValue: "book.slash") }
  public static var bookSlashFill: SFSymbol { SFSymbol(rawValue: "book.slash.fill") }
  public static var bookSquare: SFSymbol { SFSymbol(rawValue: "book.square") }
  public static var bookSquareFill: SFSymbol { SFSymbol(rawValue: "book.square.fill") }
  public static var bookmark: SFSymbol { SFSymbol(rawValue: "bookmark") }
  public static var bookmarkCircle: SFSymbol { SFSymbol(rawValue: "bookmark.circle") }
  public static var bookmarkCircleFill: SFSymbol { SFSymbol(rawValue: "bookmark.circle.fill") }
  public static var bookmarkFill: SFSymbol { SFSymbol(rawValue: "bookmark.fill") }
  public static var bookmarkSlash: SFSymbol { SFSymbol(rawValue: "bookmark.slash") }
  public static var bookmarkSlashFill: SFSymbol { SFSymbol(rawValue: "bookmark.slash.fill") }
  public static var bookmarkSquare: SFSymbol { SFSymbol(rawValue: "bookmark.square") }
  public static var bookmarkSquareFill: SFSymbol { SFSymbol(rawValue: "bookmark.square.fill") }
  public static var booksVertical: SFSymbol { SFSymbol(rawValue: "books.vertical") }
  public static var booksVerticalCircle: SFSymbol { SFSymbol(rawValue: "books.vertical.circle") }
  public static var booksVerticalCircleFill: SFSymbol { SFSymbol(rawValue: "books.vertical.circle.fill") }
  public static var booksVerticalFill: SFSymbol { SFSymbol(rawValue: "books.vertical.fill") }
  public static var booksVerticalSlash: SFSymbol { SFSymbol(rawValue: "books.vertical.slash") }
  public static var booksVerticalSlashFill: SFSymbol { SFSymbol(rawValue: "books.vertical.slash.fill") }
  public static var booksVerticalSquare: SFSymbol { SFSymbol(rawValue: "books.vertical.square") }
  public static var booksVerticalSquareFill: SFSymbol { SFSymbol(rawValue: "books.vertical.square.fill") }
  public static var boxTruck: SFSymbol { SFSymbol(rawValue: "box.truck") }
  public static var boxTruckCircle: SFSymbol { SFSymbol(rawValue: "box.truck.circle") }
  public static var boxTruckCircleFill: SFSymbol { SFSymbol(rawValue: "box.truck.circle.fill") }
  public static var boxTruckFill: SFSymbol { SFSymbol(rawValue: "box.truck.fill") }
  public static var boxTruckSlash: SFSymbol { SFSymbol(rawValue: "box.truck.slash") }
  public static var boxTruckSlashFill: SFSymbol { SFSymbol(rawValue: "box.truck.slash.fill") }
  public static var boxTruckSquare: SFSymbol { SFSymbol(rawValue: "box.truck.square") }
  public static var boxTruckSquareFill: SFSymbol { SFSymbol(rawValue: "box.truck.square.fill") }
  public static var brain: SFSymbol { SFSymbol(rawValue: "brain") }
  public static var bubble: SFSymbol { SFSymbol(rawValue: "bubble") }
  public static var bubbleCircle: SFSymbol { SFSymbol(rawValue: "bubble.circle") }
  public static var bubbleCircleFill: SFSymbol { SFSymbol(rawValue: "bubble.circle.fill") }
  public static var bubbleFill: SFSymbol { SFSymbol(rawValue: "bubble.fill") }
  public static var bubbleLeft: SFSymbol { SFSymbol(rawValue: "bubble.left") }
  public static var bubbleLeftAndBubbleRight: SFSymbol { SFSymbol(rawValue: "bubble.left.and.bubble.right") }
  public static var bubbleLeftAndBubbleRightCircle: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.bubble.right.circle")
  }
  public static var bubbleLeftAndBubbleRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.bubble.right.circle.fill")
  }
  public static var bubbleLeftAndBubbleRightFill: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.bubble.right.fill")
  }
  public static var bubbleLeftAndBubbleRightSlash: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.bubble.right.slash")
  }
  public static var bubbleLeftAndBubbleRightSlashFill: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.bubble.right.slash.fill")
  }
  public static var bubbleLeftAndBubbleRightSquare: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.bubble.right.square")
  }
  public static var bubbleLeftAndBubbleRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.bubble.right.square.fill")
  }
  public static var bubbleLeftAndExclamationmarkBubbleRightFill: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.exclamationmark.bubble.right.fill")
  }
  public static var bubbleLeftAndTextBubbleRight: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.text.bubble.right")
  }
  public static var bubbleLeftAndTextBubbleRightCircle: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.text.bubble.right.circle")
  }
  public static var bubbleLeftAndTextBubbleRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.text.bubble.right.circle.fill")
  }
}
