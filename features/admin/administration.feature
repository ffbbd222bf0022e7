Feature: Administration
  Administrators see the state of the shop; for all other users the page does not exist.

  Background:
    Given a visitor

  @PAGE-11 @http
  Rule: Only the admin role sees the administration page

    Scenario: A visitor sees no administration page
      When they open the administration
      Then the page "not found" is shown

    Scenario: A partner sees no administration page
      Given the partner "full@demo.test" is logged in
      When they open the administration
      Then the page "not found" is shown

    Scenario: Before the login to the administration API, an administrator sees the feature switches, but no error log
      Given the partner "admin@demo.test" is logged in
      When they open the administration
      Then they are on the administration
      And the page shows "showPrice"
      And the page does not show "Error log"

  @PAGE-11 @browser
  Rule: The login to the administration API opens the state of the system and the error log

    Scenario: A wrong password for the administration API is refused; a successful login survives a reload
      Given the partner "admin@demo.test" is logged in
      When they open the administration
      And they log in to the second service with "wrong"
      Then they see "do not match"
      When they log in to the second service with "demo"
      Then they see "Responds after"
      And they see "Error log"
      And the API has received 2 calls to log in to the second service
      When they load the page again
      Then they see "Responds after"
      And they see the list of moved pages
      And they see "CATALOGUE_SIZE"
