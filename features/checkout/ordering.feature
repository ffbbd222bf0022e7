Feature: From the cart to the order

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @CHK-02 @CHK-07 @http
  Rule: Parts in stock and parts on back order become two orders, parts in stock become one order

    Scenario: Review and confirmation show both orders
      Given their cart contains parts in stock and parts on back order
      And they have chosen address, transport and payment "account"
      When they open step 5
      And they note the sum of the review
      Then they see "Order 1 of 2"
      And they see "Order 2 of 2"
      And they see "Net 30 days"
      When they send the order with the reference "PO 2026-1147"
      Then they see both order numbers
      And they see "PO 2026-1147"
      And they see the sum of the review
      And 1 cart has been ordered

    Scenario: The page of each order shows the arrival date of the confirmation
      Given their cart contains parts in stock and parts on back order
      And they have chosen address, transport and payment "account"
      When they send the order
      Then their orders show the 2 arrival dates of the confirmation

    Scenario: Goods in stock become one order with the total of the review
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      When they open step 5
      And they note the sum of the review
      And they send the order
      Then they see "Your order number is"
      And 1 cart has been ordered
      When they open the latest order of "full@demo.test"
      Then they see the sum of the review

  @CHK-02 @http
  Rule: The choice between one delivery and two is shown only for two deliveries

    Scenario: The choice between one delivery and two is hidden if everything is in stock
      Given their cart contains parts in stock
      When they open step 3
      Then they see "Everything in one delivery"
      And they do not see "If not everything is in stock"

    Scenario: The choice between one delivery and two is shown if one part is delivered later
      Given their cart contains parts in stock and parts on back order
      When they open step 3
      Then they see "If not everything is in stock"
      And they do not see "Everything in one delivery"

  @CHK-02 @http
  Rule: The review shows freight, VAT and total after a transport is chosen

    Scenario: Freight, VAT and dates are hidden while only an address is chosen
      Given their cart contains parts in stock
      And they have chosen only an address
      When they open step 5
      Then they see "after step 3"
      And they see "Date to be confirmed"
      And they do not see "VAT 19%"
      And they do not see "Leaves"
      And they do not see "Arrives"

    Scenario: Freight and VAT are shown after a transport is chosen
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      When they open step 5
      Then they do not see "after step 3"
      And they see "Delivery €14.90"
      And they see "VAT 19%"

    Scenario: The sum of a single order is labelled Total
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      When they open step 5
      Then they see "Total €"
      And they do not see "Order 1"

  @CHK-07 @memory
  Rule: The two orders add up to the cart

    Scenario: The review and the confirmation split the lines of the cart between two orders
      Given their cart contains parts in stock and parts on back order
      And they have chosen address, transport and payment "account"
      When they open step 5
      Then the review shows 2 orders, whose quantities and totals add up to the cart
      When they send the order
      Then 1 cart has been ordered
      And the confirmation lists both order numbers, each with its lines

  @CHK-02 @http
  Rule: Picked-up goods have a location and a time instead of an address and a cut-off

    Scenario: Review and confirmation show the location and the time of a pick-up
      Given their cart contains parts in stock
      And they have chosen to pick up the goods, and to pay by "account"
      When they open step 5
      Then they see "Pick-up at"
      And they see "Kupplungsweg 12, 48155 Münster"
      And they do not see "Cut-off"
      And they see "Ready on"
      And they do not see "Leaves"
      And they do not see "Arrives"
      When they send the order
      Then they see "Pick-up at"
      And they see "Ready on"
      And they do not see "Arrives"
      And they see "View pick-up appointments"
      When they open the latest order of "full@demo.test"
      Then they see "Kupplungsweg 12, 48155 Münster"
      And they see "Ready on"
      And they do not see "Arrives"
      And they do not see "Ship to"

    Scenario: Only pick-up times after the arrival of the goods are offered
      Given their cart contains parts that arrive in 20 days
      When they open step 3
      Then each offered pick-up time is after these parts are ready
      Given they have chosen to pick up the goods, and to pay by "account"
      When they send the order
      Then they see "View pick-up appointments"

    Scenario: Goods without a known arrival date are ordered without a pick-up time
      Given their cart contains parts that arrive on an unknown day
      When they open step 3
      Then they see "Book the time once the goods are ready."
      And they see "Date to be confirmed"
      Given they have chosen to pick up the goods, and to pay by "account"
      When they send the order
      Then they see "Book the time once the goods are ready."

    Scenario: The pick-up time of parts on back order is booked later
      Given their cart contains parts in stock and parts on back order
      And they have chosen to pick up the goods, and to pay by "account"
      When they open step 5
      Then they see "Book the time for the rest once it is ready."
      When they send the order
      Then they see "Book the time for the rest once it is ready."

    @INFO-04
    Scenario: An order for pick-up is refused if other customers have booked its slot
      Given their cart contains parts in stock
      And they have chosen to pick up the goods, and to pay by "account"
      When they choose the last slot that is offered
      And they have opened the order form
      And other customers book all places of that slot
      And they send the order form
      Then no order has been placed
      When they open step 3
      Then that slot is no longer offered

  @CHK-02 @http
  Rule: A prepayment delays the delivery dates

    Scenario: Review, confirmation and order show that a prepayment delays the delivery dates
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "prepayment"
      When they open step 5
      Then they see "delivery dates shift accordingly"
      When they send the order
      Then they see "delivery dates shift accordingly"
      When they open the latest order of "full@demo.test"
      Then they see "delivery dates shift accordingly"

  @CHK-02 @http
  Rule: Changes since the cart was filled are marked before the order

    Scenario: The review marks a changed price and a changed date
      Given their cart contains parts in stock and parts on back order
      And they have chosen address, transport and payment "account"
      And the price of the part in stock has risen by half
      And the part on back order arrives later than promised
      When they open step 5
      Then they see "1 price and 1 date"
      And they see "Price was"
      And they see "Date was"

    Scenario: An order is refused if a price has changed since the page was loaded
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      And they have opened the order form
      And the price of the part in stock has risen by half
      When they send the order form
      Then the request is refused
      And no order has been placed

  @CHK-06 @http
  Rule: A cart is ordered once (idempotency), and the next checkout has no data of the last order

    Scenario: An order form that is sent 20 times at once places one order
      Given their cart contains parts in stock and parts on back order
      And they have chosen address, transport and payment "account"
      And they have opened the order form
      When they send the order form 20 times at once
      Then each response redirects to the same confirmation
      And 1 cart has been ordered

    Scenario: A retry after a lost response returns the same order
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      And the response to the order is lost
      When they send the order
      Then the shop requested the status of the order
      And they see their order number
      And 1 cart has been ordered

    Scenario: An order whose result is unknown is placed once by a retry
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      And they have opened the order form
      And the API fails while the order is placed
      When they send the order form
      Then they see "We do not know yet whether the order was placed"
      When they send the order form
      Then they see their order number
      And 1 cart has been ordered

    Scenario: An order is refused if the cart has changed in another tab
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      And they have opened the order form
      And their cart contains parts in stock and parts on back order
      When they send the order form
      Then they see "The cart has changed. See the differences below"
      And they see "5.72706: new in the cart"
      And no order has been placed

    Scenario: An order that was not placed because the API failed is placed by a retry
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      And they have opened the order form
      And the API fails for the next order call
      When they send the order form
      Then they see "The order was not placed"
      And no order has been placed
      When they send the order form
      Then they see their order number
      And 1 cart has been ordered

    Scenario: The next checkout contains neither the reference nor the delivery method of the last order
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      When they send the order with the reference "PO 2026-1147"
      And their cart contains parts in stock
      And they open step 1
      Then they do not see "PO 2026-1147"
      When they open step 5
      Then they see "Please choose a delivery method"

  @CHK-05 @CHK-06 @browser
  Rule: Double clicks, reloads and the back button do not order twice

    Scenario: Double click, repeated submission, reload, back and a second tab place one order
      Given their cart contains parts in stock and parts on back order
      And they have chosen address, transport and payment "account"
      And another tab shows step 5
      When they open step 5
      And they press "Place order" on the page
      Then they see "Please accept the terms before you order"
      And the focus is on "acceptPolicy"
      And no order has been placed
      When they accept the terms
      And they press "Place order" twice on the page
      Then they see both order numbers
      When they load the page again
      Then they see both order numbers
      When they go back
      Then they see both order numbers
      When they order in the other tab
      Then the other tab shows both order numbers
      And 1 cart has been ordered
