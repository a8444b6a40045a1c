extension BadTokens {
  /// Simple values that are not of their types.
  static let values = cases(
    ##"""
    == a colour that is no colour
    { "a": { "$type": "color", "$value": "red" } }
    1:38: error: expected a colour, found 'red'; write '{ "colorSpace": "srgb", "components": [0, 0.5, 1] }' or '#0080FF'
    == a colour with five digits
    { "a": { "$type": "color", "$value": "#12345" } }
    1:38: error: expected a colour, found '#12345'; write '{ "colorSpace": "srgb", "components": [0, 0.5, 1] }' or '#0080FF'
    == a colour that is a number
    { "a": { "$type": "color", "$value": 255 } }
    1:38: error: expected a colour, found '255'; write '{ "colorSpace": "srgb", "components": [0, 0.5, 1] }' or '#0080FF'
    == an unknown colour space
    { "a": { "$type": "color", "$value": { "colorSpace": "sRGB", "components": [0, 0, 0] } } }
    1:54: error: unknown colour space 'sRGB'; did you mean 'srgb'?
    == a colour space that is no text
    { "a": { "$type": "color", "$value": { "colorSpace": 4, "components": [0, 0, 0] } } }
    1:54: error: expected a colour space for 'colorSpace' of a colour, found '4'
    == a colour without components
    { "a": { "$type": "color", "$value": { "colorSpace": "srgb" } } }
    1:38: error: a colour needs 'components'
    == two components
    { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0] } } }
    1:76: error: 'srgb' has 3 components, found 2
    == components that are a text
    { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": "0 0 0" } } }
    1:76: error: expected a list of numbers for 'components' of a colour, found '0 0 0'
    == components from 0 to 255
    { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 128, 255] } } }
    1:80: error: a component of 'srgb' must be between 0 and 1, found 128
    1:85: error: a component of 'srgb' must be between 0 and 1, found 255
    == a component that is a text
    { "a": { "$type": "color", "$value": { "colorSpace": "hsl", "components": ["12", 0, 0] } } }
    1:76: error: expected a number for 'components' of a colour, found '12'
    == too much alpha
    { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2 } } }
    1:96: error: alpha must be between 0 and 1, found 2
    == a hex that is none
    { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "black" } } }
    1:94: error: expected '#RRGGBB' for 'hex' of a colour, found 'black'
    == an unknown part of a colour
    { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "component": [0, 0, 0] } } }
    1:62: error: unknown part 'component' of a colour; did you mean 'components'?
    == a dimension without a unit
    { "a": { "$type": "dimension", "$value": { "value": 4 } } }
    1:42: error: a dimension needs 'unit'
    == a bare dimension
    { "a": { "$type": "dimension", "$value": 4 } }
    1:42: error: expected a dimension, found '4'; write '{ "value": 8, "unit": "px" }'
    == an unknown unit
    { "a": { "$type": "dimension", "$value": { "value": 4, "unit": "em" } } }
    1:64: error: unknown unit 'em'; units are px and rem
    == an unknown unit in a text
    { "a": { "$type": "dimension", "$value": "4pt" } }
    1:42: error: unknown unit 'pt'; units are px and rem
    == a dimension with a text for a number
    { "a": { "$type": "dimension", "$value": { "value": "4", "unit": "px" } } }
    1:53: error: expected a number for 'value' of a dimension, found '4'
    == a unit that is no text
    { "a": { "$type": "dimension", "$value": { "value": 4, "unit": 5 } } }
    1:64: error: expected a unit for 'unit' of a dimension, found '5'
    == a radius below zero
    { "button": { "medium": { "corner-radius": { "$type": "dimension", "$value": { "value": -4, "unit": "px" } } } } }
    1:78: error: 'button.medium.corner-radius' must be between 0 and 9999, found -4
    == an opacity above one
    { "switch": { "disabled-opacity": { "$type": "number", "$value": 50 } } }
    1:66: error: 'switch.disabled-opacity' must be between 0 and 1, found 50
    == a number beyond numbers
    { "a": { "$type": "number", "$value": 1e999 } }
    1:39: error: expected a number, found '1e999'; write a number without quotes
    == a number in quotes
    { "a": { "$type": "number", "$value": "1" } }
    1:39: error: expected a number, found '1'; write a number without quotes
    == a truth value for a number
    { "a": { "$type": "number", "$value": true } }
    1:39: error: expected a number, found 'true'; write a number without quotes
    == nothing for a number
    { "a": { "$type": "number", "$value": null } }
    1:39: error: expected a number, found nothing; write a number without quotes
    == a hexadecimal number
    { "a": { "$type": "number", "$value": 0x10 } }
    1:39: error: '0x10' is not a JSON number; write digits with a point, such as 0.5 or -12, or a text in double quotes
    == a weight in another case
    { "a": { "$type": "fontWeight", "$value": "Bold" } }
    1:43: error: 'Bold' is not a font weight; did you mean 'bold'?
    == a weight out of range
    { "a": { "$type": "fontWeight", "$value": 1200 } }
    1:43: error: a font weight must be between 1 and 1000, found 1200
    == a weight that is a list
    { "a": { "$type": "fontWeight", "$value": [] } }
    1:43: error: expected a font weight, found an empty list; write a number from 1 to 1000 or a name such as 'semi-bold'
    == a family that is a number
    { "a": { "$type": "fontFamily", "$value": 12 } }
    1:43: error: expected a font family, found '12'; write a name or a list of names
    == no families
    { "a": { "$type": "fontFamily", "$value": [] } }
    1:43: error: expected a font family, found an empty list; write a name or a list of names
    == a family among others that is none
    { "a": { "$type": "fontFamily", "$value": ["Inter", 4] } }
    1:53: error: expected a font family, found '4'; write a name or a list of names
    == a duration in minutes
    { "a": { "$type": "duration", "$value": { "value": 4, "unit": "min" } } }
    1:63: error: unknown unit 'min'; units are ms and s
    """##)
}
