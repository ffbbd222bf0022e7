@INFO-11
Feature: My carts
  A partner saves carts in addition to the active cart.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And they have put "4" of "3.70481" into the cart
    And the message is "3.70481 is in the cart: 4 pieces."

  @memory
  Rule: A cart is saved with a name

    Scenario: A saved cart is listed in addition to the active cart
      When they save the cart as "Winter service"
      Then my carts are:
        | name           | lines | pieces |
        |                | 1     | 4      |
        | Winter service | 1     | 4      |

    Scenario: Other users do not see a saved cart
      When they save the cart as "Winter service"
      And "noprice@demo.test" is logged in instead
      Then my carts are:
        | name | lines | pieces |
        |      | 0     | 0      |

    Scenario: A user sees a cart that is shared with two users
      When they save the cart as "Winter service"
      And they share the cart "Winter service" with "noprice@demo.test"
      And they share the cart "Winter service" with "readonly@demo.test"
      And "noprice@demo.test" is logged in instead
      Then my carts are:
        | name           | lines | pieces |
        |                | 0     | 0      |
        | Winter service | 1     | 4      |

  @INFO-20 @http
  Rule: The list is searched, filtered, sorted and paged

    Scenario: The list of carts has nine columns, and search engines do not index it
      When they open my carts
      Then the list has the columns "Name, Lines, Pieces, Value, Prices valid until, Changed, Owner, Shared with, Actions"
      And search engines do not index the page

    Scenario: The list is filtered by a name
      When they save the cart as "Winter service"
      And they save the cart as "Summer service"
      And they open my carts with term "winter"
      Then every row shows "Winter service" under "Name"
      And the form of the list contains:
        | term | winter |

    Scenario: The list can be limited to carts that colleagues share
      When they save the cart as "Winter service"
      And they share the cart "Winter service" with "noprice@demo.test"
      And "noprice@demo.test" is logged in instead
      And they open my carts with whose "others"
      Then every row shows "Winter service" under "Name"
      And the list has no column "Value"

    Scenario: The list is sorted by quantity
      When they save the cart as "Winter service"
      And they put "2" of "3.70481" into the cart
      Then the message is "3.70481 is in the cart: 2 pieces."
      When they open my carts with sort "pieces" and desc "1"
      Then the rows are sorted in descending order by "Pieces"

    Scenario: The second page lists the remaining carts
      When they save 30 carts
      And they open my carts
      Then the list has 25 rows
      When they open my carts with page "2"
      Then the list has 6 rows
      And the page shown is "2"

    Scenario: A list without matches shows a message
      When they open my carts with term "there-is-no-such-thing"
      Then the page shows "No results for these filters"
      And a link "Reset filters" leads to my carts

    Scenario: The page asks for a retry if the carts cannot be loaded
      Given the list of carts is down
      When they open my carts with term "winter"
      Then the response is an error with Retry-After, and contains "The list could not be loaded"
      And the form of the list contains:
        | term | winter |

  @http
  Rule: The end of the price validity of a cart is shown

    Scenario: The list has a column for the end of the price validity
      When they open my carts
      Then they see "Prices valid until"

  @memory
  Rule: A saved cart replaces the active cart, is merged into it, or is copied

    Scenario Outline: Activating a saved cart by "<mode>" gives a cart of <pieces> pieces, and <kept> carts exist
      When they save the cart as "Winter service"
      And they activate the cart "Winter service" by "<mode>"
      And they open the cart
      Then they see "1 line, <pieces> pieces"
      And they have <kept> carts

      Examples:
        | mode      | pieces | kept |
        | replace   | 4      | 2    |
        | merge     | 8      | 1    |
        | keep-copy | 4      | 3    |
