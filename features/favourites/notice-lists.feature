Feature: Parts lists
  Parts lists contain frequently ordered parts with quantity, note, and minimum and maximum stock.

  Background:
    Given a visitor

  @INFO-12 @PAGE-04 @browser
  Rule: Every part can be added to a parts list

    Scenario: On the product page, Escape closes the lists of a part, and a new partner adds the part to a new list
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

    Scenario: Quantity, note, minimum and maximum stock are saved, and shown after a reload
      When they open the parts lists
      And they set the quantity of "3.70481" to "12" in the list
      And they write the note "<b>left</b> side" on "3.70481"
      And they set a minimum stock of "2" and a maximum stock of "20" for "3.70481"
      And they load the page again
      Then "3.70481" in the list has quantity "12", note "<b>left</b> side", minimum stock "2" and maximum stock "20"

    Scenario: A minimum stock above the maximum is reported
      When they open the parts lists
      And they set a minimum stock of "30" and a maximum stock of "20" for "3.70481"
      Then they see "The minimum is higher than the maximum."

    Scenario Outline: If another tab has changed the same line, the user chooses between both versions: <decision>
      Given they open the parts lists
      And another tab has changed the quantity of "3.70481" in the list to "17"
      When they write the note "keep me" on "3.70481"
      Then they see "Changed in another session: quantity 17"
      When they choose <decision> of "3.70481"
      Then they do not see "Changed in another session"
      When they load the page again
      Then "3.70481" in the list has quantity "17", note "<note>", minimum stock "" and maximum stock ""

      Examples:
        | decision          | note    |
        | the other version |         |
        | their own entry   | keep me |

  @INFO-12 @http
  Rule: Changes since the last visit are shown

    Scenario: The list of changed parts marks as many changes as its header counts
      Given the partner "full@demo.test" is logged in
      And they open the parts lists
      And they see "Last visit:"
      When they open the parts lists with onlyChanged "1"
      Then the page marks as many changes as it counts since the last visit

    Scenario: An account without the right to see prices sees no price changes
      Given the partner "noprice@demo.test" is logged in
      When they open the parts lists
      Then they see "Werkplaats"
      And they do not see "€"
      And they do not see "more expensive"
      And they do not see "cheaper"

    Scenario: The page of a new user shows that there are no parts lists
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

  @INFO-12 @http
  Rule: Invalid parameters of a list are ignored

    Scenario: The list is shown despite an invalid page number and an unknown sort order
      Given the partner "full@demo.test" is logged in
      When they open the parts lists with page "10000" and sort "nonsense"
      Then they see "Werkstatt Standard"
      When they open the parts lists with page "-3"
      Then they see "Werkstatt Standard"
