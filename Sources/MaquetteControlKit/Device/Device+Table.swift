import MaquetteGraphics

extension Device {
  /// The devices that sheets can name, in the order of help. `sources` says where their measures come from.
  ///
  /// Screens of phones, tablets and Macs are drawn square, like the systems' own screenshots; those of watches have the
  /// round corners of the display.
  public static let all: [Device] = phones + tablets + watches + macs

  private static let phones: [Device] = [
    phone("iphone-se", 375, 667, scale: 2, top: 20, bottom: 0, radius: 0),
    phone("iphone-13-mini", 375, 812, notch: 50, radius: 44),
    phone("iphone-14", 390, 844, notch: 47, radius: 47.33),
    phone("iphone-14-plus", 428, 926, notch: 47, radius: 53.33),
    phone("iphone-15", 393, 852, island: 11, top: 59, radius: 55),
    phone("iphone-15-plus", 430, 932, island: 11, top: 59, radius: 55),
    phone("iphone-15-pro", 393, 852, island: 11, top: 59, radius: 55),
    phone("iphone-15-pro-max", 430, 932, island: 11, top: 59, radius: 55),
    phone("iphone-16", 393, 852, island: 11, top: 59, radius: 55),
    phone("iphone-16-plus", 430, 932, island: 11, top: 59, radius: 55),
    phone("iphone-16-pro", 402, 874, island: 14, top: 62, radius: 62),
    phone("iphone-16-pro-max", 440, 956, island: 14, top: 62, radius: 62),
    phone("iphone-16e", 390, 844, notch: 47, radius: 47.33),
    phone("iphone-17", 402, 874, island: 14, top: 62, sideways: 20, radius: 62),
    phone("iphone-17-pro", 402, 874, island: 14, top: 62, sideways: 20, radius: 62),
    phone("iphone-17-pro-max", 440, 956, island: 14, top: 62, sideways: 20, radius: 62),
    phone("iphone-air", 420, 912, island: 20, top: 68, sideways: 20, radius: 62),
  ]

  private static let tablets: [Device] = [
    tablet("ipad", 820, 1180, radius: 18),
    tablet("ipad-mini", 744, 1133, radius: 18),
    tablet("ipad-air-11", 820, 1180, radius: 18),
    tablet("ipad-air-13", 1024, 1366, radius: 18),
    tablet("ipad-pro-11", 834, 1194, radius: 18),
    tablet("ipad-pro-13", 1024, 1366, radius: 18),
    tablet("ipad-pro-11-m4", 834, 1210, radius: 18),
    tablet("ipad-pro-13-m4", 1032, 1376, radius: 18),
  ]

  private static let watches: [Device] = [
    watch("watch-40", 162, 197, corners: 28, top: 28, margin: 8.5),
    watch("watch-41", 176, 215, corners: 36, top: 34, margin: 11),
    watch("watch-42", 187, 223, corners: 42, top: 36, margin: 11.5),
    watch("watch-44", 184, 224, corners: 34, top: 31, margin: 9.5),
    watch("watch-45", 198, 242, corners: 40, top: 35, margin: 12),
    watch("watch-46", 208, 248, corners: 46, top: 39, margin: 12.5),
    watch("watch-49", 205, 251, corners: 44, top: 37, margin: 12.5),
    watch("watch-ultra-3", 211, 257, corners: 46, top: 38, margin: 13),
  ]

  private static let macs: [Device] = [
    mac("macbook-air-13", 1470, 956, notch: true),
    mac("macbook-air-15", 1710, 1107, notch: true),
    mac("macbook-pro-14", 1512, 982, notch: true),
    mac("macbook-pro-16", 1728, 1117, notch: true),
    mac("imac-24", 2240, 1260),
    mac("studio-display", 2560, 1440),
  ]

  /// The visible part of a phone's notch.
  private static let notch = Size(width: 160, height: 32)
  private static let island = Size(width: 125, height: 36.67)
  /// The distance from the upper edge of the island's frame to what is black of it.
  private static let islandInset = 1.0 / 3
  /// The width from which on a phone has wider margins, as one on its side.
  private static let wide = 414.0

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, notch top: Double, radius: Double
  ) -> Device {
    phone(
      name, width, height, scale: scale, .notch,
      frame: Rect(x: (width - notch.width) / 2, y: 0, width: notch.width, height: notch.height), top: top,
      radius: radius)
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, island y: Double, top: Double,
    sideways bottom: Double = 21, radius: Double
  ) -> Device {
    phone(
      name, width, height, .island,
      frame: Rect(
        x: (width - island.width) / 2, y: y + islandInset, width: island.width, height: island.height),
      top: top, sideways: bottom, radius: radius)
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, _ cutout: Cutout = .none,
    frame: Rect = .zero, top: Double, bottom: Double = 34, sideways: Double = 21, radius: Double
  ) -> Device {
    // In landscape, a phone with a cutout has insets on both sides and a lower home indicator area.
    let side = cutout == .none ? 0 : top
    return Device(
      name: name, kind: .phone, size: Size(width: width, height: height), scale: scale, cutout: cutout,
      cutoutFrame: frame, cornerRadius: 0, displayRadius: radius,
      uprightInsets: Insets(top: top, bottom: bottom),
      sidewaysInsets: Insets(leading: side, bottom: bottom > 0 ? sideways : 0, trailing: side),
      uprightMargin: width < wide ? 16 : 20, sidewaysMargin: 20)
  }

  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, radius: Double
  ) -> Device {
    let insets = Insets(top: 24, bottom: 20)
    return Device(
      name: name, kind: .tablet, size: Size(width: width, height: height), scale: 2, cutout: .none,
      cutoutFrame: .zero, cornerRadius: 0, displayRadius: radius, uprightInsets: insets,
      sidewaysInsets: insets, uprightMargin: 20, sidewaysMargin: 20)
  }

  private static func watch(
    _ name: String, _ width: Double, _ height: Double, corners: Double, top: Double, margin: Double
  ) -> Device {
    // The bottom corners take as much as the margin, to the next half of a point.
    let insets = Insets(top: top, bottom: margin + 0.5)
    return Device(
      name: name, kind: .watch, size: Size(width: width, height: height), scale: 2, cutout: .none,
      cutoutFrame: .zero, cornerRadius: corners, displayRadius: corners, uprightInsets: insets,
      sidewaysInsets: insets, uprightMargin: margin, sidewaysMargin: margin)
  }

  private static func mac(
    _ name: String, _ width: Double, _ height: Double, notch: Bool = false
  ) -> Device {
    let size = Size(width: 185, height: 32)
    let insets = Insets(top: notch ? size.height : 0)
    return Device(
      name: name, kind: .mac, size: Size(width: width, height: height), scale: 2,
      cutout: notch ? .notch : .none,
      cutoutFrame: notch
        ? Rect(x: (width - size.width) / 2, y: 0, width: size.width, height: size.height) : .zero,
      cornerRadius: 0, displayRadius: 0, uprightInsets: insets, sidewaysInsets: insets, uprightMargin: 20,
      sidewaysMargin: 20)
  }
}
