@memory
Feature: Trading days
  Each scenario repeats a bug that a simulated day has found, with as few steps as possible; `npm run simulate` prints
  them. Anna and Bea are colleagues who share a cart, Jan is a clerk of another customer. "No invariant was violated"
  ends all faults, reloads all tabs, and compares carts, typed texts and orders of the tabs with those of the API.

  @SESS-04
  Rule: Data of another customer is not visible

    Scenario: The order choices of an ended session are not visible to the account that logs in next
      Given a trading day
      When Anna puts 27 of "3.71783" into the cart
      And 500 ms pass
      And Anna makes the choices of the order
      And 3000 ms pass
      And Anna in another tab returns to the tab
      And Anna's session ends
      And Anna in another tab opens the cart
      And 3000 ms pass
      And Anna logs in as "noprice@demo.test"
      Then no invariant was violated

  @CHK-07
  Rule: An order is placed once, and the clerk sees the result

    Scenario: An order is placed once if the responses to the order and to the status request are lost
      Given a trading day
      When Bea puts 4 of "1.00190" into the cart
      And 500 ms pass
      And Bea makes the choices of the order
      And 2000 ms pass
      And Bea reviews the order
      And 2000 ms pass
      And Bea's next order loses its response
      And Bea's next status request of the order is lost
      And Bea's next status request of the order is lost
      And Bea's next status request of the order is lost
      And Bea orders
      And 12000 ms pass
      Then no invariant was violated

  @CART-08
  Rule: Text typed by a colleague is not overwritten unseen

    Scenario: A delayed cart update does not overwrite a note typed in the meantime
      Given a trading day
      When Bea puts 18 of "4.80688" into the cart
      And a quiet minute passes
      And Anna opens the cart
      And Anna's next change of the cart arrives too late
      And 883 ms pass
      And Anna writes a note on line 1
      And Bea writes a note on line 1
      And 2243 ms pass
      And Anna requests 8 units of line 1
      Then no invariant was violated

  @CHK-02
  Rule: Choices for the order in one tab survive changes in another tab

    Scenario: A tab that opens the review while another tab saves the order choices orders with these choices
      Given a trading day
      When Anna's connection has a latency of 2598 ms
      And Anna logs in as "full@demo.test"
      And 18538 ms pass
      And Anna puts 12 of "4.97416" into the cart
      And Anna makes the choices of the order
      And Anna in another tab reviews the order
      And 400043 ms pass
      And Anna in another tab orders
      And Anna reviews the order
      And a quiet minute passes
      Then no invariant was violated

  @CART-08
  Rule: Pending changes of one tab stay on the device when another tab changes the cart or the session ends

    Scenario: A note that is being saved when the session ends stays on the device
      Given a trading day
      When Jan in another tab puts 26 of "3.71783" into the cart
      And Jan in another tab opens the cart
      And Jan opens the cart
      And 1500 ms pass
      And Jan's connection has a latency of 1173 ms
      And Jan in another tab writes a note on line 2
      And 1141 ms pass
      And Jan in another tab requests 23 units of line 1
      And Jan opens the cart
      And Jan's session ends
      And a quiet minute passes
      Then no invariant was violated

    Scenario: Pending changes of one tab stay on the device when the session ends after a saved change of another tab
      Given a trading day
      When Jan in another tab puts 26 of "3.71783" into the cart
      And Jan in another tab opens the cart
      And Jan opens the cart
      And 1500 ms pass
      And Jan requests 6 units of line 1
      And 1500 ms pass
      And Jan's connection has a latency of 1173 ms
      And Jan in another tab writes a note on line 2
      And 2569 ms pass
      And Jan requests 20 units of line 1
      And Jan's session ends
      And a quiet minute passes
      Then no invariant was violated

  @CHK-02
  Rule: Choices of a session are deleted at its end

    Scenario: Order choices that are being saved when the session expires are deleted
      Given a trading day
      When Anna logs in as "full@demo.test"
      And 3575000 ms pass
      And Anna puts 18 of "4.80688" into the cart
      And 8000 ms pass
      And Anna's connection has a latency of 2855 ms
      And Anna makes the choices of the order
      And 60000 ms pass
      Then no invariant was violated
