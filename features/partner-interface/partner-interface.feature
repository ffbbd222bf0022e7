Feature: Partner interface
  A customer's administrator links the company's own systems with the shop.

  Background:
    Given a visitor

  @INFO-16 @http
  Rule: It is for the administrator of the customer alone

    Scenario: Keys stand in the first HTML, secrets do not
      Given the partner "full@demo.test" is logged in
      When they open the partner interface
      Then they see:
        | ERP                     |
        | Read orders             |
        | Place and change orders |
        | orders:write            |
        | Lagerregal              |
        | Expired                 |
      And no secret has reached them

    Scenario Outline: Anybody else is told so
      Given the partner "<account>" is logged in
      When they open the partner interface
      Then their account may not see this page: "You need the “Partner interface” permission"

      Examples:
        | account            |
        | readonly@demo.test |
        | accounts@demo.test |

    Scenario: Nobody is logged in
      When they open the partner interface
      Then they are on the login

    Scenario: The API fails
      Given the partner "full@demo.test" is logged in
      And the partner interface is down
      When they open the partner interface
      Then they are told to come back later: "The shop is not responding."

    Scenario: A customer who has set up nothing
      Given the partner "new@demo.test" is logged in
      When they open the partner interface with section "calls"
      Then they see "No call yet"

    Scenario: Without prices there is no price list
      Given the partner "noprice@demo.test" is logged in
      When they open the partner interface with section "exports"
      Then they see "Part master data"
      And they do not see "Price list"

    Scenario: The call log is filtered
      Given the partner "full@demo.test" is logged in
      When they open the partner interface with section "calls", direction "OUT" and status "failed"
      Then they see calls that failed, and no order that came in

  @INFO-16 @browser
  Rule: What is set up is used at once

    Scenario: A key whose secret is told once
      Given the partner "full@demo.test" is logged in
      When they open the partner interface
      And they press "Create" on the page
      Then they see "Enter a name."
      When they fill in "Name" with "Warehouse"
      And they tick "Read stock stock:read"
      And they press "Create" on the page
      Then they see "The secret is shown only once."
      And they see "dbk_"
      When they load the page again
      Then they see "Warehouse"
      And they see "Read stock stock:read"
      And they do not see "dbk_"

    Scenario: A webhook to a private address, then to a public one
      Given the partner "full@demo.test" is logged in
      When they open the partner interface with section "webhooks"
      And they fill in "Address" with "https://192.168.0.10/hook"
      And they tick "order.shipped"
      And they press "Create" on the page
      Then they see "Enter a host name, not an IP address."
      When they fill in "Address" with "https://hooks.example.com/drawbar"
      And they press "Create" on the page
      Then they see "whsec_"

    Scenario: A key is revoked, after it was kept once
      Given the partner "full@demo.test" is logged in
      When they open the partner interface
      And they press "Revoke the key ERP" on the page
      Then they are asked "Revoke the key “ERP”?"
      When they press the key "Enter"
      Then "Revoke the key ERP" on the page has the focus
      And no key was revoked
      When they press "Revoke the key ERP" on the page
      And they answer the question with "Revoke"
      Then "Revoke the key ERP" is offered no more
      And they see "Revoked"

    Scenario: The fields of a punch-out basket are seen before they are saved
      Given the partner "full@demo.test" is logged in
      When they open the partner interface with section "punchout"
      Then they see "demo-oci5-"
      And they see "Opens the shop at"
      And they see "Orders by EDIFACT"
      When they press "Preview" on the page
      Then they see "Please fill in."
      When they fill in "Name" with "Workshop"
      And they fill in "Return hosts" with "192.168.0.10"
      And they press "Preview" on the page
      Then they see "Enter up to five public host names."
      When they fill in "Return hosts" with "erp.example.com"
      And they press "Preview" on the page
      Then they see "NEW_ITEM-VENDORMAT[1]=3.70481"

    Scenario: An export comes from the download queue
      Given the partner "full@demo.test" is logged in
      When they open the partner interface with section "exports"
      And they have the sample of "Price list"
      Then the header named the download "Price list (CSV)"
      And a file of 11 lines arrives
