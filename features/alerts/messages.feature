Feature: Messages
  Alerts report results of actions. They disappear after a time that depends on their kind.

  Background:
    Given a visitor

  @ALERT-01 @ALERT-02 @memory
  Rule: A message disappears after its duration

    Scenario: A success message disappears after 5 seconds
      Given the partner "full@demo.test" is logged in
      And they have put "4" of "3.70481" into the cart
      And the message is "3.70481 is in the cart"
      When 4.9 seconds pass
      Then the message is "3.70481 is in the cart"
      When 0.2 seconds pass
      Then the message "3.70481 is in the cart" is no longer shown

    Scenario: An error message disappears after 8 seconds
      Given the partner "full@demo.test" is logged in
      And adding to the cart is down
      And they have put "4" of "3.70481" into the cart
      And the message is "3.70481 was not added"
      When 7.9 seconds pass
      Then the message is "3.70481 was not added"
      When 0.2 seconds pass
      Then the message "3.70481 was not added" is no longer shown

    Scenario: A warning disappears after 65 seconds
      Given the partner "full@demo.test" is logged in
      And they have put "20" of "5.05327" into the cart
      And the message is "the last 8 pieces are in the cart"
      When 64.9 seconds pass
      Then the message is "the last 8 pieces are in the cart"
      When 0.2 seconds pass
      Then the message "the last 8 pieces are in the cart" is no longer shown

  @ALERT-02 @memory
  Rule: A message can be closed earlier

    Scenario: The close button removes the message
      Given the partner "full@demo.test" is logged in
      And they have put "4" of "3.70481" into the cart
      And the message is "3.70481 is in the cart"
      When they close the messages
      Then the message "3.70481 is in the cart" is no longer shown

  @ALERT-01 @memory
  Rule: A message may have its own duration, or stay until it is closed

    Scenario Outline: A message of kind <kind> stays for its own duration: <own>
      When a message "Stock-taking on Friday" of kind <kind> is raised for <own>
      And <before> seconds pass
      Then the message is "Stock-taking on Friday"
      When <after> seconds pass
      Then the message "Stock-taking on Friday" is <shown>

      Examples:
        | kind    | own        | before | after  | shown           |
        | success | 20 seconds | 19.9   | 0.2    | no longer shown |
        | error   | 1 second   | 0.9    | 0.2    | no longer shown |
        | warning | ever       | 65     | 100000 | shown           |

  @ALERT-01 @ALERT-02 @ALERT-03 @browser @still
  Rule: Screen readers announce messages, and messages close by themselves

    Scenario: A screen reader announces a success in a pause (polite) and a failure at once (assertive)
      Given the partner "full@demo.test" is logged in
      When they put "4" of "3.70481" into the cart
      Then the screen reader announces "3.70481 is in the cart: 4 pieces." in a pause
      When 4.9 seconds pass
      Then the message is "3.70481 is in the cart"
      When 0.2 seconds pass
      Then the message "3.70481 is in the cart" is no longer shown
      Given adding to the cart is down
      When they add it to the cart
      Then the screen reader announces "3.70481 was not added: the shop is not responding." at once
