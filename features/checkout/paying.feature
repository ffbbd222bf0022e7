Feature: Paying on the page of a payment service

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And their cart contains parts in stock and parts on back order
    And they have chosen address, transport and payment "card"
    And they have sent the order
    And they are on the payment page

  @CHK-08 @http
  Rule: The result of the payment is verified, and redirects to the confirmation or back to the payment

    Scenario: A successful payment that is reported twice places one order
      When the user chooses "Pay" on the payment page
      Then they see both order numbers
      When the user chooses "Pay" on the payment page
      Then they see both order numbers
      And 1 cart has been ordered

    Scenario Outline: A failed payment that is reported twice places no order
      When the user chooses "<answer>" on the payment page
      Then they are on step 4
      And they see "<reason>"
      When the user chooses "<answer>" on the payment page
      Then they see "<reason>"
      And 0 carts have been ordered

      Examples:
        | answer                        | reason                     |
        | Cancel                        | The payment was cancelled. |
        | Let the payment fail          | The payment was declined.  |
        | Answer with a wrong signature | could not be verified      |

    Scenario: A cart that was changed in another tab during the payment is not ordered
      Given the cart has been changed in another tab
      When the user chooses "Pay" on the payment page
      Then they are on step 4
      And they see "The cart was changed while you were paying"
      And 0 carts have been ordered

    Scenario: A cart that was ordered in another tab during the payment is not ordered twice
      Given the cart has been ordered on account in another tab
      When the user chooses "Pay" on the payment page
      Then they are on step 4
      And they see "it was ordered or emptied in another session"
      And 1 cart has been ordered

    Scenario: An order is not placed if the order limit of the user was lowered during the payment
      Given the order limit of "full@demo.test" has been lowered
      When the user chooses "Pay" on the payment page
      Then they are on step 4
      And they see "This order now needs an approval"
      And 0 carts have been ordered

    Scenario: An order that needs an approval cannot be paid in advance
      Given the order limit of "full@demo.test" has been lowered
      When they send the order
      Then they see "this payment method does not work with an approval"
      And 0 carts have been ordered

    Scenario: A cancelled payment for a changed cart places no order, and its message mentions no released payment
      Given the cart has been changed in another tab
      When the user chooses "Cancel" on the payment page
      Then they are on step 4
      And they see "The payment was cancelled."
      And they do not see "released"
      And 0 carts have been ordered

    Scenario: An order is placed before its payment is confirmed
      When the user chooses "Pay, and confirm later" on the payment page
      Then they see "The payment is not confirmed yet."
      And they see both order numbers

    Scenario: A result with a wrong signature is ignored, and the payment can still be made
      When the user chooses "Answer with a wrong signature" on the payment page
      And the user chooses "Pay" on the payment page
      Then they see both order numbers

    Scenario: The result of the payment is accepted without a login
      When a request without a login sends the payment result "Pay"
      Then the shop redirects the request to the confirmation
      And 1 cart has been ordered
