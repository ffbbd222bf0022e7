@http
Feature: Countries
  Every visitor is served in one country, and can choose another one that the shop serves.

  @PAGE-07 @GEO-04
  Rule: The picker lists Africa, the Americas and Europe

    Scenario: The picker lists countries in the language of the page and disables some
      When they open the countries
      Then they are on the countries
      And the page shows "Africa"
      And the page shows "Americas"
      And the page shows "Europe"
      And the country "FR" can be chosen
      And the country "VE" cannot be chosen
      And the country "JP" is not listed

    Scenario: The search of the picker finds Portuguese names
      Given a visitor who reads pt
      When they open the countries with search "alem"
      Then the page shows "Alemanha"
      And the page does not show "Itália"

  @GEO-01 @GEO-03 @GEO-05
  Rule: A choice is stored; without one the country follows the language

    Scenario: Without a choice the language selects the country
      When they open the home page
      Then the page shows "United Kingdom"

    Scenario: The page shows the company of the chosen country
      When the visitor chooses the country "FR"
      And they open the product groups
      Then the page shows "Drawbar France SARL"

    Scenario: A choice has priority over the configured country
      Given a shop with the configuration:
        | DEFAULT_COUNTRY | AT |
      When they open the home page
      Then the content is for the country "AT"
      When the visitor chooses the country "FR"
      And they open the home page
      Then the content is for the country "FR"

    Scenario: A chosen country remains when the theme changes
      When the visitor chooses the country "FR"
      And their browser has stored the theme "dark"
      And they open the home page
      Then the content is for the country "FR"

  @GEO-04
  Rule: The partner portal serves no visitors in twelve countries, even if the API lists them

    Scenario Outline: The country <country> cannot be chosen
      Given the API serves every country
      When the visitor chooses the country "<country>"
      Then the change is not saved: "We do not deliver to this country"

      Examples:
        | country |
        | BY      |
        | RU      |
        | SD      |
        | SO      |
        | SS      |
        | VE      |

    Scenario Outline: The stored country <country> is ignored, and the country of the language is used
      Given their browser has stored the country "<country>"
      When they open the home page
      Then the content is for the country "GB"
      And the content is not for the country "<country>"

      Examples:
        | country |
        | AF      |
        | BY      |
        | IR      |
        | KP      |
        | MM      |
        | RU      |
        | SD      |
        | SO      |
        | SS      |
        | SY      |
        | VE      |
        | YE      |

    Scenario: A stored country outside the list of the twelve is used
      Given their browser has stored the country "JP"
      When they open the home page
      Then the content is for the country "JP"

    Scenario: A configured list of blocked countries replaces the list of the twelve
      Given a shop with the configuration:
        | COUNTRY_BLACKLIST | FR,AT |
      And the API serves every country
      When the visitor chooses the country "FR"
      Then the change is not saved: "We do not deliver to this country"
      When the visitor chooses the country "RU"
      And they open the home page
      Then the content is for the country "RU"

  @GEO-05
  Rule: The chosen country determines the sales company

    Scenario Outline: The chosen country <country> determines the sales company
      When the visitor chooses the country "<country>"
      And they open the home page
      Then the page shows "<name>"
      And the page shows "<company>"
      And the choice "<country>" is stored

      Examples:
        | country | name    | company                 |
        | FR      | France  | Drawbar France SARL     |
        | DE      | Germany | Drawbar GmbH            |
        | BR      | Brazil  | Drawbar do Brasil Ltda. |

  @GEO-02
  Rule: A logged-in partner is served in the country of the account, or in the configured one

    Scenario: The country of the account has priority over the chosen country
      Given a visitor
      When the visitor chooses the country "FR"
      And they open the home page
      Then the content is for the country "FR"
      Given the partner "export@demo.test" is logged in
      When they open the countries
      Then the page shows "the country of your account applies: Brazil"

    Scenario: The configured country of a shop applies to all its customers
      Given a shop with the configuration:
        | COUNTRY_OF_CUSTOMERS | default |
        | DEFAULT_COUNTRY      | AT      |
      And the partner "export@demo.test" is logged in
      When they open the countries
      Then the page shows "the country of your account applies: Austria"

    Scenario: An account in Germany is served in Germany
      Given the partner "full@demo.test" is logged in
      When they open the countries
      Then the page shows "the country of your account applies: Germany"
