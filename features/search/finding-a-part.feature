Feature: Finding a part
  Any number that is printed on a part or in a maker's list finds the part, however it is typed.

  Background:
    Given a visitor
    And they open the home page

  @SRCH-12 @SRCH-06
  Rule: Dashes, dots, blanks and case are ignored

    @memory
    Scenario Outline: The spelling "<typed>" finds the part
      When they search for "<typed>"
      Then they are on the product "3.70481"

      Examples:
        | typed         |
        | 3.70481       |
        | 370481        |
        | 3-70481       |
        | 3 70 481      |
        | 51.05537-6655 |
        | 51055376655   |
        | 51 05537 6655 |
        | 51-05537.6655 |
        | 51.05599-4688 |

    @memory @http
    Scenario: Lower-case letters find the part
      When they search for "sa6h4067"
      Then they are on the product "SA6H4067"

    @memory
    Scenario: The number of a replaced part finds its replacement
      When they list the parts with term "4.47633" and page "1"
      Then they see "4.68234"
      And they see "replaces 4.47633"

    @memory
    Scenario: A result shows the reason why it was found
      When they list the parts with term "51055376655" and page "1"
      Then they see "found via OE 51.05537-6655 (MAN)"

    @memory
    Scenario: A search by name opens the results
      When they search for "oil filter"
      Then they see "13 parts"
      And they see "Oil filter"

  @SRCH-06 @memory
  Rule: Submitting the search opens the part, or the results

    Scenario: A term with several matches opens the results
      When they search for "hose clamp"
      Then they see "Results for “hose clamp”"

    Scenario: A term that equals the number of the first of several matches opens that part
      Given the API returns another part after the first
      When they search for "3.70481"
      Then they are on the product "3.70481"
      And the shop has not requested the results for "3.70481"

    Scenario: An empty search has no effect
      When they search for ""
      Then they are on the home page

    Scenario: A search of only blanks has no effect
      When they search for "   "
      Then they are on the home page

  @SRCH-03 @memory
  Rule: A search without results is not an error

    Scenario Outline: The page reports no results for <text>
      When they search for "<text>"
      Then the message is "No parts found"
      And the message is "No parts match “<text>”"

      Examples:
        | text                      |
        | zzzzz                     |
        | <script>alert(1)</script> |
        | ' OR 1=1 --               |
        | %00%ff                    |

    Scenario Outline: A text without letters and digits is not searched: <text>
      When they search for "<text>"
      Then the message is "“<text>” has no letters or digits. Search for a number, a name or a vehicle."

      Examples:
        | text |
        | 😀🚛😀  |
        | ???! |

    Scenario: A very long text is searched without an error
      When they search for a text of 10000 characters
      Then the message is "No parts found"
