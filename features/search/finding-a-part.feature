Feature: Finding a part
  Any number that is printed on a part or in a maker's list finds the part, however it is typed.

  Background:
    Given a visitor
    And they open the home page

  @SRCH-12 @SRCH-06
  Rule: Dashes, dots, blanks and case are ignored

    @memory
    Scenario Outline: "<typed>"
      When they search for "<typed>"
      Then they are on the product "3.70481"

      Examples:
        | typed           |
        | 3.70481         |
        | 370481          |
        | 3-70481         |
        | 3 70 481        |
        | 51.05537-6655   |
        | 51055376655     |
        | 51 05537 6655   |
        | 51-05537.6655   |
        | 51.05599-4688   |

    @memory @http
    Scenario: Lower-case letters
      When they search for "sa6h4067"
      Then they are on the product "SA6H4067"

    @memory
    Scenario: The number of a replaced part finds its replacement
      When they look through the parts with term "4.47633" and page "1"
      Then they see "4.68234"
      And they see "replaces 4.47633"

    @memory
    Scenario: The reason why a part was found
      When they look through the parts with term "51055376655" and page "1"
      Then they see "found via OE 51.05537-6655 (MAN)"

    @memory
    Scenario: A search by name
      When they search for "oil filter"
      Then they see "13 parts"
      And they see "Oil filter"

  @SRCH-06 @memory
  Rule: Submitting the search opens the part, or the results

    Scenario: Several parts match
      When they search for "hose clamp"
      Then they see "Results for “hose clamp”"

    Scenario: Several parts match, and the first has exactly this number
      Given the API finds another part after the first
      When they search for "3.70481"
      Then they are on the product "3.70481"
      And the results for "3.70481" have not been asked for

    Scenario: An empty search has no effect
      When they search for ""
      Then they are on the home page

    Scenario: A search of only blanks
      When they search for "   "
      Then they are on the home page

  @SRCH-03 @memory
  Rule: A search without results is not an error

    Scenario Outline: <text>
      When they search for "<text>"
      Then they are told "No parts found"
      And they are told "No parts match “<text>”"

      Examples:
        | text                       |
        | zzzzz                      |
        | <script>alert(1)</script>  |
        | ' OR 1=1 --                |
        | %00%ff                     |

    Scenario Outline: Neither letters nor digits: <text>
      When they search for "<text>"
      Then they are told "“<text>” has no letters or digits. Search for a number, a name or a vehicle."

      Examples:
        | text   |
        | 😀🚛😀 |
        | ???!   |

    Scenario: A very long text
      When they search for a text of 10000 characters
      Then they are told "No parts found"

  @API-02 @memory
  Rule: A failed search keeps the typed text

    Scenario Outline: The search <fault>
      Given the search <fault>
      When they type "51.05537-6655" into the search
      And they pause
      Then they are told "The search is not responding"
      And they are told "What you typed is kept."
      And the search still reads "51.05537-6655"
      When all is well again
      And they send the search off
      Then they are on the product "3.70481"

      Examples:
        | fault                   |
        | cannot be reached       |
        | is down                 |
        | answers with a web page |
        | answers with garbage    |
        | answers something else  |
