Feature: The lists of the info centre
  One pattern for all of them: what is learned on one page works on every other.

  Background:
    Given a visitor

  @INFO-20 @http
  Rule: Search, filters, order and page stand in the address

    Scenario Outline: <page> as it opens
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/<page>"
      Then the list has the columns "<columns>"
      And no search engine keeps it

      @INFO-13
      Examples:
        | page         | columns                                                                                   |
        | orderhistory | Order, Your reference, Date, Placed by, Ship to, Lines, Amount, Status, Documents          |

      @INFO-06
      Examples:
        | page          | columns                                                                               |
        | backorderlist | Article, Name, Order, Your reference, Outstanding, Promised, Reason, Value, Actions    |

      @INFO-09
      Examples:
        | page          | columns                                                                                            |
        | deliverynotes | Number, Date, Orders, Your reference, Ship to, Carrier, Packages, Weight, Status, Documents         |

      @INFO-15
      Examples:
        | page        | columns                                                                                  |
        | packinglist | Number, Date, Orders, Your reference, Ship to, Packages, Weight, Status, Documents        |

      @INFO-18
      Examples:
        | page         | columns                                                                              |
        | salesinvoice | Number, Date, Due, Orders, Your reference, Amount, Open, Status, Documents            |

      @INFO-12
      Examples:
        | page       | columns                                                                                         |
        | noticelist | Article, Name, Quantity, Min. / max., Note, Price, Availability, Change, Actions                |

      @INFO-07
      Examples:
        | page        | columns                                                                                |
        | creditnotes | Number, Date, Kind, Invoice, Your reference, Amount, Open, Status, Documents            |

    Scenario Outline: <page> narrowed by <query>
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/<page>?<query>"
      Then every row says "<value>" under "<column>"

      @INFO-13
      Examples:
        | page         | query                | column | value        |
        | orderhistory | status=partDelivered | Status | Part shipped |
        | orderhistory | status=confirmed     | Status | Confirmed    |

      @INFO-18
      Examples:
        | page         | query          | column | value   |
        | salesinvoice | status=overdue | Status | Overdue |

      @INFO-07
      Examples:
        | page        | query             | column | value  |
        | creditnotes | creditKind=RETURN | Kind   | Return |

      @INFO-09
      Examples:
        | page          | query            | column | value     |
        | deliverynotes | status=delivered | Status | Delivered |

      @INFO-06
      Examples:
        | page          | query     | column   | value   |
        | backorderlist | overdue=1 | Promised | overdue |

    @INFO-06 @INFO-07 @INFO-09 @INFO-13 @INFO-15 @INFO-18
    Scenario Outline: <page> sorted by <sort>
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/<page>?sort=<sort>&desc=1"
      Then the rows fall by "<column>"

      Examples:
        | page          | sort          | column      |
        | orderhistory  | total         | Amount      |
        | salesinvoice  | openAmount    | Open        |
        | creditnotes   | total         | Amount      |
        | deliverynotes | grossWeightKg | Weight      |
        | packinglist   | packages      | Packages    |
        | backorderlist | outstanding   | Outstanding |
        | noticelist    | price         | Price       |

    Scenario Outline: <page> narrowed by a choice of <filter>
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/<page>"
      And they choose the first <filter> of the list
      Then every row says what was chosen under "<column>"

      @INFO-13
      Examples:
        | page         | filter | column  |
        | orderhistory | shipTo | Ship to |

      @INFO-09
      Examples:
        | page          | filter  | column  |
        | deliverynotes | carrier | Carrier |

    Scenario Outline: The pages of <page>
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/<page>"
      Then no row of the first page is on the second

      Examples:
        | page          |
        | orderhistory  |
        | salesinvoice  |
        | deliverynotes |
        | packinglist   |

    Scenario: Columns are chosen in the address
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/orderhistory?columns=orderNo,source,nonsense"
      Then the list has the columns "Order, Source"

    Scenario: Dates that are upside down
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/orderhistory?dateFrom=2026-11-20&dateTo=2026-09-01"
      Then every row is dated from "2026-09-01" to "2026-11-20"
      And the form of the list holds:
        | dateFrom | 2026-09-01 |
        | dateTo   | 2026-11-20 |

    Scenario: A page that is not there
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/backorderlist?page=10000&length=25"
      Then the page shown is "2"

    Scenario: Nonsense of every kind
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/orderhistory?page=-1&length=7&sort=nothing&status=free&dateFrom=tomorrow&columns=%00"
      Then the list has 25 rows

  @INFO-20 @http
  Rule: A list that shows no row says why

    @INFO-06 @INFO-07 @INFO-09 @INFO-13 @INFO-15 @INFO-18
    Scenario Outline: Nothing yet in <page>
      Given the partner "new@demo.test" is logged in
      When they open the address "/en/infocenter/<page>"
      Then it says "Nothing here yet"

      Examples:
        | page          |
        | orderhistory  |
        | backorderlist |
        | deliverynotes |
        | packinglist   |
        | salesinvoice  |
        | creditnotes   |

    Scenario Outline: Nothing in <page> for this filter
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/<page>?term=there-is-no-such-thing"
      Then it says "Nothing for these filters"
      And a link "Reset filters" leads to "/en/infocenter/<page>"

      Examples:
        | page          |
        | orderhistory  |
        | backorderlist |
        | deliverynotes |
        | packinglist   |
        | salesinvoice  |
        | creditnotes   |

    @PERM-01 @INFO-06 @INFO-07 @INFO-09 @INFO-13 @INFO-15 @INFO-18
    Scenario Outline: <who> may not see <page>
      Given the partner "<who>" is logged in
      When they open the address "/en/infocenter/<page>"
      And the address "/en/infocenter/<page>" is asked for
      Then the answer is 403
      And it says "Your account may not see this page"
      And it says "The right “<right>” is missing"

      Examples:
        | who                | page          | right     |
        | accounts@demo.test | orderhistory  | orders    |
        | accounts@demo.test | backorderlist | orders    |
        | accounts@demo.test | deliverynotes | shipments |
        | accounts@demo.test | packinglist   | shipments |
        | noprice@demo.test  | salesinvoice  | invoices  |
        | noprice@demo.test  | creditnotes   | invoices  |

    Scenario Outline: <page> that cannot be loaded
      Given the partner "full@demo.test" is logged in
      And <list> is down
      When the address "/en/infocenter/<page>?term=disc" is asked for
      Then the answer is 503
      And the answer says when to come back
      And it says "The list could not be loaded"
      And the form of the list holds:
        | term | disc |

      Examples:
        | page          | list                   |
        | orderhistory  | the list of orders     |
        | backorderlist | the list of backorders |
        | deliverynotes | the list of documents  |
        | packinglist   | the list of documents  |
        | salesinvoice  | the list of documents  |
        | creditnotes   | the list of documents  |

  @PRICE-01 @http
  Rule: Where prices are hidden, their columns are gone

    @INFO-06 @INFO-13
    Scenario Outline: <page> without prices
      Given the partner "noprice@demo.test" is logged in
      When they open the address "/en/infocenter/<page>?sort=<price>&columns=<columns>"
      Then the list has no column "<column>"
      And they get no price

      Examples:
        | page          | price | columns       | column |
        | orderhistory  | total | orderNo,total | Amount |
        | backorderlist | value | sku,value     | Value  |
        | noticelist    | price | sku,price     | Price  |

  @INFO-15 @http
  Rule: A packing list names each package and what is in it

    Scenario: Packages, and totals per tariff number
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/packinglist?status=delivered"
      And they open the first number of the list
      Then each package has its code, its measures and its lines
      And it says "Totals per customs tariff number"

    Scenario: A shipment that nobody knows
      Given the partner "full@demo.test" is logged in
      When the address "/en/infocenter/packinglist?shipment=830000000000" is asked for
      Then the answer is 404

  @INFO-18 @http
  Rule: Invoices tell how long they have been due

    Scenario: Open amounts by age
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/salesinvoice"
      Then they see "Not yet due"
      And they see "30 days overdue"

    Scenario: Nothing is open
      Given the partner "new@demo.test" is logged in
      When they open the address "/en/infocenter/salesinvoice"
      Then they do not see "Not yet due"

  @INFO-20 @browser
  Rule: What a row says is in sight beside what can be done with it

    Scenario Outline: <path>
      Given the partner "full@demo.test" is logged in
      When they open the address "<path>"
      Then all columns of the list are in sight

      Examples:
        | path                          |
        | /infocenter/orderhistory      |
        | /infocenter/backorderlist     |
        | /infocenter/deliverynotes     |
        | /infocenter/salesinvoice      |
        | /infocenter/creditnotes       |
        | /infocenter/packinglist       |
        | /infocenter/appointment       |
        | /infocenter/addresses         |
        | /infocenter/noticelist        |
        | /infocenter/mycarts           |
        | /en/infocenter/deliverynotes  |
        | /en/infocenter/salesinvoice   |

    Scenario: What else can be done is in a menu of the row
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/salesinvoice"
      And they open the menu of the first row
      Then the menu offers:
        | XML of             |
        | Complain or return |
      When they press the key "Escape"
      Then the menu of the first row is closed, and its button has the focus

  @INFO-20 @browser
  Rule: Rows are marked over pages, and go into a file

    Scenario: Marked rows of two pages
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/orderhistory?columns=orderNo,date"
      And they select the first 2 rows
      And they go to the next page
      And they select the first 1 rows
      Then 3 rows are selected
      And "Export selected (3)" brings a CSV file of 3 rows with the columns "Order,Date"

    Scenario: All that the filter leaves
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/backorderlist?columns=sku,outstanding&overdue=1"
      And they select the first 1 rows
      And they select all that the filter leaves
      Then "Export selected" brings a CSV file of 3 rows with the columns "Article,Outstanding"

    Scenario: A list that failed is tried again where it is
      Given the partner "full@demo.test" is logged in
      And the list of orders is down
      When they open the address "/en/infocenter/orderhistory"
      And all is well again
      And they try again
      Then rows are shown

    Scenario: Arrows walk the rows
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/orderhistory"
      And they focus the first number
      And they press "ArrowDown" in the list
      And they press "ArrowDown" in the list
      Then the number of row 3 has the focus

  @INFO-09 @http
  Rule: A delivery leads to its carrier, its packages, and to who is told of a shortage

    Scenario: From a delivery note
      Given the partner "full@demo.test" is logged in
      When they open the address "/en/infocenter/deliverynotes?status=shipped"
      Then each row leads to:
        | Track                     | https://                                        |
        | Packing list              | /en/infocenter/packinglist?shipment=            |
        | Report shortage or damage | /en/infocenter/forms?topic=SHORTAGE&documentNo= |
      And links to other sites tell them nothing of this page

    Scenario: A carrier's page somewhere else is not linked to
      Given the partner "full@demo.test" is logged in
      And the carriers' pages are said to be at "https://track.parcelway.example.evil.example/"
      When they open the address "/en/infocenter/deliverynotes?status=shipped"
      Then no row leads to "Track"

  @INFO-06 @browser
  Rule: What is not wanted any more of a back order is taken back

    Scenario: A line is cancelled by keyboard, after it was kept once
      Given the partner "full@demo.test" is logged in
      And they open the address "/en/infocenter/backorderlist"
      When they open the first back order to change it
      And they press the key "Escape"
      Then the button that opened it has the focus
      When they open the first back order to change it
      And they want 0 pieces of it
      Then the list holds one back order less
