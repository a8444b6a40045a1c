extension BadTokens {
  /// References and extensions without a target, or in cycles.
  static let references = cases(
    ##"""
    == an unknown reference
    { "color": { "accent": { "$value": "{color.bleu}" } } }
    1:36: error: there is no token '{color.bleu}'; did you mean '{color.blue}'?
    == a reference to a group
    { "color": { "accent": { "$value": "{color}" } } }
    1:36: error: '{color}' is a group and has no value; name one of its tokens
    == a reference to a group with a root
    { "a": { "$root": { "$type": "color", "$value": "#fff" } }, "b": { "$type": "color", "$value": "{a}" } }
    1:96: error: '{a}' is a group and has no value; write '{a.$root}' for the value of the group itself
    == an empty reference
    { "a": { "$type": "number", "$value": "{}" } }
    1:39: error: there is no token '{}'; did you mean '{a}'?
    == a reference beyond a token
    { "a": { "$type": "color", "$value": "{color.blue.light}" } }
    1:38: error: '{color.blue.light}' cannot be resolved: there is no 'light'
    == a reference to itself
    { "a": { "$type": "color", "$value": "{a}" } }
    1:38: error: '{a}' refers to itself
    == two references to each other
    { "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "color", "$value": "{a}" } }
    1:82: error: '{a}' refers to itself
    == a loop of three, and one beside it
    { "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{a}" }, "d": { "$value": "{b}" } }
    1:72: error: '{a}' refers to itself
    == a loop through parts of values
    { "a": { "$type": "number", "$value": { "$ref": "#/b/$value/x" } }, "b": { "$type": "number", "$value": { "x": { "$ref": "#/a/$value" } } } }
    1:105: error: expected a number, found a mapping; write a number without quotes
    1:112: error: '#/a/$value' refers to itself
    == a part that contains itself
    { "a": { "$type": "number", "$value": { "$ref": "#/a/$value/x" } } }
    1:39: error: '#/a/$value/x' leads through more than 64 other values
    == a reference to another type
    { "a": { "$type": "number", "$value": 1 }, "b": { "$type": "color", "$value": "{a}" } }
    1:79: error: '{a}' is a number, expected a colour
    == a reference to another type in a part
    { "a": { "$type": "number", "$value": 1 }, "b": { "$type": "border", "$value": { "color": "{a}", "width": { "value": 1, "unit": "px" }, "style": "solid" } } }
    1:91: error: '{a}' is a number, expected a colour
    == a pointer that is no text
    { "a": { "$type": "number", "$value": { "$ref": 5 } } }
    1:39: error: expected a JSON Pointer such as '#/group/token/$value', found '5'; a reference in braces, such as '{group.token}', needs no object
    == a pointer without a hash
    { "a": { "$type": "number", "$value": { "$ref": "b/$value" } } }
    1:39: error: expected a JSON Pointer such as '#/group/token/$value', found 'b/$value'; a reference in braces, such as '{group.token}', needs no object
    == a pointer with a bad escape
    { "a": { "$type": "number", "$value": { "$ref": "#/b%zz/$value" } } }
    1:39: error: expected a JSON Pointer such as '#/group/token/$value', found '#/b%zz/$value'; a reference in braces, such as '{group.token}', needs no object
    == a pointer to nothing
    { "a": { "$type": "number", "$value": { "$ref": "#/b/$value" } } }
    1:39: error: there is no token '#/b/$value'
    == a pointer to no part
    { "a": { "$type": "number", "$value": { "$ref": "#/color/blue/$value/components/7" } } }
    1:39: error: '#/color/blue/$value/components/7' cannot be resolved: there is no '7'
    == extends nothing
    { "a": { "$extends": "{buton}" } }
    1:22: error: there is no group '{buton}'; did you mean '{button}'?
    == extends a token
    { "a": { "$extends": "{color.blue}" } }
    1:22: error: '{color.blue}' is a token; a group can extend groups only
    == extends itself
    { "a": { "$extends": "{a}" } }
    1:22: error: '{a}' makes this group contain itself
    == extends what it is in
    { "a": { "b": { "$extends": "{a}" } } }
    1:29: error: '{a}' makes this group contain itself
    == extends each other
    { "a": { "$extends": "{b}" }, "b": { "$extends": "#/a" } }
    1:50: error: '#/a' makes this group contain itself
    == extends with a text
    { "a": { "$extends": "button" } }
    1:22: error: expected a JSON Pointer such as '#/group/token/$value', found 'button'; a reference in braces, such as '{group.token}', needs no object
    == extends a token over a group
    { "a": { "x": { "$type": "number", "$value": 1 } }, "b": { "$extends": "{a}", "x": {} } }
    1:79: error: 'x' is both a token and a group
    """##)
}
