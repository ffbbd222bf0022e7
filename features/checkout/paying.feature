Feature: Paying on the page of a payment service

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And their cart holds parts in stock and parts on back order
    And they have chosen address, transport and payment "card"
    When they send the order
    Then they are on the payment page

  @CHK-08 @http
  Rule: The result of the payment is verified, and redirects to the confirmation or back to the payment

    Scenario: The payment succeeds, and is reported twice
      When the payment page answers "Pay"
      Then they see both order numbers
      When the payment page answers "Pay"
      Then they see both order numbers
      And there is 1 order

    Scenario Outline: The payment fails, and is reported twice
      When the payment page answers "<answer>"
      Then they are on step 4
      And they see "<reason>"
      When the payment page answers "<answer>"
      Then they see "<reason>"
      And there are 0 orders

      Examples:
        | answer                        | reason                           |
        | Cancel                        | The payment was cancelled.       |
        | Let the payment fail          | The payment was declined.        |
        | Answer with a wrong signature | could not be verified            |

    Scenario: The cart was changed in another tab during the payment
      Given the cart has been changed in another tab
      When the payment page answers "Pay"
      Then they are on step 4
      And they see "The cart was changed while you were paying"
      And there are 0 orders

    Scenario: The cart was ordered in another tab during the payment
      Given the cart has been ordered on account in another tab
      When the payment page answers "Pay"
      Then they are on step 4
      And they see "it was ordered or emptied in another session"
      And there is 1 order

    Scenario: An order whose limit was lowered during the payment is not placed
      Given the order limit of "full@demo.test" has been lowered
      When the payment page answers "Pay"
      Then they are on step 4
      And they see "This order now needs an approval"
      And there are 0 orders

    Scenario: An order that needs an approval cannot be paid in advance
      Given the order limit of "full@demo.test" has been lowered
      When they send the order
      Then they see "this payment method does not work with an approval"
      And there are 0 orders

    Scenario: The cart was changed during the payment, and the payment failed
      Given the cart has been changed in another tab
      When the payment page answers "Cancel"
      Then they are on step 4
      And they see "The payment was cancelled."
      And they do not see "released"
      And there are 0 orders

    Scenario: The payment is confirmed later
      When the payment page answers "Pay, and confirm later"
      Then they see "The payment is not confirmed yet."
      And they see both order numbers

    Scenario: A forged result does not replace the result of the payment service
      When the payment page answers "Answer with a wrong signature"
      And the payment page answers "Pay"
      Then they see both order numbers

    Scenario: The result of the payment is accepted without a login
      When a stranger brings the answer "Pay"
      Then they are led to the confirmation
      And there is 1 order
