@browser @ROUTE-16
Feature: Layouts and transitions
  Each kind of page has a frame of its own, and a change of page is seen without making anybody dizzy.

  Background:
    Given a visitor

  Rule: There are three layouts

    Scenario: The checkout leads nowhere else by accident
      Given the partner "full@demo.test" is logged in
      When they open the cart
      Then the header shows:
        | link | Drawbar, home |
      And the header does not show:
        | navigation | Main    |
        | link       | Log in  |
        | button     | Account |
      And there is no footer

  Rule: A page that takes its time is said to be on its way

    Scenario: The API is slow
      When they open the home page
      And the search takes its time
      And they search for "filter"
      Then the next page is said to be on its way
      When the answer comes after all
      Then they see "Search results"
      And no page is said to be on its way

  Rule: A page fades in, in the same layout and in another

    Scenario: From page to page, and into the checkout
      Given the partner "full@demo.test" is logged in
      And page transitions are counted
      When they open the home page
      And they go on to the product groups
      Then 1 page has faded in
      When they go on to the cart
      Then 2 pages have faded in

    Scenario: Not for those who want less motion
      Given their system asks for less motion
      And page transitions are counted
      When they open the home page
      And they go on to the product groups
      Then they see "Product groups"
      And 0 pages have faded in
