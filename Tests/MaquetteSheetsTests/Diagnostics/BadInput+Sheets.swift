@testable import MaquetteSheets

extension BadInput {
  /// Mistakes at the top of a sheet.
  static let sheets = cases(
    #"""
    == a list
    - button: Play
    sheet.yaml:1:1: error: expected a sheet, found a list
      - button: Play
      ^
      begin with 'maquette: 1', a 'title' and a 'body'
    == a text
    button
    sheet.yaml:1:1: error: expected a sheet, found 'button'
      button
      ^
      begin with 'maquette: 1', a 'title' and a 'body'
    == no version and no body
    title: Play
    sheet.yaml:1:1: error: the sheet does not state its version
      title: Play
      ^
      write 'maquette: 1'
    sheet.yaml:1:1: error: the sheet has no body
      title: Play
      ^
      add 'body:' and one element, such as 'button: Play'
    == a later version
    maquette: 2
    body: spacer
    sheet.yaml:1:11: error: expected version 1 of sheets, found '2'
      maquette: 2
                ^
      write 'maquette: 1'
    == unknown attributes, one of them an element
    maquette: 1
    body: button
    titel: Play
    label: Hello
    foo: bar
    sheet.yaml:3:1: error: unknown attribute 'titel' of a sheet
      titel: Play
      ^
      did you mean 'title'?
    sheet.yaml:4:1: error: unknown attribute 'label' of a sheet
      label: Hello
      ^
      elements go into the body: 'body: { label: … }'
    sheet.yaml:5:1: error: unknown attribute 'foo' of a sheet
      foo: bar
      ^
      it has \#(SheetKeys.all.joined(separator: ", "))
    == an empty title
    maquette: 1
    title: ''
    body: button
    sheet.yaml:2:8: error: the title is empty
      title: ''
             ^
      write one or remove the name
    == a title of 10,000 characters
    maquette: 1
    title: \#(String(repeating: "x", count: 10_000))
    body: button
    sheet.yaml:2:8: error: this text has 10000 characters; 4096 are allowed
      title: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
             ^
      shorten it
    == wrong types
    maquette: 1
    title: [a]
    scale: big
    padding: all
    size: 320
    background: 3
    body: button
    sheet.yaml:2:8: error: expected text, found a list
      title: [a]
             ^
    sheet.yaml:3:8: error: expected a number, found 'big'
      scale: big
             ^
    sheet.yaml:4:10: error: expected a number, found 'all'
      padding: all
               ^
    sheet.yaml:5:7: error: expected a mapping of width, height, found '320'
      size: 320
            ^
    sheet.yaml:6:13: error: expected a colour such as blue, secondary-label or #FF9500, found '3'
      background: 3
                  ^
    == values out of range
    maquette: 1
    scale: 100
    padding: -1
    size: { width: 0 }
    body: button
    sheet.yaml:2:8: error: expected a number between 0.5 and 8, found '100'
      scale: 100
             ^
    sheet.yaml:3:10: error: expected a number between 0 and 10000 on every side
      padding: -1
               ^
    sheet.yaml:4:16: error: the width must be more than 0
      size: { width: 0 }
                     ^
    == numbers that are none
    maquette: 1
    scale: nan
    padding: { top: inf, left: 3, bottom: 0x10 }
    body: button
    sheet.yaml:2:8: error: expected a number, found 'nan'
      scale: nan
             ^
    sheet.yaml:3:17: error: expected a number, found 'inf'
      padding: { top: inf, left: 3, bottom: 0x10 }
                      ^
    sheet.yaml:3:22: error: unknown edge 'left'
      padding: { top: inf, left: 3, bottom: 0x10 }
                           ^
      edges are all, horizontal, vertical, top, leading, bottom, trailing
    sheet.yaml:3:39: error: expected a number, found '0x10'
      padding: { top: inf, left: 3, bottom: 0x10 }
                                            ^
    == booleans that are none
    maquette: 1
    enabled: yes
    body: button
    sheet.yaml:2:10: error: expected true or false, found 'yes'
      enabled: yes
               ^
      write true
    == no values
    maquette: 1
    title:
    tint: null
    body:
    sheet.yaml:2:1: error: 'title' has no value
      title:
      ^
      write a value, or remove the name
    sheet.yaml:3:1: error: 'tint' has no value
      tint: null
      ^
      write a value, or remove the name
    sheet.yaml:4:6: error: expected an element, found nothing
      body:
           ^
      write its name and attributes, such as 'button: Play'
    == a canvas of a milliard points
    maquette: 1
    size: { width: 1000000000, height: 1000000000 }
    body: button
    sheet.yaml:2:7: error: a picture of 1000000000 by 1000000000 points at 2x has more than 256 megapixels
      size: { width: 1000000000, height: 1000000000 }
            ^
      make the size or the scale smaller
    == a canvas beyond numbers
    maquette: 1
    size: { width: 1e10 }
    body: button
    sheet.yaml:2:16: error: expected a number between -1000000000 and 1000000000, found '1e10'
      size: { width: 1e10 }
                     ^
    == a wrong environment
    maquette: 1
    platform: android
    appearance: drak
    text-size: big
    tint: '#12'
    body: button
    sheet.yaml:2:11: error: expected one of ios, macos, watchos, found 'android'
      platform: android
                ^
    sheet.yaml:3:13: error: expected one of light, dark, found 'drak'
      appearance: drak
                  ^
      did you mean 'dark'?
    sheet.yaml:4:12: error: expected one of x-small, small, medium, large, x-large, xx-large, xxx-large, accessibility-1, accessibility-2, accessibility-3, accessibility-4, accessibility-5, found 'big'
      text-size: big
                 ^
    sheet.yaml:5:7: error: expected a colour such as blue, secondary-label or #FF9500, found '#12'
      tint: '#12'
            ^
      write # and 3, 6 or 8 hexadecimal digits
    == variants that are a list
    maquette: 1
    body: button
    variants: [dark]
    sheet.yaml:3:11: error: expected attributes with lists of values, found a list
      variants: [dark]
                ^
      write, for example, '{ appearance: [light, dark] }'
    == wrong variants
    maquette: 1
    body: button
    variants:
      appearance: [light, drak, light]
      scale: 2
      tint: []
      body: [a, b]
      directon: [left-to-right]
    sheet.yaml:4:23: error: expected one of light, dark, found 'drak'
        appearance: [light, drak, light]
                            ^
      did you mean 'dark'?
    sheet.yaml:4:29: error: 'light' is given twice, first at line 4, column 16
        appearance: [light, drak, light]
                                  ^
    sheet.yaml:5:10: error: expected a list of values for 'scale', found '2'
        scale: 2
               ^
      write 'scale: [ … ]' with one value or more
    sheet.yaml:6:9: error: expected a list of values for 'tint', found an empty list
        tint: []
              ^
      write 'tint: [ … ]' with one value or more
    sheet.yaml:7:3: error: 'body' cannot vary
        body: [a, b]
        ^
      these can: \#((SheetValidator.variable + ["exclude"]).joined(separator: ", "))
    sheet.yaml:8:3: error: 'directon' cannot vary
        directon: [left-to-right]
        ^
      did you mean 'direction'?
    == a variant's canvas that is too large
    maquette: 1
    body: button
    variants:
      size: [{ width: 100, height: 100 }, { width: 100000, height: 100000 }]
    sheet.yaml:4:39: error: a picture of 100000 by 100000 points at 2x has more than 256 megapixels
        size: [{ width: 100, height: 100 }, { width: 100000, height: 100000 }]
                                            ^
      make the size or the scale smaller
    == a million pictures
    maquette: 1
    body: button
    variants:
      appearance: [light, dark]
      contrast: [standard, increased]
      scale: [\#((0..<300).map { "\(1 + Double($0) / 100)" }.joined(separator: ", "))]
    sheet.yaml:4:3: error: the variants make more than 1000 pictures
        appearance: [light, dark]
        ^
      use fewer variants
    """#)
}
