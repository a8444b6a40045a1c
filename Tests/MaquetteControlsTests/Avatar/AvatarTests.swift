import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens

/// Initials, sizes and marks of avatars, and of those in groups.
@Suite struct AvatarTests {
  @Test(arguments: [
    ("Mira Okafor", "MO"), ("Ada Maria Reyes", "AR"), ("  jon  lind ", "JL"), ("Ada", "A"), ("", ""),
    ("佐藤 玲奈", "佐"), ("مريم علي", "م"), ("Élodie Ñuñez", "ÉÑ"),
  ])
  func initialsAreThoseOfTheFirstAndTheLastName(name: String, initials: String) {
    #expect(Avatar(name).shownInitials == initials)
  }

  /// Rows of iOS 26 with avatars: circles of 40.
  @Test func aSizeIsADiameter() {
    #expect(Drawn(Avatar("A B"), .ios).size == Size(width: 40, height: 40))
    #expect(Drawn(Avatar("A B").with(\.diameter, 61), .ios).size == Size(width: 61, height: 61))
    #expect(Drawn(Avatar("A B", size: .large), .macos).size == Size(width: 64, height: 64))
  }

  @Test func withoutAColourItIsTheGrayOfMonograms() {
    let environment = Environment(theme: .ios)
    let colors = [environment.color(.avatarTop), environment.color(.avatarBottom)]
    #expect(Drawn(Avatar("A B"), .ios).gradients == [colors])
    #expect(Drawn(Avatar("A B").with(\.tint, .token(.indigo)), .ios).gradients.isEmpty)
  }

  @Test func withoutANameItShowsAPerson() {
    #expect(Drawn(Avatar(), .ios).symbols.count == 1)
    #expect(Drawn(Avatar("A B"), .ios).symbols.isEmpty)
  }

  /// The mark is at the bottom of the trailing side, and does not change the size.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theMarkTellsWhetherAPersonCanBeReached(direction: LayoutDirection) throws {
    let avatar = Avatar("A B").with(\.presence, .available)
    let drawn = Drawn(avatar, .ios) { $0.direction = direction }
    #expect(drawn.size == Size(width: 40, height: 40))
    let mark = try #require(drawn.frames(filledWith: .token(.green)).first)
    #expect(direction == .leftToRight ? mark.center.x > 30 : mark.center.x < 10)
    #expect(mark.center.y > 30)
    #expect(drawn.accessibility?.label == "A B" && drawn.accessibility?.value == "available")
  }

  @Test func aNameMakesALabel() {
    #expect(!Avatar("Ada Reyes").exposed.isLabelGuessed)
    #expect(Avatar("", symbol: "house").exposed.isLabelGuessed)
    #expect(Avatar("Ada").with(\.accessibilityLabel, "You").exposed.label == "You")
  }
}

@Suite struct AvatarGroupTests {
  private let five: [any Element] = ["A", "B", "C", "D", "E"].map { Avatar($0) }

  /// Each begins where 82 % of the one before end.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func avatarsLieOverEachOther(direction: LayoutDirection) {
    let drawn = Drawn(AvatarGroup { five }, .ios, scale: 1) { $0.direction = direction }
    let frames = drawn.frames(Avatar.name)
    #expect(frames.count == 5)
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(abs(abs(next.minX - one.minX) - 32.8) <= 1)
      #expect((next.minX > one.minX) == (direction == .leftToRight))
    }
  }

  @Test func theLastOneCountsTheOthers() {
    let group = AvatarGroup(limit: 3) { five }
    let drawn = Drawn(group, .ios)
    #expect(drawn.accessibility(of: Avatar.name).map(\.label) == ["A", "B", "+3"])
    #expect(Drawn(AvatarGroup(limit: 5) { five }, .ios).nodes(Avatar.name).count == 5)
  }

  @Test func allHaveTheSizeOfTheGroup() {
    let drawn = Drawn(AvatarGroup(size: .small) { five }, .ios)
    #expect(drawn.frames(Avatar.name).allSatisfy { $0.height == 28 })
  }
}
