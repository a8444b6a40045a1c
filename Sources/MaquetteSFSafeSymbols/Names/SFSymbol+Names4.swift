// Written by .ci/symbol-names.
extension SFSymbol {
  public static var bubbleLeftAndTextBubbleRightFill: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.text.bubble.right.fill")
  }
  public static var bubbleLeftAndTextBubbleRightSlash: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.text.bubble.right.slash")
  }
  public static var bubbleLeftAndTextBubbleRightSlashFill: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.text.bubble.right.slash.fill")
  }
  public static var bubbleLeftAndTextBubbleRightSquare: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.text.bubble.right.square")
  }
  public static var bubbleLeftAndTextBubbleRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "bubble.left.and.text.bubble.right.square.fill")
  }
  public static var bubbleLeftCircle: SFSymbol { SFSymbol(rawValue: "bubble.left.circle") }
  public static var bubbleLeftCircleFill: SFSymbol { SFSymbol(rawValue: "bubble.left.circle.fill") }
  public static var bubbleLeftFill: SFSymbol { SFSymbol(rawValue: "bubble.left.fill") }
  public static var bubbleLeftSlash: SFSymbol { SFSymbol(rawValue: "bubble.left.slash") }
  public static var bubbleLeftSlashFill: SFSymbol { SFSymbol(rawValue: "bubble.left.slash.fill") }
  public static var bubbleLeftSquare: SFSymbol { SFSymbol(rawValue: "bubble.left.square") }
  public static var bubbleLeftSquareFill: SFSymbol { SFSymbol(rawValue: "bubble.left.square.fill") }
  public static var bubbleRight: SFSymbol { SFSymbol(rawValue: "bubble.right") }
  public static var bubbleRightCircle: SFSymbol { SFSymbol(rawValue: "bubble.right.circle") }
  public static var bubbleRightCircleFill: SFSymbol { SFSymbol(rawValue: "bubble.right.circle.fill") }
  public static var bubbleRightFill: SFSymbol { SFSymbol(rawValue: "bubble.right.fill") }
  public static var bubbleRightSlash: SFSymbol { SFSymbol(rawValue: "bubble.right.slash") }
  public static var bubbleRightSlashFill: SFSymbol { SFSymbol(rawValue: "bubble.right.slash.fill") }
  public static var bubbleRightSquare: SFSymbol { SFSymbol(rawValue: "bubble.right.square") }
  public static var bubbleRightSquareFill: SFSymbol { SFSymbol(rawValue: "bubble.right.square.fill") }
  public static var bubbleSlash: SFSymbol { SFSymbol(rawValue: "bubble.slash") }
  public static var bubbleSlashFill: SFSymbol { SFSymbol(rawValue: "bubble.slash.fill") }
  public static var bubbleSquare: SFSymbol { SFSymbol(rawValue: "bubble.square") }
  public static var bubbleSquareFill: SFSymbol { SFSymbol(rawValue: "bubble.square.fill") }
  public static var building2: SFSymbol { SFSymbol(rawValue: "building.2") }
  public static var building2Circle: SFSymbol { SFSymbol(rawValue: "building.2.circle") }
  public static var building2CircleFill: SFSymbol { SFSymbol(rawValue: "building.2.circle.fill") }
  public static var building2Fill: SFSymbol { SFSymbol(rawValue: "building.2.fill") }
  public static var building2Slash: SFSymbol { SFSymbol(rawValue: "building.2.slash") }
  public static var building2SlashFill: SFSymbol { SFSymbol(rawValue: "building.2.slash.fill") }
  public static var building2Square: SFSymbol { SFSymbol(rawValue: "building.2.square") }
  public static var building2SquareFill: SFSymbol { SFSymbol(rawValue: "building.2.square.fill") }
  public static var buildingColumns: SFSymbol { SFSymbol(rawValue: "building.columns") }
  public static var buildingColumnsCircle: SFSymbol { SFSymbol(rawValue: "building.columns.circle") }
  public static var buildingColumnsCircleFill: SFSymbol { SFSymbol(rawValue: "building.columns.circle.fill") }
  public static var buildingColumnsFill: SFSymbol { SFSymbol(rawValue: "building.columns.fill") }
  public static var buildingColumnsSlash: SFSymbol { SFSymbol(rawValue: "building.columns.slash") }
  public static var buildingColumnsSlashFill: SFSymbol { SFSymbol(rawValue: "building.columns.slash.fill") }
  public static var buildingColumnsSquare: SFSymbol { SFSymbol(rawValue: "building.columns.square") }
  public static var buildingColumnsSquareFill: SFSymbol { SFSymbol(rawValue: "building.columns.square.fill") }
  public static var buttonAngledbottomHorizontalRight: SFSymbol {
    SFSymbol(rawValue: "button.angledbottom.horizontal.right")
  }
  public static var buttonHorizontal: SFSymbol { SFSymbol(rawValue: "button.horizontal") }
  public static var cableConnectorHorizontal: SFSymbol { SFSymbol(rawValue: "cable.connector.horizontal") }
  public static var calendar: SFSymbol { SFSymbol(rawValue: "calendar") }
  public static var calendarCircle: SFSymbol { SFSymbol(rawValue: "calendar.circle") }
  public static var calendarCircleFill: SFSymbol { SFSymbol(rawValue: "calendar.circle.fill") }
  public static var calendarDayTimelineLeft: SFSymbol { SFSymbol(rawValue: "calendar.day.timeline.left") }
  public static var calendarFill: SFSymbol { SFSymbol(rawValue: "calendar.fill") }
  public static var calendarSlash: SFSymbol { SFSymbol(rawValue: "calendar.slash") }
  public static var calendarSlashFill: SFSymbol { SFSymbol(rawValue: "calendar.slash.fill") }
  public static var calendarSquare: SFSymbol { SFSymbol(rawValue: "calendar.square") }
  public static var calendarSquareFill: SFSymbol { SFSymbol(rawValue: "calendar.square.fill") }
  public static var camera: SFSymbol { SFSymbol(rawValue: "camera") }
  public static var cameraCircle: SFSymbol { SFSymbol(rawValue: "camera.circle") }
  public static var cameraCircleFill: SFSymbol { SFSymbol(rawValue: "camera.circle.fill") }
  public static var cameraFill: SFSymbol { SFSymbol(rawValue: "camera.fill") }
  public static var cameraSlash: SFSymbol { SFSymbol(rawValue: "camera.slash") }
  public static var cameraSlashFill: SFSymbol { SFSymbol(rawValue: "camera.slash.fill") }
  public static var cameraSquare: SFSymbol { SFSymbol(rawValue: "camera.square") }
  public static var cameraSquareFill: SFSymbol { SFSymbol(rawValue: "camera.square.fill") }
  public static var capslock: SFSymbol { SFSymbol(rawValue: "capslock") }
  public static var capslockCircle: SFSymbol { SFSymbol(rawValue: "capslock.circle") }
  public static var capslockCircleFill: SFSymbol { SFSymbol(rawValue: "capslock.circle.fill") }
  public static var capslockFill: SFSymbol { SFSymbol(rawValue: "capslock.fill") }
  public static var capslockSquare: SFSymbol { SFSymbol(rawValue: "capslock.square") }
  public static var capslockSquareFill: SFSymbol { SFSymbol(rawValue: "capslock.square.fill") }
  public static var capsule: SFSymbol { SFSymbol(rawValue: "capsule") }
  public static var capsuleFill: SFSymbol { SFSymbol(rawValue: "capsule.fill") }
  public static var captionsBubble: SFSymbol { SFSymbol(rawValue: "captions.bubble") }
  public static var captionsBubbleCircle: SFSymbol { SFSymbol(rawValue: "captions.bubble.circle") }
  public static var captionsBubbleCircleFill: SFSymbol { SFSymbol(rawValue: "captions.bubble.circle.fill") }
  public static var captionsBubbleFill: SFSymbol { SFSymbol(rawValue: "captions.bubble.fill") }
  public static var captionsBubbleSlash: SFSymbol { SFSymbol(rawValue: "captions.bubble.slash") }
  public static var captionsBubbleSlashFill: SFSymbol { SFSymbol(rawValue: "captions.bubble.slash.fill") }
  public static var captionsBubbleSquare: SFSymbol { SFSymbol(rawValue: "captions.bubble.square") }
  public static var captionsBubbleSquareFill: SFSymbol { SFSymbol(rawValue: "captions.bubble.square.fill") }
  public static var car: SFSymbol { SFSymbol(rawValue: "car") }
  public static var carCircle: SFSymbol { SFSymbol(rawValue: "car.circle") }
  public static var carCircleFill: SFSymbol { SFSymbol(rawValue: "car.circle.fill") }
  public static var carFill: SFSymbol { SFSymbol(rawValue: "car.fill") }
  public static var carSlash: SFSymbol { SFSymbol(rawValue: "car.slash") }
  public static var carSlashFill: SFSymbol { SFSymbol(rawValue: "car.slash.fill") }
  public static var carSquare: SFSymbol { SFSymbol(rawValue: "car.square") }
  public static var carSquareFill: SFSymbol { SFSymbol(rawValue: "car.square.fill") }
  public static var carplay: SFSymbol { SFSymbol(rawValue: "carplay") }
  public static var carrot: SFSymbol { SFSymbol(rawValue: "carrot") }
  public static var carrotCircle: SFSymbol { SFSymbol(rawValue: "carrot.circle") }
  public static var carrotCircleFill: SFSymbol { SFSymbol(rawValue: "carrot.circle.fill") }
  public static var carrotFill: SFSymbol { SFSymbol(rawValue: "carrot.fill") }
  public static var carrotSlash: SFSymbol { SFSymbol(rawValue: "carrot.slash") }
  public static var carrotSlashFill: SFSymbol { SFSymbol(rawValue: "carrot.slash.fill") }
  public static var carrotSquare: SFSymbol { SFSymbol(rawValue: "carrot.square") }
  public static var carrotSquareFill: SFSymbol { SFSymbol(rawValue: "carrot.square.fill") }
  public static var cart: SFSymbol { SFSymbol(rawValue: "cart") }
  public static var cartCircle: SFSymbol { SFSymbol(rawValue: "cart.circle") }
  public static var cartCircleFill: SFSymbol { SFSymbol(rawValue: "cart.circle.fill") }
  public static var cartFill: SFSymbol { SFSymbol(rawValue: "cart.fill") }
  public static var cartSlash: SFSymbol { SFSymbol(rawValue: "cart.slash") }
  public static var cartSlashFill: SFSymbol { SFSymbol(rawValue: "cart.slash.fill") }
  public static var cartSquare: SFSymbol { SFSymbol(rawValue: "cart.square") }
  public static var cartSquareFill: SFSymbol { SFSymbol(rawValue: "cart.square.fill") }
  public static var cat: SFSymbol { SFSymbol(rawValue: "cat") }
  public static var character: SFSymbol { SFSymbol(rawValue: "character") }
  public static var characterBookClosedFill: SFSymbol { SFSymbol(rawValue: "character.book.closed.fill") }
  public static var characterTextbox: SFSymbol { SFSymbol(rawValue: "character.textbox") }
  public static var chartBar: SFSymbol { SFSymbol(rawValue: "chart.bar") }
  public static var chartBarCircle: SFSymbol { SFSymbol(rawValue: "chart.bar.circle") }
  public static var chartBarCircleFill: SFSymbol { SFSymbol(rawValue: "chart.bar.circle.fill") }
  public static var chartBarDocHorizontal: SFSymbol { SFSymbol(rawValue: "chart.bar.doc.horizontal") }
  public static var chartBarDocHorizontalCircle: SFSymbol {
    SFSymbol(rawValue: "chart.bar.doc.horizontal.circle")
  }
  public static var chartBarDocHorizontalCircleFill: SFSymbol {
    SFSymbol(rawValue: "chart.bar.doc.horizontal.circle.fill")
  }
  public static var chartBarDocHorizontalFill: SFSymbol {
    SFSymbol(rawValue: "chart.bar.doc.horizontal.fill")
  }
  public static var chartBarDocHorizontalSlash: SFSymbol {
    SFSymbol(rawValue: "chart.bar.doc.horizontal.slash")
  }
  public static var chartBarDocHorizontalSlashFill: SFSymbol {
    SFSymbol(rawValue: "chart.bar.doc.horizontal.slash.fill")
  }
  public static var chartBarDocHorizontalSquare: SFSymbol {
    SFSymbol(rawValue: "chart.bar.doc.horizontal.square")
  }
  public static var chartBarDocHorizontalSquareFill: SFSymbol {
    SFSymbol(rawValue: "chart.bar.doc.horizontal.square.fill")
  }
  public static var chartBarFill: SFSymbol { SFSymbol(rawValue: "chart.bar.fill") }
  public static var chartBarSlash: SFSymbol { SFSymbol(rawValue: "chart.bar.slash") }
  public static var chartBarSlashFill: SFSymbol { SFSymbol(rawValue: "chart.bar.slash.fill") }
  public static var chartBarSquare: SFSymbol { SFSymbol(rawValue: "chart.bar.square") }
  public static var chartBarSquareFill: SFSymbol { SFSymbol(rawValue: "chart.bar.square.fill") }
  public static var chartLineTextClipboardFill: SFSymbol {
    SFSymbol(rawValue: "chart.line.text.clipboard.fill")
  }
  public static var chartLineUptrendXyaxis: SFSymbol { SFSymbol(rawValue: "chart.line.uptrend.xyaxis") }
  public static var chartLineUptrendXyaxisCircle: SFSymbol {
    SFSymbol(rawValue: "chart.line.uptrend.xyaxis.circle")
  }
  public static var chartLineUptrendXyaxisCircleFill: SFSymbol {
    SFSymbol(rawValue: "chart.line.uptrend.xyaxis.circle.fill")
  }
  public static var chartLineUptrendXyaxisSquare: SFSymbol {
    SFSymbol(rawValue: "chart.line.uptrend.xyaxis.square")
  }
  public static var chartLineUptrendXyaxisSquareFill: SFSymbol {
    SFSymbol(rawValue: "chart.line.uptrend.xyaxis.square.fill")
  }
  public static var chartPie: SFSymbol { SFSymbol(rawValue: "chart.pie") }
  public static var chartPieCircle: SFSymbol { SFSymbol(rawValue: "chart.pie.circle") }
  public static var chartPieCircleFill: SFSymbol { SFSymbol(rawValue: "chart.pie.circle.fill") }
  public static var chartPieFill: SFSymbol { SFSymbol(rawValue: "chart.pie.fill") }
  public static var chartPieSlash: SFSymbol { SFSymbol(rawValue: "chart.pie.slash") }
  public static var chartPieSlashFill: SFSymbol { SFSymbol(rawValue: "chart.pie.slash.fill") }
  public static var chartPieSquare: SFSymbol { SFSymbol(rawValue: "chart.pie.square") }
  public static var chartPieSquareFill: SFSymbol { SFSymbol(rawValue: "chart.pie.square.fill") }
  public static var chartXyaxisLine: SFSymbol { SFSymbol(rawValue: "chart.xyaxis.line") }
  public static var chartXyaxisLineCircle: SFSymbol { SFSymbol(rawValue: "chart.xyaxis.line.circle") }
  public static var chartXyaxisLineCircleFill: SFSymbol {
    SFSymbol(rawValue: "chart.xyaxis.line.circle.fill")
  }
  public static var chartXyaxisLineSquare: SFSymbol { SFSymbol(rawValue: "chart.xyaxis.line.square") }
  public static var chartXyaxisLineSquareFill: SFSymbol {
    SFSymbol(rawValue: "chart.xyaxis.line.square.fill")
  }
  public static var checklist: SFSymbol { SFSymbol(rawValue: "checklist") }
  public static var checklistChecked: SFSymbol { SFSymbol(rawValue: "checklist.checked") }
  public static var checklistCircle: SFSymbol { SFSymbol(rawValue: "checklist.circle") }
  public static var checklistCircleFill: SFSymbol { SFSymbol(rawValue: "checklist.circle.fill") }
  public static var checklistSquare: SFSymbol { SFSymbol(rawValue: "checklist.square") }
  public static var checklistSquareFill: SFSymbol { SFSymbol(rawValue: "checklist.square.fill") }
  public static var checklistUnchecked: SFSymbol { SFSymbol(rawValue: "checklist.unchecked") }
  public static var checkmark: SFSymbol { SFSymbol(rawValue: "checkmark") }
  public static var checkmarkCircle: SFSymbol { SFSymbol(rawValue: "checkmark.circle") }
  public static var checkmarkCircleFill: SFSymbol { SFSymbol(rawValue: "checkmark.circle.fill") }
  public static var checkmarkSquare: SFSymbol { SFSymbol(rawValue: "checkmark.square") }
  public static var checkmarkSquareFill: SFSymbol { SFSymbol(rawValue: "checkmark.square.fill") }
  public static var chevronBackward: SFSymbol { SFSymbol(rawValue: "chevron.backward") }
  public static var chevronBackwardCircle: SFSymbol { SFSymbol(rawValue: "chevron.backward.circle") }
  public static var chevronBackwardCircleFill: SFSymbol { SFSymbol(rawValue: "chevron.backward.circle.fill") }
  public static var chevronBackwardSquare: SFSymbol { SFSymbol(rawValue: "chevron.backward.square") }
  public static var chevronBackwardSquareFill: SFSymbol { SFSymbol(rawValue: "chevron.backward.square.fill") }
  public static var chevronCompactDown: SFSymbol { SFSymbol(rawValue: "chevron.compact.down") }
  public static var chevronCompactDownCircle: SFSymbol { SFSymbol(rawValue: "chevron.compact.down.circle") }
  public static var chevronCompactDownCircleFill: SFSymbol {
    SFSymbol(rawValue: "chevron.compact.down.circle.fill")
  }
  public static var chevronCompactDownSquare: SFSymbol { SFSymbol(rawValue: "chevron.compact.down.square") }
  public static var chevronCompactDownSquareFill: SFSymbol {
    SFSymbol(rawValue: "chevron.compact.down.square.fill")
  }
  public static var chevronCompactLeft: SFSymbol { SFSymbol(rawValue: "chevron.compact.left") }
  public static var chevronCompactLeftCircle: SFSymbol { SFSymbol(rawValue: "chevron.compact.left.circle") }
  public static var chevronCompactLeftCircleFill: SFSymbol {
    SFSymbol(rawValue: "chevron.compact.left.circle.fill")
  }
  public static var chevronCompactLeftSquare: SFSymbol { SFSymbol(rawValue: "chevron.compact.left.square") }
  public static var chevronCompactLeftSquareFill: SFSymbol {
    SFSymbol(rawValue: "chevron.compact.left.square.fill")
  }
  public static var chevronCompactRight: SFSymbol { SFSymbol(rawValue: "chevron.compact.right") }
  public static var chevronCompactRightCircle: SFSymbol { SFSymbol(rawValue: "chevron.compact.right.circle") }
  public static var chevronCompactRightCircleFill: SFSymbol {
    SFSymbol(rawValue: "chevron.compact.right.circle.fill")
  }
  public static var chevronCompactRightSquare: SFSymbol { SFSymbol(rawValue: "chevron.compact.right.square") }
  public static var chevronCompactRightSquareFill: SFSymbol {
    SFSymbol(rawValue: "chevron.compact.right.square.fill")
  }
  public static var chevronCompactUp: SFSymbol { SFSymbol(rawValue: "chevron.compact.up") }
  public static var chevronCompactUpCircle: SFSymbol { SFSymbol(rawValue: "chevron.compact.up.circle") }
  public static var chevronCompactUpCircleFill: SFSymbol {
    SFSymbol(rawValue: "chevron.compact.up.circle.fill")
  }
  public static var chevronCompactUpSquare: SFSymbol { SFSymbol(rawValue: "chevron.compact.up.square") }
  public static var chevronCompactUpSquareFill: SFSymbol {
    SFSymbol(rawValue: "chevron.compact.up.square.fill")
  }
  public static var chevronDown: SFSymbol { SFSymbol(rawValue: "chevron.down") }
  public static var chevronDownCircle: SFSymbol { SFSymbol(rawValue: "chevron.down.circle") }
  public static var chevronDownCircleFill: SFSymbol { SFSymbol(rawValue: "chevron.down.circle.fill") }
}
