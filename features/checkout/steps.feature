Feature: Steps of the checkout

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @CHK-01 @CHK-02 @http
  Rule: Each step has its page

    Scenario Outline: Step <step> shows its title, and is marked as current in the step bar
      Given their cart contains parts in stock
      When they open step <step>
      Then they see "<title>"
      And the step bar marks step <step> as current

      Examples:
        | step | title            |
        | 1    | Cart             |
        | 2    | Billing address  |
        | 3    | Delivery method  |
        | 4    | Payment method   |
        | 5    | Review and order |
        | 6    | No order yet     |

    Scenario Outline: Opening <page> redirects to step 1
      When they open <page>
      Then they are on step 1

      Examples:
        | page                     |
        | the checkout             |
        | the cart in the checkout |

  @CHK-03
  Rule: With an empty cart, steps 2 to 4 redirect to step 1 within the checkout

    @memory
    Scenario Outline: With an empty cart, step <step> is shown when it is opened from step 1
      When they go from step 1 to step <step>
      Then they arrive at step <step>

      Examples:
        | step |
        | 1    |
        | 5    |
        | 6    |

    @memory
    Scenario Outline: With an empty cart, step <step> redirects to step 1 when it is opened from step 1
      When they go from step 1 to step <step>
      Then they arrive at step 1

      Examples:
        | step |
        | 2    |
        | 3    |
        | 4    |

    @memory
    Scenario Outline: With an empty cart, step <step> opened from outside the checkout is shown
      When they open step <step> from outside the checkout
      Then they arrive at step <step>

      Examples:
        | step |
        | 2    |
        | 3    |
        | 4    |

    @http
    Scenario Outline: With an empty cart, step <step> opened by its URL is shown
      When they open step <step>
      Then they see "<text>"

      Examples:
        | step | text            |
        | 2    | Billing address |
        | 3    | Delivery method |
        | 4    | Payment method  |

    @memory
    Scenario: With parts in the cart, step 2 is shown
      Given their cart contains parts in stock
      When they go from step 1 to step 2
      Then they arrive at step 2

  @CHK-02 @http
  Rule: Step 3 shows the parts and the estimated days of each delivery before the choice

    Scenario: Step 3 lists the parts of each partial delivery and of the complete delivery
      Given their cart contains parts in stock and parts on back order
      When they open step 3
      Then a delivery contains only the parts "4 × 3.70481"
      And a delivery contains only the parts "2 × 5.72706"
      And a delivery contains only the parts "4 × 3.70481, 2 × 5.72706"

    Scenario: Product page, step 1 and step 3 show the delivery estimate
      Given their cart contains parts in stock
      When they open the product "3.70481"
      Then they see the delivery estimate
      When they open step 1
      Then they see the delivery estimate
      When they open step 3
      Then they see the delivery estimate

  @CHK-05 @memory
  Rule: An incomplete order is not sent, and each missing field is reported

    Background:
      Given their cart contains parts in stock

    Scenario: An order without accepted terms is not sent, and is sent after the user accepts the terms
      Given they have chosen address, transport and payment "account"
      When they send the order without accepting the terms
      Then the review reports as missing: "Please accept the terms before you order"
      And 0 carts have been ordered
      When they send the order
      Then 1 cart has been ordered

    Scenario: The review reports transport and payment as missing if only an address is chosen, and links to their steps
      Given they have chosen only an address
      When they send the order
      Then the review reports as missing: "Please choose a delivery method, Please choose a payment method"
      And each missing choice links to its step: "3, 4"
      And 0 carts have been ordered

    Scenario: The review reports all choices and the terms as missing if nothing is chosen
      When they send the order without accepting the terms
      Then the review reports as missing: "Please choose a delivery address, Please choose a delivery method, Please choose a payment method, Please accept the terms before you order"
      And 0 carts have been ordered

  @CHK-05 @http
  Rule: Errors are shown, and those of a form at its fields

    Scenario: Terms that are not accepted are reported at their field
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      When they send the order without accepting the terms
      Then the field "acceptPolicy" has the message "Please accept the terms before you order"
      And 0 carts have been ordered

    Scenario: Missing company and city of a new address are reported at their fields
      When they send step 2 with:
        | billingAddressId  | D0100001-1 |
        | shippingAddressId | new        |
        | company           |            |
        | street            | Way 1      |
        | postCode          | 1          |
        | city              |            |
        | countryId         | DE         |
      Then the request is refused
      And the field "company" has the message "Please fill in this field"
      And the field "city" has the message "Please fill in this field"

    Scenario: Unprintable characters and too long texts of a new address are reported at their fields
      When they send step 2 with:
        | billingAddressId  | D0100001-1                                                                                                           |
        | shippingAddressId | new                                                                                                                  |
        | company           | Somebody 🚚                                                                                                           |
        | street            | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx |
        | postCode          | 48155                                                                                                                |
        | city              | Münster                                                                                                              |
        | countryId         | DE                                                                                                                   |
      Then the request is refused
      And the field "company" has the message "“🚚” cannot be printed on a shipping label: please remove it."
      And the field "street" has the message "116 characters are too many: the shipping label has room for 100."

  @CHK-02 @API-02 @memory
  Rule: A returning customer goes from the cart directly to the review

    Scenario: The direct way to the review fails while the API fails, and works at the next attempt
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "account"
      And they send the order
      And they leave the checkout
      And their cart contains parts in stock
      And they open the cart
      And the API fails for the next call that sets addresses
      When they go to the review with the choices of the last order
      Then they see "The shop is not responding"
      When they go to the review with the choices of the last order
      Then they are on step 5

  @API-02 @CART-07 @CART-08 @CHK-04 @browser
  Rule: Typed text and choices survive a failure and a reload, until the user leaves the checkout

    Scenario: The delivery note text remains after a failed call, the choices after a reload, and leaving deletes both
      Given their cart contains parts in stock
      And they have chosen address, transport and payment "prepayment"
      And they open step 2
      And they type "Gate 4, ring twice" as the delivery note text
      And the API fails for the next call that sets addresses
      When they press "Continue to delivery" on the page
      Then they see "The shop is not responding"
      And the delivery note text is "Gate 4, ring twice"
      When they press "Continue to delivery" on the page
      Then they are on step 3
      When they open step 5
      And they load the page again
      Then they see "Parcel service, standard"
      And they see "Prepayment"
      When they go back to the shop
      Then the browser stores nothing of the checkout
      When they open step 5
      Then they see "Please choose a payment method"
