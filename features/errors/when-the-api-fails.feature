Feature: When the API fails
  If the API fails, visitors get a page with a reason and a next step.

  Background:
    Given a visitor

  @ROUTE-17 @PAGE-12 @API-02 @http
  Rule: A page that cannot be rendered gives 503 with Retry-After

    Scenario Outline: The API <fault>
      Given the API <fault>
      When they open the product "3.70481"
      Then they are told to come back later: "The shop is not responding"
      And it does not say "Internal Server Error"
      And a link "Back to the home page" leads to the home page

      Examples:
        | fault                   |
        | cannot be reached       |
        | is down                 |
        | fails                   |
        | answers with a web page |
        | answers with garbage    |
        | answers with nothing    |
        | answers something else  |
        | breaks off              |
        | never answers           |

    Scenario: The error page in Portuguese
      Given a visitor who reads pt
      And the API is down
      When they open the product "3.70481"
      Then they are told to come back later: "A loja não responde"

  @API-02 @http
  Rule: Without divisions and groups the home page fails, with a link to retry

    Scenario Outline: The catalogue <fault>
      Given the catalogue <fault>
      When they open the home page
      Then they are told "The shop is not responding"
      And they are told "Try again in a moment. Your cart is kept."
      When all is well again
      And they load the page again
      Then they see the divisions:
        | Trucks                                  |
        | Trailers                                |
        | Buses                                   |
        | Vans                                    |
        | Construction and agricultural machinery |

      Examples:
        | fault                  |
        | is down                |
        | answers with garbage   |
        | answers something else |

    Scenario: Only the promotions fail, and the home page is shown without them
      Given the search is down
      When they open the home page
      Then they see the divisions:
        | Trucks                                  |
        | Trailers                                |
        | Buses                                   |
        | Vans                                    |
        | Construction and agricultural machinery |
      And they see 0 parts
