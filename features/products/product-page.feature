@http
Feature: The page of a part
  The first HTML of a part contains all of its data, for users and for search engines.

  Background:
    Given a visitor

  @PAGE-04
  Rule: The groups of a part are linked, and its documents can be downloaded

    Scenario: The page of an oil filter has breadcrumbs and downloadable documents
      When they open the product "3.70481"
      Then the breadcrumbs link from the home page through groups to "3.70481"
      And every document is a file of its stated size
      And the page shows "Data sheet"

    Scenario Outline: The data sheet in <language> is written in <letters> letters
      When the data sheet of "NW-3.70481" is requested in "<language>"
      Then the file shows the attributes of the part in <letters> letters

      Examples:
        | language | letters  |
        | de       | Latin    |
        | ru       | Cyrillic |

  @PAGE-04
  Rule: The manufacturer links to the parts of the brand

    Scenario: The page of an oil filter links to the parts of its brand
      When they open the product "3.70481"
      Then a link "Northwain" leads to the search results with brands "NW"

  @PAGE-04
  Rule: Structured data for search engines describe the part without a price

    Scenario Outline: The structured data for <reader> contain no price
      Given <visitor>
      When they open the product "3.70481"
      Then the structured data of the page contain number, GTIN, brand and pictures of "3.70481"
      And the structured data of the page contain no offer

      Examples:
        | reader    | visitor                                   |
        | guests    | a visitor                                 |
        | customers | the partner "full@demo.test" is logged in |

  @UI-03
  Rule: Pictures are WebP in the five widths of the specification, and in two more for phones

    Scenario: Drawings exist in seven widths, and thumbnails of a list have a fixed size
      When they open the product "3.70481"
      Then every drawing exists as WebP in the widths "75, 256, 512, 640, 768, 1024, 1920"
      When they open the search results with categories "B11"
      Then every thumbnail has a size of 256 by 192 pixels
