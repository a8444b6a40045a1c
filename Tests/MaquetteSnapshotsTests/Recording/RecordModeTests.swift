import MaquetteSnapshots
import Testing

@Suite("Record mode")
struct RecordModeTests {
  @Test("nothing is recorded unless somebody asks for it")
  func never() throws {
    #expect(try RecordMode(environment: [:]) == .never)
    #expect(try RecordMode(environment: ["MAQUETTE_RECORD": ""]) == .never)
    #expect(try RecordMode(environment: ["CI": "true"]) == .never)
  }

  @Test("the environment asks by name", arguments: RecordMode.allCases)
  func named(mode: RecordMode) throws {
    #expect(try RecordMode(environment: ["MAQUETTE_RECORD": mode.rawValue]) == mode)
    #expect(try RecordMode(environment: ["MAQUETTE_RECORD": mode.rawValue, "CI": "false"]) == mode)
  }

  @Test("an unknown name is an error that lists the known ones")
  func unknown() {
    let error = #expect(throws: GoldenError.self) {
      try RecordMode(environment: ["MAQUETTE_RECORD": "yes"])
    }
    #expect(error?.description == "MAQUETTE_RECORD is 'yes'; it takes all, failed, missing or never")
  }

  @Test("CI never records", arguments: ["true", "1", "TRUE", "github"])
  func continuousIntegration(value: String) {
    let error = #expect(throws: GoldenError.self) {
      try RecordMode(environment: ["MAQUETTE_RECORD": "failed", "CI": value])
    }
    #expect(
      error?.description
        == "goldens are not recorded (failed) while CI is set: record them on a machine where you can look at them, "
        + "and commit them")
  }
}
