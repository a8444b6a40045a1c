/// A request of the compiler, with what these macros read of it. All fields are optional, because the protocol may change.
struct Request: Decodable {
  struct Capability: Decodable {}
  struct Macro: Decodable {
    var typeName: String?
    var name: String?
  }
  struct Location: Decodable {
    var fileID: String?
    var fileName: String?
    var offset: Int?
    var line: Int?
  }
  struct Syntax: Decodable {
    var source: String?
    var location: Location?
  }
  struct Use: Decodable {
    var macro: Macro?
    var macroRole: String?
    var discriminator: String?
    var syntax: Syntax?
    var attributeSyntax: Syntax?
    var declSyntax: Syntax?
    var parentDeclSyntax: Syntax?
    var lexicalContext: [Syntax]?
  }
  struct Library: Decodable {}

  var getCapability: Capability?
  var expandFreestandingMacro: Use?
  var expandAttachedMacro: Use?
  var loadPluginLibrary: Library?
}

/// An answer; exactly one field is set.
struct Response: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      var protocolVersion: Int
      var features: [String]
    }
    var capability: Capability
  }
  struct ExpandResult: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }
  struct LoadResult: Encodable {
    var loaded: Bool
    var diagnostics: [Diagnostic]
  }
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }
    /// Always empty: the compiler reads the fields, these macros have nothing to put into them.
    struct Nothing: Encodable {}
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Nothing] = []
    var notes: [Nothing] = []
    var fixIts: [Nothing] = []
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpandResult?
  var loadPluginLibraryResult: LoadResult?
}
