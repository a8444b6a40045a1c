import MaquetteElements

extension BadInput {
  /// Mistakes in the body.
  static let elements = cases(
    #"""
    == an unknown element
    maquette: 1
    body: buton
    sheet.yaml:2:7: error: unknown element 'buton'
      body: buton
            ^
      did you mean 'button'?
    == an unknown element with attributes
    maquette: 1
    body:
      vstack:
        - { gizmos: 3 }
        - { tittle: x }
    sheet.yaml:4:9: error: unknown element 'gizmos'
          - { gizmos: 3 }
              ^
      'maquette list controls' shows all elements
    sheet.yaml:5:9: error: unknown element 'tittle'
          - { tittle: x }
              ^
      'maquette list controls' shows all elements
    == a row in a section of a list, and elsewhere
    maquette: 1
    body:
      vstack:
        - list: [{ section: [{ row: Name }] }]
        - row: [Name]
    sheet.yaml:4:28: error: unknown element 'row'
          - list: [{ section: [{ row: Name }] }]
                                 ^
      did you mean 'list-row'?
    sheet.yaml:5:7: error: unknown element 'row'
          - row: [Name]
            ^
      did you mean 'hstack'?
    == several elements without a stack
    maquette: 1
    body:
      - button: Play
      - button: Stop
    sheet.yaml:3:3: error: expected an element, found a list
        - button: Play
        ^
      put several elements into a 'vstack'
    == attributes beside the name
    maquette: 1
    body:
      button: Play
      size: large
    sheet.yaml:4:3: error: expected one element, found 'button', 'size'
        size: large
        ^
      indent attributes under the element's name; put several elements into a 'vstack'
    == an empty mapping
    maquette: 1
    body: {}
    sheet.yaml:2:7: error: expected one element, found an empty mapping
      body: {}
            ^
      indent attributes under the element's name; put several elements into a 'vstack'
    == unknown and wrong attributes
    maquette: 1
    body:
      button:
        titel: Play
        size: huge
        busy: yes
        corner-radius: nan
        state: [selected, pressed]
        lines: -9223372036854775808
        content-insets: { top: x, lefft: 3 }
    sheet.yaml:4:5: error: unknown attribute 'titel' of a button
          titel: Play
          ^
      did you mean 'title'?
    sheet.yaml:5:11: error: expected one of mini, small, medium, large, found 'huge'
          size: huge
                ^
    sheet.yaml:6:11: error: expected true or false, found 'yes'
          busy: yes
                ^
      write true
    sheet.yaml:7:20: error: expected a number, found 'nan'
          corner-radius: nan
                         ^
    sheet.yaml:8:23: error: expected one of normal, highlighted, disabled, selected, focused, found 'pressed'
          state: [selected, pressed]
                            ^
    sheet.yaml:9:12: error: expected a whole number between 1 and 1000, found '-9223372036854775808'
          lines: -9223372036854775808
                 ^
    sheet.yaml:10:28: error: expected a number, found 'x'
          content-insets: { top: x, lefft: 3 }
                                 ^
    sheet.yaml:10:31: error: unknown edge 'lefft'
          content-insets: { top: x, lefft: 3 }
                                    ^
      edges are all, horizontal, vertical, top, leading, bottom, trailing
    == a list for a control
    maquette: 1
    body:
      button: [Play, Stop]
    sheet.yaml:3:11: error: expected the attributes of 'button', found a list
        button: [Play, Stop]
                ^
      write 'button:' and its attributes indented below it
    == a value for a container
    maquette: 1
    body:
      hstack: 3
    sheet.yaml:3:11: error: expected the children or attributes of 'hstack', found '3'
        hstack: 3
                ^
      write 'hstack:' and its attributes indented below it
    == an element as an attribute
    maquette: 1
    body:
      vstack:
        button: Play
    sheet.yaml:4:5: error: 'button' is an element, not an attribute of a vstack
          button: Play
          ^
      write children as a list: '- button: …'
    == children that are no list
    maquette: 1
    body:
      vstack:
        children: { button: Play }
        spacing: wide
    sheet.yaml:4:15: error: expected a list of the children of 'vstack', found a mapping
          children: { button: Play }
                    ^
      write '- ' before each child
    sheet.yaml:5:14: error: expected a number, found 'wide'
          spacing: wide
                   ^
    == common attributes
    maquette: 1
    body:
      spacer:
        frame: { width: -3, hight: 2, alignment: midle }
        padding: { top: x, botom: 3 }
        opacity: 2
        with: { appearance: drak, tint: blu, enabled: no }
    sheet.yaml:4:21: error: expected a number between 0 and 1000000000, found '-3'
          frame: { width: -3, hight: 2, alignment: midle }
                          ^
    sheet.yaml:4:25: error: unknown attribute 'hight' of a frame
          frame: { width: -3, hight: 2, alignment: midle }
                              ^
      did you mean 'height'?
    sheet.yaml:4:46: error: expected one of top-leading, top, top-trailing, leading, center, trailing, bottom-leading, bottom, bottom-trailing, leading-first-baseline, first-baseline, trailing-first-baseline, leading-last-baseline, last-baseline, trailing-last-baseline, found 'midle'
          frame: { width: -3, hight: 2, alignment: midle }
                                                   ^
    sheet.yaml:5:21: error: expected a number, found 'x'
          padding: { top: x, botom: 3 }
                          ^
    sheet.yaml:5:24: error: unknown edge 'botom'
          padding: { top: x, botom: 3 }
                             ^
      edges are all, horizontal, vertical, top, leading, bottom, trailing
    sheet.yaml:6:14: error: expected a number between 0 and 1, found '2'
          opacity: 2
                   ^
    sheet.yaml:7:25: error: expected one of light, dark, found 'drak'
          with: { appearance: drak, tint: blu, enabled: no }
                              ^
      did you mean 'dark'?
    sheet.yaml:7:37: error: expected a colour such as blue, secondary-label or #FF9500, found 'blu'
          with: { appearance: drak, tint: blu, enabled: no }
                                          ^
      did you mean 'blue'?
    sheet.yaml:7:51: error: expected true or false, found 'no'
          with: { appearance: drak, tint: blu, enabled: no }
                                                        ^
      write false
    == attributes without a value
    maquette: 1
    body:
      button:
        title:
        sise:
    sheet.yaml:4:5: error: 'title' has no value
          title:
          ^
      write a value, or remove the name
    sheet.yaml:5:5: error: 'sise' has no value
          sise:
          ^
      write a value, or remove the name
    == ids given twice
    maquette: 1
    body:
      vstack:
        - label: { id: a, text: x }
        - label: { id: b, text: x }
        - spacer: { id: a }
    sheet.yaml:6:21: error: the id 'a' is given twice, first at line 4, column 20
          - spacer: { id: a }
                          ^
      choose another
    == an id that an alias repeats
    maquette: 1
    body:
      vstack:
        - &x
          spacer: { id: a }
        - *x
    sheet.yaml:5:21: error: the id 'a' is repeated by a matrix, a loop, a definition or an alias
            spacer: { id: a }
                          ^
      remove it
    == a mistake that an alias repeats
    maquette: 1
    body:
      vstack:
        - &x
          spacer: { foo: a }
        - *x
    sheet.yaml:5:17: error: unknown attribute 'foo' of a spacer
            spacer: { foo: a }
                      ^
      it has min-length; every element has \#(CommonAttributes.attributes.map(\.name).joined(separator: ", "))
    """#)
}
