Feature: Searching while typing
  Results are shown below the search field while the user types, and never for an older text.

  Background:
    Given a visitor
    And they open the home page

  @SRCH-01
  Rule: Three characters and a pause start a search

    @memory
    Scenario Outline: The text "<typed>" is too short for a search
      When they type "<typed>" into the search
      And they pause
      Then the API has received no search

      Examples:
        | typed |
        | o     |
        | oi    |
        |       |

    @memory
    Scenario: Three characters start a search
      When they type "oil" into the search
      And they pause
      Then the API has received these searches:
        | oil |

    @memory
    Scenario: No search starts before the pause is over
      When they type "oil" into the search
      And 0.29 seconds pass
      Then the API has received no search
      When they type "oil filter" into the search
      And 0.29 seconds pass
      Then the API has received no search
      When 0.01 seconds pass
      Then the API has received these searches:
        | oil filter |

  @SRCH-02 @memory
  Rule: The list opens above three characters, with products and groups

    Scenario: Products and groups are listed
      When they type "cylinder liner" into the search
      And they pause
      Then the search lists the groups:
        | Cylinder head and crank drive |
      And they see "Cylinder liner"

    Scenario: Three characters are searched, but no result list opens
      When they type "oil" into the search
      And they pause
      Then the API has received these searches:
        | oil |
      And the search lists nothing

    Scenario: Four characters open the list
      When they type "pump" into the search
      And they pause
      Then the search lists the groups:
        | Cooling |

    Scenario: A search for an OE number finds its part
      When they type "51.05537-6655" into the search
      And they pause
      Then the search lists the products:
        | 3.70481 Oil filter |
      And they see "found via OE 51.05537-6655 (MAN)"
      And the search lists the groups:
        | Filters |

    Scenario: A group links to its parts
      When they type "51.05537-6655" into the search
      And they pause
      Then the search lists the groups:
        | Filters |
      When they follow the group "Filters"
      Then they are on the search results with categories "E14"

  @UI-02
  Rule: A search has a state: idle, pending, success or error

    @memory
    Scenario: A slow search is pending until its response arrives
      Given the live search is slow
      Then the state of the search is "idle"
      When they type "cylinder liner" into the search
      And they pause
      Then the state of the search is "pending"
      When the delayed response arrives
      Then the state of the search is "success"

    @memory
    Scenario: A failed search succeeds on retry
      Given the live search is down
      When they type "cylinder liner" into the search
      And they pause
      Then the state of the search is "error"
      And the message is "The search is not responding"
      When the API works again
      And they type "cylinder liners" into the search
      And they pause
      Then the state of the search is "success"

  @SRCH-03 @memory
  Rule: An empty list shows a message

    Scenario: A search without results shows a message
      When they type "zzzzz" into the search
      And they pause
      Then the message is "No parts found"
      And the message is "No product groups found"

  @SRCH-04 @memory
  Rule: A row expands to its details

    Scenario: A row shows the details of its part
      When they type "51.05537-6655" into the search
      And they pause
      Then the search lists the products:
        | 3.70481 |
      When they show the details of "3.70481"
      Then they see "Outer diameter"
      And they see "1 1⁄8-16 UN"
      When they hide the details of "3.70481"
      Then they do not see "1 1⁄8-16 UN"

  @SRCH-05 @memory
  Rule: A late response never replaces a newer one

    Scenario: The response of a hanging search does not replace a newer one
      Given the live search hangs once
      When they type "brake shoe" into the search
      And they pause
      Then the API has received these searches:
        | brake shoe |
      When they type "51.05537-6655" into the search
      And they pause
      Then the search lists the products:
        | 3.70481 Oil filter |
      And the search for "brake shoe" was aborted

  @SRCH-11 @PERM-02
  Rule: Partners fill the cart from the search results

    @memory
    Scenario: A visitor has no add-to-cart button
      When they type "51.05537-6655" into the search
      And they pause
      Then the search lists the products:
        | 3.70481 |
      And the add-to-cart button of "3.70481" in the search is missing

    @memory
    Scenario: A partner adds a part from the search results
      Given the partner "full@demo.test" is logged in
      And they open the home page
      When they type "51.05537-6655" into the search
      And they pause
      Then the search lists the products:
        | 3.70481 |
      When they put "4" of "3.70481" into the cart from the search
      Then the message is "3.70481 is in the cart: 4 pieces."
      And the shop has sent the quantity "4" of "NW-3.70481" to the cart

    @memory
    Scenario Outline: The quantity "<typed>" is added as <pieces>
      Given the partner "full@demo.test" is logged in
      And they open the home page
      When they type "51.05537-6655" into the search
      And they pause
      Then the search lists the products:
        | 3.70481 |
      When they put "<typed>" of "3.70481" into the cart from the search
      Then the shop has sent the quantity "<pieces>" of "NW-3.70481" to the cart

      Examples:
        | typed | pieces |
        | 1000  | 999    |
        | 1e9   | 999    |
        | -3    | 1      |
        | abc   | 1      |

    @memory
    Scenario: The add-to-cart button of an account without the right is disabled
      Given the partner "readonly@demo.test" is logged in
      And they open the home page
      When they type "51.05537-6655" into the search
      And they pause
      Then the search lists the products:
        | 3.70481 |
      And the add-to-cart button of "3.70481" in the search is disabled

  @SRCH-01 @SRCH-04 @SRCH-05 @SRCH-11 @UI-02 @browser
  Rule: The search while typing works in a browser

    Scenario: A newer search aborts a pending one, and the details of its result can be shown and hidden
      Given the live search hangs once
      Then the state of the search is "idle"
      When they type "brake shoe" into the search
      And they pause
      Then the API has received these searches:
        | brake shoe |
      And the state of the search is "pending"
      When they type "51.05537-6655" into the search
      And they pause
      Then the search lists the products:
        | 3.70481 Oil filter |
      And the state of the search is "success"
      And the search for "brake shoe" was aborted
      And the add-to-cart button of "3.70481" in the search is missing
      When they show the details of "3.70481"
      Then they see "Outer diameter"
      And they see "1 1⁄8-16 UN"
      When they hide the details of "3.70481"
      Then they do not see "1 1⁄8-16 UN"
