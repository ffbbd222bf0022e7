@browser
Feature: Comparing parts
  Up to four parts are compared in columns, and their differences are marked.

  Background:
    Given a visitor

  @PAGE-06
  Rule: Four parts at most are compared, survive a reload, and have their differences marked

    Scenario: Four parts are compared, and a fifth is refused
      When they look through the parts with term "oil filter" and page "1"
      And they compare the first 4 parts
      And they compare one part more
      Then they are told "You can compare up to 4 parts."
      When they open the comparison
      Then 4 parts stand side by side
      When they load the page again
      Then 4 parts stand side by side
      And exactly the rows whose values differ are marked
