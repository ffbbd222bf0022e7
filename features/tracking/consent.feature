Feature: Consent before tracking

  @TRACK-04 @http
  Rule: Without tracking there is no consent banner

    Scenario: A shop without a data layer asks for no consent
      Given a visitor
      When they open the home page
      Then they do not see "Privacy settings"

  @TRACK-04 @browser
  Rule: Nothing is reported before the visitor has consented, and the banner is accessible

    Background:
      Given a shop with a data layer
      And a visitor

    Scenario: Page views are reported after the visitor consents, and no longer after the consent is withdrawn
      Given the window is 360 pixels wide
      When they open the home page
      Then the page asks for consent to analytics
      And the consent banner has no accessibility violation
      And both buttons have the same size and colours
      And the Tab key reaches both buttons and leaves the banner
      When they answer "Accept"
      And they continue to the product groups
      Then the data layer receives:
        | event    | with                       |
        | pageView | {"page_name":"categories"} |
      When they load the page again
      Then the page does not ask for consent to analytics
      When they press "Privacy settings" in the footer
      Then the page asks for consent to analytics
      When they answer "Decline"
      And they continue to the product divisions
      And they load the page again
      Then the page does not ask for consent to analytics
      And the data layer receives:
        | event    | with                       |
        | pageView | {"page_name":"categories"} |
