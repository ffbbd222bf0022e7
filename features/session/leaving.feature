Feature: Logging out
  After a logout the next user of the device finds no data of the previous one.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in
    And they have put "4" of "3.70481" into the cart
    And the message is "3.70481 is in the cart: 4 pieces."

  @SESS-03 @memory
  Rule: Logging out clears the data of the user

    Scenario: The logout opens the home page without data of the user
      When they log out
      Then they are on the home page
      And the page greets them without a name
      And the shop has no data of the user
      And the API has received the logout

    Scenario: A logout clears the data even if the logout call does not reach the API
      Given the logout call cannot be reached
      When they log out
      Then the page greets them without a name
      And the shop has no data of the user

    Scenario: The cart redirects to the login after a logout
      When they log out
      And they open the cart
      Then they are on the login

    Scenario: The next partner does not see the cart of the previous one
      When they log out
      And they log in as "new@demo.test" with "demo"
      And they open the cart
      Then the message is "The cart is empty"

  @SESS-03 @http
  Rule: Logging out works without scripts

    Scenario: The logout form in the header works without scripts
      When they submit the logout form
      Then they are on the home page
      And the page greets them without a name
      And the shop has no data of the user
      And the API has received the logout

  @SESS-03 @SESS-05 @browser
  Rule: Neither the page nor the browser contains data of the previous user

    Scenario: A logout clears the stored path of the last page, and a session that the API ends leaves no data in the page
      When they log out
      Then the browser stores no path of a previous page
      Given the partner "full@demo.test" is logged in
      And they open the home page
      And another device ends the session
      When they continue to the product groups
      Then the shop logs them out and redirects them to the login
      And they see "You have been logged out."
      And the page contains no data of the user

  @SESS-05 @memory
  Rule: A session that the API ends redirects to the login

    Scenario: The next navigation after the end of the session opens the login
      Given the API no longer accepts the session
      When they open the product "3.70481"
      Then the shop logs them out and redirects them to the login
      And they see "Log in"
      When the API works again
      And they open the home page
      Then the page greets them without a name

  @ROUTE-14 @http
  Rule: The login page with the parameter logout=true clears the session

    Scenario: The login page with the parameter logout=true clears an expired session
      Given a session that ended a minute ago
      When they open the login with logout "true"
      Then they are on the login with logout "true"
      And the shop has no data of the user

    Scenario: The login page with the parameter logout=true is shown to a visitor without a session
      When they log out
      And they open the login with logout "true"
      Then they are on the login with logout "true"

  @SESS-04 @memory
  Rule: During the logout no other call is sent

    Scenario: A search during the logout is refused
      Given the logout call does not respond
      When they begin to log out
      And they search for "oil filter" in the meantime
      Then the request is refused because they are logged out

  @SESS-10 @http
  Rule: Data that scripts of a page can read gives no access

    Scenario: The readable cookies give no access without the HttpOnly ones
      When a client calls the API with only the readable cookies
      Then the part of the token that scripts can read gives no access

    Scenario: The response of the login contains no complete token
      When the response of the login arrives
      Then the part of the token that scripts can read gives no access

  @SESS-07
  Rule: Cookies are secure and strictly same-site, except for a marker cookie

    @http
    Scenario: Every cookie has the required flags
      Then every cookie is secure, for the whole shop, and strictly same-site, except for the marker cookie of a session
      And the marker cookie contains only that a session exists, and no script can read it

  @SESS-01 @memory
  Rule: A session ends when its token expires

    Scenario: A session ends when its token expires after an hour
      When they open the home page
      And 3598 seconds pass
      Then the page greets them as "Anna Becker"
      When 2 seconds pass
      Then the page greets them without a name

  @ROUTE-13 @memory
  Rule: The login redirects back to the previous page

    Scenario: A logged-in user who opens the login is redirected to the page that was open before
      Given they open the product groups
      When they open the login
      Then they are on the product groups
