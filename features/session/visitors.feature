Feature: Visitors of the shop
  Visitors, partners and administrators, in eight languages.

  @PERM-02 @http
  Rule: Visitors see no links to forbidden pages

    Scenario: The empty cart links to quick order if the account may order
      Given a visitor
      And the partner "new@demo.test" is logged in
      When they open the cart
      Then they see "The cart is empty"
      And a link "Go to quick order" leads to the quick order
      And a link "Browse product groups" leads to the product groups

    Scenario: The empty cart has no link to quick order if the account may not order
      Given a visitor
      And the partner "readonly@demo.test" is logged in
      When they open the cart
      Then they see "The cart is empty"
      And they see "Parts lists"
      And they do not see "Go to quick order"

  @AUD-01 @PERM-01
  Rule: Visitors, partners with their permissions, and administrators

    @memory @http
    Scenario: The home page greets a visitor without a name
      Given a visitor
      When they open the home page
      Then they are greeted as nobody

    @memory
    Scenario Outline: <account>
      Given a visitor
      And the partner "<account>" is logged in
      When they open the product "3.70481"
      Then the control that adds to the cart is <cart>
      And they <get> price
      When they open the home page
      Then they are greeted as "<name>"

      Examples:
        | account            | name            | cart     | get    |
        | full@demo.test     | Anna Becker     | enabled  | get a  |
        | noprice@demo.test  | Jan Visser      | enabled  | get no |
        | readonly@demo.test | Claire Moreau   | disabled | get a  |
        | accounts@demo.test | Lucía Ortega    | disabled | get a  |
        | export@demo.test   | Rafael Souza    | enabled  | get a  |
        | new@demo.test      | Marco Rinaldi   | enabled  | get a  |
        | kz@demo.test       | Айгуль Серикова | enabled  | get a  |
        | admin@demo.test    | Admin Demo      | enabled  | get a  |

    @memory
    Scenario Outline: <account> is <role>
      Given a visitor
      When they log in as "<account>" with "demo"
      Then the shop knows of them:
        | role | <role> |

      Examples:
        | account         | role     |
        | full@demo.test  | customer |
        | admin@demo.test | admin    |

  @AUD-02 @memory
  Rule: Every text exists in all eight languages

    Scenario Outline: <name>
      Then the language "<code>" is called "<name>"
      And no text is missing in "<code>"

      Examples:
        | code | name       |
        | de   | Deutsch    |
        | en   | English    |
        | fr   | Français   |
        | it   | Italiano   |
        | ru   | Русский    |
        | nl   | Nederlands |
        | pt   | Português  |
        | es   | Español    |

    Scenario Outline: An empty cart, in <code>
      Then in "<code>" an empty cart reads "<text>"

      Examples:
        | code | text                    |
        | de | Der Warenkorb ist leer |
        | en | The cart is empty |
        | fr | Le panier est vide |
        | it | Il carrello è vuoto |
        | ru | Корзина пуста |
        | nl | De winkelwagen is leeg |
        | pt | O carrinho está vazio |
        | es | El carrito está vacío |

  @AUD-03 @http
  Rule: Without a language in page, choice or account, the shop uses German and Germany

    Scenario: Addresses without a language
      When a search engine asks for the pages of the shop
      Then the content was asked for in "de-DE"
      And the content is that for "DE"

    Scenario: Addresses without a language, with another configured language
      Given a shop with the configuration:
        | DEFAULT_LANGUAGE | fr |
      When a search engine asks for the pages of the shop
      Then the content was asked for in "fr-FR"

    Scenario Outline: A visitor who reads <language> and has chosen no country
      Given a visitor who reads <language>
      When they open the home page
      Then the content was asked for in "<id>"
      And the content is that for "<country>"

      Examples: the country of the language, but where nobody is served in it
        | language | id    | country |
        | pt       | pt-BR | BR      |
        | en       | en-GB | GB      |
        | de       | de-DE | DE      |
        | ru       | ru-RU | DE      |

  @AUD-03 @memory
  Rule: Without a customer or an entity of the account, those of the shop are used

    Scenario: An account without a customer number
      Given a visitor
      And an API that names neither customer nor entity
      When they log in
      Then the shop knows of them:
        | customerId | D0000000 |
        | entityId   | DTDE     |

  @AUD-03 @http
  Rule: The defaults can be configured

    Scenario: A shop with other defaults
      Given a shop with the configuration:
        | DEFAULT_LANGUAGE | en     |
        | DEFAULT_COUNTRY  | AT     |
        | DEFAULT_CUSTOMER | K-0    |
        | DEFAULT_ENTITY   | DTAT   |
      When they come to the shop
      Then their visit begins on the home page
      When they open the home page
      Then the content is that for "AT"
      Given an API that names neither customer nor entity
      When they log in by the form alone
      Then the login keeps the customer "K-0" and the entity "DTAT"

  @AUD-04 @memory
  Rule: Plurals follow the language

    Scenario Outline: <pieces> in <code>
      Then in "<code>" <pieces> pieces in the cart read "<text>"

      Examples:
        | code | pieces | text              |
        | en   | 1      | 1 line, 1 piece   |
        | en   | 2      | 1 line, 2 pieces  |
        | ru   | 1      | 1 штука           |
        | ru   | 2      | 2 штуки           |
        | ru   | 5      | 5 штук            |
        | ru   | 21     | 21 штука          |
        | fr   | 1      | 1 pièce           |
        | fr   | 2      | 2 pièces          |
        | de   | 1      | 1 Stück           |

  @PERM-01 @http
  Rule: The navigation offers pages with permission only

    Scenario: An account that only sees invoices
      Given a visitor
      And the partner "accounts@demo.test" is logged in
      When they open the info centre
      Then they see "Invoices"
      And they do not see "Back orders"
      And they do not see "Delivery notes"
      And they do not see "Quick order"

    Scenario: The administrator
      Given a visitor
      And the partner "admin@demo.test" is logged in
      When they open the home page
      Then they see "Administration"
