Feature: A newer version of the shop
  A new version of the shop is deployed while visitors have pages open.

  @OPS-01 @http
  Rule: Each build writes a manifest beside its files

    Scenario: The newest build has a manifest with the cache rules of its routes
      Given a visitor
      When the browser requests the newest build
      Then the manifest has the id and the time of a build
      And the metadata of that build contain the cache rules of its routes

  @OPS-01 @browser
  Rule: An outdated page shows a message

    @still
    Scenario: A deployment shows a message on an open page
      Given a visitor
      When they open the home page
      And a new version of the shop is deployed
      And 59 minutes and 59 seconds pass
      Then the browser has not requested the newest build
      When 2 seconds pass
      Then they see "A new version of the shop is available."
      When they load the new version
      Then no message about a new version is shown

  @OPS-02 @browser
  Rule: If files are missing, the browser loads the requested page as a document

    @still
    Scenario: Missing scripts reload the page at most once in ten seconds
      Given a visitor
      And the files of the page "home" no longer exist
      When they open the home page without its scripts
      Then they see "Product groups"
      And the page has been loaded 2 times
      When 9.9 seconds pass
      And they open the home page without its scripts
      Then the page has been loaded 3 times
      When 0.2 seconds pass
      And they open the home page without its scripts
      Then the page has been loaded 5 times

  @OPS-05
  Rule: Guest pages are prerendered

    @http
    Scenario: Each prerendered page has a file with its API responses
      Given a visitor
      When the browser requests the newest build
      Then the manifest lists as prerendered pages the home page, the divisions and the groups in each language
      And each of these pages has a file with the API responses from which it was rendered
      And the login has no file with API responses

    @browser
    Scenario: A navigation to a guest page loads its prerendered data
      Given a visitor
      When they open the product groups
      And they click a link to the home page
      Then they see "By number"
      And the browser requested only the file of the home page

    @browser
    Scenario: A navigation of a logged-in customer loads no prerendered data
      Given the partner "full@demo.test" is logged in
      When they open the product groups
      And they click a link to the home page
      Then they see "By number"
      And the browser requested no file of a prerendered page
