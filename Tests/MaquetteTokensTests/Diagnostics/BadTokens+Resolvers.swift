extension BadTokens {
  /// Mistakes in resolver files.
  static let resolvers = cases(
    ##"""
    == a resolver of another version
    { "version": "2024.01", "resolutionOrder": [] }
    1:14: error: expected version '2025.10' of resolvers, found '2024.01'; write '"version": "2025.10"'
    == a resolver without a version
    { "resolutionOrder": [] }
    1:1: error: a resolver needs 'version'
    == a resolver without an order
    { "version": "2025.10", "sets": {} }
    1:1: error: a resolver needs 'resolutionOrder'
    == an order that is an object
    { "version": "2025.10", "resolutionOrder": {} }
    1:44: error: expected a list for 'resolutionOrder', found a mapping
    == an unknown property of a resolver
    { "version": "2025.10", "modifier": {}, "resolutionOrder": [] }
    1:25: error: unknown property 'modifier' of a resolver; did you mean 'modifiers'?
    == an unknown set
    { "version": "2025.10", "sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/bsae" }] }
    1:94: error: '#/sets/bsae' is not a set or modifier of this file; did you mean '#/sets/base'?
    == an order that refers to itself
    { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/resolutionOrder/0" }] }
    1:55: error: '#/resolutionOrder/0' cannot be referred to here; sets and contexts may refer to sets and to files
    == an order of texts
    { "version": "2025.10", "resolutionOrder": ["base"] }
    1:45: error: expected a set, a modifier or a reference to one, found 'base'
    == a set without sources
    { "version": "2025.10", "sets": { "base": {} }, "resolutionOrder": [] }
    1:35: error: a set needs 'sources'
    == sources that are an object
    { "version": "2025.10", "sets": { "base": { "sources": {} } }, "resolutionOrder": [] }
    1:56: error: expected a list for 'sources', found a mapping
    == a source that is a text
    { "version": "2025.10", "sets": { "base": { "sources": ["a.json"] } }, "resolutionOrder": [] }
    1:57: error: expected tokens or a reference to a file or a set, found 'a.json'
    == a source that is not there
    { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "nowhere.json" }] } }, "resolutionOrder": [] }
    1:67: error: cannot read 'nowhere.json': no such file or folder
    == a source on the network
    { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "https://example.com/a.json" }] } }, "resolutionOrder": [] }
    1:67: error: 'https://example.com/a.json' is a network address; token files are read from disk only; save a copy beside this file
    == a set that contains itself
    { "version": "2025.10", "sets": { "a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] } }, "resolutionOrder": [{ "$ref": "#/sets/a" }] }
    1:64: error: '#/sets/b' refers back to itself
    1:110: error: '#/sets/a' refers back to itself
    == a set that refers to a modifier
    { "version": "2025.10", "sets": { "a": { "sources": [{ "$ref": "#/modifiers/m" }] } }, "resolutionOrder": [] }
    1:64: error: '#/modifiers/m' cannot be referred to here; sets and contexts may refer to sets and to files
    == a modifier without contexts
    { "version": "2025.10", "modifiers": { "m": {} }, "resolutionOrder": [] }
    1:40: error: a modifier needs 'contexts'
    == a modifier with no context
    { "version": "2025.10", "modifiers": { "m": { "contexts": {} } }, "resolutionOrder": [] }
    1:59: error: the modifier 'm' has no contexts
    == a modifier with one context
    { "version": "2025.10", "modifiers": { "m": { "contexts": { "a": [] }, "default": "a" } }, "resolutionOrder": [] }
    1:59: warning: the modifier 'm' has one context only; use a set
    == a default that is no context
    { "version": "2025.10", "modifiers": { "m": { "contexts": { "light": [], "dark": [] }, "default": "lihgt" } }, "resolutionOrder": [] }
    1:99: error: the default 'lihgt' is not a context of the modifier 'm'; did you mean 'light'?
    == a modifier that nothing chooses for
    { "version": "2025.10", "modifiers": { "brand": { "contexts": { "a": [], "b": [] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/brand" }] }
    1:40: error: no option selects a context of the modifier 'brand', and it has no default; add a 'default'; contexts are chosen for modifiers called 'platform', 'era', 'appearance', 'contrast', 'text-size'
    == a modifier without a context that is needed
    { "version": "2025.10", "modifiers": { "appearance": { "contexts": { "light": [], "dim": [] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/appearance" }] }
    1:40: error: the modifier 'appearance' has no context 'dark' and no default; it has light, dim
    == an inline set without a name
    { "version": "2025.10", "resolutionOrder": [{ "type": "set", "sources": [] }] }
    1:45: error: a set or a modifier in the order needs 'name'
    == an inline set of no type
    { "version": "2025.10", "resolutionOrder": [{ "type": "sets", "name": "a", "sources": [] }] }
    1:55: error: expected the type 'set' or 'modifier', found 'sets'
    == two inline sets of one name
    { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }, { "type": "set", "name": "a", "sources": [] }] }
    1:117: error: the name 'a' is taken
    == a wrong token in a set
    { "version": "2025.10", "sets": { "a": { "sources": [{ "color": { "label": { "$value": "black" } } }] } }, "resolutionOrder": [{ "$ref": "#/sets/a" }] }
    1:88: error: expected a colour, found 'black'; write '{ "colorSpace": "srgb", "components": [0, 0.5, 1] }' or '#0080FF'
    == a measure that differs by appearance
    { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "appearance", "contexts": { "light": [], "dark": [{ "switch": { "thumb-inset": { "$type": "dimension", "$value": "3px" } } }] } }] }
    1:139: warning: 'switch.thumb-inset' cannot differ by appearance, contrast or text size; its value for light appearance is drawn
    """##)
}
