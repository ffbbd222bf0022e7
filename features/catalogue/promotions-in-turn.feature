@browser @still
Feature: Carousel of promotions
  The home page shows promotions in a carousel, which stops when the user operates it.

  Background:
    Given a visitor
    And they open the home page

  @UI-04 @PAGE-01
  Rule: The carousel advances every 3000 ms, pauses on hover, and stops after an interaction

    Scenario: The carousel advances, pauses on hover, and stops after a drag of more than 3 pixels
      When 2.9 seconds pass
      Then promotion 1 comes first
      When 0.2 seconds pass
      Then promotion 2 comes first
      When the pointer rests on the promotions
      And 7 seconds pass
      Then promotion 2 comes first
      When the pointer leaves the promotions
      And 3 seconds pass
      Then promotion 3 comes first
      When they drag the promotions by 4 pixels
      And the pointer leaves the promotions
      And 9 seconds pass
      Then promotion 3 comes first
