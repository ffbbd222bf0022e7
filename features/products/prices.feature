@memory
Feature: Visibility of prices
  Prices belong to a partner. No other user gets them, not even hidden in the page.

  @PRICE-01 @PERM-01
  Rule: A price is shown only to a partner with the right to see prices

    Background:
      Given a visitor

    Scenario: A partner sees net and list price
      Given the partner "full@demo.test" is logged in
      When they open the product "3.70481"
      Then they see:
        | €11.80 |
        | €17.35 |

    Scenario: A partner who has hidden prices sees none
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      When they hide prices
      And they open the product "3.70481"
      Then they see no price

    Scenario: A visitor sees no price
      When they open the product "3.70481"
      Then they see no price

    Scenario: An account without the right gets a message instead of prices
      Given the partner "noprice@demo.test" is logged in
      When they open the product "3.70481"
      Then they see no price
      And they see "Prices are not available for your account."

    Scenario Outline: Lists of parts show prices only with the right: <who>
      Given the partner "<who>" is logged in
      When they list the parts with term "oil filter" and page "1"
      Then they see <a or no> price

      Examples:
        | who               | a or no |
        | full@demo.test    | a       |
        | noprice@demo.test | no      |

    Scenario: Lists of parts show no prices to visitors
      When they list the parts with term "oil filter" and page "1"
      Then they see 13 parts
      And they see no price

    Scenario: A cart without prices shows no amounts
      Given the partner "noprice@demo.test" is logged in
      And they have put "4" of "3.70481" into the cart
      And the message is "3.70481 is in the cart: 4 pieces."
      When they open the cart
      Then the cart contains:
        | number  | quantity |
        | 3.70481 | 4        |
      And they see no price

    Scenario: Prices are hidden after a logout
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      And they see a price
      When they log out
      And they open the product "3.70481"
      Then they see no price

  @PRICE-01 @CART-01
  Rule: An exchange part has a core deposit beside its price

    Background:
      Given a visitor

    Scenario: The core deposit is shown from the product page to the cart
      Given the partner "full@demo.test" is logged in
      When they open the product "2.90533"
      Then they see:
        | €375.02                                                                                |
        | Exchange part: plus €140.00 core deposit per piece, credited when the core is returned |
      When they put "2" of "2.90533" into the cart
      And they open the cart
      Then they see:
        | Core deposit for 2.90533 |
        | €280.00                  |
        | €1,030.04                |

    Scenario: A part that is not an exchange part has no deposit
      Given the partner "full@demo.test" is logged in
      When they open the product "3.70481"
      Then they do not see "core deposit"

    Scenario: An account without the right sees no deposit
      Given the partner "noprice@demo.test" is logged in
      When they open the product "2.90533"
      Then they see no price
      And they do not see "core deposit"

  @AUD-04
  Rule: Amounts follow the language of the page and the currency of the account

    Scenario Outline: Amounts for <account> are formatted in <language>
      Given a visitor who reads <language>
      And the partner "<account>" is logged in
      When they open the product "3.70481"
      Then they see "<price>"

      Examples:
        | account          | language | price   |
        | full@demo.test   | en       | €11.80  |
        | full@demo.test   | pt       | € 11,80 |
        | export@demo.test | pt       | R$      |
        | export@demo.test | en       | R$      |

    Scenario Outline: The message about parts put into the cart has the plural of <quantity> in <language>
      Given a visitor who reads <language>
      And the partner "full@demo.test" is logged in
      When they put "<quantity>" of "3.70481" into the cart
      Then the message is "<sentence>"

      Examples:
        | language | quantity | sentence                           |
        | en       | 1        | 3.70481 is in the cart: 1 piece.   |
        | en       | 2        | 3.70481 is in the cart: 2 pieces.  |
        | pt       | 1        | 3.70481 está no carrinho: 1 peça.  |
        | pt       | 2        | 3.70481 está no carrinho: 2 peças. |

  @PRICE-01
  Rule: A promotion shows its percentage and the regular price

    Scenario: A partner sees the saving of a promotion
      Given the partner "full@demo.test" is logged in
      When they open the product "7.84262"
      Then they see:
        | €74.05  |
        | €82.28  |
        | €121.00 |
