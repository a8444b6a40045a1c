// Environments are compared where something costly depends on one, such as the history of an animated control. Collections that
// share their storage are equal at once, so comparing an environment with a copy of it takes about as long as the copy did.
extension Environment {
  /// Whether another environment has the same settings, apart from the moment; false if some cannot be compared.
  func isSame(as other: Environment) -> Bool {
    // The ones that differ most often come first.
    isEnabled == other.isEnabled && isDraft == other.isDraft && isWindowActive == other.isWindowActive
      && appearance == other.appearance
      && contrast == other.contrast && transparency == other.transparency && direction == other.direction
      && textSize == other.textSize && fontOptions == other.fontOptions && scale == other.scale
      && screenWidth == other.screenWidth
      && hasIdealSize == other.hasIdealSize && controlSize == other.controlSize
      && isScrolling == other.isScrolling && chosenTint == other.chosenTint
      && isTintDimmed == other.isTintDimmed && toolkit == other.toolkit
      && systemVersion == other.systemVersion && locale == other.locale
      && pseudoLanguage == other.pseudoLanguage && keepsSubjects == other.keepsSubjects
      && wantedEra == other.wantedEra && themeName == other.themeName && fonts === other.fonts
      && isSameInteraction(as: other) && theme.isSame(as: other.theme) && areSame(values, other.values)
      && strings == other.strings && tokenPaths == other.tokenPaths && symbols == other.symbols
      && images == other.images && areSame(themes, other.themes) && areSame(otherThemes, other.otherThemes)
  }

  private func isSameInteraction(as other: Environment) -> Bool {
    guard let interaction else { return other.interaction == nil }
    return other.interaction.map(interaction.isSame) ?? false
  }

  private func areSame(_ first: [Theme], _ second: [Theme]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0.isSame(as: $1) }
  }

  private func areSame(_ first: [String: [Theme]], _ second: [String: [Theme]]) -> Bool {
    first.count == second.count && first.allSatisfy { name, themes in areSame(themes, second[name] ?? []) }
  }

  private func areSame(
    _ first: [ObjectIdentifier: any Sendable], _ second: [ObjectIdentifier: any Sendable]
  ) -> Bool {
    first.count == second.count
      && first.allSatisfy { key, value in
        guard let value = value as? any Equatable, let other = second[key] else { return false }
        return value.equals(other)
      }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
