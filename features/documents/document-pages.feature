Feature: Documents as pages
  Invoices, credit notes and delivery notes are pages that link to each other and can be compared.

  Background:
    Given a visitor

  @INFO-18 @http
  Rule: An invoice is compared with its order and its deliveries

    Scenario: A matching invoice shows that it agrees with its order
      Given the partner "full@demo.test" is logged in
      When they open their last invoice
      Then they see:
        | Compared with order and delivery |
        | Matches order and delivery       |
        | Ordered price                    |
        | Related documents                |
      And they do not see "Report the differences"

    Scenario: An invoice with a higher price shows the difference
      Given the partner "full@demo.test" is logged in
      And the unit price of the first line of their last invoice is 1 cent too high
      When they open their last invoice
      Then they see:
        | One difference from order and delivery |
        | Price differs                          |
      And a link opens the complaint form for the invoice, filled in with the difference

    Scenario: With hidden prices only quantities are compared
      Given the partner "full@demo.test" is logged in
      When they hide prices
      And they open their last invoice
      Then they see "Matches order and delivery"
      And they do not see "Ordered price"
      And they see no price

    Scenario: Another customer's invoice is not found
      Given the partner "full@demo.test" is logged in
      When they open the last invoice of "export@demo.test"
      Then the page does not exist

  @INFO-18 @http
  Rule: The account shows the balance and its history

    Scenario: The account shows balance, amounts by age and the statement of the month
      Given the partner "full@demo.test" is logged in
      When they open the account
      Then they see:
        | All amounts include VAT |
        | Credits to offset       |
        | Still available         |
        | Not yet due             |
        | Opening balance         |
        | Closing balance         |

    Scenario: The account shows the statement of a chosen month
      Given the partner "full@demo.test" is logged in
      When they open the account with month "2026-01"
      Then they see "January 2026"
      And they see "Next month"

    Scenario: With hidden prices, the account shows no amounts
      Given the partner "full@demo.test" is logged in
      When they hide prices
      And they open the account
      Then they see "Prices are hidden"
      And they see no price

    Scenario: Without the right to see invoices, the account page offers to request the right
      Given the partner "noprice@demo.test" is logged in
      When they open the account
      Then they see "Request this permission"
