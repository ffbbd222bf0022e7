Feature: The contract with the API
  The shop and any API behind it follow one contract.

  @API-01 @memory
  Rule: Every call of the shop follows the contract

    Scenario Outline: The shop <call>
      Given a visitor
      And the partner "full@demo.test" is logged in
      When the shop <call>
      Then that call has "<body>" in its body and "<query>" in its query

      Examples:
        | call                           | body                                                     | query                 |
        | logs in                        | username, password                                       |                       |
        | logs in to the second service  | username, password                                       |                       |
        | logs out of the second service | token                                                    |                       |
        | logs out                       | token                                                    |                       |
        | asks for a new password        |                                                          | languageID            |
        | asks for permissions           | token                                                    |                       |
        | searches while typing          | token, languageID, countryID, searchTerm                 |                       |
        | asks for the country           |                                                          | languageID, countryID |
        | asks for divisions and groups  |                                                          | languageID            |
        | asks for a product             | token, languageID, countryID, slug                       |                       |
        | finds a vehicle                | userToken, lang, formValues                              | token                 |
        | begins a cart                  | token                                                    |                       |
        | loads the cart                 | token, languageID, countryID                             |                       |
        | adds to the cart               | token, items                                             |                       |
        | removes from the cart          | token, languageID, countryID, item_ids                   |                       |
        | changes the cart               | token, languageID, countryID, item_id, sku, qty, version |                       |
        | remembers a VIN                | limit, vinNumber                                         |                       |
        | asks for remembered VINs       |                                                          |                       |
        | reports an error               | logLevel, message, userId                                |                       |

    Scenario: A call that violates the contract is refused
      When the API is asked for a cart change without a quantity
      Then it answers that the call is wrong

  @API-02 @memory
  Rule: A response that violates the contract counts as a failure

    Scenario: A login without a token
      Given a visitor
      And the login answers something else
      When they log in
      Then they are told "The shop is not responding. What you typed is still here; try again in a moment."
      And the user name still reads "full@demo.test"

    Scenario: A cart with words as quantities
      Given a visitor
      And the partner "full@demo.test" is logged in
      And the API tells the quantities of the cart in words
      When they open the cart
      Then they are told "The cart could not be loaded"

  @API-04 @http
  Rule: The shop runs with any API that implements the contract

    Scenario: The shop loads a page from another API over the network
      Given a shop whose API is reached over the network
      When they log in as "full@demo.test" with "demo"
      Then they are greeted as "Anna Becker"
      When they put "4" of "3.70481" into the cart
      Then they are told "3.70481 is in the cart: 4 pieces."
      When they open the cart
      Then the cart holds:
        | number  | quantity |
        | 3.70481 | 4        |

    Scenario: The API is switched off
      Given a shop whose API is reached over the network
      And the API is switched off
      When they open the product "3.70481"
      Then they are told to come back later: "The shop is not responding"

  @API-03 @http
  Rule: Developers of an API can read the contract and verify a server

    Scenario: The API description is valid OpenAPI 3.1
      Given a visitor
      When they read the contract as OpenAPI
      Then it says "\"openapi\":\"3.1.0\""
      And it names the call that adds to the cart

    Scenario: The check reports a field that an API has dropped
      Given the mock backend as an API of its own
      And its live search answers without "pagination"
      When the search of that API is verified
      Then only the call that searches while typing breaks the contract, without "pagination"
