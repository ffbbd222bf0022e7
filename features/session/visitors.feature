Feature: Visitors of the shop
  The shop serves visitors, partners and administrators in eight languages.

  @PERM-02 @http
  Rule: The empty cart links only to pages that the account may open

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
  Rule: The shop distinguishes visitors, partners with their rights, and administrators

    @memory @http
    Scenario: The home page greets a visitor without a name
      Given a visitor
      When they open the home page
      Then the page greets them without a name

    @memory
    Scenario Outline: Greeting, price and add-to-cart button match the rights of <account>
      Given a visitor
      And the partner "<account>" is logged in
      When they open the product "3.70481"
      Then the add-to-cart button is <cart>
      And they see <a or no> price
      When they open the home page
      Then the page greets them as "<name>"

      Examples:
        | account            | name            | cart     | a or no |
        | full@demo.test     | Anna Becker     | enabled  | a       |
        | noprice@demo.test  | Jan Visser      | enabled  | no      |
        | readonly@demo.test | Claire Moreau   | disabled | a       |
        | accounts@demo.test | Lucía Ortega    | disabled | a       |
        | export@demo.test   | Rafael Souza    | enabled  | a       |
        | new@demo.test      | Marco Rinaldi   | enabled  | a       |
        | kz@demo.test       | Айгуль Серикова | enabled  | a       |
        | admin@demo.test    | Admin Demo      | enabled  | a       |

    @memory
    Scenario Outline: The role of <account> is <role>
      Given a visitor
      When they log in as "<account>" with "demo"
      Then the shop has these data of the user:
        | role | <role> |

      Examples:
        | account         | role     |
        | full@demo.test  | customer |
        | admin@demo.test | admin    |

  @AUD-02 @memory
  Rule: Every text exists in all eight languages

    Scenario Outline: No text is missing in <name>
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

  @AUD-03 @http
  Rule: The shop uses German if a request has no language, and the country of the language without a choice

    Scenario: A request for the site map uses German and Germany
      When a search engine requests the site map
      Then the shop requested the content in "de-DE"
      And the content is for the country "DE"

    Scenario: A request for the site map uses the configured default language
      Given a shop with the configuration:
        | DEFAULT_LANGUAGE | fr |
      When a search engine requests the site map
      Then the shop requested the content in "fr-FR"

    Scenario Outline: The country of the language <language> applies without a choice
      Given a visitor who reads <language>
      When they open the home page
      Then the shop requested the content in "<id>"
      And the content is for the country "<country>"

      Examples: the country of the language, unless it is blocked
        | language | id    | country |
        | pt       | pt-BR | BR      |
        | en       | en-GB | GB      |
        | de       | de-DE | DE      |
        | ru       | ru-RU | DE      |

  @AUD-03 @memory
  Rule: Without a customer or a sales company (entity) of the account, those of the shop are used

    Scenario: An account without a customer number uses the defaults of the shop
      Given a visitor
      And an API that returns neither customer nor entity
      When they log in
      Then the shop has these data of the user:
        | customerId | D0000000 |
        | entityId   | DTDE     |

  @AUD-03 @http
  Rule: The defaults can be configured

    Scenario: A shop uses the configured language, country, customer and sales company (entity)
      Given a shop with the configuration:
        | DEFAULT_LANGUAGE | en   |
        | DEFAULT_COUNTRY  | AT   |
        | DEFAULT_CUSTOMER | K-0  |
        | DEFAULT_ENTITY   | DTAT |
      When they open the shop
      Then the shop redirects them to the home page
      When they open the home page
      Then the content is for the country "AT"
      Given an API that returns neither customer nor entity
      When they log in by the form without scripts
      Then the login stores the customer "K-0" and the entity "DTAT"

  @AUD-04 @memory
  Rule: Plurals follow the language

    Scenario Outline: The plural for <pieces> in <code> follows the language
      Then the message in "<code>" for <pieces> units in the cart is "<text>"

      Examples:
        | code | pieces | text             |
        | en   | 1      | 1 line, 1 piece  |
        | en   | 2      | 1 line, 2 pieces |
        | ru   | 1      | 1 штука          |
        | ru   | 2      | 2 штуки          |
        | ru   | 5      | 5 штук           |
        | ru   | 21     | 21 штука         |
        | fr   | 1      | 1 pièce          |
        | fr   | 2      | 2 pièces         |
        | de   | 1      | 1 Stück          |

  @PERM-01 @http
  Rule: The navigation contains only pages that the account may open

    Scenario: An account with the right only to invoices sees no back orders, deliveries and quick order
      Given a visitor
      And the partner "accounts@demo.test" is logged in
      When they open the info centre
      Then they see "Invoices"
      And they do not see "Back orders"
      And they do not see "Delivery notes"
      And they do not see "Quick order"

    Scenario: The navigation of an administrator has the administration page
      Given a visitor
      And the partner "admin@demo.test" is logged in
      When they open the home page
      Then they see "Administration"
