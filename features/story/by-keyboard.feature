@browser
Feature: An order without a mouse
  A user orders the parts of a list without a mouse, with at most 90 keys.

  @INFO-17 @CHK-02
  Rule: From the login to the confirmation only by keyboard

    Scenario: An order of 30 lines needs at most 90 keys, including the login
      Given a visitor
      And their clipboard contains a list of 30 lines
      And they open the quick order
      When they log in by keys as "full@demo.test" with "demo"
      And they paste the list by keys
      And they put 30 rows into the cart by keys
      And they go by keys from the cart to step 2
      And they confirm steps 2 to 4 by keys
      And they order by keys
      Then they see their order number
      And they have ordered 30 lines
      And they have pressed at most 90 keys
