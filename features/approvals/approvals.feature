Feature: Approvals
  A second person approves each order above a limit or a budget.

  Background:
    Given a visitor
    And the cart of "buyer@demo.test" exceeds their order limit, and its line has the note "For the Actros"
    And the partner "buyer@demo.test" is logged in

  @APPR-01 @http
  Rule: An order above the limit is a request

    Scenario: Cart and review announce that the order needs an approval, and the list of orders shows the request
      When they open the cart
      Then they see "This order needs an approval"
      And they see "The order exceeds the order limit of €500.00."
      Given they have chosen address, transport, payment "account" and cost centre "4200"
      When they open step 5
      Then they see "The order exceeds the order limit of €500.00."
      And they see "Send for approval"
      And they do not see "order number"
      When they send the order
      And they open the approval "R000001"
      Then they see "Request R000001"
      And they see "Nobody can approve their own request"
      And no order has been placed
      When they open the orders
      Then they see "Waiting for approval"

    Scenario: An approved request shows who has decided, and the buyer gets a mail
      Given they have sent a request for the cost centre "4200"
      And the partner "approver@demo.test" is logged in
      When they open the approval "R000001"
      And they approve the request
      Then they see "Decided by"
      And they see "Sabine Wagner"
      And "buyer@demo.test" has a mail about "R000001"

  @APPR-01 @memory
  Rule: A second person decides, and a refused request can be sent again

    Scenario: A refusal needs a reason
      Given they have sent a request for the cost centre "4200"
      And the partner "approver@demo.test" is logged in
      When they refuse the request without a reason
      Then they see "Please give the reason for the refusal"

    Scenario: The buyer cannot approve their own request, even by sending the form directly
      Given they have sent a request for the cost centre "4200"
      When they approve the request
      Then they see "You cannot approve your own request"
      And they see "Waiting for approval"

    Scenario: The buyer puts the lines of a refused request back into the cart, with note, cost centre and job
      Given they have chosen address, transport, payment "account" and cost centre "4200"
      And they send step 4 with:
        | paymentId  | account   |
        | costCentre | 4300      |
        | job        | HH-BN 717 |
      And they send the order
      And the partner "approver@demo.test" is logged in
      When they refuse the request with "Half of it will do"
      Given the partner "buyer@demo.test" is logged in
      When they put the lines of the request back into the cart
      And they open the cart
      Then they see "For the Actros"
      When they open step 5
      Then they see "4300 Filiale Kiel"
      And they see "HH-BN 717"

    Scenario: The buyer withdraws a request, and its lines are back in the cart
      Given they have chosen address, transport, payment "account" and cost centre "4200"
      And they send the order
      When they open the approval "R000001"
      Then they see "Withdraw request"
      When they withdraw the request
      And they open the cart
      Then they see "For the Actros"
      When they open the approval "R000001"
      Then they see "Withdrawn"

    Scenario: Without an approver in the company, an order above the limit is not sent
      Given no person of their company may approve orders
      And they have chosen address, transport, payment "account" and cost centre "4200"
      When they open the cart
      Then they see "This order cannot be sent"
      And they see "can invite an approver, or change the limit and the budget"
      When they send the order
      Then they see "Nothing was sent: nobody in your company can approve this order"

  @COST-02 @http
  Rule: A budget is in the currency of the account, and not below the amount ordered and reserved

    Scenario: A budget is refused if it is below a pending request or in another currency
      Given they have sent a request for the cost centre "4300"
      And the partner "full@demo.test" is logged in
      When they set the budget of the cost centre "4300" to "1"
      Then they see "The budget is lower than the amount ordered and reserved this month"
      When they set the budget of the cost centre "4300" to "100 USD"
      Then they see "Budgets must be in the currency of your account"
      When they set the budget of the cost centre "4300" to "90000"
      Then they see "€90,000.00"
