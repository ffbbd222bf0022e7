Feature: Orders
  An order shows its lines and their progress, and can be ordered again.

  Background:
    Given a visitor

  @INFO-14 @http
  Rule: An order shows the state of each line, and its events

    Scenario: The page of an order shows lines, timeline and documents
      Given the partner "full@demo.test" is logged in
      When they open the latest confirmed order of "full@demo.test"
      Then delivered and outstanding quantities add up to the confirmed ones
      And they see:
        | Timeline           |
        | Placed             |
        | Order confirmation |
        | Bill to            |

    Scenario: Each file of an order has a unique name
      Given the partner "full@demo.test" is logged in
      When they open the latest delivered order of "full@demo.test"
      Then they see:
        | Delivery note |
        | Packing list  |
      And no two buttons of the page have the same name

    Scenario: Each order of a split cart has a separate page
      Given the partner "full@demo.test" is logged in
      When they follow the link to the second order of a split cart of "full@demo.test"
      Then the page shows only the lines of the second order

    Scenario: The second order of a split cart links to its back orders
      Given the partner "full@demo.test" is logged in
      When they follow the link to the back orders of the second order of "full@demo.test"
      Then every row has the number of the second order

    Scenario: An order without prices shows no amounts
      Given the partner "noprice@demo.test" is logged in
      When they open the latest order of "noprice@demo.test"
      Then they see "Timeline"
      And they see no price

    Scenario: Another customer's order gives the same page as an unknown one
      Given the partner "full@demo.test" is logged in
      When they open the latest order of "export@demo.test"
      Then the page is the same as for the unknown order "99999999999"

    Scenario Outline: The page of an unknown number contains the type and number of the document: <page>
      Given the partner "full@demo.test" is logged in
      When they open <page>
      Then the page "not found" is shown
      And they see "<sentence>"
      And they see "Find a document by any number"
      And a link "<list>" leads to <list page>
      And they do not see "Search for the number instead"

      Examples:
        | page                     | sentence                       | list               | list page          |
        | the order "4711"         | You have no order 4711         | Orders             | the orders         |
        | the invoice "4711"       | You have no invoice 4711       | Invoices           | the invoices       |
        | the credit note "4711"   | You have no credit note 4711   | Credit notes       | the credit notes   |
        | the delivery note "4711" | You have no delivery note 4711 | Delivery notes     | the delivery notes |
        | the packing list "4711"  | You have no packing list 4711  | Packing lists      | the packing lists  |
        | the claim "4711"         | You have no claim 4711         | Claims and returns | the claims         |

    @PERM-01
    Scenario: An account without the right to see orders gets a message
      Given the partner "accounts@demo.test" is logged in
      When they open the latest order of "full@demo.test"
      Then they see "You need the “Orders” permission"

  @INFO-14 @memory
  Rule: A reorder shows a preview of each line

    Scenario: The parts of an order are added to the cart only after the user confirms the preview
      Given the partner "full@demo.test" is logged in
      When they open the latest order of "full@demo.test"
      And they order it again
      Then the preview lists every line, and the cart is empty
      When they confirm the preview
      Then all lines that the API accepted are in the cart
