Feature: Orders are delivered as promised

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And their cart contains parts in stock

  @LATER-01
  Rule: Goods are shipped and invoiced in time for the promised day, and arrive on that day

    @memory
    Scenario: A shipped parcel arrives on the promised day
      Given they have chosen address, transport and payment "account"
      When they send the order
      Then the order is not dispatched yet
      When the evening before the promised day comes
      Then the order is dispatched and invoiced, and has not arrived
      When the evening of the promised day comes
      Then the order has arrived on the promised day

    @http
    Scenario: The page of a delivered order shows its status and its invoice
      Given they have chosen address, transport and payment "account"
      When they send the order
      And the evening of the promised day comes
      And the partner "full@demo.test" is logged in
      And they open the order that they have placed
      Then they see "Delivered"
      And they see "Invoice"

  @LATER-02
  Rule: A prepaid order is shipped after the payment, and its invoice shows the payment

    @memory
    Scenario: Goods are shipped after the transfer has arrived
      Given they have chosen address, transport and payment "prepayment"
      When they send the order
      And the evening before the promised day comes
      Then the order waits for its payment
      When the payment has arrived
      And the evening of the promised day comes
      Then the order has arrived on the promised day

    @http
    Scenario: The invoice of a card payment is shown as paid
      Given they have chosen address, transport and payment "card"
      When they send the order
      Then they are on the payment page
      When the user chooses "Pay" on the payment page
      And the evening of the promised day comes
      And the partner "full@demo.test" is logged in
      And they open the invoice of the order that they have placed
      Then they see "Credit card"
      And they do not see "Overdue"

  @LATER-01 @memory
  Rule: An order reduces the stock, and parts on back order come in on their stated day

    Scenario: An order of 4 pieces reduces the stock by 4
      Given they have chosen address, transport and payment "account"
      And they note the stock of the part in the cart
      When they send the order
      Then the stock of that part is 4 pieces lower

    Scenario: A part on back order is in stock on its stated day, and not before
      Given they note the day on which the part on back order comes in
      When the day before the noted day comes
      Then the part on back order has the same availability as before
      When the evening of the noted day comes
      Then the part that was on back order is in stock

  @PROMO-01
  Rule: A promotion ends after its last day

    @memory
    Scenario: A promotion applies on its last day, and ends on the next day
      Given they note the day on which the promotion ends
      When the evening of the noted day comes
      Then the promoted part has its promotion price
      When 24 hours pass
      Then the promoted part has its regular price

    @http
    Scenario: The page of a part shows the regular price after the end of a promotion
      Given they note the day on which the promotion ends
      When the evening of the noted day comes
      And 24 hours pass
      And the partner "full@demo.test" is logged in
      And they open the product "7.84262"
      Then they see "€82.28"
      And the promoted part has its regular price
