@http
Feature: Text overrides of shop variants
  The same program serves the shop of the partners and, under other names, other shops.

  @GEO-07
  Rule: Texts of a variant replace those of the partner portal in the first HTML

    Scenario: A variant replaces a text in English only
      Given a shop with its own configuration and texts:
        | PARTNER_PORTAL | false |
        | CATALOGUE_SIZE | 1000  |
      When they open the home page
      Then they see "Find it by its number"
      And they do not see "By number"
      Given a visitor who reads pt
      When they open the home page
      Then they do not see "Find it by its number"

    Scenario: The partner portal has the default texts
      Given a shop with its own configuration and texts:
        | PARTNER_PORTAL | true |
        | CATALOGUE_SIZE | 1000 |
      When they open the home page
      Then they do not see "Find it by its number"
      And they see "By number"
