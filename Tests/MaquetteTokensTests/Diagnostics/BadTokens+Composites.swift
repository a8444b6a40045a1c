extension BadTokens {
  /// Composite values that are not of their types.
  static let composites = cases(
    ##"""
    == three numbers for a curve
    { "a": { "$type": "cubicBezier", "$value": [0, 0, 1] } }
    1:44: error: expected a cubic Bézier curve, found a list; write four numbers, the first and the third from 0 to 1
    == a curve that leaves the range
    { "a": { "$type": "cubicBezier", "$value": [2, 0, 1, 1] } }
    1:45: error: an x coordinate must be between 0 and 1, found 2
    == an unknown stroke style
    { "a": { "$type": "strokeStyle", "$value": "dotet" } }
    1:44: error: 'dotet' is not a stroke style; did you mean 'dotted'?
    == dashes that are no lengths
    { "a": { "$type": "strokeStyle", "$value": { "dashArray": [1, 2], "lineCap": "round" } } }
    1:60: error: expected a dimension, found '1'; write '{ "value": 8, "unit": "px" }'
    1:63: error: expected a dimension, found '2'; write '{ "value": 8, "unit": "px" }'
    == an unknown line cap
    { "a": { "$type": "strokeStyle", "$value": { "dashArray": ["1px"], "lineCap": "flat" } } }
    1:79: error: expected round, butt or square for 'lineCap' of a stroke style, found 'flat'
    == a border without a width
    { "a": { "$type": "border", "$value": { "color": "#fff", "style": "solid" } } }
    1:39: error: a border needs 'width'
    == a transition with an unknown part
    { "a": { "$type": "transition", "$value": { "duration": "1s", "delay": "0ms", "timing": [0, 0, 1, 1] } } }
    1:79: error: unknown part 'timing' of a transition; it has duration, delay, timingFunction
    == a shadow without a blur
    { "a": { "$type": "shadow", "$value": { "color": "#000", "offsetX": "0px", "offsetY": "1px", "spread": "0px" } } }
    1:39: error: a shadow needs 'blur'
    == an inset that is a text
    { "a": { "$type": "shadow", "$value": { "color": "#000", "offsetX": "0px", "offsetY": "1px", "blur": "1px", "spread": "0px", "inset": "yes" } } }
    1:135: error: expected true or false for 'inset' of a shadow, found 'yes'
    == a gradient that is an object
    { "a": { "$type": "gradient", "$value": { "color": "#fff", "position": 0 } } }
    1:41: error: expected a gradient, found a mapping; write a list of stops, each with 'color' and 'position'
    == a stop without a position
    { "a": { "$type": "gradient", "$value": [{ "color": "#fff" }] } }
    1:42: error: a gradient needs 'position'
    == a typography without a size
    { "a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400, "letterSpacing": "0px", "lineHeight": 1.2 } } }
    1:43: error: a typography needs 'fontSize'
    """##)
}
