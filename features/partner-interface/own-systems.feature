Feature: API keys, webhooks and exports of a customer
  API keys, webhooks and scheduled exports work without a user.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @OWN-01
  Rule: A key permits the calls of its scopes, until it is revoked

    @memory
    Scenario: A key with the scope for orders reads orders, and its call for open invoices is refused
      Given their system has a key with the scope "orders:read"
      Then their system may read "orders"
      And their system may not read "open invoices"
      And the call log lists the refused call for "open invoices" after the accepted call for "orders"
      When the key is revoked
      Then the API no longer accepts the key

    @http
    Scenario: A call over HTTP is authorised by a key
      Given their system has a key with the scope "orders:read"
      Then the API allows their system to read "orders"
      And the API does not allow their system to read "open invoices"

  @OWN-02
  Rule: A webhook gets signed events of an order, and retries after a failure

    @memory
    Scenario: A webhook receives the confirmation, shipment and invoice of an order
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      And a webhook is subscribed to "order.confirmed, order.shipped, invoice.issued"
      When they send the order
      Then the webhook has received "order.confirmed" of the order
      When the evening before the promised day comes
      Then the webhook has received "order.shipped, invoice.issued" of the order

    @memory
    Scenario: An event is delivered after the receiver was down for a minute
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      And a webhook is subscribed to "order.confirmed"
      And the receiver of the webhook is down
      When they send the order
      Then the delivery log has a failure
      When the receiver of the webhook is up
      And a minute passes
      Then the delivery log has a success after a failure

    @http
    Scenario Outline: The page shows the reason for a failed webhook call: <text>
      Given a webhook is subscribed to "order.confirmed"
      And each webhook call fails with "<failure>"
      When the webhook is tested
      And they open the partner interface with section "webhooks"
      Then they see "<text>"

      Examples:
        | failure         | text                                         |
        | not-sent        | Not sent: the API has no network access      |
        | private-address | Not called: the host is in a private network |
        | timeout         | No response in time                          |

  @OWN-03
  Rule: A scheduled export creates a file with the current stock

    @memory
    Scenario: A daily export contains the stock at the time of the export
      Given the stock is exported daily
      When a day passes
      And a minute passes
      And the partner "full@demo.test" is logged in
      And their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      And they send the order
      And a day passes
      Then the file of the second day has 4 pieces fewer of the part than the file of the first day

    @http
    Scenario: The page of the exports lists the created file
      Given the stock is exported daily
      When a day passes
      And the partner "full@demo.test" is logged in
      And they open the partner interface with section "exports"
      Then they see "2,000 parts"

  @OWN-04 @http
  Rule: An order of a customer’s system is checked against the credit limit

    Scenario: An EDIFACT order above the credit limit is refused
      When the system of "D0100001" sends the EDIFACT order "PO-9" for "9000" of "3.70481"
      Then the order "PO-9" is refused by EDIFACT, naming "credit"
