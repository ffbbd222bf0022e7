@http
Feature: Countries
  Every visitor is served in one country, and chooses it from those that the shop serves.

  @PAGE-07 @GEO-04
  Rule: The picker lists Africa, the Americas and Europe

    Scenario: Countries in the language of the page, some of them disabled
      When they open the countries
      Then they are on the countries
      And it says "Africa"
      And it says "Americas"
      And it says "Europe"
      And the country "FR" can be chosen
      And the country "VE" cannot be chosen
      And the country "JP" is not listed

    Scenario: In Portuguese
      Given a visitor who reads pt
      When they open the countries with search "alem"
      Then it says "Alemanha"
      And it does not say "França"

  @GEO-01 @GEO-03 @GEO-05
  Rule: A choice is kept; without one the country follows the language

    Scenario: Nobody has chosen
      When they open the home page
      Then it says "United Kingdom"

    Scenario: Somebody has chosen France
      When the visitor chooses the country "FR"
      And they open the product groups
      Then it says "Drawbar France SARL"

    Scenario: A blocked country is refused
      When the visitor chooses the country "RU"
      Then it is not saved yet: "We do not deliver to this country"

  @GEO-02
  Rule: A logged-in partner is served where the account says

    Scenario: The account is in Germany
      Given the partner "full@demo.test" is logged in
      When they open the countries
      Then it says "the country of your account applies: Germany"
