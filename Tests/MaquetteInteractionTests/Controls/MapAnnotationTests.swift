import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// Annotations of a map, of which one is selected, as `MKMapView` selects them.
@Suite("Map annotations") struct MapAnnotationTests {
  private func map(_ annotations: [MapAnnotation]) throws -> (Session, [LiveMapAnnotation]) {
    let session = session([HStack(spacing: 200) { annotations.map { $0 as any Element } }])
    return (session, session.controls.compactMap { $0 as? LiveMapAnnotation })
  }

  private func marker(_ annotation: LiveControl) throws -> Rect {
    try #require(annotation.parts("balloon").first).frame
  }

  @Test("a tap on a marker shows its callout in place of another one, and no marker moves") func selecting()
    throws
  {
    let (session, annotations) = try map([
      MapAnnotation("Mill", trailing: .detail), MapAnnotation("Well").with(\.hasCallout, false),
    ])
    let (mill, well) = (annotations[0], annotations[1])
    let places = [try marker(mill), try marker(well)]
    #expect([mill.valueText, well.valueText] == ["selected", nil])
    session.touchDown(at: places[1].center)
    session.touchUp()
    _ = session.layout
    #expect([mill.valueText, well.valueText] == [nil, "selected"])
    #expect([try marker(mill), try marker(well)] == places)
    #expect(session.log.eventNames == ["touchDown", "valueChanged", "touchUpInside"])
    let callout = try #require(well.parts("bubble").first)
    #expect(callout.frame.maxY <= places[1].minY && callout.frame.center.x == places[1].center.x)
    // What was selected already tells nothing more.
    session.touchDown(at: places[1].center)
    session.touchUp()
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 1)
  }

  @Test("the button of a callout acts by itself, and not once the callout is gone") func buttons() throws {
    let (session, annotations) = try map([
      MapAnnotation("Mill", trailing: .detail), MapAnnotation("Well").with(\.hasCallout, false),
    ])
    let button = try #require(session.controls.first { $0.place.name == DetailDisclosureButton.name })
    let place = button.frame.center
    session.touchDown(at: place)
    session.touchUp()
    #expect(session.log.eventNames.last == "primaryActionTriggered" && annotations[0].valueText == "selected")
    session.touchDown(at: try marker(annotations[1]).center)
    session.touchUp()
    #expect(session.hitTest(place) !== button)
  }

  @Test("an annotation without a title has no callout to show") func untitled() throws {
    let (session, annotations) = try map([MapAnnotation().with(\.hasCallout, false)])
    session.touchDown(at: try marker(annotations[0]).center)
    session.touchUp()
    #expect(!annotations[0].value.hasCallout)
  }
}
