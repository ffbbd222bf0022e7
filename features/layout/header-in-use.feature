@browser
Feature: Use of the header
  Each page links to the search, the account, the quick order and the cart, also on a phone.

  Background:
    Given a visitor

  @HEAD-01 @HEAD-05 @HEAD-08 @HEAD-09 @PRICE-02
  Rule: Frequent functions are in the header

    Scenario: A partner searches, changes settings and opens the cart from the header
      Given the partner "full@demo.test" is logged in
      When they open the product "3.70481"
      And they note the position of the search
      And 8 different products are in their cart
      And they load the page again
      Then the header shows:
        | link       | Drawbar, home                  |
        | radio      | Part                           |
        | radio      | VIN                            |
        | combobox   | Part number, OE number or name |
        | link       | Country Germany                |
        | button     | Language English               |
        | button     | Account of Anna Becker         |
        | link       | Quick order                    |
        | link       | Cart, 8 lines                  |
        | navigation | Main                           |
      And the position of the search is unchanged
      And the header shows the text "parts that pull"
      And the country has its flag next to its name
      When they expand "Product groups" in the header
      Then the header shows:
        | link | All product groups |
        | link | Brake system       |
      When they point at "Cart, 8 lines" in the header
      Then the header lists 6 lines of the cart
      And the header shows the text "8 lines, 2 more"
      And they see "€11.80"
      When the API does not respond
      And they expand "Account of Anna Becker" in the header
      Then the header shows:
        | link   | Info centre |
        | button | Hide prices |
        | button | Log out     |
      And the link "Info centre" of the header leads to the info centre
      When they press "Hide prices" in the header
      Then they do not see "€11.80"
      When the API works again
      And they load the page again
      Then they do not see "€11.80"
      When they expand "Account of Anna Becker" in the header
      And they press "Show prices" in the header
      Then they see "€11.80"
      When they follow "Quick order" in the header
      Then the quick order has been loaded as a new document

  @SESS-06
  Rule: Rights are loaded again on each navigation, also on client-side navigation

    Scenario: The quick order link disappears when the right to add parts to the cart is withdrawn
      Given the partner "full@demo.test" is logged in
      When they open the home page
      Then the header shows:
        | link | Quick order |
      When the right fillBasket is withdrawn from "full@demo.test"
      And they continue to the product groups
      Then the header does not show:
        | link | Quick order |

  @HEAD-07 @FOOT-04
  Rule: A narrow window has a compact header and footer

    Scenario: Up to a width of 768 pixels, a menu button replaces the main navigation, and the footer has fewer links
      Given the partner "full@demo.test" is logged in
      And the window is 769 pixels wide
      When they open the home page
      Then the header shows:
        | navigation | Main |
      And the header does not show:
        | button | Menu |
      And the search is next to the logo
      And the footer shows:
        | heading | Product divisions  |
        | link    | Trucks             |
        | heading | Product groups     |
        | link    | Brake system       |
        | link    | All product groups |
      When the window is 768 pixels wide
      Then the header shows:
        | button   | Menu                           |
        | link     | Drawbar, home                  |
        | button   | Language                       |
        | button   | Account of Anna Becker         |
        | link     | Cart                           |
        | combobox | Part number, OE number or name |
      And the header does not show:
        | navigation | Main |
      And the search fills a separate row
      And the footer shows:
        | heading | Drawbar GmbH |
        | link    | Imprint      |
      And the footer does not show:
        | heading | Product divisions |
        | link    | Trucks            |
        | heading | Product groups    |
        | link    | Brake system      |
      When the window is 360 pixels wide
      And they expand "Menu" in the header
      Then the header shows:
        | navigation | Main           |
        | link       | Home           |
        | button     | Close menu     |
        | button     | Log out        |
        | link       | Cart           |
        | button     | Product groups |
      When they expand "Product groups" in the header
      Then the header shows:
        | button | Back               |
        | link   | Home               |
        | link   | All product groups |
      When they press "Back" in the header
      Then the header does not show:
        | link | All product groups |
      And the header shows:
        | button | Product groups |
