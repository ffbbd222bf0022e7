@browser @SESS-09
Feature: Several tabs
  A browser has one visitor, however many tabs are open.

  Background:
    Given a visitor

  Rule: Login and logout reach the other tabs at once

    Scenario: Logging in
      Given another tab shows the search results with term "brake"
      When they log in as "full@demo.test" with "demo"
      Then the other tab offers the button "Anna Becker" at once
      And the other tab shows prices

    Scenario: Logging out
      Given the partner "full@demo.test" is logged in
      And another tab shows the search results with term "brake"
      And the other tab shows prices
      When they log out
      Then the other tab offers the link "Log in" at once
      And the other tab shows no price

    Scenario: A page that needs a login is left
      Given the partner "full@demo.test" is logged in
      And another tab shows the cart
      When they log out
      Then the other tab is on the login at once

  Rule: Choices that hold for the browser reach the other tabs, too

    Scenario: Light and dark
      Given another tab shows the home page
      When they open the home page
      And they choose the theme "Dark"
      Then the other tab is dark at once
