Feature: The session
  A session ends when its token expires, and leaves no data.

  Background:
    Given a visitor

  @SESS-01
  Rule: Logged in means a token that has not expired

    @memory @http
    Scenario: An expired session counts as logged out
      Given a session that ended a minute ago
      When they open the home page
      Then the page greets them without a name
      And the API has received 0 calls for the rights

    @memory
    Scenario Outline: The invalid session "<token>" counts as logged out, without an error
      Given a session that is "<token>"
      When they open the home page
      Then the page greets them without a name
      And they see the divisions:
        | Trucks                                  |
        | Trailers                                |
        | Buses                                   |
        | Vans                                    |
        | Construction and agricultural machinery |

      Examples:
        | token                |
        | garbled              |
        | a.b                  |
        | eyJhbGciOiJub25lIn0. |
        | ....                 |

  @SESS-06 @PERM-02 @memory
  Rule: Rights are loaded again for every page

    Scenario: The add-to-cart button is disabled when the right is withdrawn during the session
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      And the add-to-cart button is enabled
      When the right fillBasket is withdrawn from "full@demo.test"
      And they open the product "3.70481"
      Then the add-to-cart button is disabled
      And they see "You do not have permission to add parts to the cart."

    Scenario: Prices are hidden when the right is withdrawn during the session
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      And they see "€11.80"
      When the right showPrice is withdrawn from "full@demo.test"
      And they open the product "3.70481"
      Then they do not see "€11.80"
      And they see "Prices are not available for your account."

  @ROUTE-12 @memory
  Rule: The checkout needs a login

    Scenario: The login redirects to the requested page
      When they open the cart
      Then they are on the login
      And the message is "Please log in to see this page"
      When they log in
      Then they are on the cart

  @ROUTE-13 @memory
  Rule: The login redirects back

    Scenario: The login on a product page redirects back to it
      Given they open the product "3.70481"
      When they go to the login
      And they log in
      Then they are on the product "3.70481"

    Scenario: The login redirects a logged-in user to the home page
      Given the partner "full@demo.test" is logged in
      When they open the login
      Then they are on the home page
