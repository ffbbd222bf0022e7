@browser @UI-06
Feature: Accessible pages
  A user logs in without a mouse. Browser specs check each page with axe.

  Background:
    Given a visitor

  Scenario: A visitor logs in by keyboard, beginning with the first Tab
    Given they open the login
    When they move the focus by Tab to "Skip to content"
    And they press the key "Enter"
    And they move the focus by Tab to "E-mail address"
    And they write "full@demo.test"
    And they move the focus by Tab to "Password"
    And they write "demo"
    And they press the key "Enter"
    Then the page greets them as "Anna Becker"
