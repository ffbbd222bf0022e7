Feature: Documents as pages
  Invoices, credit notes and delivery notes are pages that link to each other and can be compared.

  Background:
    Given a visitor

  @INFO-18 @http
  Rule: An invoice is compared with its order and its deliveries

    Scenario: An invoice that matches
      Given the partner "full@demo.test" is logged in
      When they open their last invoice
      Then they see:
        | Compared with order and delivery      |
        | Matches order and delivery       |
        | Ordered price                        |
        | Related documents           |
      And they do not see "Report the differences"

    Scenario: An invoice with a higher price
      Given the partner "full@demo.test" is logged in
      And their last invoice charges 1 cent more for each piece of its first line
      When they open their last invoice
      Then they see:
        | One difference from order and delivery |
        | Price differs                          |
      And one press leads to a complaint that names the invoice and the difference

    Scenario: With hidden prices only quantities are compared
      Given the partner "full@demo.test" is logged in
      When they hide prices
      And they open their last invoice
      Then they see "Matches order and delivery"
      And they do not see "Ordered price"
      And they get no price

    Scenario: Another customer's invoice gives the same page as an unknown one
      Given the partner "full@demo.test" is logged in
      When they open the last invoice of "export@demo.test"
      Then there is no such page

  @INFO-18 @http
  Rule: The account shows the balance and its history

    Scenario: Balance, amounts by age and the statement of the month
      Given the partner "full@demo.test" is logged in
      When they open the account
      Then they see:
        | All amounts include VAT |
        | Credits to offset      |
        | Still available         |
        | Not yet due             |
        | Opening balance         |
        | Closing balance         |

    Scenario: The previous month
      Given the partner "full@demo.test" is logged in
      When they open the account with month "2026-01"
      Then they see "January 2026"
      And they see "Next month"

    Scenario: With hidden prices there are no amounts
      Given the partner "full@demo.test" is logged in
      When they hide prices
      And they open the account
      Then they see "Prices are hidden"
      And they get no price

    Scenario: Without the right to see invoices a message is shown
      Given the partner "noprice@demo.test" is logged in
      When they open the account
      Then they see "Request this permission"
