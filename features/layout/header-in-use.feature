@browser
Feature: The header in use
  From every page a partner reaches the search, the account, the quick order and the cart; on a phone, too.

  Background:
    Given a visitor

  @HEAD-01
  Rule: Everything that is needed ten times a day stands in the header

    Scenario: A partner at a desk
      Given the partner "full@demo.test" is logged in
      And 2 different products are in their cart
      When they open the home page
      Then the header shows:
        | link       | Drawbar, home              |
        | radio      | Part                       |
        | radio      | VIN                        |
        | combobox   | Part number, OE number or name |
        | link       | Country Germany            |
        | button     | Language English           |
        | button     | Account of Anna Becker     |
        | link       | Quick order                |
        | link       | Cart, 2 lines              |
        | navigation | Main                       |
      And the header says "parts that pull"
      And the country has its flag beside its name
      When they unfold "Product groups" in the header
      Then the header shows:
        | link | All product groups |
        | link | Brake system       |

  @HEAD-05
  Rule: The account menu leads to the info centre, hides prices and logs out

    Scenario: A partner who may hide prices
      Given the partner "full@demo.test" is logged in
      When they open the home page
      And they unfold "Account of Anna Becker" in the header
      Then the header shows:
        | link   | Info centre |
        | button | Hide prices |
        | button | Log out     |
      And the link "Info centre" of the header leads to the info centre

    Scenario: A partner who may not
      Given the partner "accounts@demo.test" is logged in
      When they open the home page
      And they unfold "Account of Lucía Ortega" in the header
      Then the header shows:
        | link   | Info centre |
        | button | Log out     |
      And the header does not show:
        | button | Hide prices |

  @PRICE-02
  Rule: Hidden prices stay hidden until they are shown again

    Scenario: With a customer at the counter
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      And they see "€11.80"
      When they unfold "Account of Anna Becker" in the header
      And they press "Hide prices" in the header
      Then they do not see "€11.80"
      When they open the product "3.70481"
      Then they do not see "€11.80"
      When they unfold "Account of Anna Becker" in the header
      And they press "Show prices" in the header
      Then they see "€11.80"

    @still
    Scenario: What stands on the page already
      Given the partner "full@demo.test" is logged in
      And they open the product "3.70481"
      And they see "€11.80"
      And the API never answers
      When they unfold "Account of Anna Becker" in the header
      And they press "Hide prices" in the header
      Then they do not see "€11.80"

  @SESS-06
  Rule: Permissions are asked for anew by each change of page, without a new document, too

    Scenario: The permission to order is withdrawn meanwhile
      Given the partner "full@demo.test" is logged in
      When they open the home page
      Then the header shows:
        | link | Quick order |
      When the permission fillBasket is taken from "full@demo.test"
      And they go on to the product groups
      Then the header does not show:
        | link | Quick order |

    Scenario: The first line in the cart moves nothing
      Given the partner "full@demo.test" is logged in
      When they open the home page
      And they note the place of the search
      And 2 different products are in their cart
      And they open the home page
      Then the header says "2"
      And the search is where it was

  @HEAD-08
  Rule: The quick order opens as a page of its own

    Scenario: From any page
      Given the partner "full@demo.test" is logged in
      When they open the home page
      And they follow "Quick order" in the header
      Then the quick order has been loaded as a new document

  @HEAD-09
  Rule: Under the cart stands what is in it

    Scenario: More than fits
      Given the partner "full@demo.test" is logged in
      And 8 different products are in their cart
      When they open the home page
      And they point at "Cart, 8 lines" in the header
      Then the header lists 6 lines of the cart
      And the header says "8 lines, 2 more"

  @HEAD-07
  Rule: On a phone everything is a thumb away

    Scenario: The row of icons, and the search under it
      Given the partner "full@demo.test" is logged in
      And the window is 768 pixels wide
      When they open the home page
      Then the header shows:
        | button   | Menu                       |
        | link     | Drawbar, home              |
        | button   | Language                   |
        | button   | Account of Anna Becker     |
        | link     | Cart                       |
        | combobox | Part number, OE number or name |
      And the header does not show:
        | navigation | Main |
      And the search fills a row of its own

    Scenario: One pixel more is a desk
      Given the window is 769 pixels wide
      When they open the home page
      Then the header shows:
        | navigation | Main |
      And the header does not show:
        | button | Menu |
      And the search stands beside the logo

    Scenario: Into the navigation, back, and home
      Given the window is 360 pixels wide
      When they open the home page
      And they unfold "Menu" in the header
      Then the header shows:
        | navigation | Main           |
        | link       | Home           |
        | button     | Close menu     |
        | link       | Log in         |
        | link       | Cart           |
        | button     | Product groups |
      When they unfold "Product groups" in the header
      Then the header shows:
        | button | Back               |
        | link   | Home               |
        | link   | All product groups |
      When they press "Back" in the header
      Then the header does not show:
        | link | All product groups |
      And the header shows:
        | button | Product groups |

  @FOOT-04
  Rule: The footer lists the assortment where there is room

    Scenario: At a desk
      Given the window is 769 pixels wide
      When they open the home page
      Then the footer shows:
        | heading | Product divisions  |
        | link    | Trucks             |
        | heading | Product groups     |
        | link    | Brake system       |
        | link    | All product groups |

    Scenario: On a phone
      Given the window is 768 pixels wide
      When they open the home page
      Then the footer shows:
        | heading | Drawbar GmbH |
        | link    | Imprint      |
      And the footer does not show:
        | heading | Product divisions |
        | link    | Trucks            |
        | heading | Product groups    |
        | link    | Brake system      |
