@http
Feature: Header and footer
  Header and footer link to the main pages, but to no page that the country does not offer.

  Background:
    Given a visitor

  @HEAD-03
  Rule: The main navigation opens the assortment

    Scenario: The main navigation has four entries, and links to groups, divisions and vehicles
      When they open the home page
      Then the main navigation has the entries:
        | Product divisions |
        | Product groups    |
        | Promotions        |
        | Universal parts   |
      And the header has the links:
        | All product groups | the product groups                       |
        | Trucks             | the division "truck"                     |
        | Brake system       | the search results with categories "B10" |
        | Promotions         | the search results with news "true"      |
        | Universal parts    | the search results with categories "U23" |
        | Vehicles by make   | the vehicles by make                     |

  @HEAD-06
  Rule: Without a login, account and cart link to the login

    Scenario: Account and cart of a visitor link to the login
      When they open the home page
      Then the header has the links:
        | Log in | the login |
        | Cart   | the login |

    Scenario: A logged-in partner has no login link
      Given the partner "full@demo.test" is logged in
      When they open the home page
      Then the header has the links:
        | Cart | the cart |
      And there is no link "Log in"

  @HEAD-05
  Rule: Only partners with the right can hide prices

    Scenario: A partner without the right to hide prices has no button for it
      Given the partner "accounts@demo.test" is logged in
      When they open the home page
      Then they see "Lucía Ortega"
      And they do not see "Hide prices"

  @HEAD-02 @FOOT-02
  Rule: The meta bar has its topics, and a link to the help desk if the country has one

    Scenario: The header names the topics of the shop, and links to the help desk and contact form open in a new tab
      When they open the home page
      Then the header names the links:
        | Parts      |
        | E-commerce |
        | Logistics  |
        | Service    |
      And a link "Help desk" opens in a new tab, in header and footer
      And a link "Contact form" opens in a new tab, in the footer

    Scenario: In a country without a help desk, there is no link to it
      Given a country without a help desk
      When they open the home page
      Then there is no link "Help desk"
      And a link "Contact form" opens in a new tab, in the footer

  @FOOT-01 @FOOT-03
  Rule: The footer shows the company, and only offered links

    Scenario: The footer shows address, phone number and links of the company
      When they open the home page
      Then the footer shows the texts:
        | Drawbar GmbH     |
        | Kupplungsweg 12  |
        | 48155 Münster    |
        | Germany          |
        | +49 251 000 4711 |
        | Drawbar GmbH ·   |
      And the footer shows this year and the logo of "Partlex"
      And the footer names the links:
        | About us        |
        | Tutorials       |
        | Newsletter      |
        | Imprint         |
        | Data protection |
        | Northwain       |
        | Sarvo           |
      And a link "Drawbar group" opens in a new tab, in the footer
      And a link "Facebook" opens in a new tab, in the footer
      And a link "LinkedIn" opens in a new tab, in the footer
      And a link "YouTube" opens in a new tab, in the footer
      And a link "Instagram" opens in a new tab, in the footer

    Scenario: The footer has service, legal and brand links to pages of the shop
      When they open the home page
      Then the footer has the links:
        | About us        | the company page "about"            |
        | Tutorials       | the company page "tutorials"        |
        | Newsletter      | the company page "newsletter"       |
        | Imprint         | the company page "imprint"          |
        | Data protection | the company page "data-protection"  |
        | Contact form    | the company page "contact"          |
        | Help desk       | the company page "help-desk"        |
        | Northwain       | the search results with brands "NW" |
        | Sarvo           | the search results with brands "SA" |
      When they open the company page "imprint"
      Then they see:
        | Kupplungsweg 12                 |
        | Amtsgericht Münster, HRB 004711 |
        | DE000047110                     |

    Scenario: The footer link to data protection is Portuguese for a visitor who reads Portuguese
      Given a visitor who reads pt
      When they open the home page
      Then the footer has the links:
        | Proteção de dados | the company page "data-protection" |

    Scenario: The page of the help desk gives 404 in a country without a help desk
      Given a country without a help desk
      When they open the company page "help-desk"
      Then the page "not found" is shown

    Scenario: A link with a dangerous protocol is removed
      Given a country whose help desk is at "javascript:alert(1)"
      When they open the home page
      Then there is no link "Help desk"
