@http
Feature: Proof of fit
  A part that is listed for a model may not fit every vehicle of it. The shop shows whether and why it fits, or asks for
  the missing facts.

  Background:
    Given a visitor
    And parts fit a model under these conditions:
      | part    | axles | chassis from |
      | 3.00130 | 6x2   |              |
      | 1.00190 |       | 100000       |

  Rule: A product page shows whether the part fits the chosen vehicle

    Scenario: The chassis number is read from the VIN
      When they open the truck "man-tgx-18-440" with vin "WMA06XZZ8CP034890"
      And they send "Keep this vehicle"
      And they open the product "1.00190"
      Then they see "Does not fit MAN TGX 18.440"
      And they see "Last six digits of the VIN: 034890 (part: from 100000)"

    Scenario Outline: The answer to a question about the vehicle decides whether the part fits
      When they open the truck "man-tgx-18-440"
      And they send "Keep this vehicle"
      And they open the product "3.00130"
      Then they see "Does it fit MAN TGX 18.440?"
      When they answer "<axles>" to "Axle configuration"
      Then they see "<outcome> MAN TGX 18.440"

      Examples:
        | axles   | outcome      |
        | 6x2     | Fits         |
        | another | Does not fit |

  Rule: Lists show which lines do not fit

    Scenario: The cart marks lines that do not fit
      Given the partner "full@demo.test" is logged in
      When they open the truck "man-tgx-18-440" with vin "WMA06XZZ8CP034890"
      And they send "Keep this vehicle"
      And their cart contains these parts:
        | number  | quantity |
        | 1.00190 | 1        |
        | 3.00130 | 1        |
      And they open the cart
      Then they see "1 of 2 parts does not fit MAN TGX 18.440"
      And they see "1 of 2 parts needs a detail of the vehicle MAN TGX 18.440"
      And they see "Does not fit MAN TGX 18.440"
      And they see "Vehicle details needed"
      When they answer "6x2" to "Axle configuration"
      Then they do not see "a detail of the vehicle"
      And they see "Fits MAN TGX 18.440"
