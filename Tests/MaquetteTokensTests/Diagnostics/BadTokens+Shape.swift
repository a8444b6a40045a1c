extension BadTokens {
  /// Groups and tokens of a wrong form.
  static let shape = cases(
    ##"""
    == a value for a group
    { "color": { "label": "#ff0000" } }
    1:23: error: expected a token or a group for 'label', found '#ff0000'; write a token as '{ "$type": …, "$value": … }'
    == a number for a group
    { "spacing": 4 }
    1:14: error: expected a token or a group for 'spacing', found '4'; write a token as '{ "$type": …, "$value": … }'
    == a list for a token
    { "a": [] }
    1:8: error: expected a token or a group for 'a', found an empty list; write a token as '{ "$type": …, "$value": … }'
    == a name with a dot
    { "color.label": { "$type": "color", "$value": "#fff" } }
    1:3: error: 'color.label' cannot be a name: it begins with '$' or has one of '{', '}' and '.'; write groups as objects within each other, not with dots
    == a name with a brace
    { "a{b": {} }
    1:3: error: 'a{b' cannot be a name: it begins with '$' or has one of '{', '}' and '.'; write groups as objects within each other, not with dots
    == a name with a dollar
    { "$color": {} }
    1:3: error: unknown property '$color' of a group; it has $type, $description, $extends, $root, $deprecated, $extensions
    == a misspelt property
    { "a": { "$typ": "color", "$value": "#fff" } }
    1:3: error: 'a' has no type; add a '$type' to it or to one of its groups
    1:10: error: unknown property '$typ' of a token; did you mean '$type'?
    == a misspelt value
    { "a": { "$type": "color", "$vale": "#fff" } }
    1:28: error: unknown property '$vale' of a group; did you mean '$value'?
    == a token in a token
    { "a": { "$type": "number", "$value": 1, "b": { "$value": 2 } } }
    1:42: error: a token cannot hold 'b': it has a value of its own; move it into a group; a group's own value is its '$root'
    == an unknown property of a token
    { "a": { "$type": "number", "$value": 1, "unit": "px" } }
    1:42: error: unknown property 'unit' of a token; it has $value, $type, $description, $deprecated, $extensions
    == an unknown type
    { "a": { "$type": "colour", "$value": "#fff" } }
    1:19: error: unknown type 'colour'; did you mean 'color'?
    == a type of another sort
    { "a": { "$type": 5, "$value": "#fff" } }
    1:19: error: expected a text for '$type', found '5'
    == a type in another case
    { "a": { "$type": "Color", "$value": "#fff" } }
    1:19: error: unknown type 'Color'; did you mean 'color'?
    == a description that is no text
    { "a": { "$description": 5 } }
    1:26: error: expected a text for '$description', found '5'
    == extensions that are no object
    { "a": { "$extensions": "x" } }
    1:25: error: expected an object for '$extensions', found 'x'
    == a deprecation that is no text
    { "a": { "$type": "number", "$value": 1, "$deprecated": 3 } }
    1:57: error: expected true, false or an explanation, found '3'
    == two values
    { "a": { "$type": "number", "$value": 1, "$ref": "#/b/$value" }, "b": { "$type": "number", "$value": 1 } }
    1:42: error: this token has two values, the first at line 1, column 29
    == a root that is a group
    { "a": { "$root": {} } }
    1:19: error: expected a token for '$root', found a mapping
    == no type
    { "a": { "$value": 1 } }
    1:3: error: 'a' has no type; add a '$type' to it or to one of its groups
    == no type for a token of the theme
    { "button": { "medium": { "corner-radius": { "$value": { "value": 4, "unit": "px" } } } } }
    1:27: error: 'button.medium.corner-radius' has no type; add '"$type": "dimension"'
    == the wrong type for a token of the theme
    { "color": { "label": { "$type": "number", "$value": 1 } } }
    1:54: error: the theme's 'color.label' is a colour, found a number
    == another wrong type for a token of the theme
    { "switch": { "thumb-inset": { "$type": "number", "$value": 1 } } }
    1:61: error: the theme's 'switch.thumb-inset' is a dimension, found a number
    == a group where the theme has a token
    { "color": { "label": { "light": { "$type": "color", "$value": "#000" } } } }
    1:14: error: 'color.label' is both a token and a group
    == a token where the theme has a group
    { "button": { "$type": "color", "$value": "#000" } }
    1:3: error: 'button' is both a token and a group
    == a misspelt token of the theme
    { "color": { "lable": { "$value": "#000" } } }
    1:14: warning: the theme has no token 'color.lable', and no token refers to it; did you mean 'color.label'?
    == a token that the theme's group does not have
    { "button": { "medium": { "elevation": { "$type": "number", "$value": 1 } } } }
    1:27: warning: the theme has no token 'button.medium.elevation', and no token refers to it; 'maquette list tokens' shows all tokens of the theme
    """##)
}
