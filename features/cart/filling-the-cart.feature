Feature: Filling the cart
  A part is added to the cart with a deliverable quantity, and the shop shows the result.

  Background:
    Given a visitor

  @CART-04 @memory
  Rule: Added parts are confirmed

    Scenario: A message and the button confirm an added part
      Given the partner "full@demo.test" is logged in
      When they put "4" of "3.70481" into the cart
      Then the message is "3.70481 is in the cart: 4 pieces."
      And the button shows that it was added

    @still
    Scenario: The button confirms an added part for two seconds
      Given the partner "full@demo.test" is logged in
      And they have put "4" of "3.70481" into the cart
      And the button shows that it was added
      When 1.9 seconds pass
      Then the button shows that it was added
      When 0.2 seconds pass
      Then the button no longer shows that it was added

    Scenario: Quantities are rounded up to whole packages
      Given the partner "full@demo.test" is logged in
      When they put "4" of "9.23565" into the cart
      Then the message is "9.23565 is in the cart: 50 pieces. The quantity was rounded up to full packs."

    Scenario: More pieces than in stock are added with a message
      Given the partner "full@demo.test" is logged in
      When they put "7" of "3.70481" into the cart
      Then the message is "Not all of it is in stock; the rest follows later."

    Scenario: Only the pieces in stock of a replaced part are added
      Given the partner "full@demo.test" is logged in
      When they put "20" of "5.05327" into the cart
      Then the message is "5.05327 has been replaced: the last 8 pieces are in the cart."

    Scenario: A part is not added after the session has ended
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      When another device ends the session
      And they add it to the cart
      Then the message is "You have been logged out. Log in again to continue."
      And they do not see "3.70481 is in the cart"

    Scenario: A part is not added if the API responds that the user is logged out
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      And the API responds to an added part that the user is logged out
      When they add it to the cart
      Then the message is "You have been logged out. Log in again to continue."
      And they do not see "3.70481 is in the cart"

  @CART-05 @API-02 @memory
  Rule: A failed addition is reported, and the typed quantity stays

    Scenario Outline: The quantity stays in the field if adding to the cart <fault>
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      And they type "5" as quantity
      And adding to the cart <fault>
      When they add it to the cart
      Then the message is "3.70481 was not added: the shop is not responding. Your quantity is kept. Try again."
      And the quantity field contains "5"
      When the API works again
      And they add it to the cart
      Then the message is "3.70481 is in the cart: 5 pieces."

      Examples:
        | fault                         |
        | is down                       |
        | violates the contract         |

  @CART-06 @memory
  Rule: A quantity is a whole number between 1 and 99,999

    Scenario Outline: The quantity "<typed>" is read as <quantity>
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      When they type "<typed>" as quantity
      Then the quantity field contains "<quantity>"

      Examples:
        | typed  | quantity |
        | 4      | 4        |
        | -3     | 1        |
        | 0      | 1        |
        | 1e9    | 99999    |
        | 100000 | 99999    |
        | abc    | 1        |
        |        | 1        |
        | 2.9    | 2        |

  @PERM-02 @memory
  Rule: Only partners with the right may add parts to the cart, and no discontinued parts

    Scenario: A visitor has no add-to-cart button
      When they open the product "3.70481"
      Then the add-to-cart button is missing

    Scenario: The add-to-cart button of an account without the right is disabled, and the reason is shown
      Given the partner "readonly@demo.test" is logged in
      When they open the product "3.70481"
      Then the add-to-cart button is disabled
      And they see "You do not have permission to add parts to the cart."

    Scenario: A discontinued part has no add-to-cart button
      Given the partner "full@demo.test" is logged in
      When they open the product "2.84957"
      Then they see "This part is no longer sold"
      And they do not see "Add to cart"

  @API-01 @CART-01
  Rule: The shop creates a cart for a customer without a cart

    @memory @http
    Scenario: The first part of a new customer creates a cart
      Given the partner "new@demo.test" is logged in
      When they put "4" of "3.70481" into the cart
      Then the message is "3.70481 is in the cart: 4 pieces."
      And a cart was created for them

    @memory
    Scenario: A part is added to the existing cart
      Given the partner "full@demo.test" is logged in
      When they put "4" of "3.70481" into the cart
      Then the message is "3.70481 is in the cart: 4 pieces."
      And no cart was created for them

    @memory
    Scenario: A part is not added if the API fails to create a cart
      Given the API creates no carts
      And the partner "new@demo.test" is logged in
      When they open the cart
      Then the message is "No cart could be created for your account"
      When they put "4" of "3.70481" into the cart
      Then the message is "3.70481 was not added: no cart could be created for your account."
