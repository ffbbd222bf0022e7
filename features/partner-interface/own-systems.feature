Feature: API keys, webhooks and exports of a customer
  API keys, webhooks and scheduled exports work without a user.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @OWN-01
  Rule: A key opens the calls of its scopes, until it is revoked

    @memory
    Scenario: A key reads orders and has no other permission
      Given their system has a key with the scope "orders:read"
      Then their system may read "orders"
      And their system may not read "open invoices"
      And the call log names the reading of "open invoices" as refused, and before that of "orders" as answered
      When the key is revoked
      Then the key is unknown

    @http
    Scenario: A call with a key over HTTP
      Given their system has a key with the scope "orders:read"
      Then the shop lets their system read "orders"
      And the shop does not let their system read "open invoices"

  @OWN-02
  Rule: A webhook gets signed events of an order, and retries after a failure

    @memory
    Scenario: An order is confirmed, shipped and invoiced
      Given their cart holds parts in stock
      And they have chosen address, transport and payment "account"
      And a webhook wants "order.confirmed, order.shipped, invoice.issued"
      When they send the order
      Then the webhook has got "order.confirmed" of the order
      When the evening before the promised day comes
      Then the webhook has got "order.shipped, invoice.issued" of the order

    @memory
    Scenario: The receiver is down for a minute
      Given their cart holds parts in stock
      And they have chosen address, transport and payment "account"
      And a webhook wants "order.confirmed"
      And the receiver of the webhook is down
      When they send the order
      Then the delivery log has a failure
      When the receiver of the webhook is up
      And a minute passes
      Then the delivery log has a success after a failure

    @http
    Scenario Outline: A receiver that refuses all events
      Given a webhook wants "order.confirmed"
      And the receiver of the webhook fails by "<failure>"
      When the webhook is tested
      And they open the partner interface with section "webhooks"
      Then they see "<text>"

      Examples:
        | failure         | text                                         |
        | not-sent        | Not sent: the API has no network access      |
        | private-address | Not called: the host is in a private network |
        | timeout         | No response in time                          |

  @OWN-03
  Rule: A scheduled export creates a file with the data of its time

    @memory
    Scenario: A daily export of the stock
      Given the stock is exported daily
      When a day passes
      And a minute passes
      And the partner "full@demo.test" is logged in
      And their cart holds parts in stock
      And they have chosen address, transport and payment "account"
      And they send the order
      And a day passes
      Then the file of the second day has 4 pieces less of the part than that of the first

    @http
    Scenario: The page lists the files
      Given the stock is exported daily
      When a day passes
      And the partner "full@demo.test" is logged in
      And they open the partner interface with section "exports"
      Then they see "2,000 parts"

  @OWN-04 @http
  Rule: An order of a customer’s system has the credit limit of the shop

    Scenario: An EDIFACT order above the credit limit
      When the system of "D0100001" sends the EDIFACT order "PO-9" for "9000" of "3.70481"
      Then the order "PO-9" is refused by EDIFACT, naming "credit"
