public import ArgumentParser
public import MaquetteSnapshots

/// The names of the modes are what `--record` takes.
extension RecordMode: ExpressibleByArgument {
  /// The mode of a check: what the command line asks for, else what the environment does.
  static func resolved(_ argument: RecordMode?, in environment: [String: String]) throws(Failure)
    -> RecordMode
  {
    do throws(GoldenError) {
      // `??` would forget the type of the error.
      if let argument { return try argument.allowed(in: environment) }
      return try RecordMode(environment: environment)
    } catch {
      throw Failure(error)
    }
  }
}
