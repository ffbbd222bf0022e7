@browser
Feature: The search by keyboard
  A user of a keyboard or a screen reader finds parts as fast as any other user.

  Background:
    Given a visitor
    And they open the home page

  @SRCH-02 @SRCH-13 @UI-05
  Rule: Arrow keys move through products and groups, Enter opens, Escape closes and then clears

    Scenario: Arrow keys select an option, Enter opens a group or product, Escape closes the list and clears the field
      Then the search field is a combobox that is closed
      When they type "oil filter" into the search
      And they pause
      Then the search field is a combobox that is open
      And the drop-down has the z-index 9999, and is 12 pixels below the search field
      When they press the key "ArrowDown"
      Then option 1 is active
      When they press the key "ArrowDown"
      Then option 2 is active
      When they press the key "ArrowRight"
      Then the active option shows its details
      When they press the key "ArrowLeft"
      And they press the key "ArrowUp"
      Then option 1 is active
      When they press the key "ArrowUp"
      Then no option is active
      When they press the key "ArrowUp"
      Then the last option is active
      When they press the key "Escape"
      Then the search field is a combobox that is closed
      And the search field contains "oil filter"
      When they press the key "Alt+ArrowDown"
      Then the search field is a combobox that is open
      And no option is active
      When they press the key "ArrowUp"
      And they press the key "Enter"
      Then they are on the list of a group
      When they type "oil filter" into the search
      And they pause
      Then the search has results
      When they press the key "Escape"
      Then the search field is a combobox that is closed
      When they press the key "Escape"
      Then the search field contains ""
      When they type "oil filter" into the search
      And they pause
      Then the search has results
      When they press the key "ArrowDown"
      And they press the key "Enter"
      Then they are on the page of a product
