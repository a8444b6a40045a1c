// Written by .ci/symbol-names.
extension SFSymbol {
  public static var italicCircle: SFSymbol { SFSymbol(rawValue: "italic.circle") }
  public static var italicCircleFill: SFSymbol { SFSymbol(rawValue: "italic.circle.fill") }
  public static var italicSquare: SFSymbol { SFSymbol(rawValue: "italic.square") }
  public static var italicSquareFill: SFSymbol { SFSymbol(rawValue: "italic.square.fill") }
  public static var key: SFSymbol { SFSymbol(rawValue: "key") }
  public static var keyCircle: SFSymbol { SFSymbol(rawValue: "key.circle") }
  public static var keyCircleFill: SFSymbol { SFSymbol(rawValue: "key.circle.fill") }
  public static var keyFill: SFSymbol { SFSymbol(rawValue: "key.fill") }
  public static var keyHorizontalFill: SFSymbol { SFSymbol(rawValue: "key.horizontal.fill") }
  public static var keyIcloud: SFSymbol { SFSymbol(rawValue: "key.icloud") }
  public static var keySlash: SFSymbol { SFSymbol(rawValue: "key.slash") }
  public static var keySlashFill: SFSymbol { SFSymbol(rawValue: "key.slash.fill") }
  public static var keySquare: SFSymbol { SFSymbol(rawValue: "key.square") }
  public static var keySquareFill: SFSymbol { SFSymbol(rawValue: "key.square.fill") }
  public static var keyViewfinder: SFSymbol { SFSymbol(rawValue: "key.viewfinder") }
  public static var keyboard: SFSymbol { SFSymbol(rawValue: "keyboard") }
  public static var keyboardCircle: SFSymbol { SFSymbol(rawValue: "keyboard.circle") }
  public static var keyboardCircleFill: SFSymbol { SFSymbol(rawValue: "keyboard.circle.fill") }
  public static var keyboardFill: SFSymbol { SFSymbol(rawValue: "keyboard.fill") }
  public static var keyboardSlash: SFSymbol { SFSymbol(rawValue: "keyboard.slash") }
  public static var keyboardSlashFill: SFSymbol { SFSymbol(rawValue: "keyboard.slash.fill") }
  public static var keyboardSquare: SFSymbol { SFSymbol(rawValue: "keyboard.square") }
  public static var keyboardSquareFill: SFSymbol { SFSymbol(rawValue: "keyboard.square.fill") }
  public static var ladybug: SFSymbol { SFSymbol(rawValue: "ladybug") }
  public static var ladybugCircle: SFSymbol { SFSymbol(rawValue: "ladybug.circle") }
  public static var ladybugCircleFill: SFSymbol { SFSymbol(rawValue: "ladybug.circle.fill") }
  public static var ladybugFill: SFSymbol { SFSymbol(rawValue: "ladybug.fill") }
  public static var ladybugSlash: SFSymbol { SFSymbol(rawValue: "ladybug.slash") }
  public static var ladybugSlashFill: SFSymbol { SFSymbol(rawValue: "ladybug.slash.fill") }
  public static var ladybugSquare: SFSymbol { SFSymbol(rawValue: "ladybug.square") }
  public static var ladybugSquareFill: SFSymbol { SFSymbol(rawValue: "ladybug.square.fill") }
  public static var lampDesk: SFSymbol { SFSymbol(rawValue: "lamp.desk") }
  public static var lampDeskCircle: SFSymbol { SFSymbol(rawValue: "lamp.desk.circle") }
  public static var lampDeskCircleFill: SFSymbol { SFSymbol(rawValue: "lamp.desk.circle.fill") }
  public static var lampDeskFill: SFSymbol { SFSymbol(rawValue: "lamp.desk.fill") }
  public static var lampDeskSlash: SFSymbol { SFSymbol(rawValue: "lamp.desk.slash") }
  public static var lampDeskSlashFill: SFSymbol { SFSymbol(rawValue: "lamp.desk.slash.fill") }
  public static var lampDeskSquare: SFSymbol { SFSymbol(rawValue: "lamp.desk.square") }
  public static var lampDeskSquareFill: SFSymbol { SFSymbol(rawValue: "lamp.desk.square.fill") }
  public static var laptopcomputer: SFSymbol { SFSymbol(rawValue: "laptopcomputer") }
  public static var laptopcomputerCircle: SFSymbol { SFSymbol(rawValue: "laptopcomputer.circle") }
  public static var laptopcomputerCircleFill: SFSymbol { SFSymbol(rawValue: "laptopcomputer.circle.fill") }
  public static var laptopcomputerFill: SFSymbol { SFSymbol(rawValue: "laptopcomputer.fill") }
  public static var laptopcomputerSlash: SFSymbol { SFSymbol(rawValue: "laptopcomputer.slash") }
  public static var laptopcomputerSlashFill: SFSymbol { SFSymbol(rawValue: "laptopcomputer.slash.fill") }
  public static var laptopcomputerSquare: SFSymbol { SFSymbol(rawValue: "laptopcomputer.square") }
  public static var laptopcomputerSquareFill: SFSymbol { SFSymbol(rawValue: "laptopcomputer.square.fill") }
  public static var laptopcomputerTrianglebadgeExclamationmark: SFSymbol {
    SFSymbol(rawValue: "laptopcomputer.trianglebadge.exclamationmark")
  }
  public static var largecircleFillCircle: SFSymbol { SFSymbol(rawValue: "largecircle.fill.circle") }
  public static var largecircleFillCircleCircle: SFSymbol {
    SFSymbol(rawValue: "largecircle.fill.circle.circle")
  }
  public static var largecircleFillCircleCircleFill: SFSymbol {
    SFSymbol(rawValue: "largecircle.fill.circle.circle.fill")
  }
  public static var largecircleFillCircleSquare: SFSymbol {
    SFSymbol(rawValue: "largecircle.fill.circle.square")
  }
  public static var largecircleFillCircleSquareFill: SFSymbol {
    SFSymbol(rawValue: "largecircle.fill.circle.square.fill")
  }
  public static var leaf: SFSymbol { SFSymbol(rawValue: "leaf") }
  public static var leafCircle: SFSymbol { SFSymbol(rawValue: "leaf.circle") }
  public static var leafCircleFill: SFSymbol { SFSymbol(rawValue: "leaf.circle.fill") }
  public static var leafFill: SFSymbol { SFSymbol(rawValue: "leaf.fill") }
  public static var leafSlash: SFSymbol { SFSymbol(rawValue: "leaf.slash") }
  public static var leafSlashFill: SFSymbol { SFSymbol(rawValue: "leaf.slash.fill") }
  public static var leafSquare: SFSymbol { SFSymbol(rawValue: "leaf.square") }
  public static var leafSquareFill: SFSymbol { SFSymbol(rawValue: "leaf.square.fill") }
  public static var lightBeaconMaxFill: SFSymbol { SFSymbol(rawValue: "light.beacon.max.fill") }
  public static var lightMax: SFSymbol { SFSymbol(rawValue: "light.max") }
  public static var lightbulb: SFSymbol { SFSymbol(rawValue: "lightbulb") }
  public static var lightbulbCircle: SFSymbol { SFSymbol(rawValue: "lightbulb.circle") }
  public static var lightbulbCircleFill: SFSymbol { SFSymbol(rawValue: "lightbulb.circle.fill") }
  public static var lightbulbFill: SFSymbol { SFSymbol(rawValue: "lightbulb.fill") }
  public static var lightbulbSlash: SFSymbol { SFSymbol(rawValue: "lightbulb.slash") }
  public static var lightbulbSlashFill: SFSymbol { SFSymbol(rawValue: "lightbulb.slash.fill") }
  public static var lightbulbSquare: SFSymbol { SFSymbol(rawValue: "lightbulb.square") }
  public static var lightbulbSquareFill: SFSymbol { SFSymbol(rawValue: "lightbulb.square.fill") }
  public static var lightspectrumHorizontal: SFSymbol { SFSymbol(rawValue: "lightspectrum.horizontal") }
  public static var line3Horizontal: SFSymbol { SFSymbol(rawValue: "line.3.horizontal") }
  public static var line3HorizontalCircle: SFSymbol { SFSymbol(rawValue: "line.3.horizontal.circle") }
  public static var line3HorizontalCircleFill: SFSymbol {
    SFSymbol(rawValue: "line.3.horizontal.circle.fill")
  }
  public static var line3HorizontalDecrease: SFSymbol { SFSymbol(rawValue: "line.3.horizontal.decrease") }
  public static var line3HorizontalDecreaseCircle: SFSymbol {
    SFSymbol(rawValue: "line.3.horizontal.decrease.circle")
  }
  public static var line3HorizontalDecreaseCircleFill: SFSymbol {
    SFSymbol(rawValue: "line.3.horizontal.decrease.circle.fill")
  }
  public static var line3HorizontalDecreaseSquare: SFSymbol {
    SFSymbol(rawValue: "line.3.horizontal.decrease.square")
  }
  public static var line3HorizontalDecreaseSquareFill: SFSymbol {
    SFSymbol(rawValue: "line.3.horizontal.decrease.square.fill")
  }
  public static var line3HorizontalSquare: SFSymbol { SFSymbol(rawValue: "line.3.horizontal.square") }
  public static var line3HorizontalSquareFill: SFSymbol {
    SFSymbol(rawValue: "line.3.horizontal.square.fill")
  }
  public static var lineHorizontal3: SFSymbol { SFSymbol(rawValue: "line.horizontal.3") }
  public static var lineHorizontal3Circle: SFSymbol { SFSymbol(rawValue: "line.horizontal.3.circle") }
  public static var lineHorizontal3CircleFill: SFSymbol {
    SFSymbol(rawValue: "line.horizontal.3.circle.fill")
  }
  public static var lineHorizontal3Decrease: SFSymbol { SFSymbol(rawValue: "line.horizontal.3.decrease") }
  public static var lineHorizontal3DecreaseCircle: SFSymbol {
    SFSymbol(rawValue: "line.horizontal.3.decrease.circle")
  }
  public static var lineHorizontal3DecreaseCircleFill: SFSymbol {
    SFSymbol(rawValue: "line.horizontal.3.decrease.circle.fill")
  }
  public static var lineHorizontal3DecreaseSquare: SFSymbol {
    SFSymbol(rawValue: "line.horizontal.3.decrease.square")
  }
  public static var lineHorizontal3DecreaseSquareFill: SFSymbol {
    SFSymbol(rawValue: "line.horizontal.3.decrease.square.fill")
  }
  public static var lineHorizontal3Square: SFSymbol { SFSymbol(rawValue: "line.horizontal.3.square") }
  public static var lineHorizontal3SquareFill: SFSymbol {
    SFSymbol(rawValue: "line.horizontal.3.square.fill")
  }
  public static var linesMeasurementHorizontal: SFSymbol {
    SFSymbol(rawValue: "lines.measurement.horizontal")
  }
  public static var linesMeasurementHorizontalCircle: SFSymbol {
    SFSymbol(rawValue: "lines.measurement.horizontal.circle")
  }
  public static var linesMeasurementHorizontalCircleFill: SFSymbol {
    SFSymbol(rawValue: "lines.measurement.horizontal.circle.fill")
  }
  public static var linesMeasurementHorizontalSquare: SFSymbol {
    SFSymbol(rawValue: "lines.measurement.horizontal.square")
  }
  public static var linesMeasurementHorizontalSquareFill: SFSymbol {
    SFSymbol(rawValue: "lines.measurement.horizontal.square.fill")
  }
  public static var linesMeasurementVertical: SFSymbol { SFSymbol(rawValue: "lines.measurement.vertical") }
  public static var linesMeasurementVerticalCircle: SFSymbol {
    SFSymbol(rawValue: "lines.measurement.vertical.circle")
  }
  public static var linesMeasurementVerticalCircleFill: SFSymbol {
    SFSymbol(rawValue: "lines.measurement.vertical.circle.fill")
  }
  public static var linesMeasurementVerticalSquare: SFSymbol {
    SFSymbol(rawValue: "lines.measurement.vertical.square")
  }
  public static var linesMeasurementVerticalSquareFill: SFSymbol {
    SFSymbol(rawValue: "lines.measurement.vertical.square.fill")
  }
  public static var link: SFSymbol { SFSymbol(rawValue: "link") }
  public static var linkCircle: SFSymbol { SFSymbol(rawValue: "link.circle") }
  public static var linkCircleFill: SFSymbol { SFSymbol(rawValue: "link.circle.fill") }
  public static var linkSquare: SFSymbol { SFSymbol(rawValue: "link.square") }
  public static var linkSquareFill: SFSymbol { SFSymbol(rawValue: "link.square.fill") }
  public static var listBullet: SFSymbol { SFSymbol(rawValue: "list.bullet") }
  public static var listBulletBelowRectangle: SFSymbol { SFSymbol(rawValue: "list.bullet.below.rectangle") }
  public static var listBulletCircle: SFSymbol { SFSymbol(rawValue: "list.bullet.circle") }
  public static var listBulletCircleFill: SFSymbol { SFSymbol(rawValue: "list.bullet.circle.fill") }
  public static var listBulletClipboard: SFSymbol { SFSymbol(rawValue: "list.bullet.clipboard") }
  public static var listBulletClipboardCircle: SFSymbol { SFSymbol(rawValue: "list.bullet.clipboard.circle") }
  public static var listBulletClipboardCircleFill: SFSymbol {
    SFSymbol(rawValue: "list.bullet.clipboard.circle.fill")
  }
  public static var listBulletClipboardFill: SFSymbol { SFSymbol(rawValue: "list.bullet.clipboard.fill") }
  public static var listBulletClipboardSlash: SFSymbol { SFSymbol(rawValue: "list.bullet.clipboard.slash") }
  public static var listBulletClipboardSlashFill: SFSymbol {
    SFSymbol(rawValue: "list.bullet.clipboard.slash.fill")
  }
  public static var listBulletClipboardSquare: SFSymbol { SFSymbol(rawValue: "list.bullet.clipboard.square") }
  public static var listBulletClipboardSquareFill: SFSymbol {
    SFSymbol(rawValue: "list.bullet.clipboard.square.fill")
  }
  public static var listBulletRectangle: SFSymbol { SFSymbol(rawValue: "list.bullet.rectangle") }
  public static var listBulletRectangleCircle: SFSymbol { SFSymbol(rawValue: "list.bullet.rectangle.circle") }
  public static var listBulletRectangleCircleFill: SFSymbol {
    SFSymbol(rawValue: "list.bullet.rectangle.circle.fill")
  }
  public static var listBulletRectangleFill: SFSymbol { SFSymbol(rawValue: "list.bullet.rectangle.fill") }
  public static var listBulletRectanglePortrait: SFSymbol {
    SFSymbol(rawValue: "list.bullet.rectangle.portrait")
  }
  public static var listBulletRectangleSlash: SFSymbol { SFSymbol(rawValue: "list.bullet.rectangle.slash") }
  public static var listBulletRectangleSlashFill: SFSymbol {
    SFSymbol(rawValue: "list.bullet.rectangle.slash.fill")
  }
  public static var listBulletRectangleSquare: SFSymbol { SFSymbol(rawValue: "list.bullet.rectangle.square") }
  public static var listBulletRectangleSquareFill: SFSymbol {
    SFSymbol(rawValue: "list.bullet.rectangle.square.fill")
  }
  public static var listBulletSquare: SFSymbol { SFSymbol(rawValue: "list.bullet.square") }
  public static var listBulletSquareFill: SFSymbol { SFSymbol(rawValue: "list.bullet.square.fill") }
  public static var listClipboard: SFSymbol { SFSymbol(rawValue: "list.clipboard") }
  public static var listClipboardCircle: SFSymbol { SFSymbol(rawValue: "list.clipboard.circle") }
  public static var listClipboardCircleFill: SFSymbol { SFSymbol(rawValue: "list.clipboard.circle.fill") }
  public static var listClipboardFill: SFSymbol { SFSymbol(rawValue: "list.clipboard.fill") }
  public static var listClipboardSlash: SFSymbol { SFSymbol(rawValue: "list.clipboard.slash") }
  public static var listClipboardSlashFill: SFSymbol { SFSymbol(rawValue: "list.clipboard.slash.fill") }
  public static var listClipboardSquare: SFSymbol { SFSymbol(rawValue: "list.clipboard.square") }
  public static var listClipboardSquareFill: SFSymbol { SFSymbol(rawValue: "list.clipboard.square.fill") }
  public static var livephoto: SFSymbol { SFSymbol(rawValue: "livephoto") }
  public static var location: SFSymbol { SFSymbol(rawValue: "location") }
  public static var locationCircle: SFSymbol { SFSymbol(rawValue: "location.circle") }
  public static var locationCircleFill: SFSymbol { SFSymbol(rawValue: "location.circle.fill") }
  public static var locationFill: SFSymbol { SFSymbol(rawValue: "location.fill") }
  public static var locationNorth: SFSymbol { SFSymbol(rawValue: "location.north") }
  public static var locationNorthCircle: SFSymbol { SFSymbol(rawValue: "location.north.circle") }
  public static var locationNorthCircleFill: SFSymbol { SFSymbol(rawValue: "location.north.circle.fill") }
  public static var locationNorthFill: SFSymbol { SFSymbol(rawValue: "location.north.fill") }
  public static var locationNorthLineFill: SFSymbol { SFSymbol(rawValue: "location.north.line.fill") }
  public static var locationNorthSlash: SFSymbol { SFSymbol(rawValue: "location.north.slash") }
  public static var locationNorthSlashFill: SFSymbol { SFSymbol(rawValue: "location.north.slash.fill") }
  public static var locationNorthSquare: SFSymbol { SFSymbol(rawValue: "location.north.square") }
  public static var locationNorthSquareFill: SFSymbol { SFSymbol(rawValue: "location.north.square.fill") }
  public static var locationSlash: SFSymbol { SFSymbol(rawValue: "location.slash") }
  public static var locationSlashFill: SFSymbol { SFSymbol(rawValue: "location.slash.fill") }
  public static var locationSquare: SFSymbol { SFSymbol(rawValue: "location.square") }
  public static var locationSquareFill: SFSymbol { SFSymbol(rawValue: "location.square.fill") }
  public static var lock: SFSymbol { SFSymbol(rawValue: "lock") }
  public static var lockCircle: SFSymbol { SFSymbol(rawValue: "lock.circle") }
  public static var lockCircleFill: SFSymbol { SFSymbol(rawValue: "lock.circle.fill") }
  public static var lockFill: SFSymbol { SFSymbol(rawValue: "lock.fill") }
  public static var lockIcloud: SFSymbol { SFSymbol(rawValue: "lock.icloud") }
  public static var lockOpen: SFSymbol { SFSymbol(rawValue: "lock.open") }
  public static var lockOpenCircle: SFSymbol { SFSymbol(rawValue: "lock.open.circle") }
  public static var lockOpenCircleFill: SFSymbol { SFSymbol(rawValue: "lock.open.circle.fill") }
  public static var lockOpenFill: SFSymbol { SFSymbol(rawValue: "lock.open.fill") }
  public static var lockOpenSlash: SFSymbol { SFSymbol(rawValue: "lock.open.slash") }
  public static var lockOpenSlashFill: SFSymbol { SFSymbol(rawValue: "lock.open.slash.fill") }
  public static var lockOpenSquare: SFSymbol { SFSymbol(rawValue: "lock.open.square") }
  public static var lockOpenSquareFill: SFSymbol { SFSymbol(rawValue: "lock.open.square.fill") }
  public static var lockOpenTrianglebadgeExclamationmarkFill: SFSymbol {
    SFSymbol(rawValue: "lock.open.trianglebadge.exclamationmark.fill")
  }
  public static var lockRotation: SFSymbol { SFSymbol(rawValue: "lock.rotation") }
  public static var lockRotationCircle: SFSymbol { SFSymbol(rawValue: "lock.rotation.circle") }
  public static var lockRotationCircleFill: SFSymbol { SFSymbol(rawValue: "lock.rotation.circle.fill") }
  public static var lockRotationFill: SFSymbol { SFSymbol(rawValue: "lock.rotation.fill") }
  public static var lockRotationSlash: SFSymbol { SFSymbol(rawValue: "lock.rotation.slash") }
  public static var lockRotationSlashFill: SFSymbol { SFSymbol(rawValue: "lock.rotation.slash.fill") }
  public static var lockRotationSquare: SFSymbol { SFSymbol(rawValue: "lock.rotation.square") }
  public static var lockRotationSquareFill: SFSymbol { SFSymbol(rawValue: "lock.rotation.square.fill") }
  public static var lockSlash: SFSymbol { SFSymbol(rawValue: "lock.slash") }
  public static var lockSlashFill: SFSymbol { SFSymbol(rawValue: "lock.slash.fill") }
}
