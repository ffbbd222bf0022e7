Feature: Shared parts lists
  A shared link shows a list without a login, and without prices and stock.

  Background:
    Given a visitor

  @INFO-19 @ROUTE-12 @http
  Rule: The link opens the list for everyone who has it

    Scenario: Without a login only parts and quantities are shown
      Given the partner "full@demo.test" has shared their first list for 7 days
      When they open the shared list
      Then they see "Werkstatt Standard"
      And they see "From Becker Nutzfahrzeugteile GmbH"
      And they do not see "€"
      And they do not see "In stock"
      And no response contained a price or a stock
      And search engines do not index the page

    Scenario: The page has a field with all part numbers
      Given the partner "full@demo.test" has shared their first list for 7 days
      When they open the shared list
      Then they see "All part numbers"

    Scenario: A logged-in user with the right sees prices and stock in a shared list
      Given the partner "full@demo.test" has shared their first list for 7 days
      And the partner "export@demo.test" is logged in
      When they open the shared list
      Then they see "R$"
      And they see "In stock"

  @INFO-19 @http
  Rule: An invalid link shows a message without data of the list

    Scenario: An expired link shows a message without the list
      Given the partner "full@demo.test" has shared their first list for 7 days
      And 8 days have passed
      When they open the shared list
      Then the link is no longer valid

    Scenario: A withdrawn link shows a message without the list
      Given the partner "full@demo.test" has shared their first list for 7 days
      And they have withdrawn the shared link
      When they open the shared list
      Then the link is no longer valid

    Scenario Outline: A link with <flaw> shows a message without the list
      Given the partner "full@demo.test" has shared their first list for 7 days
      When they open the shared list with <flaw>
      Then the link is not valid
      And the page does not show "Werkstatt"

      Examples:
        | flaw                  |
        | one changed character |
        | no id                 |
        | an id of 5000 letters |

  @INFO-19 @http
  Rule: A logged-in user can copy the parts

    Background:
      Given the partner "full@demo.test" has shared their first list for 7 days
      And the partner "new@demo.test" is logged in
      And they open the shared list

    Scenario: Parts of a shared list are copied into a private list
      When they send "Save to my lists"
      Then they see "Parts lists"
      And they see "Werkstatt Standard"

    Scenario: All parts of a shared list are added to the cart
      When they send "Add all to cart (10)"
      Then they are on the cart
      And they see "10 lines"
