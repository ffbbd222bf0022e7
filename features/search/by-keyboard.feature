@browser
Feature: The search by keyboard
  Who uses no mouse, and who hears the page instead of seeing it, finds as fast as anybody.

  Background:
    Given a visitor
    And they open the home page

  @SRCH-13
  Rule: The field says what it is and what is open

    Scenario: A combobox
      Then the search field is a combobox that is closed
      When they type "brake" into the search
      And they pause
      Then the search field is a combobox that is open
      When they press the key "Escape"
      Then the search field is a combobox that is closed
      And the search holds "brake"
      When they press the key "Escape"
      Then the search holds ""

  @SRCH-13
  Rule: The arrows walk products and groups, Enter follows

    Scenario: To the second product
      When they type "oil filter" into the search
      And they pause
      And something is found
      And they press the key "ArrowDown"
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
      When they press the key "Enter"
      Then they are on the list of a group

    Scenario: Straight to a product
      When they type "oil filter" into the search
      And they pause
      And something is found
      And they press the key "ArrowDown"
      And they press the key "Enter"
      Then they are on the page of a product

  @UI-05 @SRCH-02
  Rule: What drops down lies above everything, 12 pixels below its field

    Scenario: The search
      When they type "brake" into the search
      And they pause
      Then the drop-down lies at level 9999, 12 pixels below
