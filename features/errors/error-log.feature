Feature: The error log
  The operator of the shop sees the errors of its pages, without secret data.

  @OPS-03 @OPS-04 @browser
  Rule: Every error of a page is reported once, without secrets, and a page that fails is shown in the shop's layout

    Scenario: A console error, an uncaught error and an invalid response of the API are each reported once, without secrets
      Given the partner "full@demo.test" is logged in
      And their browser records errors
      When they open the home page
      And their page writes "Chart failed for token eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl and password=s3cret" to the console as an error
      Then the error log contains "Chart failed for token [hidden] and password=[hidden]" once, as an error of the user
      When a script of their page fails with "Basket is undefined"
      Then the error log contains "Basket is undefined" once, as an error of the user
      When the search violates the contract
      And they click a link to the search results with news "true"
      Then they see "The shop is not responding"
      And they see "Back to the home page"
      And the error log contains the failed search once
