// Written by .ci/symbol-names.
extension SFSymbol {
  public static var displayCircleFill: SFSymbol { SFSymbol(rawValue: "display.circle.fill") }
  public static var displayFill: SFSymbol { SFSymbol(rawValue: "display.fill") }
  public static var displaySlash: SFSymbol { SFSymbol(rawValue: "display.slash") }
  public static var displaySlashFill: SFSymbol { SFSymbol(rawValue: "display.slash.fill") }
  public static var displaySquare: SFSymbol { SFSymbol(rawValue: "display.square") }
  public static var displaySquareFill: SFSymbol { SFSymbol(rawValue: "display.square.fill") }
  public static var doc: SFSymbol { SFSymbol(rawValue: "doc") }
  public static var docCircle: SFSymbol { SFSymbol(rawValue: "doc.circle") }
  public static var docCircleFill: SFSymbol { SFSymbol(rawValue: "doc.circle.fill") }
  public static var docFill: SFSymbol { SFSymbol(rawValue: "doc.fill") }
  public static var docOnClipboard: SFSymbol { SFSymbol(rawValue: "doc.on.clipboard") }
  public static var docOnClipboardCircle: SFSymbol { SFSymbol(rawValue: "doc.on.clipboard.circle") }
  public static var docOnClipboardCircleFill: SFSymbol { SFSymbol(rawValue: "doc.on.clipboard.circle.fill") }
  public static var docOnClipboardFill: SFSymbol { SFSymbol(rawValue: "doc.on.clipboard.fill") }
  public static var docOnClipboardSlash: SFSymbol { SFSymbol(rawValue: "doc.on.clipboard.slash") }
  public static var docOnClipboardSlashFill: SFSymbol { SFSymbol(rawValue: "doc.on.clipboard.slash.fill") }
  public static var docOnClipboardSquare: SFSymbol { SFSymbol(rawValue: "doc.on.clipboard.square") }
  public static var docOnClipboardSquareFill: SFSymbol { SFSymbol(rawValue: "doc.on.clipboard.square.fill") }
  public static var docOnDoc: SFSymbol { SFSymbol(rawValue: "doc.on.doc") }
  public static var docOnDocCircle: SFSymbol { SFSymbol(rawValue: "doc.on.doc.circle") }
  public static var docOnDocCircleFill: SFSymbol { SFSymbol(rawValue: "doc.on.doc.circle.fill") }
  public static var docOnDocFill: SFSymbol { SFSymbol(rawValue: "doc.on.doc.fill") }
  public static var docOnDocSlash: SFSymbol { SFSymbol(rawValue: "doc.on.doc.slash") }
  public static var docOnDocSlashFill: SFSymbol { SFSymbol(rawValue: "doc.on.doc.slash.fill") }
  public static var docOnDocSquare: SFSymbol { SFSymbol(rawValue: "doc.on.doc.square") }
  public static var docOnDocSquareFill: SFSymbol { SFSymbol(rawValue: "doc.on.doc.square.fill") }
  public static var docPlaintext: SFSymbol { SFSymbol(rawValue: "doc.plaintext") }
  public static var docPlaintextCircle: SFSymbol { SFSymbol(rawValue: "doc.plaintext.circle") }
  public static var docPlaintextCircleFill: SFSymbol { SFSymbol(rawValue: "doc.plaintext.circle.fill") }
  public static var docPlaintextFill: SFSymbol { SFSymbol(rawValue: "doc.plaintext.fill") }
  public static var docPlaintextSlash: SFSymbol { SFSymbol(rawValue: "doc.plaintext.slash") }
  public static var docPlaintextSlashFill: SFSymbol { SFSymbol(rawValue: "doc.plaintext.slash.fill") }
  public static var docPlaintextSquare: SFSymbol { SFSymbol(rawValue: "doc.plaintext.square") }
  public static var docPlaintextSquareFill: SFSymbol { SFSymbol(rawValue: "doc.plaintext.square.fill") }
  public static var docRichtext: SFSymbol { SFSymbol(rawValue: "doc.richtext") }
  public static var docRichtextCircle: SFSymbol { SFSymbol(rawValue: "doc.richtext.circle") }
  public static var docRichtextCircleFill: SFSymbol { SFSymbol(rawValue: "doc.richtext.circle.fill") }
  public static var docRichtextFill: SFSymbol { SFSymbol(rawValue: "doc.richtext.fill") }
  public static var docRichtextSlash: SFSymbol { SFSymbol(rawValue: "doc.richtext.slash") }
  public static var docRichtextSlashFill: SFSymbol { SFSymbol(rawValue: "doc.richtext.slash.fill") }
  public static var docRichtextSquare: SFSymbol { SFSymbol(rawValue: "doc.richtext.square") }
  public static var docRichtextSquareFill: SFSymbol { SFSymbol(rawValue: "doc.richtext.square.fill") }
  public static var docSlash: SFSymbol { SFSymbol(rawValue: "doc.slash") }
  public static var docSlashFill: SFSymbol { SFSymbol(rawValue: "doc.slash.fill") }
  public static var docSquare: SFSymbol { SFSymbol(rawValue: "doc.square") }
  public static var docSquareFill: SFSymbol { SFSymbol(rawValue: "doc.square.fill") }
  public static var docText: SFSymbol { SFSymbol(rawValue: "doc.text") }
  public static var docTextCircle: SFSymbol { SFSymbol(rawValue: "doc.text.circle") }
  public static var docTextCircleFill: SFSymbol { SFSymbol(rawValue: "doc.text.circle.fill") }
  public static var docTextFill: SFSymbol { SFSymbol(rawValue: "doc.text.fill") }
  public static var docTextMagnifyingglass: SFSymbol { SFSymbol(rawValue: "doc.text.magnifyingglass") }
  public static var docTextMagnifyingglassCircle: SFSymbol {
    SFSymbol(rawValue: "doc.text.magnifyingglass.circle")
  }
  public static var docTextMagnifyingglassCircleFill: SFSymbol {
    SFSymbol(rawValue: "doc.text.magnifyingglass.circle.fill")
  }
  public static var docTextMagnifyingglassSquare: SFSymbol {
    SFSymbol(rawValue: "doc.text.magnifyingglass.square")
  }
  public static var docTextMagnifyingglassSquareFill: SFSymbol {
    SFSymbol(rawValue: "doc.text.magnifyingglass.square.fill")
  }
  public static var docTextSlash: SFSymbol { SFSymbol(rawValue: "doc.text.slash") }
  public static var docTextSlashFill: SFSymbol { SFSymbol(rawValue: "doc.text.slash.fill") }
  public static var docTextSquare: SFSymbol { SFSymbol(rawValue: "doc.text.square") }
  public static var docTextSquareFill: SFSymbol { SFSymbol(rawValue: "doc.text.square.fill") }
  public static var docZipper: SFSymbol { SFSymbol(rawValue: "doc.zipper") }
  public static var documentBadgePlus: SFSymbol { SFSymbol(rawValue: "document.badge.plus") }
  public static var documentOnDocument: SFSymbol { SFSymbol(rawValue: "document.on.document") }
  public static var documentOnDocumentCircle: SFSymbol { SFSymbol(rawValue: "document.on.document.circle") }
  public static var documentOnDocumentCircleFill: SFSymbol {
    SFSymbol(rawValue: "document.on.document.circle.fill")
  }
  public static var documentOnDocumentFill: SFSymbol { SFSymbol(rawValue: "document.on.document.fill") }
  public static var documentOnDocumentSlash: SFSymbol { SFSymbol(rawValue: "document.on.document.slash") }
  public static var documentOnDocumentSlashFill: SFSymbol {
    SFSymbol(rawValue: "document.on.document.slash.fill")
  }
  public static var documentOnDocumentSquare: SFSymbol { SFSymbol(rawValue: "document.on.document.square") }
  public static var documentOnDocumentSquareFill: SFSymbol {
    SFSymbol(rawValue: "document.on.document.square.fill")
  }
  public static var doorGarageClosed: SFSymbol { SFSymbol(rawValue: "door.garage.closed") }
  public static var doorGarageClosedCircle: SFSymbol { SFSymbol(rawValue: "door.garage.closed.circle") }
  public static var doorGarageClosedCircleFill: SFSymbol {
    SFSymbol(rawValue: "door.garage.closed.circle.fill")
  }
  public static var doorGarageClosedFill: SFSymbol { SFSymbol(rawValue: "door.garage.closed.fill") }
  public static var doorGarageClosedSlash: SFSymbol { SFSymbol(rawValue: "door.garage.closed.slash") }
  public static var doorGarageClosedSlashFill: SFSymbol {
    SFSymbol(rawValue: "door.garage.closed.slash.fill")
  }
  public static var doorGarageClosedSquare: SFSymbol { SFSymbol(rawValue: "door.garage.closed.square") }
  public static var doorGarageClosedSquareFill: SFSymbol {
    SFSymbol(rawValue: "door.garage.closed.square.fill")
  }
  public static var doorGarageOpen: SFSymbol { SFSymbol(rawValue: "door.garage.open") }
  public static var doorGarageOpenCircle: SFSymbol { SFSymbol(rawValue: "door.garage.open.circle") }
  public static var doorGarageOpenCircleFill: SFSymbol { SFSymbol(rawValue: "door.garage.open.circle.fill") }
  public static var doorGarageOpenFill: SFSymbol { SFSymbol(rawValue: "door.garage.open.fill") }
  public static var doorGarageOpenSlash: SFSymbol { SFSymbol(rawValue: "door.garage.open.slash") }
  public static var doorGarageOpenSlashFill: SFSymbol { SFSymbol(rawValue: "door.garage.open.slash.fill") }
  public static var doorGarageOpenSquare: SFSymbol { SFSymbol(rawValue: "door.garage.open.square") }
  public static var doorGarageOpenSquareFill: SFSymbol { SFSymbol(rawValue: "door.garage.open.square.fill") }
  public static var dotRadiowavesLeftAndRight: SFSymbol {
    SFSymbol(rawValue: "dot.radiowaves.left.and.right")
  }
  public static var dotRadiowavesLeftAndRightCircle: SFSymbol {
    SFSymbol(rawValue: "dot.radiowaves.left.and.right.circle")
  }
  public static var dotRadiowavesLeftAndRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "dot.radiowaves.left.and.right.circle.fill")
  }
  public static var dotRadiowavesLeftAndRightSlash: SFSymbol {
    SFSymbol(rawValue: "dot.radiowaves.left.and.right.slash")
  }
  public static var dotRadiowavesLeftAndRightSquare: SFSymbol {
    SFSymbol(rawValue: "dot.radiowaves.left.and.right.square")
  }
  public static var dotRadiowavesLeftAndRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "dot.radiowaves.left.and.right.square.fill")
  }
  public static var dotRadiowavesRight: SFSymbol { SFSymbol(rawValue: "dot.radiowaves.right") }
  public static var dotRadiowavesRightCircle: SFSymbol { SFSymbol(rawValue: "dot.radiowaves.right.circle") }
  public static var dotRadiowavesRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "dot.radiowaves.right.circle.fill")
  }
  public static var dotRadiowavesRightSlash: SFSymbol { SFSymbol(rawValue: "dot.radiowaves.right.slash") }
  public static var dotRadiowavesRightSquare: SFSymbol { SFSymbol(rawValue: "dot.radiowaves.right.square") }
  public static var dotRadiowavesRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "dot.radiowaves.right.square.fill")
  }
  public static var dotRadiowavesUpForward: SFSymbol { SFSymbol(rawValue: "dot.radiowaves.up.forward") }
  public static var drop: SFSymbol { SFSymbol(rawValue: "drop") }
  public static var dropCircle: SFSymbol { SFSymbol(rawValue: "drop.circle") }
  public static var dropCircleFill: SFSymbol { SFSymbol(rawValue: "drop.circle.fill") }
  public static var dropFill: SFSymbol { SFSymbol(rawValue: "drop.fill") }
  public static var dropSlash: SFSymbol { SFSymbol(rawValue: "drop.slash") }
  public static var dropSlashFill: SFSymbol { SFSymbol(rawValue: "drop.slash.fill") }
  public static var dropSquare: SFSymbol { SFSymbol(rawValue: "drop.square") }
  public static var dropSquareFill: SFSymbol { SFSymbol(rawValue: "drop.square.fill") }
  public static var eject: SFSymbol { SFSymbol(rawValue: "eject") }
  public static var ejectCircle: SFSymbol { SFSymbol(rawValue: "eject.circle") }
  public static var ejectCircleFill: SFSymbol { SFSymbol(rawValue: "eject.circle.fill") }
  public static var ejectFill: SFSymbol { SFSymbol(rawValue: "eject.fill") }
  public static var ejectSlash: SFSymbol { SFSymbol(rawValue: "eject.slash") }
  public static var ejectSlashFill: SFSymbol { SFSymbol(rawValue: "eject.slash.fill") }
  public static var ejectSquare: SFSymbol { SFSymbol(rawValue: "eject.square") }
  public static var ejectSquareFill: SFSymbol { SFSymbol(rawValue: "eject.square.fill") }
  public static var ellipsis: SFSymbol { SFSymbol(rawValue: "ellipsis") }
  public static var ellipsisCircle: SFSymbol { SFSymbol(rawValue: "ellipsis.circle") }
  public static var ellipsisCircleFill: SFSymbol { SFSymbol(rawValue: "ellipsis.circle.fill") }
  public static var ellipsisSquare: SFSymbol { SFSymbol(rawValue: "ellipsis.square") }
  public static var ellipsisSquareFill: SFSymbol { SFSymbol(rawValue: "ellipsis.square.fill") }
  public static var emojiFaceGrinning: SFSymbol { SFSymbol(rawValue: "emoji.face.grinning") }
  public static var emojiFaceGrinningCircle: SFSymbol { SFSymbol(rawValue: "emoji.face.grinning.circle") }
  public static var emojiFaceGrinningCircleFill: SFSymbol {
    SFSymbol(rawValue: "emoji.face.grinning.circle.fill")
  }
  public static var emojiFaceGrinningFill: SFSymbol { SFSymbol(rawValue: "emoji.face.grinning.fill") }
  public static var emojiFaceGrinningSlash: SFSymbol { SFSymbol(rawValue: "emoji.face.grinning.slash") }
  public static var emojiFaceGrinningSlashFill: SFSymbol {
    SFSymbol(rawValue: "emoji.face.grinning.slash.fill")
  }
  public static var emojiFaceGrinningSquare: SFSymbol { SFSymbol(rawValue: "emoji.face.grinning.square") }
  public static var emojiFaceGrinningSquareFill: SFSymbol {
    SFSymbol(rawValue: "emoji.face.grinning.square.fill")
  }
  public static var envelope: SFSymbol { SFSymbol(rawValue: "envelope") }
  public static var envelopeArrowTriangleBranch: SFSymbol {
    SFSymbol(rawValue: "envelope.arrow.triangle.branch")
  }
  public static var envelopeCircle: SFSymbol { SFSymbol(rawValue: "envelope.circle") }
  public static var envelopeCircleFill: SFSymbol { SFSymbol(rawValue: "envelope.circle.fill") }
  public static var envelopeFill: SFSymbol { SFSymbol(rawValue: "envelope.fill") }
  public static var envelopeSlash: SFSymbol { SFSymbol(rawValue: "envelope.slash") }
  public static var envelopeSlashFill: SFSymbol { SFSymbol(rawValue: "envelope.slash.fill") }
  public static var envelopeSquare: SFSymbol { SFSymbol(rawValue: "envelope.square") }
  public static var envelopeSquareFill: SFSymbol { SFSymbol(rawValue: "envelope.square.fill") }
  public static var eraser: SFSymbol { SFSymbol(rawValue: "eraser") }
  public static var eraserCircle: SFSymbol { SFSymbol(rawValue: "eraser.circle") }
  public static var eraserCircleFill: SFSymbol { SFSymbol(rawValue: "eraser.circle.fill") }
  public static var eraserFill: SFSymbol { SFSymbol(rawValue: "eraser.fill") }
  public static var eraserSlash: SFSymbol { SFSymbol(rawValue: "eraser.slash") }
  public static var eraserSlashFill: SFSymbol { SFSymbol(rawValue: "eraser.slash.fill") }
  public static var eraserSquare: SFSymbol { SFSymbol(rawValue: "eraser.square") }
  public static var eraserSquareFill: SFSymbol { SFSymbol(rawValue: "eraser.square.fill") }
  public static var exclamationmark: SFSymbol { SFSymbol(rawValue: "exclamationmark") }
  public static var exclamationmarkCircle: SFSymbol { SFSymbol(rawValue: "exclamationmark.circle") }
  public static var exclamationmarkCircleFill: SFSymbol { SFSymbol(rawValue: "exclamationmark.circle.fill") }
  public static var exclamationmarkMagnifyingglass: SFSymbol {
    SFSymbol(rawValue: "exclamationmark.magnifyingglass")
  }
  public static var exclamationmarkSquare: SFSymbol { SFSymbol(rawValue: "exclamationmark.square") }
  public static var exclamationmarkSquareFill: SFSymbol { SFSymbol(rawValue: "exclamationmark.square.fill") }
  public static var exclamationmarkTriangle: SFSymbol { SFSymbol(rawValue: "exclamationmark.triangle") }
  public static var exclamationmarkTriangleFill: SFSymbol {
    SFSymbol(rawValue: "exclamationmark.triangle.fill")
  }
  public static var externaldrive: SFSymbol { SFSymbol(rawValue: "externaldrive") }
  public static var externaldriveCircle: SFSymbol { SFSymbol(rawValue: "externaldrive.circle") }
  public static var externaldriveCircleFill: SFSymbol { SFSymbol(rawValue: "externaldrive.circle.fill") }
  public static var externaldriveConnectedToLineBelow: SFSymbol {
    SFSymbol(rawValue: "externaldrive.connected.to.line.below")
  }
  public static var externaldriveConnectedToLineBelowCircle: SFSymbol {
    SFSymbol(rawValue: "externaldrive.connected.to.line.below.circle")
  }
  public static var externaldriveConnectedToLineBelowCircleFill: SFSymbol {
    SFSymbol(rawValue: "externaldrive.connected.to.line.below.circle.fill")
  }
  public static var externaldriveConnectedToLineBelowFill: SFSymbol {
    SFSymbol(rawValue: "externaldrive.connected.to.line.below.fill")
  }
  public static var externaldriveConnectedToLineBelowSlash: SFSymbol {
    SFSymbol(rawValue: "externaldrive.connected.to.line.below.slash")
  }
  public static var externaldriveConnectedToLineBelowSlashFill: SFSymbol {
    SFSymbol(rawValue: "externaldrive.connected.to.line.below.slash.fill")
  }
  public static var externaldriveConnectedToLineBelowSquare: SFSymbol {
    SFSymbol(rawValue: "externaldrive.connected.to.line.below.square")
  }
  public static var externaldriveConnectedToLineBelowSquareFill: SFSymbol {
    SFSymbol(rawValue: "externaldrive.connected.to.line.below.square.fill")
  }
  public static var externaldriveFill: SFSymbol { SFSymbol(rawValue: "externaldrive.fill") }
  public static var externaldriveSlash: SFSymbol { SFSymbol(rawValue: "externaldrive.slash") }
  public static var externaldriveSlashFill: SFSymbol { SFSymbol(rawValue: "externaldrive.slash.fill") }
  public static var externaldriveSquare: SFSymbol { SFSymbol(rawValue: "externaldrive.square") }
  public static var externaldriveSquareFill: SFSymbol { SFSymbol(rawValue: "externaldrive.square.fill") }
  public static var eye: SFSymbol { SFSymbol(rawValue: "eye") }
  public static var eyeCircle: SFSymbol { SFSymbol(rawValue: "eye.circle") }
  public static var eyeCircleFill: SFSymbol { SFSymbol(rawValue: "eye.circle.fill") }
  public static var eyeFill: SFSymbol { SFSymbol(rawValue: "eye.fill") }
  public static var eyeSlash: SFSymbol { SFSymbol(rawValue: "eye.slash") }
  public static var eyeSlashFill: SFSymbol { SFSymbol(rawValue: "eye.slash.fill") }
  public static var eyeSquare: SFSymbol { SFSymbol(rawValue: "eye.square") }
  public static var eyeSquareFill: SFSymbol { SFSymbol(rawValue: "eye.square.fill") }
  public static var eyedropper: SFSymbol { SFSymbol(rawValue: "eyedropper") }
  public static var eyedropperCircle: SFSymbol { SFSymbol(rawValue: "eyedropper.circle") }
  public static var eyedropperCircleFill: SFSymbol { SFSymbol(rawValue: "eyedropper.circle.fill") }
  public static var eyedropperFill: SFSymbol { SFSymbol(rawValue: "eyedropper.fill") }
}
