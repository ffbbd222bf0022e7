Feature: Own article numbers
  A part that a company has chosen once for a number is filled in the next time, with a note.
  Other companies cannot read the numbers.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @INFO-17 @memory
  Rule: A decision in a list applies to later lists

    Background:
      Given the quick order is open

    Scenario: An assigned warehouse number applies to later lists
      Given they have pasted "LAGER-0815;2"
      When they assign the number of row 1 to "2.90533"
      Then the table shows:
        | number     | quantity | state |
        | LAGER-0815 | 2        | Found |
      When they paste the list:
        """
        lager 0815	4
        """
      Then the table shows:
        | number     | quantity | state |
        | LAGER-0815 | 2        | Found |
        | lager 0815 | 4        | Found |
