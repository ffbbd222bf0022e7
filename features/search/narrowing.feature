@memory
Feature: Filters of the search results
  Filters, sort order, page size and view of a list are part of its URL.

  Background:
    Given a visitor

  @PAGE-05
  Rule: An unknown value of a filter is ignored

    Scenario Outline: The query "<query>" ignores an unknown filter value
      When they list the parts with <query>
      Then they see 25 parts

      Examples:
        | query                        |
        | divisions "none"             |
        | makers "Ariel"               |
        | brands ".."                  |
        | sort "drop" and size "-1"    |
        | view "rows" and colour "red" |
        | sort "attr.flavour"          |
        | sort "attr.a b"              |
        | attr.flavour "sweet"         |
        | attr.length.min "wide"       |

  @PAGE-05
  Rule: Pages contain 25, 50 or 100 parts

    Scenario Outline: With the page size <size>, a page contains <shown> parts
      When they list the parts with categories "B11" and size "<size>"
      Then they see <shown> parts

      Examples:
        | size | shown |
        | 25   | 25    |
        | 26   | 25    |
        | 50   | 50    |

  @PAGE-05
  Rule: Ranges and values of attributes filter a list

    Scenario Outline: The query "<query>" filters the list
      When they list the parts with categories "S11" and <query>
      Then they see <shown> parts

      Examples:
        | query                                                 | shown |
        | attr.fittingPosition "FA"                             | 6     |
        | attr.fittingPosition "FA,RA"                          | 16    |
        | attr.pressure.min "8.5" and attr.pressure.max "9"     | 5     |
        | attr.fittingPosition "FA" and attr.pressure.max "7.5" | 4     |

  @PAGE-05 @PERM-01
  Rule: Customers filter a list by stock, and sort by stock and price

    Scenario: The stock filter lists only parts in stock
      Given the partner "full@demo.test" is logged in
      When they list the parts with categories "S11" and stock "in-stock"
      Then they see "27 parts"

    Scenario Outline: Filters by stock, and sorting by stock or price, are ignored without the right: <query>
      Given <who>
      When they list the parts with categories "S11" and <query>
      Then they see "29 parts"

      Examples:
        | who                                          | query             |
        | a visitor                                    | stock "in-stock"  |
        | a visitor                                    | sort "stock"      |
        | the partner "noprice@demo.test" is logged in | sort "price-desc" |

  @PAGE-05 @PERM-01
  Rule: A table of parts is sorted by the measures of its group

    Scenario Outline: A table of brake cylinders is sorted by stroke, the <order> first, without prices
      Given the partner "noprice@demo.test" is logged in
      When they list the parts with categories "B13", view "table" and sort "<sort>"
      Then the table has the columns "Operating pressure, Stroke, Type"
      And the first part has a stroke of <stroke> mm
      And they do not see "€"

      Examples:
        | order    | sort             | stroke |
        | shortest | attr.stroke      | 59     |
        | longest  | attr.stroke-desc | 75     |

  @PAGE-05
  Rule: A reload retains the page size

    Scenario: A list of 50 parts per page has 50 parts after a reload
      When they list the parts with categories "B11", sort "number", view "grid" and size "50"
      And they load the page again
      Then they see 50 parts
