Feature: The overview of the info centre
  What needs attention, the numbers of today, and the ways to go on.

  Background:
    Given a visitor

  @INFO-01 @http
  Rule: Its tiles lead to the lists, and count what is there

    Scenario: An account that may see everything
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter"
      Then they see:
        | Open orders      |
        | Back-order lines |
        | Open invoices    |
        | Deliveries today |
        | Last orders      |
        | Continue         |
      And each tile counts what its list holds

    @PERM-01
    Scenario: Tiles of what an account may not see are missing
      Given the partner "accounts@demo.test" is logged in
      When they open the address "/en/infocenter"
      Then they see "Open invoices"
      And they do not see "Open orders"
      And they do not see "Deliveries today"
      And they do not see "Orders per month"

    Scenario: An account that has just begun
      Given the partner "new@demo.test" is logged in
      When they open the address "/en/infocenter"
      Then they see "Open orders"
      And they do not see "Last orders"

    @PRICE-01
    Scenario: Without prices
      Given the partner "noprice@demo.test" is logged in
      When they open the address "/en/infocenter"
      Then they see "Orders per month"
      And they get no price

  @UI-07 @http
  Rule: Orders per month are a picture and a table

    Scenario: The same twice
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter"
      Then the months of the chart are those of its table
