Feature: Parts lists
  Parts lists contain frequently ordered parts with quantity, note, and minimum and maximum stock.

  Background:
    Given a visitor

  @INFO-12 @PAGE-04 @browser
  Rule: Every part can be added to a parts list

    Scenario: A new partner adds a part from its page and finds it in the list
      Given the partner "new@demo.test" is logged in
      When they open the product "3.70481"
      And they open the lists for "3.70481" by keyboard
      And they press the key "Escape"
      Then the button for the lists of "3.70481" has the focus
      When they add "3.70481" to the new list "Spring service"
      Then they see "In 1 list"

  @INFO-12 @memory
  Rule: A list is edited in place

    Background:
      Given the partner "new@demo.test" is logged in
      And their list "Bay 2" contains "3.70481" and "3.85072"

    Scenario: Quantity, note and stock are saved after a reload
      When they open the parts lists
      And they set the quantity of "3.70481" to "12" in the list
      And they write "<b>left</b> side" on "3.70481"
      And they set a stock of "2" to "20" for "3.70481"
      And they load the page again
      Then "3.70481" in the list shows "12", "<b>left</b> side", "2" and "20"

    Scenario: A minimum stock above the maximum is reported, and stays as typed
      When they open the parts lists
      And they set a stock of "30" to "20" for "3.70481"
      Then they see "The minimum is higher than the maximum."

    Scenario Outline: A change in another tab has to be confirmed, and typed text is kept
      Given they open the parts lists
      And another tab has changed the quantity of "3.70481" in the list to "17"
      When they write "keep me" on "3.70481"
      Then they see "Changed in another session: quantity 17"
      When they choose <decision> of "3.70481"
      And they do not see "Changed in another session"
      And they load the page again
      Then "3.70481" in the list shows "17", "<note>", "" and ""

      Examples:
        | decision          | note    |
        | the other version |         |
        | their own entry   | keep me |

  @INFO-12 @http
  Rule: Changes since the last visit are shown

    Scenario: Only changed parts are shown, each with its change
      Given the partner "full@demo.test" is logged in
      And they open the parts lists
      And they see "Last visit:"
      When they open the parts lists with onlyChanged "1"
      Then the number of shown parts equals the number of changes in the list of lists

    Scenario: With hidden prices no price change is shown
      Given the partner "noprice@demo.test" is logged in
      When they open the parts lists
      Then they see "Werkplaats"
      And they do not see "€"
      And they do not see "more expensive"
      And they do not see "cheaper"

    Scenario: The list page of a new user is empty
      Given the partner "new@demo.test" is logged in
      When they open the parts lists
      Then they see "No parts lists yet"

  @INFO-12 @http
  Rule: Lists of other users are not accessible

    Scenario: The list of another customer is not found, like an unknown one
      Given the partner "new@demo.test" is logged in
      When they open the parts lists with list "D0100001-1"
      Then the page "not found" is shown
      When they open the parts lists with list "no-such-list"
      Then the page "not found" is shown

    Scenario: A page beyond the last and an unknown sort order still show the list
      Given the partner "full@demo.test" is logged in
      When they open the parts lists with page "10000" and sort "nonsense"
      Then they see "Werkstatt Standard"
      When they open the parts lists with page "-3"
      Then they see "Werkstatt Standard"
