@ROUTE-16
Feature: Layouts and transitions
  Each kind of page has its layout, and page transitions respect reduced motion.

  Background:
    Given a visitor

  @http
  Rule: The checkout has a separate layout

    Scenario: The checkout has no navigation and no footer
      Given the partner "full@demo.test" is logged in
      When they open the cart
      Then the header has the links:
        | Drawbar, home | the home page |
      And there is no link "Log in"
      And there is no main navigation and no footer

  @browser
  Rule: A slow page shows its progress, and fades in

    Scenario: Page transitions fade in, except for users who prefer reduced motion
      Given the partner "full@demo.test" is logged in
      And page transitions are counted
      When they open the home page
      And the search is slow
      And they search for "filter"
      Then the next page is announced as loading
      When the delayed response arrives
      Then they see "Search results"
      And no page is announced as loading
      And 1 page has faded in
      When they continue to the cart
      Then 2 pages have faded in
      Given their operating system requests reduced motion
      When they continue to the product groups
      Then they see "Product groups"
      And 2 pages have faded in
