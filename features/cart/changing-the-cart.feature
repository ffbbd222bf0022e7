Feature: Changing the cart
  The API stores the cart; the shop always shows the stored state.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And their cart contains these parts:
      | number  | quantity |
      | 3.70481 | 4        |
      | 3.85072 | 2        |
      | 9.23565 | 50       |

  @CART-01 @memory
  Rule: Lines are changed and removed individually

    Scenario: The cart shows the added parts
      When they open the cart
      Then the cart contains:
        | number  | quantity |
        | 3.70481 | 4        |
        | 3.85072 | 2        |
        | 9.23565 | 50       |
      And they see "3 lines, 56 pieces"

    Scenario Outline: The quantity of a line can be changed: <number>
      Given they open the cart
      When they change the quantity of "<number>" to "<quantity>"
      Then they see "3 lines, <pieces> pieces"
      When they load the page again
      Then they see "3 lines, <pieces> pieces"

      Examples:
        | number  | quantity | pieces |
        | 3.70481 | 5        | 57     |
        | 9.23565 | 100      | 106    |

    Scenario Outline: A line can be removed: <number>
      Given they open the cart
      When they remove "<number>"
      Then they see "2 lines, <pieces> pieces"
      When they load the page again
      Then they see "2 lines, <pieces> pieces"

      Examples:
        | number  | pieces |
        | 3.70481 | 52     |
        | 9.23565 | 6      |

    Scenario: The cart is empty after the last line is removed
      Given they open the cart
      When they remove "3.70481"
      Then they see "2 lines"
      When they remove "3.85072"
      Then they see "1 line"
      When they remove "9.23565"
      Then they see "The cart is empty"

  @CART-01 @API-02 @memory
  Rule: A part that the shop no longer knows stays in the cart with a message

    Scenario: A part that is missing from the catalogue is shown with its number, and can be removed
      Given the catalogue no longer contains "3.85072"
      When they open the cart
      Then the cart contains:
        | number  | quantity |
        | 3.70481 | 4        |
        | 3.85072 | 2        |
        | 9.23565 | 50       |
      And they see "3 lines, 56 pieces"
      And they see "No longer available: please remove this line."
      When they remove "3.85072"
      Then they see "2 lines, 54 pieces"

  @CART-06 @memory
  Rule: Invalid quantities are replaced

    Scenario Outline: The invalid quantity "<typed>" of one of three lines is replaced by <quantity>
      Given they open the cart
      When they change the quantity of "3.85072" to "<typed>"
      Then they see "3 lines, <pieces> pieces"

      Examples:
        | typed | quantity | pieces  |
        | -3    | 1        | 55      |
        | abc   | 1        | 55      |
        |       | 1        | 55      |
        | 1e9   | 99,999   | 100,053 |

    Scenario Outline: A replaced quantity is reported: "<typed>"
      Given they open the cart
      When they change the quantity of "3.85072" to "<typed>"
      Then the message is "“<typed>” is not a valid quantity. Quantity set to <pieces>."

      Examples:
        | typed | pieces |
        | 1.5   | 1      |
        | -3    | 1      |
        | abc   | 1      |

    Scenario: Quantities are rounded up to whole packages
      Given they open the cart
      When they change the quantity of "9.23565" to "51"
      Then the message is "Rounded to the pack size: 100"

  @CART-06 @browser
  Rule: An ambiguous quantity such as 1.000 must be clarified before the checkout

    Scenario: The step bar and the order button move the focus to the ambiguous quantity, also after a reload
      Given they open the cart
      When they change the quantity of "3.85072" to "1.000"
      And they follow step 2 in the step bar
      Then the focus is on the quantity of "3.85072", with the question "Which quantity do you mean?"
      And they are on step 1
      When they load the page again
      Then they see "Which quantity do you mean?"
      When they follow step 2 in the step bar
      Then the focus is on the quantity of "3.85072", with the question "Which quantity do you mean?"
      When they press "1,000 pieces" on the page
      And they load the page again
      Then they see "3 lines, 1,054 pieces"
      When they follow step 2 in the step bar
      Then they are on step 2
      Given they have chosen address, transport and payment "prepayment"
      And they open the cart
      When they change the quantity of "3.85072" to "2.000"
      And they open step 5
      And they accept the terms
      And they press "Place order" on the page
      Then the focus is on the quantity of "3.85072", with the question "Which quantity do you mean?"
      And no order has been placed

  @CART-05 @memory
  Rule: A failed change is reported, and the old quantity is shown

    Scenario Outline: The line shows its old quantity if the API <fault>
      Given they open the cart
      And changing the cart <fault>
      When they change the quantity of "3.70481" to "6"
      Then the message is "The cart was not changed: the shop is not responding. Try again."
      And the cart contains:
        | number  | quantity |
        | 3.70481 | 4        |
        | 3.85072 | 2        |
        | 9.23565 | 50       |

      Examples:
        | fault                         |
        | is down                       |
        | violates the contract         |

  @memory
  Rule: A cart that cannot be loaded is not shown as empty

    Scenario: A cart that cannot be loaded is reported, and shown after a reload
      Given the loading of the cart is down
      When they open the cart
      Then the message is "The cart could not be loaded"
      And they do not see "The cart is empty"
      When the API works again
      And they load the page again
      Then they see "3 lines, 56 pieces"

  @CART-02 @memory
  Rule: The cart is busy while a change is in flight

    Scenario: The cart is marked as busy during a slow change
      Given they open the cart
      And changing the cart is slow
      When they begin to change the quantity of "3.70481" to "6"
      Then the cart is busy
      When the delayed response arrives
      Then the cart is no longer busy
      And they see "3 lines, 58 pieces"

  @CART-03 @memory
  Rule: Lines are selected and removed together

    Scenario: The cart shows the number of selected lines
      Given they open the cart
      When they mark "3.70481"
      Then they see "1 line selected"
      And not all lines are marked
      When they mark all lines
      Then they see "3 lines selected"
      And all lines are marked
      When they unmark all lines
      Then they do not see "lines selected"

    Scenario: Lines are removed together, and restored
      Given they open the cart
      When they mark "3.70481"
      And they mark "9.23565"
      And they remove the selected lines
      Then they see "2 lines removed."
      And the cart contains:
        | number  | quantity |
        | 3.85072 | 2        |
      When they undo the removal
      Then they see "3 lines, 56 pieces"
      When they load the page again
      Then they see "3 lines, 56 pieces"

  @memory
  Rule: A line has a note

    Scenario: The note is stored with the line
      Given they open the cart
      When they add the note "Bay 7, Actros" to the line "3.70481"
      Then they see "Bay 7, Actros"
      When they load the page again
      Then they see "Bay 7, Actros"

  @CART-08 @memory
  Rule: A lost connection loses no change

    Scenario Outline: A quantity that was not saved because the API <fault> is saved by a retry after a reload
      Given they open the cart
      And changing the cart <fault>
      When they change the quantity of "3.70481" to "6"
      Then the message is "Not saved: 6"
      When they load the page again
      Then they see "3 lines, 56 pieces"
      When they retry after the API works again
      Then they see "3 lines, 58 pieces"
      And the API has received 1 call to change the cart
      When they load the page again
      Then they see "3 lines, 58 pieces"

      Examples:
        | fault             |
        | cannot be reached |
        | is down           |

      Examples: faults that end with a timeout of ten seconds
        | fault            |
        | does not respond |

    Scenario: A retry does not send the change again if only the reload of the cart has failed
      Given they open the cart
      And the loading of the cart is down
      When they change the quantity of "3.70481" to "6"
      Then the message is "The cart was not changed: the shop is not responding. Try again."
      When they retry after the API works again
      Then they see "3 lines, 58 pieces"
      And the API has received 0 calls to change the cart

  @CART-03 @CART-05 @browser
  Rule: A change in another tab is not overwritten without confirmation

    Scenario: The user accepts the quantity of the other tab, then overwrites it
      Given they open the cart
      And another tab shows the cart
      And "3.70481" has been changed to "17" in the other tab
      When they change the quantity of "3.70481" to "7"
      Then they see "Quantity changed to 17 at"
      And they see "in another of your tabs. You entered 7"
      When they press "Keep 17" on the page
      Then they see "3 lines, 69 pieces"
      And they do not see "You entered"
      Given "3.70481" has been changed to "20" in the other tab
      And they change the quantity of "3.70481" to "7"
      When they press "Use 7" on the page
      Then they see "3 lines, 59 pieces"
      When they mark "3.70481"
      Then they see "1 line selected"
      When they load the page again
      Then they see "3 lines, 59 pieces"

  @CART-04 @memory
  Rule: A retried request adds a part once

    Scenario: A part is added once if the user retries after a lost response
      Given the response of the cart is lost
      When they put "2" of "3.70481" into the cart
      Then the message is "3.70481 was not added: the shop is not responding. Your quantity is kept. Try again."
      When they add it to the cart
      Then the message is "3.70481 is in the cart"
      When they open the cart
      Then they see "3 lines, 58 pieces"
