Feature: Cost centres
  An order states the cost centre that pays for it, for the accounting of the customer.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And their cart contains parts in stock

  @COST-01 @http
  Rule: Review and order show the cost centre and the job

    Scenario: Review, confirmation and order show what was chosen in the payment step
      Given they have chosen address, transport and payment "account"
      When they send step 4 with:
        | paymentId  | account   |
        | costCentre | 4300      |
        | job        | HH-BN 717 |
      And they open step 5
      Then they see "4300 Filiale Kiel"
      And they see "HH-BN 717"
      When they send the order
      Then they see "HH-BN 717"
      When they open the latest order of "full@demo.test"
      Then they see "4300"
      And they see "HH-BN 717"

  @COST-01 @memory
  Rule: The documents of an order contain its cost centre and its job

    Scenario Outline: The page of the <document> shows the cost centre and the job
      When they open the last <document> that has a job
      Then they see "Cost centre"
      And they see "HH-BN"

      Examples:
        | document      |
        | invoice       |
        | delivery note |

  @COST-01 @memory
  Rule: A closed cost centre cannot be used for orders

    Scenario: Step 4 refuses a closed cost centre
      When they send step 4 with:
        | paymentId  | account   |
        | costCentre | 4900      |
        | job        | HH-BN 717 |
      Then the request is refused
      And they see "This cost centre is closed. Please choose another one."
