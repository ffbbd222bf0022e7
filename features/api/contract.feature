Feature: The contract with the API
  The shop and any API behind it follow one contract.

  @API-01 @memory
  Rule: Every call of the shop follows the contract

    Scenario Outline: The call has the fields of the contract when the shop <call>
      Given a visitor
      And the partner "full@demo.test" is logged in
      When the shop <call>
      Then the call has the fields "<body>" in its body and "<query>" in its query

      Examples:
        | call                           | body                                                     | query                 |
        | logs in                        | username, password                                       |                       |
        | logs in to the second service  | username, password                                       |                       |
        | logs out of the second service | token                                                    |                       |
        | logs out                       | token                                                    |                       |
        | requests a new password        |                                                          | languageID            |
        | requests rights                | token                                                    |                       |
        | searches while typing          | token, languageID, countryID, searchTerm                 |                       |
        | requests the country           |                                                          | languageID, countryID |
        | requests divisions and groups  |                                                          | languageID            |
        | requests a product             | token, languageID, countryID, slug                       |                       |
        | finds a vehicle                | userToken, lang, formValues                              | token                 |
        | creates a cart                 | token                                                    |                       |
        | loads the cart                 | token, languageID, countryID                             |                       |
        | adds to the cart               | token, items                                             |                       |
        | removes from the cart          | token, languageID, countryID, item_ids                   |                       |
        | changes the cart               | token, languageID, countryID, item_id, sku, qty, version |                       |
        | stores a VIN                   | limit, vinNumber                                         |                       |
        | requests stored VINs           |                                                          |                       |
        | reports an error               | logLevel, message, userId                                |                       |

    Scenario: The API refuses a call that violates the contract
      When the API receives a cart change without a quantity
      Then the API responds that the call is invalid

  @API-02 @memory
  Rule: A response that violates the contract counts as a failure

    Scenario: A login response without a token is shown as a failure
      Given a visitor
      And the login violates the contract
      When they log in
      Then the message is "The shop is not responding. What you typed is still here; try again in a moment."
      And the user name field still contains "full@demo.test"

    Scenario: A cart response whose quantities are words instead of numbers is shown as a failure
      Given a visitor
      And the partner "full@demo.test" is logged in
      And the API returns the quantities of the cart in words
      When they open the cart
      Then the message is "The cart could not be loaded"

  @API-04 @http
  Rule: The shop runs with any API that implements the contract

    Scenario: A user fills the cart of a shop that reaches its API over the network
      Given a shop whose API is reached over the network
      When they log in as "full@demo.test" with "demo"
      Then the page greets them as "Anna Becker"
      When they put "4" of "3.70481" into the cart
      Then the message is "3.70481 is in the cart: 4 pieces."
      When they open the cart
      Then the cart contains:
        | number  | quantity |
        | 3.70481 | 4        |

    Scenario: A page shows a failure while the API is switched off
      Given a shop whose API is reached over the network
      And the API is switched off
      When they open the product "3.70481"
      Then the response is an error with Retry-After, and contains "The shop is not responding"

  @API-03 @http
  Rule: Developers of an API can read the contract

    Scenario: The contract is published as an OpenAPI 3.1 description
      Given a visitor
      When they read the contract as OpenAPI
      Then the page shows "\"openapi\":\"3.1.0\""
      And the API description contains the call that adds to the cart
