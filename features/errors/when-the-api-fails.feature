Feature: When the API fails
  Whatever stands behind the shop, visitors get a page, a reason and a way on.

  Background:
    Given a visitor

  @ROUTE-17 @PAGE-12 @API-02 @http
  Rule: A page that cannot be made says so, and asks to come back

    Scenario Outline: The API <fault>
      Given the API <fault>
      When they open the product "3.70481"
      Then they are told to come back later: "The shop is not responding"
      And it does not say "Internal Server Error"
      And a link "Back to home" leads to the home page

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

    Scenario: In Portuguese
      Given a visitor who reads pt
      And the API is down
      When they open the product "3.70481"
      Then they are told to come back later: "A loja não responde"

  @API-02 @http
  Rule: Without divisions and groups there is no home page, and the visitor may try again

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

    Scenario: Promotions are an extra
      Given the search is down
      When they open the home page
      Then they see the divisions:
        | Trucks                                  |
        | Trailers                                |
        | Buses                                   |
        | Vans                                    |
        | Construction and agricultural machinery |
      And they see 0 parts

  @PAGE-12 @browser
  Rule: The shop goes on from an error page

    Scenario: Back to the start
      When they open an unknown page
      Then they are told that this page does not exist
      When they follow "Back to home" on the page
      Then they are on the home page

  @ROUTE-17 @browser
  Rule: A click leads to the same page as an address

    Scenario: A search for a single part
      When they open the home page
      And they look for the number "51.05537-6655" on the page
      Then they are on the product "3.70481"

  @UI-03 @browser
  Rule: A drawing that cannot be loaded leaves no broken picture

    Scenario: The drawings of a part that nobody has looked at before are down
      Given every drawing is gone
      When they open the product "7.46065"
      Then no broken picture shows
