Feature: Logging out
  After a logout the next user of the device finds no data of the previous one.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And they have put "4" of "3.70481" into the cart
    And they are told "3.70481 is in the cart: 4 pieces."

  @SESS-03 @memory
  Rule: Logging out clears the data of the user

    Scenario: The logout opens the home page without data of the user
      When they log out
      Then they are on the home page
      And they are greeted as nobody
      And the shop knows nothing of them
      And the API has been told of the logout

    Scenario: The API is unreachable
      Given the logout cannot be reached
      When they log out
      Then they are greeted as nobody
      And the shop knows nothing of them

    Scenario: The cart requires a login again
      When they log out
      And they open the cart
      Then they are on the login

    Scenario: The next partner sees their own cart
      When they log out
      And they log in as "new@demo.test" with "demo"
      And they open the cart
      Then they are told "The cart is empty"

  @SESS-03 @http
  Rule: Logging out needs no script, and hides the previous user’s page

    Scenario: The logout form in the header works without scripts
      When they send the logout as the form it is
      Then they are on the home page
      And they are greeted as nobody
      And the shop knows nothing of them
      And the API has been told of the logout

  @SESS-03 @SESS-05 @browser
  Rule: Neither the page nor the browser contains data of the previous user

    Scenario: A logout, and the API ends the next session on an open page
      When they log out
      Then the browser remembers no page of theirs
      Given the partner "full@demo.test" is logged in
      And they open the home page
      And the session is ended elsewhere
      When they go on to the product groups
      Then they are led to the login by a logout
      And they see "You have been logged out."
      And the page holds nothing of them

  @SESS-05 @memory
  Rule: A session that the API ends redirects to the login

    Scenario: The next navigation after the end of the session opens the login
      Given the API no longer accepts the session
      When they open the product "3.70481"
      Then they are led to the login by a logout
      And they see "Log in"
      When all is well again
      And they open the home page
      Then they are greeted as nobody

  @ROUTE-14 @http
  Rule: Opening the login with a logout parameter clears all data

    Scenario: A session that is no longer accepted
      Given a session that ended a minute ago
      When they open the login with logout "true"
      Then they are on the login with logout "true"
      And the shop knows nothing of them

    Scenario: The user was not logged in
      When they log out
      And they open the login with logout "true"
      Then they are on the login with logout "true"

  @SESS-04 @memory
  Rule: During the logout no other call is sent

    Scenario: The user opens a page at the same time
      Given the logout never answers
      When they begin to log out
      And they look for "oil filter" meanwhile
      Then they are refused because they are logged out

  @SESS-10 @http
  Rule: Data that scripts of a page can read gives no access

    Scenario: The readable cookies without the HttpOnly ones
      When somebody calls the API with the readable cookies alone
      Then what scripts get of it opens nothing

    Scenario: The response of the login
      When the login answers
      Then what scripts get of it opens nothing

  @SESS-07
  Rule: Cookies are strict and secure, and a chosen language is kept for a year

    @http
    Scenario: Every cookie has its flags and lifetime
      Then every cookie is secure, for the whole shop, and strictly same-site but for the mark of a session
      And the mark says no more than that there is a session, and no script can read it

  @SESS-01 @memory
  Rule: A session ends when its token expires

    Scenario: The token expires after an hour
      When they open the home page
      And 3598 seconds pass
      Then they are greeted as "Anna Becker"
      When 2 seconds pass
      Then they are greeted as nobody

  @ROUTE-13 @memory
  Rule: The login redirects back to the previous page

    Scenario: A page that was opened by its address
      Given they open the product groups
      When they open the login
      Then they are on the product groups
