extension BadTokens {
  /// Values that the theme cannot have, and values of Style Dictionary.
  static let theme = cases(
    ##"""
    == a text style that is not the theme's
    { "button": { "medium": { "title-style": { "$type": "typography", "$value": { "fontFamily": "system-ui", "fontSize": "12px", "fontWeight": 400, "letterSpacing": "0px", "lineHeight": 1.2 } } } } }
    1:77: error: 'button.medium.title-style' depends on a text style; expected a reference such as '{type.body}'
    == a colour where one of the theme is followed
    { "switch": { "tint": { "$type": "color", "$value": "#f00" } } }
    1:53: error: 'switch.tint' depends on another colour; expected a reference such as '{color.accent}'
    == an unknown family
    { "font": { "family": { "$type": "fontFamily", "$value": ["Helvetica Neue", "Arial"] } } }
    1:58: warning: no font is loaded for the family 'Helvetica Neue' or 'Arial'; the system font is drawn; name its file with --font, or a folder with --font-dir
    == letter spacing
    { "type": { "body": { "$type": "typography", "$value": { "fontFamily": "system-ui", "fontSize": "17px", "fontWeight": 400, "letterSpacing": "1px", "lineHeight": 1.2 } } } }
    1:56: warning: the letter spacing of 'type.body' is not drawn
    == a deprecated token that is used
    { "old": { "$type": "color", "$value": "#123", "$deprecated": "use blue" }, "color": { "accent": { "$value": "{old}" } } }
    1:110: warning: 'old' is deprecated: use blue; use another
    == a value of Style Dictionary that is wrong
    { "color": { "label": { "value": "nearly black" } } }
    1:34: error: expected a colour, found 'nearly black'; write '{ "colorSpace": "srgb", "components": [0, 0.5, 1] }' or '#0080FF'
    == a reference of Style Dictionary that is wrong
    { "color": { "label": { "value": "{color.base.blak.value}" }, "base": { "black": { "value": "#000" } } } }
    1:34: error: there is no token '{color.base.blak.value}'; did you mean '{color.base.black}'?
    """##)
}
