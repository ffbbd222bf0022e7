@browser @SESS-09
Feature: Several tabs
  All tabs of a browser have the same session.

  Background:
    Given a visitor

  Rule: Login, logout and choices for the browser reach the other tabs at once

    Scenario: Login, theme and logout of one tab apply to the other tab
      Given another tab shows the search results with term "brake"
      When they log in as "full@demo.test" with "demo"
      Then the other tab offers the button "Anna Becker" at once
      And the other tab shows prices
      When they choose the theme "Dark"
      Then the other tab has the dark theme at once
      When they log out
      Then the other tab offers the link "Log in" at once
      And the other tab shows no price
      Given the partner "full@demo.test" is logged in
      And another tab shows the cart
      When they load the page again
      And they log out
      Then the other tab is on the login at once
