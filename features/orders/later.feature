Feature: What an order promises happens

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And their cart holds parts in stock

  @LATER-01
  Rule: Goods leave in time for the day that was promised, are invoiced when they leave, and arrive on that day

    @memory
    Scenario: A parcel
      Given they have chosen address, transport and payment "account"
      When they send the order
      Then the order is still to leave
      When the evening before the promised day comes
      Then the order has left, is invoiced and has not arrived
      When the evening of the promised day comes
      Then the order has arrived on the promised day

    @http
    Scenario: The page of a parcel
      Given they have chosen address, transport and payment "account"
      When they send the order
      And the evening of the promised day comes
      And the partner "full@demo.test" is logged in
      And they open the order that they have placed
      Then they see "Delivered"
      And they see "Invoice"
