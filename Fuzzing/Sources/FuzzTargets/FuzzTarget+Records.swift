import MaquetteFiles
import MaquetteSnapshots
import MaquetteStudio

extension FuzzTarget {
  /// What runs and pictures carry with them for the next run.
  static let records = [
    FuzzTarget(name: "manifest", input: "the manifest of a folder", seeds: ["jsonl"], words: recordWords) {
      bytes in
      _ = try? ManifestFile(in: ".").manifest(of: bytes)
    },
    FuzzTarget(name: "trace", input: "the trace of a golden", seeds: ["trace"], words: recordWords) { bytes in
      guard let trace = DrawingTrace(text: String(decoding: bytes, as: UTF8.self)) else { return }
      let text = trace.text
      try BrokenPromise.unless(text != nil, "a trace that was read can be written")
      let again = text.flatMap { DrawingTrace(text: $0) }
      try BrokenPromise.unless(again == trace, "a trace that was written can be read")
      let empty = DrawingTrace(scale: 1, nodes: [], marks: [])
      _ = trace.changes(since: empty, regions: [])
      _ = empty.changes(since: trace, regions: [])
      try BrokenPromise.unless(
        trace.changes(since: trace, regions: []).isEmpty, "equal traces have no changes")
    },
    FuzzTarget(
      name: "provenance", input: "the provenance of a picture", seeds: ["provenance"], words: recordWords
    ) { bytes in
      guard let provenance = try? Provenance(text: String(decoding: bytes, as: UTF8.self)) else { return }
      for path in (try? provenance.paths()) ?? [] {
        try BrokenPromise.unless(
          !path.hasPrefix("/") && !path.split(separator: "/").contains(".."), "a path stays in the folder")
      }
    },
  ]
}
