@browser
Feature: Consent before tracking

  @TRACK-04
  Rule: Where nothing is tracked, nothing is asked

    Scenario: A shop without a data layer
      Given a visitor
      When they open the home page
      Then they are not asked whether they may be measured
      And the footer does not show:
        | button | Privacy settings |

  @TRACK-04
  Rule: Nothing is told before the visitor has agreed

    Background:
      Given a shop that tells a data layer
      And a visitor

    Scenario: They agree
      When they open the home page
      And they answer "Accept"
      And they go on to the product groups
      Then the data layer is told:
        | event    | with                       |
        | pageView | {"page_name":"categories"} |
      When they load the page again
      Then they are not asked whether they may be measured

    Scenario: They decline
      When they open the home page
      And they answer "Decline"
      And they go on to the product groups
      And they load the page again
      Then they are not asked whether they may be measured
      And the data layer is told nothing

    Scenario: They change their mind
      When they open the home page
      And they answer "Accept"
      And they press "Privacy settings" in the footer
      Then they are asked whether they may be measured
      When they answer "Decline"
      And they go on to the product groups
      Then the data layer is told nothing

    Scenario: An order that was made before they agreed
      Given the partner "full@demo.test" is logged in
      And their cart holds parts in stock
      And they have chosen address, transport and payment "account"
      When they send the order
      And they see their order number
      And they answer "Accept"
      And they load the page again
      Then the data layer is told:
        | event    | with                          |
        | pageView | {"page_name":"checkoutStep6"} |

  @TRACK-04
  Rule: The question can be answered by everybody, and stands in nobody's way

    Background:
      Given a shop that tells a data layer
      And a visitor

    Scenario Outline: At <width> pixels
      Given the window is <width> pixels wide
      When they open the home page
      Then they are asked whether they may be measured
      And the question has no violation of accessibility
      And both answers look the same

      Examples:
        | width |
        | 360   |

    Scenario: By keyboard
      When they open the home page
      Then they are asked whether they may be measured
      And the keyboard reaches both answers and leaves them again
