extension BadTokens {
  /// Files that are no JSON, or not the JSON of token files.
  static let syntax = cases(
    ##"""
    == empty file
    1:1: error: the token file is empty; begin with '{', groups and tokens
    == only white space
    \##u{20}\##u{20}
    1:1: error: the token file is empty; begin with '{', groups and tokens
    == not an object
    [1, 2]
    1:1: error: expected an object with groups and tokens, found a list; begin with '{', groups and tokens
    == a text
    "tokens"
    1:1: error: expected an object with groups and tokens, found 'tokens'; begin with '{', groups and tokens
    == null
    null
    1:1: error: the token file is empty; begin with '{', groups and tokens
    == never closed
    { "a": { "$type": "number", "$value": 1 }
    1:1: error: this object has no closing '}'; close it with '}'
    == a list never closed
    { "a": { "$type": "cubicBezier", "$value": [0, 0 } }
    1:50: error: expected ',' or ']'; put a comma between two values, and every text in double quotes
    == a text never closed
    { "a": { "$value": "#fff } }
    1:20: error: this text has no closing quote; close it with '"' on the same line; write a line feed as \n
    == no comma
    { "a": 1 "b": 2 }
    1:10: error: expected ',' or '}'; put a comma between two values, and every text in double quotes
    == something after the end
    { "a": {} } x
    1:13: error: unexpected content after the end of the token file; a token file is one JSON object
    == a second document
    {}
    ---
    {}
    2:1: error: unexpected content after the end of the token file; a token file is one JSON object
    == the same token twice
    { "a": { "$type": "number", "$value": 1 },
      "a": { "$type": "number", "$value": 2 } }
    2:3: error: 'a' is given twice, first at line 1, column 3
    == an unknown escape
    { "a": { "$description": "\q" } }
    1:27: error: unknown escape sequence in a text; write '\\' for a backslash
    == half a surrogate pair
    { "a": { "$description": "\ud83d" } }
    1:26: error: half of a surrogate pair in this text; write both halves, such as \uD83D\uDE00, or the character itself
    == a control character
    { "a": "\##u{7}" }
    1:9: error: the character U+0007 is not allowed in a token file; remove it, or write it as an escape in a quoted text
    == an anchor
    { "a": &x [*x] }
    1:8: error: '&x' is not a JSON value; write a text in double quotes: "&x"
    == a tag
    { "a": !!str x }
    1:8: error: '!!str' is not a JSON value; write a text in double quotes: "!!str"
    == a list as a key
    { [1]: 2 }
    1:3: error: expected a name in double quotes; write, for example, "name": "value"
    """##)
}
