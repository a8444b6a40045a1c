// Written by .ci/symbol-names.
extension SFSymbol {
  public static var arrowLeftAndRight: SFSymbol { SFSymbol(rawValue: "arrow.left.and.right") }
  public static var arrowLeftAndRightCircle: SFSymbol { SFSymbol(rawValue: "arrow.left.and.right.circle") }
  public static var arrowLeftAndRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.left.and.right.circle.fill")
  }
  public static var arrowLeftAndRightSquare: SFSymbol { SFSymbol(rawValue: "arrow.left.and.right.square") }
  public static var arrowLeftAndRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.left.and.right.square.fill")
  }
  public static var arrowLeftArrowRight: SFSymbol { SFSymbol(rawValue: "arrow.left.arrow.right") }
  public static var arrowLeftArrowRightCircle: SFSymbol {
    SFSymbol(rawValue: "arrow.left.arrow.right.circle")
  }
  public static var arrowLeftArrowRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.left.arrow.right.circle.fill")
  }
  public static var arrowLeftArrowRightSquare: SFSymbol {
    SFSymbol(rawValue: "arrow.left.arrow.right.square")
  }
  public static var arrowLeftArrowRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.left.arrow.right.square.fill")
  }
  public static var arrowLeftCircle: SFSymbol { SFSymbol(rawValue: "arrow.left.circle") }
  public static var arrowLeftCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.left.circle.fill") }
  public static var arrowLeftSquare: SFSymbol { SFSymbol(rawValue: "arrow.left.square") }
  public static var arrowLeftSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.left.square.fill") }
  public static var arrowRight: SFSymbol { SFSymbol(rawValue: "arrow.right") }
  public static var arrowRightCircle: SFSymbol { SFSymbol(rawValue: "arrow.right.circle") }
  public static var arrowRightCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.right.circle.fill") }
  public static var arrowRightSquare: SFSymbol { SFSymbol(rawValue: "arrow.right.square") }
  public static var arrowRightSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.right.square.fill") }
  public static var arrowSwap: SFSymbol { SFSymbol(rawValue: "arrow.swap") }
  public static var arrowTriangle2Circlepath: SFSymbol { SFSymbol(rawValue: "arrow.triangle.2.circlepath") }
  public static var arrowTriangle2CirclepathCameraFill: SFSymbol {
    SFSymbol(rawValue: "arrow.triangle.2.circlepath.camera.fill")
  }
  public static var arrowTriangle2CirclepathCircle: SFSymbol {
    SFSymbol(rawValue: "arrow.triangle.2.circlepath.circle")
  }
  public static var arrowTriangle2CirclepathCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.triangle.2.circlepath.circle.fill")
  }
  public static var arrowTriangle2CirclepathSquare: SFSymbol {
    SFSymbol(rawValue: "arrow.triangle.2.circlepath.square")
  }
  public static var arrowTriangle2CirclepathSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.triangle.2.circlepath.square.fill")
  }
  public static var arrowTriangleBranch: SFSymbol { SFSymbol(rawValue: "arrow.triangle.branch") }
  public static var arrowTriangleBranchCircle: SFSymbol { SFSymbol(rawValue: "arrow.triangle.branch.circle") }
  public static var arrowTriangleBranchCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.triangle.branch.circle.fill")
  }
  public static var arrowTriangleBranchSquare: SFSymbol { SFSymbol(rawValue: "arrow.triangle.branch.square") }
  public static var arrowTriangleBranchSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.triangle.branch.square.fill")
  }
  public static var arrowTrianglePull: SFSymbol { SFSymbol(rawValue: "arrow.triangle.pull") }
  public static var arrowTriangleSwap: SFSymbol { SFSymbol(rawValue: "arrow.triangle.swap") }
  public static var arrowTriangleTurnUpRightDiamondFill: SFSymbol {
    SFSymbol(rawValue: "arrow.triangle.turn.up.right.diamond.fill")
  }
  public static var arrowTrianglehead2ClockwiseRotate90: SFSymbol {
    SFSymbol(rawValue: "arrow.trianglehead.2.clockwise.rotate.90")
  }
  public static var arrowTurnDownRight: SFSymbol { SFSymbol(rawValue: "arrow.turn.down.right") }
  public static var arrowTurnDownRightCircle: SFSymbol { SFSymbol(rawValue: "arrow.turn.down.right.circle") }
  public static var arrowTurnDownRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.turn.down.right.circle.fill")
  }
  public static var arrowTurnDownRightSquare: SFSymbol { SFSymbol(rawValue: "arrow.turn.down.right.square") }
  public static var arrowTurnDownRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.turn.down.right.square.fill")
  }
  public static var arrowUp: SFSymbol { SFSymbol(rawValue: "arrow.up") }
  public static var arrowUpAndDown: SFSymbol { SFSymbol(rawValue: "arrow.up.and.down") }
  public static var arrowUpAndDownAndArrowLeftAndRight: SFSymbol {
    SFSymbol(rawValue: "arrow.up.and.down.and.arrow.left.and.right")
  }
  public static var arrowUpAndDownAndArrowLeftAndRightCircle: SFSymbol {
    SFSymbol(rawValue: "arrow.up.and.down.and.arrow.left.and.right.circle")
  }
  public static var arrowUpAndDownAndArrowLeftAndRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.up.and.down.and.arrow.left.and.right.circle.fill")
  }
  public static var arrowUpAndDownAndArrowLeftAndRightSquare: SFSymbol {
    SFSymbol(rawValue: "arrow.up.and.down.and.arrow.left.and.right.square")
  }
  public static var arrowUpAndDownAndArrowLeftAndRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.up.and.down.and.arrow.left.and.right.square.fill")
  }
  public static var arrowUpAndDownCircle: SFSymbol { SFSymbol(rawValue: "arrow.up.and.down.circle") }
  public static var arrowUpAndDownCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.up.and.down.circle.fill") }
  public static var arrowUpAndDownSquare: SFSymbol { SFSymbol(rawValue: "arrow.up.and.down.square") }
  public static var arrowUpAndDownSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.up.and.down.square.fill") }
  public static var arrowUpArrowDown: SFSymbol { SFSymbol(rawValue: "arrow.up.arrow.down") }
  public static var arrowUpArrowDownCircle: SFSymbol { SFSymbol(rawValue: "arrow.up.arrow.down.circle") }
  public static var arrowUpArrowDownCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.up.arrow.down.circle.fill")
  }
  public static var arrowUpArrowDownSquare: SFSymbol { SFSymbol(rawValue: "arrow.up.arrow.down.square") }
  public static var arrowUpArrowDownSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.up.arrow.down.square.fill")
  }
  public static var arrowUpBackward: SFSymbol { SFSymbol(rawValue: "arrow.up.backward") }
  public static var arrowUpBackwardCircle: SFSymbol { SFSymbol(rawValue: "arrow.up.backward.circle") }
  public static var arrowUpBackwardCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.up.backward.circle.fill")
  }
  public static var arrowUpBackwardSquare: SFSymbol { SFSymbol(rawValue: "arrow.up.backward.square") }
  public static var arrowUpBackwardSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.up.backward.square.fill")
  }
  public static var arrowUpCircle: SFSymbol { SFSymbol(rawValue: "arrow.up.circle") }
  public static var arrowUpCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.up.circle.fill") }
  public static var arrowUpDoc: SFSymbol { SFSymbol(rawValue: "arrow.up.doc") }
  public static var arrowUpDocCircle: SFSymbol { SFSymbol(rawValue: "arrow.up.doc.circle") }
  public static var arrowUpDocCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.up.doc.circle.fill") }
  public static var arrowUpDocFill: SFSymbol { SFSymbol(rawValue: "arrow.up.doc.fill") }
  public static var arrowUpDocSlash: SFSymbol { SFSymbol(rawValue: "arrow.up.doc.slash") }
  public static var arrowUpDocSlashFill: SFSymbol { SFSymbol(rawValue: "arrow.up.doc.slash.fill") }
  public static var arrowUpDocSquare: SFSymbol { SFSymbol(rawValue: "arrow.up.doc.square") }
  public static var arrowUpDocSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.up.doc.square.fill") }
  public static var arrowUpForward: SFSymbol { SFSymbol(rawValue: "arrow.up.forward") }
  public static var arrowUpForwardCircle: SFSymbol { SFSymbol(rawValue: "arrow.up.forward.circle") }
  public static var arrowUpForwardCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.up.forward.circle.fill") }
  public static var arrowUpForwardSquare: SFSymbol { SFSymbol(rawValue: "arrow.up.forward.square") }
  public static var arrowUpForwardSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.up.forward.square.fill") }
  public static var arrowUpLeft: SFSymbol { SFSymbol(rawValue: "arrow.up.left") }
  public static var arrowUpLeftAndArrowDownRight: SFSymbol {
    SFSymbol(rawValue: "arrow.up.left.and.arrow.down.right")
  }
  public static var arrowUpLeftAndArrowDownRightCircle: SFSymbol {
    SFSymbol(rawValue: "arrow.up.left.and.arrow.down.right.circle")
  }
  public static var arrowUpLeftAndArrowDownRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.up.left.and.arrow.down.right.circle.fill")
  }
  public static var arrowUpLeftAndArrowDownRightSquare: SFSymbol {
    SFSymbol(rawValue: "arrow.up.left.and.arrow.down.right.square")
  }
  public static var arrowUpLeftAndArrowDownRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.up.left.and.arrow.down.right.square.fill")
  }
  public static var arrowUpLeftCircle: SFSymbol { SFSymbol(rawValue: "arrow.up.left.circle") }
  public static var arrowUpLeftCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.up.left.circle.fill") }
  public static var arrowUpLeftSquare: SFSymbol { SFSymbol(rawValue: "arrow.up.left.square") }
  public static var arrowUpLeftSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.up.left.square.fill") }
  public static var arrowUpRight: SFSymbol { SFSymbol(rawValue: "arrow.up.right") }
  public static var arrowUpRightCircle: SFSymbol { SFSymbol(rawValue: "arrow.up.right.circle") }
  public static var arrowUpRightCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.up.right.circle.fill") }
  public static var arrowUpRightSquare: SFSymbol { SFSymbol(rawValue: "arrow.up.right.square") }
  public static var arrowUpRightSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.up.right.square.fill") }
  public static var arrowUpSquare: SFSymbol { SFSymbol(rawValue: "arrow.up.square") }
  public static var arrowUpSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.up.square.fill") }
  public static var arrowUpToLine: SFSymbol { SFSymbol(rawValue: "arrow.up.to.line") }
  public static var arrowUpToLineCircle: SFSymbol { SFSymbol(rawValue: "arrow.up.to.line.circle") }
  public static var arrowUpToLineCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.up.to.line.circle.fill") }
  public static var arrowUpToLineCompact: SFSymbol { SFSymbol(rawValue: "arrow.up.to.line.compact") }
  public static var arrowUpToLineSquare: SFSymbol { SFSymbol(rawValue: "arrow.up.to.line.square") }
  public static var arrowUpToLineSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.up.to.line.square.fill") }
  public static var arrowUturnBackward: SFSymbol { SFSymbol(rawValue: "arrow.uturn.backward") }
  public static var arrowUturnBackwardCircle: SFSymbol { SFSymbol(rawValue: "arrow.uturn.backward.circle") }
  public static var arrowUturnBackwardCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.uturn.backward.circle.fill")
  }
  public static var arrowUturnBackwardSquare: SFSymbol { SFSymbol(rawValue: "arrow.uturn.backward.square") }
  public static var arrowUturnBackwardSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.uturn.backward.square.fill")
  }
  public static var arrowUturnForward: SFSymbol { SFSymbol(rawValue: "arrow.uturn.forward") }
  public static var arrowUturnForwardCircle: SFSymbol { SFSymbol(rawValue: "arrow.uturn.forward.circle") }
  public static var arrowUturnForwardCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.uturn.forward.circle.fill")
  }
  public static var arrowUturnForwardSquare: SFSymbol { SFSymbol(rawValue: "arrow.uturn.forward.square") }
  public static var arrowUturnForwardSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.uturn.forward.square.fill")
  }
  public static var arrowUturnLeft: SFSymbol { SFSymbol(rawValue: "arrow.uturn.left") }
  public static var arrowUturnLeftCircle: SFSymbol { SFSymbol(rawValue: "arrow.uturn.left.circle") }
  public static var arrowUturnLeftCircleFill: SFSymbol { SFSymbol(rawValue: "arrow.uturn.left.circle.fill") }
  public static var arrowUturnLeftSquare: SFSymbol { SFSymbol(rawValue: "arrow.uturn.left.square") }
  public static var arrowUturnLeftSquareFill: SFSymbol { SFSymbol(rawValue: "arrow.uturn.left.square.fill") }
  public static var arrowUturnRight: SFSymbol { SFSymbol(rawValue: "arrow.uturn.right") }
  public static var arrowUturnRightCircle: SFSymbol { SFSymbol(rawValue: "arrow.uturn.right.circle") }
  public static var arrowUturnRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrow.uturn.right.circle.fill")
  }
  public static var arrowUturnRightSquare: SFSymbol { SFSymbol(rawValue: "arrow.uturn.right.square") }
  public static var arrowUturnRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrow.uturn.right.square.fill")
  }
  public static var arrowshapeDown: SFSymbol { SFSymbol(rawValue: "arrowshape.down") }
  public static var arrowshapeRightFill: SFSymbol { SFSymbol(rawValue: "arrowshape.right.fill") }
  public static var arrowshapeTurnUpBackward: SFSymbol { SFSymbol(rawValue: "arrowshape.turn.up.backward") }
  public static var arrowshapeTurnUpLeft: SFSymbol { SFSymbol(rawValue: "arrowshape.turn.up.left") }
  public static var arrowshapeTurnUpLeftCircle: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.left.circle")
  }
  public static var arrowshapeTurnUpLeftCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.left.circle.fill")
  }
  public static var arrowshapeTurnUpLeftFill: SFSymbol { SFSymbol(rawValue: "arrowshape.turn.up.left.fill") }
  public static var arrowshapeTurnUpLeftSlash: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.left.slash")
  }
  public static var arrowshapeTurnUpLeftSlashFill: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.left.slash.fill")
  }
  public static var arrowshapeTurnUpLeftSquare: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.left.square")
  }
  public static var arrowshapeTurnUpLeftSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.left.square.fill")
  }
  public static var arrowshapeTurnUpRight: SFSymbol { SFSymbol(rawValue: "arrowshape.turn.up.right") }
  public static var arrowshapeTurnUpRightCircle: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.right.circle")
  }
  public static var arrowshapeTurnUpRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.right.circle.fill")
  }
  public static var arrowshapeTurnUpRightFill: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.right.fill")
  }
  public static var arrowshapeTurnUpRightSlash: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.right.slash")
  }
  public static var arrowshapeTurnUpRightSlashFill: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.right.slash.fill")
  }
  public static var arrowshapeTurnUpRightSquare: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.right.square")
  }
  public static var arrowshapeTurnUpRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrowshape.turn.up.right.square.fill")
  }
  public static var arrowshapeUp: SFSymbol { SFSymbol(rawValue: "arrowshape.up") }
  public static var arrowtriangleDown: SFSymbol { SFSymbol(rawValue: "arrowtriangle.down") }
  public static var arrowtriangleDownCircle: SFSymbol { SFSymbol(rawValue: "arrowtriangle.down.circle") }
  public static var arrowtriangleDownCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.down.circle.fill")
  }
  public static var arrowtriangleDownFill: SFSymbol { SFSymbol(rawValue: "arrowtriangle.down.fill") }
  public static var arrowtriangleDownSlash: SFSymbol { SFSymbol(rawValue: "arrowtriangle.down.slash") }
  public static var arrowtriangleDownSlashFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.down.slash.fill")
  }
  public static var arrowtriangleDownSquare: SFSymbol { SFSymbol(rawValue: "arrowtriangle.down.square") }
  public static var arrowtriangleDownSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.down.square.fill")
  }
  public static var arrowtriangleLeft: SFSymbol { SFSymbol(rawValue: "arrowtriangle.left") }
  public static var arrowtriangleLeftCircle: SFSymbol { SFSymbol(rawValue: "arrowtriangle.left.circle") }
  public static var arrowtriangleLeftCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.left.circle.fill")
  }
  public static var arrowtriangleLeftFill: SFSymbol { SFSymbol(rawValue: "arrowtriangle.left.fill") }
  public static var arrowtriangleLeftSlash: SFSymbol { SFSymbol(rawValue: "arrowtriangle.left.slash") }
  public static var arrowtriangleLeftSlashFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.left.slash.fill")
  }
  public static var arrowtriangleLeftSquare: SFSymbol { SFSymbol(rawValue: "arrowtriangle.left.square") }
  public static var arrowtriangleLeftSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.left.square.fill")
  }
  public static var arrowtriangleRight: SFSymbol { SFSymbol(rawValue: "arrowtriangle.right") }
  public static var arrowtriangleRightAndLineVerticalAndArrowtriangleLeftFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill")
  }
  public static var arrowtriangleRightCircle: SFSymbol { SFSymbol(rawValue: "arrowtriangle.right.circle") }
  public static var arrowtriangleRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.right.circle.fill")
  }
  public static var arrowtriangleRightFill: SFSymbol { SFSymbol(rawValue: "arrowtriangle.right.fill") }
  public static var arrowtriangleRightSlash: SFSymbol { SFSymbol(rawValue: "arrowtriangle.right.slash") }
  public static var arrowtriangleRightSlashFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.right.slash.fill")
  }
  public static var arrowtriangleRightSquare: SFSymbol { SFSymbol(rawValue: "arrowtriangle.right.square") }
  public static var arrowtriangleRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "arrowtriangle.right.square.fill")
  }
  public static var arrowtriangleUp: SFSymbol { SFSymbol(rawValue: "arrowtriangle.up") }
  public static var arrowtriangleUpCircle: SFSymbol { SFSymbol(rawValue: "arrowtriangle.up.circle") }
  public static var arrowtriangleUpCircleFill: SFSymbol { SFSymbol(rawValue: "arrowtriangle.up.circle.fill") }
  public static var arrowtriangleUpFill: SFSymbol { SFSymbol(rawValue: "arrowtriangle.up.fill") }
  public static var arrowtriangleUpSlash: SFSymbol { SFSymbol(rawValue: "arrowtriangle.up.slash") }
  public static var arrowtriangleUpSlashFill: SFSymbol { SFSymbol(rawValue: "arrowtriangle.up.slash.fill") }
  public static var arrowtriangleUpSquare: SFSymbol { SFSymbol(rawValue: "arrowtriangle.up.square") }
  public static var arrowtriangleUpSquareFill: SFSymbol { SFSymbol(rawValue: "arrowtriangle.up.square.fill") }
  public static var at: SFSymbol { SFSymbol(rawValue: "at") }
  public static var atCircle: SFSymbol { SFSymbol(rawValue: "at.circle") }
  public static var atCircleFill: SFSymbol { SFSymbol(rawValue: "at.circle.fill") }
  public static var atSquare: SFSymbol { SFSymbol(rawValue: "at.square") }
  public static var atSquareFill: SFSymbol { SFSymbol(rawValue: "at.square.fill") }
  public static var avRemote: SFSymbol { SFSymbol(rawValue: "av.remote") }
  public static var backward: SFSymbol { SFSymbol(rawValue: "backward") }
  public static var backwardCircle: SFSymbol { SFSymbol(rawValue: "backward.circle") }
}
