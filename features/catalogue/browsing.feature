Feature: Browsing the assortment
  A user without a part number finds parts by division and product group.

  Background:
    Given a visitor

  @PAGE-01 @memory
  Rule: The home page shows divisions, groups and promotions

    Scenario: The home page lists the divisions and the first groups
      When they open the home page
      Then they see the divisions:
        | Trucks                                  |
        | Trailers                                |
        | Buses                                   |
        | Vans                                    |
        | Construction and agricultural machinery |
      And they see the groups:
        | Brake system          |
        | Compressed air system |
        | Steering              |
      And they see 11 groups
      And they see 12 parts
      And they do not see the group "Accessories and supplies"

    Scenario: The divisions of the home page are translated to Portuguese
      Given a visitor who reads pt
      When they open the home page
      Then they see the divisions:
        | Caminhões                          |
        | Reboques e semirreboques           |
        | Ônibus                             |
        | Utilitários leves                  |
        | Máquinas de construção e agrícolas |

  @PAGE-02 @memory @http
  Rule: All groups are on one page

    Scenario: The page of the product groups lists main groups, including those that the home page hides
      When they open the product groups
      Then they see the groups:
        | Brake system             |
        | Engine                   |
        | Electrical system        |
        | Accessories and supplies |

  @PAGE-03
  Rule: All divisions are listed, and a division lists only the groups that contain its parts

    @memory @http
    Scenario: The page of the divisions lists all divisions
      When they open the product divisions
      Then they see the divisions:
        | Trucks                                  |
        | Trailers                                |
        | Buses                                   |
        | Vans                                    |
        | Construction and agricultural machinery |

    @memory
    Scenario: The page of the trailers lists no engine group
      When they open the division "trailer"
      Then they see the groups:
        | Brake system   |
        | Axle and wheel |
      And they do not see the group "Engine"

  @PAGE-05
  Rule: Lists contain the requested parts

    @memory
    Scenario Outline: The list contains the parts of the query: <what>
      When they list the parts with <query>
      Then they see "<count> parts"
      And they see "<text>"
      When they load the page again
      Then they see "<count> parts"
      And they see "<text>"

      Examples:
        | what             | query                              | count | text     |
        | A group          | categories "E10"                   | 254   | 2.46760  |
        | A term and group | term "filter" and categories "E14" | 71    | 11.34844 |
        | Promotions       | news "true"                        | 55    | 7.84262  |
        | Everything       | page "1"                           | 2,000 | 7.46065  |

    @memory @http
    Scenario: A list has pages of 25 parts
      When they list the parts with categories "E10"
      Then they see 25 parts
      When they list the parts with categories "E10" and page "11"
      Then they see 4 parts

    @memory
    Scenario: A page number beyond the last shows the last page
      When they list the parts with categories "E10" and page "9999"
      Then they see 4 parts

    @memory
    Scenario Outline: An invalid query is not an error: <query>
      When they list the parts with <query>
      Then they see 25 parts

      Examples:
        | query                              |
        | page "-1"                          |
        | page "abc"                         |
        | categories "E10" and page "1e9"    |
        | news "perhaps"                     |
        | term ""                            |
        | unknown "1" and categories "E10,," |

  @PAGE-04 @memory
  Rule: A product page shows numbers, attributes and vehicles, and shows the stock to partners

    Scenario: The page of an oil filter shows its numbers, brand, attributes and vehicles
      When they open the product "3.70481"
      Then they see:
        | 3.70481                          |
        | Oil filter                       |
        | Northwain                        |
        | 51.05537-6655                    |
        | 51.05599-4688                    |
        | Attributes Outer diameter 123 mm |
        | 1 1⁄8-16 UN                      |
        | TGX                              |

    Scenario: The attributes of a product page are translated to Portuguese
      Given a visitor who reads pt
      When they open the product "3.70481"
      Then they see:
        | Diâmetro externo |
        | 123 mm           |

    Scenario: The page of a part shows the number of the part that it replaces
      When they open the product "4.68234"
      Then they see "4.47633"

    Scenario: Only partners see the stock
      When they open the product "3.70481"
      Then they do not see "In stock"
      When they log in
      And they open the product "3.70481"
      Then they see "In stock, 6 pieces"

  @PAGE-01 @memory
  Rule: More groups can be shown

    Scenario: The home page lists all groups after the user requests more
      When they open the home page
      And they request more groups
      Then they see the groups:
        | Accessories and supplies |
