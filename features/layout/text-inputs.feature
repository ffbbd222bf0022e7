@browser @UI-01
Feature: Text inputs
  A field shows a message at its maximum length, and accepts no further characters.

  Background:
    Given a visitor

  Scenario: A text at its maximum length shows a message
    Given they open the login
    When they type 253 characters as user name
    Then they do not see "You have reached the maximum length."
    When they type 254 characters as user name
    Then they see "You have reached the maximum length."
    And the message "You have reached the maximum length." is announced with the field
    When they type 255 characters as user name
    Then the field contains 254 characters
