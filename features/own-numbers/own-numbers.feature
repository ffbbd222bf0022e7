Feature: Own article numbers
  A company assigns a part to its own number once; later lists find the part by this number.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @INFO-17 @memory
  Rule: A part that a user assigns to an own number is found by this number in later lists

    Background:
      Given the quick order is open

    Scenario: A warehouse number that is assigned to a part finds the part in a later list
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
