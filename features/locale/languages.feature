Feature: Languages
  Whoever changes the language gets the assortment in it, too.

  Background:
    Given a visitor

  @GEO-06 @browser
  Rule: Divisions and groups are asked for anew in another language

    Scenario: From English to Portuguese
      When they open the home page
      And they choose the language "Português"
      Then the content was asked for in "pt-BR"
      And they see "Caminhões"
      And they do not see "Trucks"
