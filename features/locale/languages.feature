Feature: Languages
  A change of the language also changes the language of the assortment.

  Background:
    Given a visitor

  @GEO-06 @HEAD-01 @SESS-07 @browser
  Rule: The language is chosen in a menu, and only texts of chosen languages are loaded

    Scenario Outline: The language menu switches from English to <language>
      When they open the product divisions
      Then only texts in "en" were loaded
      When they choose the language "<language>"
      Then the shop requested the content in "<id>"
      And they see "<trucks>"
      And the language "<code>" is stored for 365 days
      And only texts in "en,<code>" were loaded

      Examples:
        | language | code | id    | trucks              |
        | Русский  | ru   | ru-RU | Грузовые автомобили |
