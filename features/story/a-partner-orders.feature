@browser
Feature: A partner fills the cart
  A partner finds a part by an OE number, adds it to the cart, and logs out without leaving data.

  @PAGE-01 @SRCH-02 @SRCH-12 @PAGE-08 @PRICE-01 @CART-01 @CART-04 @CART-06 @SESS-03 @HEAD-06 @ROUTE-01
  Rule: A partner fills the cart from the first search to the logout

    Scenario Outline: A partner fills and changes the cart in the language <language>, and logs out
      Given a visitor who reads <language>
      When they open the home page
      Then they see the divisions:
        | <trucks>   |
        | <trailers> |
        | <buses>    |
        | <vans>     |
        | <machines> |
      And they see the groups:
        | <brakes> |
      When they type "51 05537.6655" into the search
      Then the search lists the products:
        | 3.70481 |
      And they see "<via>"
      When they open the found product "3.70481"
      Then they are on the product "3.70481"
      And they see no price
      And the add-to-cart button is missing
      When they go to the login
      And they log in as "full@demo.test" with "demo"
      Then they are on the product "3.70481"
      And they see "<price>"
      When they type "4" as quantity
      And they add it to the cart
      Then the message is "<added>"
      And the button shows that it was added
      And the header counts 1 line in the cart
      When they put "2" of "3.85072" into the cart
      Then the header counts 2 lines in the cart
      When they open the cart from the header
      Then the cart contains:
        | number  | quantity |
        | 3.70481 | 4        |
        | 3.85072 | 2        |
      When they change the quantity of "3.70481" to "6"
      Then they see "<counted>"
      When they remove "3.85072"
      Then they see "<left>"
      When they load the page again
      Then the cart contains:
        | number  | quantity |
        | 3.70481 | 6        |
      And they see "<left>"
      When they log out
      Then they are on the home page
      And the browser contains no data of the user
      When they open the cart
      Then they are on the login

      Examples:
        | language | trucks | trailers | buses | vans | machines                                | brakes       | via                              | price  | added                             | counted           | left             |
        | en       | Trucks | Trailers | Buses | Vans | Construction and agricultural machinery | Brake system | found via OE 51.05537-6655 (MAN) | €11.80 | 3.70481 is in the cart: 4 pieces. | 2 lines, 8 pieces | 1 line, 6 pieces |
