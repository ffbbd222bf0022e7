@browser
Feature: Comparing parts
  Up to four parts are compared in columns, and their differences are marked.

  Background:
    Given a visitor

  @PAGE-06
  Rule: At most four parts are compared; the comparison survives a reload and marks differences

    Scenario: Four parts are compared, and a fifth is refused
      When they list the parts with term "oil filter" and page "1"
      And they compare the first 4 parts
      And they add one more part to the comparison
      Then the message is "You can compare up to 4 parts."
      When they open the comparison
      Then the comparison shows 4 parts
      When they load the page again
      Then the comparison shows 4 parts
      And exactly the rows whose values differ are marked
