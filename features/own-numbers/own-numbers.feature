Feature: Own article numbers
  A company assigns a part to its own number once; later lists find the part by this number.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @INFO-17 @memory
  Rule: An assignment in one list applies to later lists

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
