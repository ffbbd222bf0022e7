Feature: Punch-out
  A clerk opens the shop from the company's own system, and the shop returns the cart to it.

  Background:
    Given a visitor

  @INFO-16 @http
  Rule: A session returns its cart to the system that opened it

    Scenario: The system gets the cart when the user returns to the system
      Given the system of "D0100001" has opened the shop
      When "2" of "3.70481" are put into the cart of the session
      And they go back to their system
      Then their system gets:
        | number  | quantity |
        | 3.70481 | 2        |

    Scenario: A session that is opened for a VIN shows its vehicle, and returns the cart
      Given the system of "D0100001" has opened the shop for the VIN "WMA06XZZ8CP034890"
      Then the session shows the vehicle "MAN TGS 35.400"
      When "2" of "3.70481" are put into the cart of the session
      And they go back to their system
      Then their system gets:
        | number  | quantity |
        | 3.70481 | 2        |

    Scenario: A session is closed after its cart was handed over to the system
      Given the system of "D0100001" has opened the shop
      When "2" of "3.70481" are put into the cart of the session
      And they go back to their system
      And they open step 2 of the session
      Then the page of the session shows "This cart was handed over"

    Scenario: Step 2 of the checkout redirects to the cart in a punch-out session
      Given the system of "D0100001" has opened the shop
      When "2" of "3.70481" are put into the cart of the session
      And they open step 2 of the session
      Then the session shows its cart

    Scenario: The delivery addresses of the company cannot be opened in a session
      Given the system of "D0100001" has opened the shop
      When they open the delivery addresses in the session
      Then the page of the session shows "This page does not exist"

  @INFO-16 @http
  Rule: A session that was logged out shows a message

    Scenario: A session that was logged out shows a message
      Given the system of "D0100001" has opened the shop
      And the session has been logged out
      When they open step 2 of the session
      Then the page of the session shows "This session is over"

  @INFO-16 @http
  Rule: A system orders by EDIFACT

    Scenario: An EDIFACT order is confirmed, and has a page in the shop
      Given the partner "full@demo.test" is logged in
      When the system of "D0100001" sends the EDIFACT order "PO-7" for "2" of "3.70481"
      Then the order "PO-7" is confirmed by EDIFACT
      And the confirmed order "PO-7" has a page

    Scenario: A system is listed as an EDI partner after its first EDIFACT order
      Given the partner "new@demo.test" is logged in
      When they open the partner interface with section "edi"
      Then they see "No EDI partners yet."
      When the system of "D0100006" sends the EDIFACT order "PO-1" for "2" of "3.70481"
      And they open the partner interface with section "edi"
      Then they see "EDIFACT D.96A"
