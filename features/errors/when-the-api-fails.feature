Feature: When the API fails
  If the API fails, visitors get a page with a reason and a next step.

  Background:
    Given a visitor

  @ROUTE-17 @PAGE-12 @API-02 @http
  Rule: A page that cannot be rendered gives 503 with Retry-After

    Scenario Outline: The response of a page is an error with Retry-After if the API <fault>
      Given the API <fault>
      When they open the product "3.70481"
      Then the response is an error with Retry-After, and contains "The shop is not responding"
      And the page does not show "Internal Server Error"
      And a link "Back to the home page" leads to the home page

      Examples:
        | fault                         |
        | is down                       |
        | violates the contract         |
        | closes the connection         |
        | does not respond              |

    Scenario: The error page is translated to Portuguese
      Given a visitor who reads pt
      And the API is down
      When they open the product "3.70481"
      Then the response is an error with Retry-After, and contains "A loja não responde"

  @API-02 @http
  Rule: The home page needs divisions and groups, but no promotions

    Scenario Outline: The home page shows a failure if the catalogue <fault>, and the divisions after a reload
      Given the catalogue <fault>
      When they open the home page
      Then the message is "The shop is not responding"
      And the message is "Try again in a moment. Your cart is kept."
      When the API works again
      And they load the page again
      Then they see the divisions:
        | Trucks                                  |
        | Trailers                                |
        | Buses                                   |
        | Vans                                    |
        | Construction and agricultural machinery |

      Examples:
        | fault                         |
        | is down                       |

    Scenario: The home page is shown without promotions if the search for them fails
      Given the search is down
      When they open the home page
      Then they see the divisions:
        | Trucks                                  |
        | Trailers                                |
        | Buses                                   |
        | Vans                                    |
        | Construction and agricultural machinery |
      And they see 0 parts
