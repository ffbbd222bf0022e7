Feature: The overview of the info centre
  The overview shows warnings, the counts of the day, and links to frequent pages.

  Background:
    Given a visitor

  @INFO-01 @http
  Rule: The tiles link to lists, and show their counts

    Scenario: An account with all rights sees all tiles, with the counts of orders and back orders
      Given the partner "full@demo.test" is logged in
      When they open the info centre
      Then they see:
        | Open orders      |
        | Back-order lines |
        | Open invoices    |
        | Deliveries today |
        | Latest orders    |
        | Continue         |
      And the tiles of orders and back orders show the number of entries of their lists

    Scenario: The tile of changed parts links to the changes since the last visit
      Given the partner "full@demo.test" is logged in
      When they open the info centre
      And they follow the tile "Changed in parts lists"
      Then the page marks as many changes as it counts since the last visit

    Scenario: The tile of the next pick-up links to a list with its appointment
      Given the partner "full@demo.test" is logged in
      And "full@demo.test" has an appointment
      When they open the info centre
      And they follow the tile "Next pick-up"
      Then the list has 1 row

    @PERM-01
    Scenario: Tiles are hidden if the account lacks the right
      Given the partner "accounts@demo.test" is logged in
      When they open the info centre
      Then they see "Open invoices"
      And they do not see "Open orders"
      And they do not see "Deliveries today"
      And they do not see "Orders per month"

    Scenario: The overview of a new account shows no counts
      Given the partner "new@demo.test" is logged in
      When they open the info centre
      Then they see "First steps"
      And they do not see "Open orders"
      And they do not see "Latest orders"

    @PRICE-01
    Scenario: The overview without prices shows no amounts
      Given the partner "noprice@demo.test" is logged in
      When they open the info centre
      Then they see "Orders per month"
      And they see no price

  @INFO-01
  Rule: The overview shows the time of its figures

    @http
    Scenario: The first HTML uses UTC, because the time zone of the user is unknown
      Given the partner "full@demo.test" is logged in
      When they open the info centre
      Then the time of the overview is in UTC

  @UI-07 @http
  Rule: Orders per month are a chart and a table

    Scenario: The chart and the table have the same figures
      Given the partner "full@demo.test" is logged in
      When they open the info centre
      Then the chart has the same figures as its table

  @PAGE-01 @INFO-01 @http
  Rule: The home page shows a customer the figures of the day

    Scenario: The home page counts overdue and changed deliveries
      Given the partner "full@demo.test" is logged in
      When they open the home page
      Then they see "overdue"
      And they see "changed"

    Scenario: The home page shows no figures if the overview cannot be loaded
      Given the partner "full@demo.test" is logged in
      And the overview is down
      When they open the home page
      Then they see "Invoices"
      And they do not see "overdue"
