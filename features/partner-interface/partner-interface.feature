Feature: Partner interface
  A customer's administrator connects the company's own systems to the shop.

  Background:
    Given a visitor

  @INFO-16 @http
  Rule: The page shows keys, calls and exports, only to administrators of the customer

    Scenario: The first HTML contains keys, but no secrets
      Given the partner "full@demo.test" is logged in
      When they open the partner interface
      Then they see:
        | ERP                     |
        | Read orders             |
        | Place and change orders |
        | orders:write            |
        | Lagerregal              |
        | Expired                 |
      And no response contained a secret

    Scenario Outline: Users who are not administrators get a message
      Given the partner "<account>" is logged in
      When they open the partner interface
      Then their account may not see this page: "Only administrators of your company can open this page"

      Examples:
        | account            |
        | readonly@demo.test |
        | accounts@demo.test |

    Scenario: A visitor who is not logged in is redirected to the login
      When they open the partner interface
      Then they are on the login

    Scenario: The page asks for a retry if the API fails
      Given the partner "full@demo.test" is logged in
      And the partner interface is down
      When they open the partner interface
      Then the response is an error with Retry-After, and contains "The shop is not responding."

    Scenario: A customer without calls sees an empty call log
      Given the partner "new@demo.test" is logged in
      When they open the partner interface with section "calls"
      Then they see "No calls yet"

    Scenario: An export of the price list is not offered to an account without prices
      Given the partner "noprice@demo.test" is logged in
      When they open the partner interface with section "exports"
      Then they see "Part master data"
      And they do not see "Price list"

    Scenario: The call log is filtered by direction and status
      Given the partner "full@demo.test" is logged in
      And their system has a key with the scope "orders:read"
      And the API allows their system to read "orders"
      And the API does not allow their system to read "open invoices"
      When they open the partner interface with section "calls", direction "IN" and status "failed"
      Then the call log lists the read of "open invoices", and not that of "orders"

  @INFO-16 @browser
  Rule: A key is created and shown once, and revoked after a confirmation

    Scenario: A key for the warehouse is created, and the key of the ERP system is revoked
      Given the partner "full@demo.test" is logged in
      When they open the partner interface
      And they press "Create" on the page
      Then they see "Enter a name."
      When they fill in "Name" with "Warehouse"
      And they tick "Read stock stock:read"
      And they press "Create" on the page
      Then they see "The secret is shown only once."
      And they see "dbk_"
      When they press "Revoke the key ERP" on the page
      Then the page asks "Revoke the key “ERP”?"
      When they press the key "Enter"
      Then "Revoke the key ERP" on the page has the focus
      And no key was revoked
      When they press "Revoke the key ERP" on the page
      And they answer the question with "Revoke"
      Then "Revoke the key ERP" is no longer offered
      And they see "Revoked"
      When they load the page again
      Then they see "Warehouse"
      And they do not see "dbk_"
