Feature: Consent before tracking

  @TRACK-04 @http
  Rule: Without tracking there is no consent banner

    Scenario: A shop without a data layer
      Given a visitor
      When they open the home page
      Then they do not see "Privacy settings"

  @TRACK-04 @browser
  Rule: Nothing is reported before the visitor has consented, and the banner is accessible

    Background:
      Given a shop that tells a data layer
      And a visitor

    Scenario: The visitor consents, and withdraws the consent
      Given the window is 360 pixels wide
      When they open the home page
      Then they are asked whether they may be measured
      And the question has no violation of accessibility
      And both answers look the same
      And the keyboard reaches both answers and leaves them again
      When they answer "Accept"
      And they go on to the product groups
      Then the data layer is told:
        | event    | with                       |
        | pageView | {"page_name":"categories"} |
      When they load the page again
      Then they are not asked whether they may be measured
      When they press "Privacy settings" in the footer
      Then they are asked whether they may be measured
      When they answer "Decline"
      And they go on to the product divisions
      And they load the page again
      Then they are not asked whether they may be measured
      And the data layer is told:
        | event    | with                       |
        | pageView | {"page_name":"categories"} |
