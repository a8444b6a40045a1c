@testable import MaquetteSheets

extension BadInput {
  /// Texts that are not YAML or JSON, or use features that sheets do not have.
  static let syntax = cases(
    #"""
    == an empty file
    sheet.yaml:1:1: error: the sheet is empty
      begin with 'maquette: 1', a 'title' and a 'body'
    == only a comment
    # nothing yet
    sheet.yaml:1:1: error: the sheet is empty
      # nothing yet
      ^
      begin with 'maquette: 1', a 'title' and a 'body'
    == a tab that indents
    maquette: 1
    body:
    	button: Play
    sheet.yaml:3:1: error: a tab cannot indent a sheet
      	button: Play
      ^
      indent with spaces
    == a tab inside an indentation
    maquette: 1
    body:
      vstack:
      	- spacer
    sheet.yaml:4:3: error: a tab cannot indent a sheet
        	- spacer
        ^
      indent with spaces
    == a tab in a block of text
    title: |
    	text
    sheet.yaml:2:1: error: a tab cannot indent a sheet
      	text
      ^
      indent with spaces
    == a duplicate key
    maquette: 1
    title: One
    body: spacer
    title: Two
    sheet.yaml:4:1: error: 'title' is given twice, first at line 2, column 1
      title: Two
      ^
    == a cyclic alias
    maquette: 1
    body: &all
      vstack:
        - *all
    sheet.yaml:4:7: error: the alias '*all' refers to itself
          - *all
            ^
    == an unknown alias
    maquette: 1
    title: &name Play
    body: { label: *nam }
    sheet.yaml:3:16: error: unknown alias '*nam'
      body: { label: *nam }
                     ^
      did you mean '*name'?
    == a quote that is not closed
    maquette: 1
    title: "Play
    body: spacer
    sheet.yaml:2:8: error: this quoted text has no closing quote
      title: "Play
             ^
      add the closing quote
    == a bracket that is not closed
    maquette: 1
    body: { vstack: [spacer, spacer }
    sheet.yaml:2:33: error: expected ',' or ']' in the list that begins at line 2, column 17
      body: { vstack: [spacer, spacer }
                                      ^
      put a text that contains ': ' or ',' in quotes, and a comma between two values
    == a bracket that is not closed at the end
    maquette: 1
    body: { vstack: [spacer
    sheet.yaml:2:17: error: this list has no closing ']'
      body: { vstack: [spacer
                      ^
      close it with ']'
    == a colon in a text
    maquette: 1
    title: Wi-Fi: on
    sheet.yaml:2:13: error: a ':' is not expected here
      title: Wi-Fi: on
                  ^
      quote a text that contains ': ', or check the indentation
    == a reserved character
    maquette: 1
    title: @home
    sheet.yaml:2:8: error: '@' cannot begin a value
      title: @home
             ^
      quote the value
    == an entry out of line
    body:
      vstack:
        - spacer
       padding: 3
    sheet.yaml:4:4: error: this does not line up with the list or mapping that begins at line 2, column 3
         padding: 3
         ^
      indent entries of the same list or mapping equally
    == a key without a colon
    maquette: 1
    title
    body: spacer
    sheet.yaml:2:1: error: expected ':' after this key
      title
      ^
    == an unknown escape
    title: "at\once"
    sheet.yaml:1:11: error: unknown escape in a quoted text
      title: "at\once"
                ^
      write '\\' for a backslash
    == half of a surrogate pair
    {"title": "\uD83D"}
    sheet.yaml:1:1: error: the sheet does not state its version
      {"title": "\uD83D"}
      ^
      write 'maquette: 1'
    sheet.yaml:1:1: error: the sheet has no body
      {"title": "\uD83D"}
      ^
      add 'body:' and one element, such as 'button: Play'
    sheet.yaml:1:11: error: half of a surrogate pair in this text
      {"title": "\uD83D"}
                ^
      write both halves, such as \uD83D\uDE00, or the character itself
    == a second document
    maquette: 1
    body: spacer
    ---
    maquette: 1
    sheet.yaml:3:1: error: a second document begins here, but a sheet is one document
      ---
      ^
      put it in a file of its own
    == a merge key
    defaults: &d { size: large }
    body:
      button:
        <<: *d
    sheet.yaml:1:1: error: the sheet does not state its version
      defaults: &d { size: large }
      ^
      write 'maquette: 1'
    sheet.yaml:1:1: error: unknown attribute 'defaults' of a sheet
      defaults: &d { size: large }
      ^
      it has \#(SheetKeys.all.joined(separator: ", "))
    sheet.yaml:4:5: error: merge keys ('<<') are not supported
          <<: *d
          ^
      repeat the attributes, or give defaults to a subtree with 'with'
    == a key that is a list
    ? [a]
    : b
    sheet.yaml:1:1: error: the sheet does not state its version
      ? [a]
      ^
      write 'maquette: 1'
    sheet.yaml:1:1: error: the sheet has no body
      ? [a]
      ^
      add 'body:' and one element, such as 'button: Play'
    sheet.yaml:1:3: error: a key must be plain text
      ? [a]
        ^
    == a tag
    maquette: 1
    body: !!str button
    sheet.yaml:2:7: error: tags are not supported: 'tag:yaml.org,2002:str'
      body: !!str button
            ^
      write the value alone; quote it if it is text
    == a directive for another YAML
    %YAML 2.0
    ---
    maquette: 1
    sheet.yaml:1:1: error: cannot read this as YAML: found incompatible YAML document
      %YAML 2.0
      ^
    == text after the end
    { "maquette": 1 }
    body: spacer
    sheet.yaml:2:1: error: unexpected content after the end of the sheet
      body: spacer
      ^
      begin a sheet with 'maquette: 1', not with a value
    == a comma without a value
    maquette: 1
    body: { vstack: [spacer,, spacer] }
    sheet.yaml:2:25: error: expected a value
      body: { vstack: [spacer,, spacer] }
                              ^
    == an anchor without a name
    maquette: 1
    body: & spacer
    sheet.yaml:2:8: error: cannot read this as YAML: did not find expected alphabetic or numeric character
      body: & spacer
             ^
    """#)
}
