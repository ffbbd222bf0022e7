Feature: A second currency
  A customer sees each price in a second currency, too; invoices use only the account currency.

  Background:
    Given a visitor

  @INFO-08 @AUD-04 @http
  Rule: The chosen currency is shown beside prices

    Scenario: Product page, cart and search results show prices in the chosen second currency
      Given the partner "full@demo.test" is logged in
      When they open the currencies
      Then they see "You are still billed in EUR"
      And they see "US Dollar"
      And they see €100.00 in US dollars
      When they choose "USD" as their second currency
      And they open the product "3.70481"
      Then they see €11.80 in US dollars
      Given their cart contains these parts:
        | number  | quantity |
        | 3.70481 | 1        |
      When they open the cart
      Then they see €11.80 in US dollars
      When they open the search results with term "3.70481"
      Then they see €11.80 in US dollars
      When they open the currencies
      And they choose no currency as their second currency
      And they open the product "3.70481"
      Then they see "€11.80"
      And they do not see "≈"

    Scenario: The second currency is hidden together with prices
      Given the partner "export@demo.test" is logged in
      And they hide prices
      When they open the product "3.70481"
      Then they do not see "≈"

  @INFO-08 @http
  Rule: The first HTML contains the second currency, only for users who see prices

    Scenario: The first HTML of a product page contains the price in dollars, the second currency of the partner
      Given the partner "export@demo.test" is logged in
      When they open the product "3.70481"
      Then they see "≈ US$"

    Scenario: An account without the right to see prices cannot open the currencies
      Given the partner "noprice@demo.test" is logged in
      When they open the currencies
      Then their account may not see this page: "You need the “Prices” permission"
      And they see "Request this permission"
      And they see no price

    Scenario: A visitor who opens the currencies is redirected to the login
      When they open the currencies
      Then they are on the login
