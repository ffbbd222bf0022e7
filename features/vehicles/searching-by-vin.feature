Feature: Searching by VIN
  A workshop types the VIN from the papers of a vehicle and finds the fitting parts.

  @http @ROUTE-10 @ROUTE-17 @PAGE-10 @VIN-05
  Rule: A VIN opens its vehicle

    Scenario Outline: The VIN <vin> opens its vehicle
      When they open the vehicle with VIN "<vin>"
      Then the page shows "MAN TGS 35.400"
      And the page shows "WMA06XZZ8CP034890"
      And the page shows "Parts for this model"
      And the API received the VIN "WMA06XZZ8CP034890" as ident string

      Examples:
        | vin                 |
        | WMA06XZZ8CP034890   |
        | wma06xzz8cp034890   |
        | WMA 06XZZ8CP 034890 |
        | WМА06ХZZ8СР034890   |

    Scenario: Each group on the page of a vehicle links to the fitting parts
      When they open the truck "man-tgs-35-400"
      Then they are on the truck "man-tgs-35-400"
      And every group links to parts for the vehicle "man-tgs-35-400"

    Scenario Outline: The page of the unknown vehicle <page> is not found
      When they open <page>
      Then the page "not found" is shown

      Examples:
        | page                           |
        | the truck "no-such-vehicle"    |
        | the bus "man-tgs-35-400"       |
        | the truck "../../x"            |
        | the truck "man-tgs-35-400.jpg" |

  @http @ROUTE-10 @PAGE-09 @VIN-05
  Rule: A VIN without a vehicle redirects to the VIN search, with a message

    Scenario: An unknown VIN redirects to the VIN search with a message
      When they open the vehicle with VIN "XXX06XZZ8CP034890"
      Then they are on the VIN search with vin "notFound"
      And the page shows "No vehicle found"

  @http @VIN-01
  Rule: Only numbers with 17 characters are searched

    Scenario Outline: The input <vin> is not searched because of its length
      When they open the vehicle with VIN "<vin>"
      Then the page shows "The VIN must be exactly 17 characters long; <count> have been entered"
      And no vehicle was looked up

      Examples:
        | vin                | count |
        | WMA06XZZ8CP03489   | 16    |
        | WMA06XZZ8CP0348901 | 18    |
        | WMA                | 3     |

  @http @VIN-03
  Rule: A VIN is stored before the search

    Scenario: A found VIN is stored in the history of the partner
      Given the partner "full@demo.test" is logged in
      When they open the vehicle with VIN "WMA06XZZ8CP034890"
      Then the API stored the number before it received the look-up

    Scenario: The vehicle opens although the VIN cannot be stored
      Given the VIN history is down
      When they open the vehicle with VIN "WMA06XZZ8CP034890"
      Then the page shows "MAN TGS 35.400"

  @memory @VIN-04
  Rule: The length of the VIN history is configurable

    Scenario: The history contains ten VINs, the last one first
      Given a visitor
      And the partner "full@demo.test" is logged in
      When they search for 12 different VINs
      Then the 10 VINs searched last are offered
      And the shop has asked the API to store at most 10 VINs

    Scenario: The history has the configured length
      Given a visitor
      And the API limits the VIN history to 3 VINs
      And the partner "full@demo.test" is logged in
      When they search for 12 different VINs
      Then the 3 VINs searched last are offered
      And the shop has asked the API to store at most 3 VINs

  @http @ROUTE-11 @HEAD-04
  Rule: Without the right to search by VIN, vehicle pages show that it is not available

    Scenario Outline: A user without the right opens <page> and sees "VIN search is not available"
      Given the partner "readonly@demo.test" is logged in
      When they open <page>
      Then the page shows "VIN search is not available"
      And the header offers no VIN search

      Examples:
        | page                                     |
        | the VIN search                           |
        | the vehicle with VIN "WMA06XZZ8CP034890" |
        | the truck "man-tgs-35-400"               |

  @http @HEAD-04
  Rule: The header offers the searches that the API enables

    Scenario: The header offers only VIN search if the API enables only this search
      Given the API offers only the search by VIN
      And the partner "full@demo.test" is logged in
      When they open the home page
      Then the header offers only VIN search

    Scenario: The header offers VIN search beside the search for parts
      When they open the home page
      Then the header offers VIN search

  @browser @VIN-02 @VIN-04 @SRCH-07 @HEAD-04
  Rule: The header has a VIN search too

    Scenario: A pasted VIN is cleaned, searched and offered as a recent VIN; switching the search clears the field
      Given a visitor
      When they open the home page
      And they switch the search to VIN
      And they type the VIN " wma 06xzz8cp-034890 and more"
      Then the VIN typed is "WMA06XZZ8CP034890"
      When they search for the VIN
      Then they see "MAN TGS 35.400"
      When they press "Clear search" in the header
      Then the VIN "WMA06XZZ8CP034890" is offered
      When they click outside the panel
      Then no VIN is offered
      When they type the VIN "WMA06"
      And they search for the VIN
      Then they see "5 have been entered"
      When they switch the search to parts
      And they switch the search to VIN
      Then the VIN typed is ""

  @http @PAGE-09
  Rule: Without a VIN, the vehicle is found by make and model

    Scenario: A make with a chosen series lists only models and engines of this series
      When they open the vehicles of "man" with series "TGS"
      Then the page shows "D2066 LF"
      And the page shows "TGS 35.400"
      And the page shows "TGS 26.360"
      And the page does not show "TGL 12.250"

    Scenario: An unknown series of a make is ignored
      When they open the vehicles of "mercedes-benz" with series "TGX"
      Then the page shows "Actros 1845"
      And the page shows "Atego 1224"

    Scenario Outline: The page of the unknown make <make> is not found
      When they open the vehicles of "<make>"
      Then the page "not found" is shown

      Examples:
        | make        |
        | trabant     |
        | ../../x     |
        | constructor |

  @browser @PAGE-10
  Rule: Lists contain only the parts of one vehicle until its filter is removed

    Scenario: Search, part and lists are limited to the vehicle until its filter is removed
      Given a visitor
      When they list the parts with vehicle "man-tgs-35-400"
      And they search for "filter"
      Then the list contains only the results of "filter" for the vehicle "man-tgs-35-400"
      When they open the first part of the list
      Then the page shows that lists are for "MAN TGS 35.400"
      When they open the division "truck"
      Then the page shows that lists are for "MAN TGS 35.400"
      And every link to a list leads to parts for the vehicle "man-tgs-35-400"
      When they remove the filter of the vehicle "MAN TGS 35.400"
      And they search for "brake"
      Then the list contains parts for any vehicle
      When they open the home page
      Then no link to a list contains a vehicle
