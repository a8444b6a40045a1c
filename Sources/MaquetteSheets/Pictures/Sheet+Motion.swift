public import MaquetteControls

extension Sheet {
  /// Returns the picture as it is at a moment.
  public func at(_ moment: Moment) -> Sheet {
    var sheet = self
    sheet.environment.moment = moment
    return sheet
  }

  /// Returns when which frame of the picture is shown, a single one if nothing moves; nil for more than
  /// ``Timeline/frameLimit``.
  public func timeline() -> Timeline? {
    let motions = environment.motions { environment in
      var sheet = self
      sheet.environment = environment
      _ = sheet.layout()
    }
    return Timeline(motions, settings: canvas.animation.timeline)
  }
}
