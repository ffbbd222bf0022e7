Feature: Any number finds its timeline
  A user who has a document finds its order and all related documents.

  Background:
    Given a visitor

  @INFO-01 @http
  Rule: The overview finds a document by any number

    Scenario: The info centre shows the document search with an empty field
      Given the partner "full@demo.test" is logged in
      When they open the info centre
      Then the document search contains ""

    Scenario Outline: A search by the <number> of a credited delivery opens the timeline from the order to the credit note
      Given the partner "full@demo.test" is logged in
      When they search the documents for the <number> of a credit note of "full@demo.test"
      Then a timeline links the order to the credit note
      And each document links to its page, and the documents are sorted by date
      And search engines do not index the page

      Examples:
        | number          |
        | order           |
        | part            |
        | invoice         |
        | SSCC            |

    Scenario: An unknown number gets a message, and stays in the field
      Given the partner "full@demo.test" is logged in
      When they search the documents for "no such number"
      Then the page shows "You have no document with “no such number”"
      And the document search contains "no such number"

    Scenario: Another customer's number gives the same page as an unknown one
      Given the partner "export@demo.test" is logged in
      When they search the documents for the invoice of a credit note of "full@demo.test"
      Then the page shows the same message as for "99999999999"

    @PERM-01
    Scenario: Documents that the account has no right to see are omitted, with a message
      Given the partner "accounts@demo.test" is logged in
      When they search the documents for the invoice of a credit note of "accounts@demo.test"
      Then they see "Invoice"
      And the page shows "Documents that your account has no access to are left out here"
      And the page shows "You need the “Orders” permission"

    @PRICE-01
    Scenario: A trace without prices shows no amounts
      Given the partner "noprice@demo.test" is logged in
      When they search the documents for the latest order of "noprice@demo.test"
      Then they see "Found in"
      And they see no price

    @INFO-13
    Scenario: Outstanding parts are shown in the timeline, and not as a difference between documents
      Given the partner "full@demo.test" is logged in
      When they search the documents for the order of a back order without a credit note
      Then they see "Back order"
      And the page shows "still to come"
      And the page does not show "between the documents"

  @INFO-13 @http
  Rule: A list links its search term to the timeline, and has no document search

    Scenario: An empty list of orders links to the timeline of the number
      Given the partner "full@demo.test" is logged in
      When they open the orders with term "T2026-00001"
      Then they see "Timeline of “T2026-00001”"

    Scenario: The page of a list has no document search
      Given the partner "full@demo.test" is logged in
      When they open the orders
      Then they do not see "Find a document by any number"

  @INFO-01 @http
  Rule: The parts search links to the timeline of a number that is not a part

    Scenario: The results page of a claim number offers a logged-in user the document search
      Given the partner "full@demo.test" is logged in
      When they open the search results with term "T2026-00001"
      Then they see "Find a document by this number"

    Scenario: The results page of a claim number does not offer the document search to guests
      When they open the search results with term "T2026-00001"
      Then they do not see "Find a document by this number"
