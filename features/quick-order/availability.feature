Feature: Availability of a list of parts
  A partner checks the availability of a list: state, quantity and location of each part.

  Background:
    Given a visitor

  @INFO-05 @memory
  Rule: The check shows the state and the stock of each line, and available lines can be added to the cart

    Scenario: The check shows the state of each part, and the stock of a location
      Given the partner "full@demo.test" is logged in
      And the availability check is open
      When they paste the list:
        """
        2.90533;4
        2.52336;12
        2.84957;1
        ZZ-99999;2
        """
      Then the table shows:
        | number   | quantity | state        |
        | 2.90533  | 4        | Found        |
        | 2.52336  | 12       | Back order   |
        | 2.84957  | 1        | Discontinued |
        | ZZ-99999 | 2        | Not found    |
      And row 1 shows the stock "Münster: 50 or more"

    Scenario: Available parts are added to the cart
      Given the partner "full@demo.test" is logged in
      And the availability check is open
      And they have pasted "2.90533;4"
      When they add the rows to the cart
      Then the list has the message: "1 row, 4 pieces added to the cart"

  @INFO-05 @browser
  Rule: The exported file contains no formulas

    Scenario: A number that begins with = is exported as a text, not as a formula
      Given the partner "full@demo.test" is logged in
      And the availability check is open
      And they have pasted "2.90533;4"
      And they have pasted "=HYPERLINK(1234567);2"
      When they export the result
      Then the file contains "'=HYPERLINK(1234567)"
      And the file contains "Unit price"
