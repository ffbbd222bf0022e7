Feature: Paying on the page of a payment service

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And their cart holds parts in stock and parts on back order
    And they have chosen address, transport and payment "card"
    When they send the order
    Then they are on the payment page

  @CHK-08 @http
  Rule: The answer is checked, and goes on to the confirmation or back to the payment

    Scenario: Paid, and reported twice
      When the payment page answers "Pay"
      Then they see both order numbers
      When the payment page answers "Pay"
      Then they see both order numbers
      And there is 1 order

    Scenario Outline: Not paid, and reported twice
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

    Scenario: The cart was changed during the payment, and nothing was paid
      Given the cart has been changed in another tab
      When the payment page answers "Cancel"
      Then they are on step 4
      And they see "The payment was cancelled."
      And they do not see "released"
      And there are 0 orders

    Scenario: Confirmed later
      When the payment page answers "Pay, and confirm later"
      Then they see "The payment is not confirmed yet."
      And they see both order numbers

    Scenario: A wrong answer does not spoil the right one
      When the payment page answers "Answer with a wrong signature"
      And the payment page answers "Pay"
      Then they see both order numbers

    Scenario: No login is needed to bring the answer
      When a stranger brings the answer "Pay"
      Then they are led to the confirmation
      And there is 1 order
