Feature: The lists of the info centre
  All lists have the same functions and controls.

  Background:
    Given a visitor

  @INFO-20 @http
  Rule: A list is searched, filtered, sorted and paged

    Scenario Outline: The list of <page> has its default columns, and search engines do not index it
      Given the partner "full@demo.test" is logged in
      When they open <page>
      Then the list has the columns "<columns>"
      And search engines do not index the page

      @INFO-13
      Examples:
        | page       | columns                                                                        |
        | the orders | Order, Your reference, Date, Placed by, Ship to, Lines, Net, Status, Documents |

      @INFO-06
      Examples:
        | page            | columns                                                                               |
        | the back orders | Part, Name, Order, Your reference, Outstanding, Delivery date, Reason, Value, Actions |

      @INFO-09
      Examples:
        | page               | columns                                                                                     |
        | the delivery notes | Number, Date, Orders, Your reference, Ship to, Carrier, Packages, Weight, Status, Documents |

      @INFO-15
      Examples:
        | page              | columns                                                                            |
        | the packing lists | Number, Date, Orders, Your reference, Ship to, Packages, Weight, Status, Documents |

      @INFO-18
      Examples:
        | page         | columns                                                                                |
        | the invoices | Number, Date, Due, Orders, Your reference, Gross amount, Amount due, Status, Documents |

      @INFO-12
      Examples:
        | page            | columns                                                                       |
        | the parts lists | Part, Name, Quantity, Min. / max., Note, Price, Availability, Change, Actions |

      @INFO-07
      Examples:
        | page             | columns                                                                                  |
        | the credit notes | Number, Date, Type, Invoice, Your reference, Gross amount, Amount due, Status, Documents |

    Scenario Outline: The list of <page> filtered by <query> contains only matching rows
      Given the partner "full@demo.test" is logged in
      When they open <page> with <query>
      Then every row shows "<value>" under "<column>"

      @INFO-13
      Examples:
        | page       | query                  | column | value          |
        | the orders | status "partDelivered" | Status | Partly shipped |
        | the orders | status "delivered"     | Status | Delivered      |

      @INFO-18
      Examples:
        | page         | query            | column | value   |
        | the invoices | status "overdue" | Status | Overdue |

      @INFO-07
      Examples:
        | page             | query               | column | value  |
        | the credit notes | creditKind "RETURN" | Type   | Return |

      @INFO-09
      Examples:
        | page               | query              | column | value     |
        | the delivery notes | status "delivered" | Status | Delivered |

      @INFO-06
      Examples:
        | page            | query       | column        | value   |
        | the back orders | overdue "1" | Delivery date | overdue |

    @INFO-06 @INFO-07 @INFO-09 @INFO-13 @INFO-15 @INFO-18
    Scenario Outline: The list of <page> is sorted by <sort>
      Given the partner "full@demo.test" is logged in
      When they open <page> with sort "<sort>" and desc "1"
      Then the rows are sorted in descending order by "<column>"

      Examples:
        | page               | sort          | column       |
        | the orders         | net           | Net          |
        | the invoices       | openAmount    | Amount due   |
        | the credit notes   | total         | Gross amount |
        | the delivery notes | grossWeightKg | Weight       |
        | the packing lists  | packages      | Packages     |
        | the back orders    | outstanding   | Outstanding  |
        | the parts lists    | price         | Price        |

    Scenario Outline: The list of <page> filtered by a choice of <filter> contains only matching rows
      Given the partner "full@demo.test" is logged in
      When they open <page>
      And they choose the first <filter> of the list
      Then every row shows the chosen value under "<column>"

      @INFO-13
      Examples:
        | page       | filter | column  |
        | the orders | shipTo | Ship to |

      @INFO-09
      Examples:
        | page               | filter  | column  |
        | the delivery notes | carrier | Carrier |

    Scenario Outline: The list of <page> is split into pages
      Given the partner "full@demo.test" is logged in
      When they open <page>
      Then no row of the first page is on the second

      Examples:
        | page               |
        | the orders         |
        | the invoices       |

    Scenario: The list has the columns of the URL, without an unknown one
      Given the partner "full@demo.test" is logged in
      When they open the orders with columns "orderNo,source,nonsense"
      Then the list has the columns "Order, Order channel"

    Scenario: Reversed dates of a range are swapped
      Given the partner "full@demo.test" is logged in
      When they open the orders with dateFrom "2026-11-20" and dateTo "2026-09-01"
      Then every row is dated from "2026-09-01" to "2026-11-20"
      And the form of the list contains:
        | dateFrom | 01/09/2026 |
        | dateTo   | 20/11/2026 |

    @INFO-18
    Scenario Outline: The amount <written> of a filter is <readable>
      Given the partner "full@demo.test" is logged in
      When they open the invoices with amountFrom "<written>"
      Then the form of the list contains:
        | amountFrom | <shown> |
      And the amount is <readable>

      Examples:
        | written  | shown    | readable   |
        | 1,200.50 | 1,200.50 | readable   |
        | 1.200,50 | 1,200.50 | readable   |
        | €1200    | 1,200.00 | readable   |
        | abc      | abc      | unreadable |
        | 1.2.3    | 1.2.3    | unreadable |

    Scenario: A page number beyond the last shows the last page
      Given the partner "full@demo.test" is logged in
      When they open the back orders with page "10000" and length "25"
      Then the last page is shown, which is not the first

    Scenario: Invalid parameters are ignored
      Given the partner "full@demo.test" is logged in
      When they open the orders with page "-1", length "7", sort "nothing", status "free", dateFrom "tomorrow" and columns "%00"
      Then the list has 25 rows

  @INFO-20 @http
  Rule: An empty list shows the reason

    @INFO-06 @INFO-07 @INFO-09 @INFO-13 @INFO-15 @INFO-18
    Scenario Outline: The list of <page> without entries shows a message
      Given the partner "new@demo.test" is logged in
      When they open <page>
      Then the page shows "Nothing here yet"

      Examples:
        | page               |
        | the orders         |
        | the invoices       |

    Scenario Outline: The list of <page> without matches offers to reset the filters
      Given the partner "full@demo.test" is logged in
      When they open <page> with term "there-is-no-such-thing"
      Then the page shows "No results for these filters"
      And a link "Reset filters" leads to <page>

      Examples:
        | page               |
        | the back orders    |
        | the invoices       |

    @PERM-01 @INFO-06 @INFO-07 @INFO-09 @INFO-13 @INFO-15 @INFO-18
    Scenario Outline: The list of <page> shows which right <who> lacks
      Given the partner "<who>" is logged in
      When they open <page>
      Then their account may not see this page: "You need the “<right>” permission"

      Examples:
        | who                | page               | right     |
        | accounts@demo.test | the orders         | Orders    |
        | accounts@demo.test | the back orders    | Orders    |
        | accounts@demo.test | the delivery notes | Shipments |
        | accounts@demo.test | the packing lists  | Shipments |
        | noprice@demo.test  | the invoices       | Invoices  |
        | noprice@demo.test  | the credit notes   | Invoices  |

    Scenario Outline: If the list of <page> cannot be loaded, the page asks for a retry and retains the search term
      Given the partner "full@demo.test" is logged in
      And <list> is down
      When they open <page> with term "disc"
      Then the response is an error with Retry-After, and contains "The list could not be loaded"
      And the form of the list contains:
        | term | disc |

      Examples:
        | page               | list                   |
        | the orders         | the list of orders     |
        | the back orders    | the list of backorders |
        | the credit notes   | the list of documents  |

  @PRICE-01 @http
  Rule: Columns of prices are hidden together with prices

    @INFO-06 @INFO-13
    Scenario Outline: The list of <page> has no price column for an account without prices
      Given the partner "noprice@demo.test" is logged in
      When they open <page> with sort "<price>" and columns "<columns>"
      Then the list has no column "<column>"
      And they see no price

      Examples:
        | page            | price | columns     | column |
        | the orders      | net   | orderNo,net | Net    |
        | the back orders | value | sku,value   | Value  |
        | the parts lists | price | sku,price   | Price  |

  @INFO-15 @http
  Rule: A packing list shows each package and its content

    Scenario: The packing list shows packages and totals per tariff number
      Given the partner "full@demo.test" is logged in
      When they open the packing lists with status "delivered"
      And they open the first number of the list
      Then each package has its code, its measures and its lines
      And the page shows "Totals per customs tariff number"

    Scenario: The packing list of an unknown shipment is not found
      Given the partner "full@demo.test" is logged in
      When they open the packing lists with shipment "830000000000"
      Then the page "not found" is shown

  @INFO-18 @http
  Rule: The list of invoices shows open amounts by age

    Scenario: Open amounts are shown by age
      Given the partner "full@demo.test" is logged in
      When they open the invoices
      Then they see "Not yet due"
      And they see "30 days overdue"

    Scenario: Amounts by age are hidden without open amounts
      Given the partner "new@demo.test" is logged in
      When they open the invoices
      Then they do not see "Not yet due"

  @INFO-20 @browser
  Rule: Data and actions of a row are visible together

    Scenario: Actions of a row stay visible beside long Portuguese texts
      Given a visitor who reads pt
      And the partner "full@demo.test" is logged in
      When they open the orders
      Then all columns of the list are visible
      When they open the delivery notes
      Then all columns of the list are visible
      When they open the invoices
      Then all columns of the list are visible
      When they open the appointments
      Then all columns of the list are visible

  @INFO-20 @browser
  Rule: Rows have a menu, arrow keys, a selection over pages, and an export

    Scenario: A user opens the menu of a row, moves by arrow keys, and exports a selection over two pages
      Given the partner "full@demo.test" is logged in
      When they open the invoices
      And they open the menu of the first row
      Then the menu offers:
        | XML of                     |
        | Report a problem or return |
      When they press the key "Escape"
      Then the menu of the first row is closed, and its button has the focus
      When they open the orders with columns "orderNo,date"
      And they focus the number of the first row
      And they press the key "ArrowDown"
      And they press the key "ArrowDown"
      Then the number of row 3 has the focus
      When they select the rows 2 to 6 with the Shift key
      Then 5 rows are selected
      When they go to the next page
      And they select the first 1 row
      Then 6 rows are selected
      And "Export selected (6)" downloads a CSV file of 6 rows with the columns "Order,Date"

  @INFO-09 @http
  Rule: A delivery links to its carrier, its packages, and a shortage report

    Scenario: A delivery note links to carrier, packages and a shortage report
      Given the partner "full@demo.test" is logged in
      And the API returns "https://track.parcelway.example/1" as the carriers' tracking page
      When they open the delivery notes with status "shipped"
      Then each row links to:
        | Track                     | another site                                       |
        | Packing list              | the packing lists with shipment ""                 |
        | Report shortage or damage | the forms with report "SHORTAGE" and documentNo "" |
      And links to other sites send no referrer

    Scenario: A carrier’s link to an unknown host is omitted
      Given the partner "full@demo.test" is logged in
      And the API returns "https://track.parcelway.example.evil.example/" as the carriers' tracking page
      When they open the delivery notes with status "shipped"
      Then no row links to "Track"
