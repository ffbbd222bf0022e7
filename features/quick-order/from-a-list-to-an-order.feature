Feature: From a list to an order
  A partner imports a list in any format. Every line is added to the cart or stays with a reason.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And the quick order is open

  @INFO-17 @SRCH-12 @memory
  Rule: A list is read in any notation, and each line has its own result

    Scenario: Lines of a letter, a spreadsheet and an ERP system are recognised
      When they paste the list:
        """
        Artikelnummer;Menge
        85152587;4
        9.17989	1
        2 x 983540
        2.23154 - 2 Stk.
        A 378 423 97 73
        2.84957;1
        81.43600-6O18;1
        2.90533;abc
        Mit freundlichem Gruß
        """
      Then the table shows:
        | number          | quantity | state              |
        | 85152587        | 4        | Found              |
        | 9.17989         | 1        | Rounded            |
        | 983540          | 2        | Choose             |
        | 2.23154         | 2        | Replaced           |
        | A 378 423 97 73 | 1        | Found              |
        | 2.84957         | 1        | Discontinued       |
        | 81.43600-6O18   | 1        | Not found          |
        | 2.90533         | abc      | Check the quantity |
      And the page reports 1 line without a row

    Scenario: Two lines with the same part number are merged into one row
      When they paste the list:
        """
        2.90533;4
        2-90533 3
        """
      Then the table shows:
        | number  | quantity | state |
        | 2.90533 | 7        | Found |
      And the page reports 1 line without a row

    Scenario: A line is corrected in place
      Given they have pasted "81.43600-6O18;1"
      When they change the number of row 1 to "2.90533"
      Then the table shows:
        | number  | quantity | state |
        | 2.90533 | 1        | Found |

  @INFO-17 @memory
  Rule: The interpretation of a list is shown, and can be corrected

    Scenario: The result of each line is shown, beginning with the lines that need a correction
      When they paste the list:
        """
        Artikelnummer;Menge;Bestand
        2.90533;4;12
        2-90533;3;12
        ZZ-99999;2;7
        Summe;9;
        Mit freundlichem Gruß
        """
      Then the interpretation of the columns is "Part number, Quantity, Remark"
      And the interpretation of the lines is:
        | line | outcome         |
        | 4    | Not found       |
        | 2    | 7 × 2.90533     |
        | 3    | Added to line 2 |
        | 5    | No part number  |
        | 6    | Signature       |

    Scenario: One decision applies to all ambiguous quantities of a list
      When they paste the list:
        """
        Artikel;Menge
        2.90533;1.000
        9.17989;12
        85152587;2.500
        """
      And they set the ambiguous quantity to "1,000"
      Then the interpretation of the lines is:
        | line | outcome         |
        | 2    | 1000 × 2.90533  |
        | 3    | 12 × 9.17989    |
        | 4    | 2500 × 85152587 |

  @INFO-17 @memory
  Rule: Accepted lines leave the table, the others stay

    Scenario: Lines that are added to the cart are removed from the table
      Given they have pasted "2.90533;4"
      And they have pasted "ZZ-99999;2"
      And they have pasted "9.17989;1"
      When they add the rows to the cart
      Then the list has the message: "2 rows, 14 pieces added to the cart"
      And the table shows:
        | number   | quantity | state     |
        | ZZ-99999 | 2        | Not found |

    Scenario: Lines are added to the cart when a lost connection is restored
      Given they have pasted "2.90533;4"
      And the connection is lost
      When they add the rows to the cart
      Then the list has the message: "No connection. Your rows are added as soon as it is back."
      And the cart of the API is empty
      When the connection is restored
      Then the list has the message: "1 row, 4 pieces added to the cart"

    Scenario: A number of several parts gets the state "Found" after the user chooses one of them
      Given they have pasted "983540;2"
      When they choose "10.96316" in row 1
      Then the table shows:
        | number | quantity | state |
        | 983540 | 2        | Found |

    Scenario: A line stays in the table if the call that adds it to the cart fails
      Given they have pasted "2.90533;4"
      And the checkout is overloaded
      When they add the rows to the cart
      Then the list has the message: "The shop is not responding. Check the cart before you try again."
      And the table shows:
        | number  | quantity | state |
        | 2.90533 | 4        | Found |

  @INFO-17 @memory
  Rule: Errors are counted over all rows, and each kind links to its next row

    Scenario: Three kinds of problems are counted and link to their rows
      Given they have pasted "ZZ-11111;2"
      And they have pasted "2.84957;1"
      And they have pasted "2.90533;abc"
      And they have pasted "ZZ-22222;1"
      Then the problems of the table are "Not found: 2, Discontinued: 1, Check the quantity: 1"
      When they go to the next row with "Not found"
      Then the focus is on row 1
      When they go to the next row with "Not found"
      Then the focus is on row 4
      When they go to the next row with "Not found"
      Then the focus is on row 1

  @INFO-17 @UI-06 @browser
  Rule: A long table keeps the focus, and announces its length

    Scenario: The link to an error in row 400 moves the focus to that row
      When they paste a list of 400 lines of which 1 is unknown
      Then the problems of the table are "Not found: 1"
      And the table announces 401 rows and a header
      When they go to the next row with "Not found"
      Then the focus is on row 400
      When they scroll to the top of the page
      Then the focus is on row 400
      When they press the key "ArrowUp"
      Then the focus is on row 399

  @INFO-17 @browser
  Rule: Pasted lines are restored

    Scenario: The table is restored after a reload, and after a new login of the same user only
      Given they have pasted "2.90533;4"
      When they load the page again
      Then the table shows:
        | number  | quantity | state |
        | 2.90533 | 4        | Found |
      When they log out
      And the partner "noprice@demo.test" logs in and opens the quick order
      Then the table is empty
      When they log out
      And the partner "full@demo.test" logs in and opens the quick order
      Then the table shows:
        | number  | quantity | state |
        | 2.90533 | 4        | Found |

  @INFO-17 @http
  Rule: Quick order and the product page fill the cart without scripts

    Scenario: A list sent as a form adds the known part to the cart, and returns the unknown number in the form
      When they send the list as a form:
        """
        2.90533;4
        ZZ-99999;2
        """
      Then the main part of the page shows "2.90533 × 4: Found · is in the cart"
      And the main part of the page shows "ZZ-99999 × 2: Not found"
      And the form contains "ZZ-99999;2"

    Scenario: The form of a product page adds a part without scripts, and shows the result of the quick order
      When they open the product "2.90533"
      And they fill in:
        | quantity | 4 |
      And they send "Add to cart"
      Then the main part of the page shows "2.90533 × 4: Found · is in the cart"
