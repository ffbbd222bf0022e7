@memory
Feature: Trading days
  Each scenario repeats a bug that a simulated day has found, with as few steps as possible. `npm run simulate` prints
  such scenarios.

  @SESS-04
  Rule: Data of another customer is not visible

    Scenario: A tab beside an expired session keeps no choice of the order
      Given a trading day
      When Anna puts 27 of "3.71783" into the cart
      And 500 ms pass
      And Anna chooses how the order goes
      And 3000 ms pass
      And Anna in another tab comes back to the tab
      And Anna's session is ended
      And Anna in another tab looks into the cart
      And 3000 ms pass
      And Anna logs in as "noprice@demo.test"
      Then no promised date was missed

  @CHK-07
  Rule: An order is placed once, and the clerk sees the result

    Scenario: The responses to an order and to the status request are lost
      Given a trading day
      When Bea puts 4 of "1.00190" into the cart
      And 500 ms pass
      And Bea chooses how the order goes
      And 2000 ms pass
      And Bea reviews the order
      And 2000 ms pass
      And Bea's next order loses its answer
      And Bea's next question for the order is lost
      And Bea's next question for the order is lost
      And Bea's next question for the order is lost
      And Bea orders
      And 12000 ms pass
      Then no promised date was missed

  @CART-08
  Rule: Text typed by a colleague is not overwritten unseen

    Scenario: A delayed cart update does not overwrite a note typed in the meantime
      Given a trading day
      When Bea puts 18 of "4.80688" into the cart
      And a quiet minute passes
      And Anna looks into the cart
      And Anna's next change of the cart arrives too late
      And 883 ms pass
      And Anna notes something to line 1
      And Bea notes something to line 1
      And 2243 ms pass
      And Anna wants 8 pieces of line 1
      Then no promised date was missed

  @CHK-02
  Rule: Choices for the order in one tab survive changes in another tab

    Scenario: The order is sent from a tab that was opened before the choice
      Given a trading day
      When Anna's line takes 2598 ms each way
      And Anna logs in as "full@demo.test"
      And 18538 ms pass
      And Anna puts 12 of "4.97416" into the cart
      And Anna chooses how the order goes
      And Anna in another tab reviews the order
      And 400043 ms pass
      And Anna in another tab orders
      And Anna reviews the order
      And a quiet minute passes
      Then no promised date was missed

  @CART-08
  Rule: Pending changes of one tab stay on the device, whatever another tab does

    Scenario: A session ends while a note is in flight, and another tab has no changes
      Given a trading day
      When Jan in another tab puts 26 of "3.71783" into the cart
      And Jan in another tab looks into the cart
      And Jan looks into the cart
      And 1500 ms pass
      And Jan's line takes 1173 ms each way
      And Jan in another tab notes something to line 2
      And 1141 ms pass
      And Jan in another tab wants 23 pieces of line 1
      And Jan looks into the cart
      And Jan's session is ended
      And a quiet minute passes
      Then no promised date was missed

    Scenario: A session ends while one tab has pending changes and another has a confirmed one
      Given a trading day
      When Jan in another tab puts 26 of "3.71783" into the cart
      And Jan in another tab looks into the cart
      And Jan looks into the cart
      And 1500 ms pass
      And Jan wants 6 pieces of line 1
      And 1500 ms pass
      And Jan's line takes 1173 ms each way
      And Jan in another tab notes something to line 2
      And 2569 ms pass
      And Jan wants 20 pieces of line 1
      And Jan's session is ended
      And a quiet minute passes
      Then no promised date was missed

  @CHK-02
  Rule: Choices of a session are deleted at its end

    Scenario: A session expires while the address is in flight
      Given a trading day
      When Anna logs in as "full@demo.test"
      And 3575000 ms pass
      And Anna puts 18 of "4.80688" into the cart
      And 8000 ms pass
      And Anna's line takes 2855 ms each way
      And Anna chooses how the order goes
      And 60000 ms pass
      Then no promised date was missed
