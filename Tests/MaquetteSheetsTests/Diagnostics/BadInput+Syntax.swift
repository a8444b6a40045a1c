@testable import MaquetteSheets

extension BadInput {
  /// Texts that cannot be read as YAML or JSON, or hold what sheets do not have.
  static let syntax = [
    BadInput(
      name: "an empty file",
      sheet: """

        """,
      answer: """
        sheet.yaml:1:1: error: the sheet is empty
          begin with 'maquette: 1', a 'title' and a 'body'
        """),
    BadInput(
      name: "only a comment",
      sheet: """
        # nothing yet

        """,
      answer: """
        sheet.yaml:1:1: error: the sheet is empty
          # nothing yet
          ^
          begin with 'maquette: 1', a 'title' and a 'body'
        """),
    BadInput(
      name: "a tab that indents",
      sheet: """
        maquette: 1
        body:
        	button: Play

        """,
      answer: """
        sheet.yaml:3:1: error: a tab cannot indent a sheet
          	button: Play
          ^
          indent with spaces
        """),
    BadInput(
      name: "a tab inside an indentation",
      sheet: """
        maquette: 1
        body:
          vstack:
          	- spacer

        """,
      answer: """
        sheet.yaml:4:3: error: a tab cannot indent a sheet
            	- spacer
            ^
          indent with spaces
        """),
    BadInput(
      name: "a tab in a block of text",
      sheet: """
        title: |
        	text

        """,
      answer: """
        sheet.yaml:2:1: error: a tab cannot indent a sheet
          	text
          ^
          indent with spaces
        """),
    BadInput(
      name: "a duplicate key",
      sheet: """
        maquette: 1
        title: One
        body: spacer
        title: Two

        """,
      answer: """
        sheet.yaml:4:1: error: 'title' is given twice, first at line 2, column 1
          title: Two
          ^
        """),
    BadInput(
      name: "a cyclic alias",
      sheet: """
        maquette: 1
        body: &all
          vstack:
            - *all

        """,
      answer: """
        sheet.yaml:4:7: error: the alias '*all' is inside what it stands for
              - *all
                ^
        """),
    BadInput(
      name: "an unknown alias",
      sheet: """
        maquette: 1
        title: &name Play
        body: { label: *nam }

        """,
      answer: """
        sheet.yaml:3:16: error: unknown alias '*nam'
          body: { label: *nam }
                         ^
          did you mean '*name'?
        """),
    BadInput(
      name: "a quote that is not closed",
      sheet: """
        maquette: 1
        title: "Play
        body: spacer

        """,
      answer: """
        sheet.yaml:2:8: error: this quoted text never ends
          title: "Play
                 ^
          close it with the quote that it begins with
        """),
    BadInput(
      name: "a bracket that is not closed",
      sheet: """
        maquette: 1
        body: { vstack: [spacer, spacer }

        """,
      answer: """
        sheet.yaml:2:33: error: expected ',' or ']' in the list that begins at line 2, column 17
          body: { vstack: [spacer, spacer }
                                          ^
        """),
    BadInput(
      name: "a bracket that is not closed at the end",
      sheet: """
        maquette: 1
        body: { vstack: [spacer

        """,
      answer: """
        sheet.yaml:2:17: error: this list is never closed
          body: { vstack: [spacer
                          ^
          close it with ']'
        """),
    BadInput(
      name: "a colon in a text",
      sheet: """
        maquette: 1
        title: Wi-Fi: on

        """,
      answer: """
        sheet.yaml:2:13: error: a ':' is not expected here
          title: Wi-Fi: on
                      ^
          quote a text that contains ': ', or check the indentation
        """),
    BadInput(
      name: "a reserved character",
      sheet: """
        maquette: 1
        title: @home

        """,
      answer: """
        sheet.yaml:2:8: error: '@' cannot begin a value
          title: @home
                 ^
          quote the value
        """),
    BadInput(
      name: "an entry out of line",
      sheet: """
        body:
          vstack:
            - spacer
           padding: 3

        """,
      answer: """
        sheet.yaml:4:4: error: this does not line up with the list or mapping that begins at line 2, column 3
             padding: 3
             ^
          indent entries of the same list or mapping equally
        """),
    BadInput(
      name: "a key without a colon",
      sheet: """
        maquette: 1
        title
        body: spacer

        """,
      answer: """
        sheet.yaml:2:1: error: expected ':' after this key
          title
          ^
        """),
    BadInput(
      name: "an unknown escape",
      sheet: #"""
        title: "at\once"

        """#,
      answer: #"""
        sheet.yaml:1:11: error: unknown escape in a quoted text
          title: "at\once"
                    ^
          write '\\' for a backslash
        """#),
    BadInput(
      name: "half of a surrogate pair",
      sheet: #"""
        {"title": "\uD83D"}

        """#,
      answer: #"""
        sheet.yaml:1:1: error: the sheet does not say which version of sheets it is written for
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
        """#),
    BadInput(
      name: "a second document",
      sheet: """
        maquette: 1
        body: spacer
        ---
        maquette: 1

        """,
      answer: """
        sheet.yaml:3:1: error: a second document begins here; a sheet is one document
          ---
          ^
          put it in a file of its own
        """),
    BadInput(
      name: "a merge key",
      sheet: """
        defaults: &d { size: large }
        body:
          button:
            <<: *d

        """,
      answer: """
        sheet.yaml:1:1: error: the sheet does not say which version of sheets it is written for
          defaults: &d { size: large }
          ^
          write 'maquette: 1'
        sheet.yaml:1:1: error: unknown attribute 'defaults' of a sheet
          defaults: &d { size: large }
          ^
          it has \(SheetKeys.all.joined(separator: ", "))
        sheet.yaml:4:5: error: merge keys ('<<') are not supported
              <<: *d
              ^
          repeat the attributes, or give defaults to a subtree with 'with'
        """),
    BadInput(
      name: "a key that is a list",
      sheet: """
        ? [a]
        : b

        """,
      answer: """
        sheet.yaml:1:1: error: the sheet does not say which version of sheets it is written for
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
        """),
    BadInput(
      name: "a tag",
      sheet: """
        maquette: 1
        body: !!str button

        """,
      answer: """
        sheet.yaml:2:7: error: tags are not supported: 'tag:yaml.org,2002:str'
          body: !!str button
                ^
          write the value alone; quote it if it is text
        """),
    BadInput(
      name: "a directive for another YAML",
      sheet: """
        %YAML 2.0
        ---
        maquette: 1

        """,
      answer: """
        sheet.yaml:1:1: error: cannot read this as YAML: found incompatible YAML document
          %YAML 2.0
          ^
        """),
    BadInput(
      name: "text after the end",
      sheet: """
        { "maquette": 1 }
        body: spacer

        """,
      answer: """
        sheet.yaml:2:1: error: expected nothing after the end of the sheet
          body: spacer
          ^
          begin a sheet with 'maquette: 1', not with a value
        """),
    BadInput(
      name: "a comma without a value",
      sheet: """
        maquette: 1
        body: { vstack: [spacer,, spacer] }

        """,
      answer: """
        sheet.yaml:2:25: error: expected a value
          body: { vstack: [spacer,, spacer] }
                                  ^
        """),
    BadInput(
      name: "an anchor without a name",
      sheet: """
        maquette: 1
        body: & spacer

        """,
      answer: """
        sheet.yaml:2:8: error: cannot read this as YAML: did not find expected alphabetic or numeric character
          body: & spacer
                 ^
        """),
  ]
}
