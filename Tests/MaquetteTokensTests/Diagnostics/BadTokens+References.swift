extension BadTokens {
  /// References and extensions that lead nowhere, or in circles.
  static let references: [BadTokens] = [
    BadTokens(
      "an unknown reference",
      #"{ "color": { "accent": { "$value": "{color.bleu}" } } }"#,
      [
        "1:36: error: '{color.bleu}' refers to a token that there is not; did you mean '{color.blue}'?"
      ]),
    BadTokens(
      "a reference to a group",
      #"{ "color": { "accent": { "$value": "{color}" } } }"#,
      [
        "1:36: error: '{color}' is a group and has no value; name one of its tokens"
      ]),
    BadTokens(
      "a reference to a group with a root",
      ##"{ "a": { "$root": { "$type": "color", "$value": "#fff" } }, "b": { "$type": "color", "##
        + ##""$value": "{a}" } }"##,
      [
        "1:96: error: '{a}' is a group and has no value; write '{a.$root}' for the value of the "
          + "group itself"
      ]),
    BadTokens(
      "an empty reference",
      #"{ "a": { "$type": "number", "$value": "{}" } }"#,
      [
        "1:39: error: '{}' refers to a token that there is not; did you mean '{a}'?"
      ]),
    BadTokens(
      "a reference beyond a token",
      #"{ "a": { "$type": "color", "$value": "{color.blue.light}" } }"#,
      [
        "1:38: error: '{color.blue.light}' leads to nothing: there is no 'light'"
      ]),
    BadTokens(
      "a reference to itself",
      #"{ "a": { "$type": "color", "$value": "{a}" } }"#,
      [
        "1:38: error: '{a}' leads back to itself"
      ]),
    BadTokens(
      "two references to each other",
      #"{ "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "color", "$value": "{a}" } }"#,
      [
        "1:82: error: '{a}' leads back to itself"
      ]),
    BadTokens(
      "a loop of three, and one beside it",
      #"{ "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{a}" }, "d": { "#
        + #""$value": "{b}" } }"#,
      [
        "1:72: error: '{a}' leads back to itself"
      ]),
    BadTokens(
      "a loop through parts of values",
      ##"{ "a": { "$type": "number", "$value": { "$ref": "#/b/$value/x" } }, "b": { "$type": "number", "##
        + ##""$value": { "x": { "$ref": "#/a/$value" } } } }"##,
      [
        "1:105: error: expected a number, found a mapping; write a number without quotes",
        "1:112: error: '#/a/$value' leads back to itself",
      ]),
    BadTokens(
      "a part that contains itself",
      ##"{ "a": { "$type": "number", "$value": { "$ref": "#/a/$value/x" } } }"##,
      [
        "1:39: error: '#/a/$value/x' leads through more than 64 other values"
      ]),
    BadTokens(
      "a reference to another type",
      #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "color", "$value": "{a}" } }"#,
      [
        "1:79: error: '{a}' is a number, expected a colour"
      ]),
    BadTokens(
      "a reference to another type in a part",
      #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "border", "$value": { "color": "#
        + #""{a}", "width": { "value": 1, "unit": "px" }, "style": "solid" } } }"#,
      [
        "1:91: error: '{a}' is a number, expected a colour"
      ]),
    BadTokens(
      "a pointer that is no text",
      #"{ "a": { "$type": "number", "$value": { "$ref": 5 } } }"#,
      [
        "1:39: error: expected a JSON Pointer such as '#/group/token/$value', found '5'; a reference "
          + "in braces, such as '{group.token}', needs no object"
      ]),
    BadTokens(
      "a pointer without a hash",
      #"{ "a": { "$type": "number", "$value": { "$ref": "b/$value" } } }"#,
      [
        "1:39: error: expected a JSON Pointer such as '#/group/token/$value', found 'b/$value'; a "
          + "reference in braces, such as '{group.token}', needs no object"
      ]),
    BadTokens(
      "a pointer with a bad escape",
      ##"{ "a": { "$type": "number", "$value": { "$ref": "#/b%zz/$value" } } }"##,
      [
        "1:39: error: expected a JSON Pointer such as '#/group/token/$value', found '#/b%zz/$value'; "
          + "a reference in braces, such as '{group.token}', needs no object"
      ]),
    BadTokens(
      "a pointer to nothing",
      ##"{ "a": { "$type": "number", "$value": { "$ref": "#/b/$value" } } }"##,
      [
        "1:39: error: '#/b/$value' refers to a token that there is not"
      ]),
    BadTokens(
      "a pointer to no part",
      ##"{ "a": { "$type": "number", "$value": { "$ref": "#/color/blue/$value/components/7" } } }"##,
      [
        "1:39: error: '#/color/blue/$value/components/7' leads to nothing: there is no '7'"
      ]),
    BadTokens(
      "extends nothing",
      #"{ "a": { "$extends": "{buton}" } }"#,
      [
        "1:22: error: '{buton}' is a group that there is not; did you mean '{button}'?"
      ]),
    BadTokens(
      "extends a token",
      #"{ "a": { "$extends": "{color.blue}" } }"#,
      [
        "1:22: error: '{color.blue}' is a token; a group can extend groups only"
      ]),
    BadTokens(
      "extends itself",
      #"{ "a": { "$extends": "{a}" } }"#,
      [
        "1:22: error: '{a}' makes this group a part of itself"
      ]),
    BadTokens(
      "extends what it is in",
      #"{ "a": { "b": { "$extends": "{a}" } } }"#,
      [
        "1:29: error: '{a}' makes this group a part of itself"
      ]),
    BadTokens(
      "extends each other",
      ##"{ "a": { "$extends": "{b}" }, "b": { "$extends": "#/a" } }"##,
      [
        "1:50: error: '#/a' makes this group a part of itself"
      ]),
    BadTokens(
      "extends with a text",
      #"{ "a": { "$extends": "button" } }"#,
      [
        "1:22: error: expected a JSON Pointer such as '#/group/token/$value', found 'button'; a "
          + "reference in braces, such as '{group.token}', needs no object"
      ]),
    BadTokens(
      "extends a token over a group",
      #"{ "a": { "x": { "$type": "number", "$value": 1 } }, "b": { "$extends": "{a}", "x": {} } }"#,
      [
        "1:79: error: 'x' is a token in one place and a group in another"
      ]),
  ]
}
