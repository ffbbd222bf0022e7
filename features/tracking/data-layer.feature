@browser
Feature: Events in the data layer
  The operator measures searches, views and orders of visitors who have given consent.

  Background:
    Given a shop with a data layer
    And a visitor

  @TRACK-01 @TRACK-02 @TRACK-03
  Rule: The steps of an order are reported event by event

    Scenario: The search, each step of the checkout and the purchase are reported
      Given the partner "full@demo.test" is logged in
      And they have given consent to analytics
      When they open the home page
      And they search for "3.70481"
      Then the browser arrives at the product "3.70481"
      When they type "4" as quantity
      And they add it to the cart
      Then the data layer receives:
        | event       | with                                                                                                                                                                                                                                                  |
        | pageView    | {"page_name":"home","page_type":"home","logged_in":"yes","customer_number":"D0100001","contact_number":"C100001","country_id":"DE","entity_id":"DTDE","platform":"web","language":"en"}                                                               |
        | siteSearch  | {"search_term":"3.70481","results":1}                                                                                                                                                                                                                 |
        | pageView    | {"page_name":"product","page_type":"product"}                                                                                                                                                                                                         |
        | view_item   | {"ecommerce":{"currency":"EUR","value":11.8}}                                                                                                                                                                                                         |
        | add_to_cart | {"ecommerce":{"currency":"EUR","value":47.2,"items":[{"sku":"NW-3.70481","qty":4,"name":"Oil filter","brandName":"Northwain","categories":["Engine","Filters"],"showPrice":true,"pricePackage":{"price":{"value":11.8,"currency":{"code":"EUR"}}}}]}} |
      When they open the cart from the header
      And they change the quantity of "3.70481" to "2"
      Then the data layer receives:
        | event            | with                                                                                 |
        | pageView         | {"page_name":"checkoutStep1","page_type":"checkout"}                                 |
        | view_cart        | {"ecommerce":{"currency":"EUR","value":47.2}}                                        |
        | remove_from_cart | {"ecommerce":{"currency":"EUR","value":23.6,"items":[{"sku":"NW-3.70481","qty":2}]}} |
      When they go through the checkout to step 2
      And they go through the checkout to step 3
      And they go through the checkout to step 4
      And they go through the checkout to step 5
      Then the data layer receives:
        | event             | with                                          |
        | pageView          | {"page_name":"checkoutStep2"}                 |
        | begin_checkout    | {"ecommerce":{"currency":"EUR","value":23.6}} |
        | pageView          | {"page_name":"checkoutStep3"}                 |
        | add_address_info  | {"ecommerce":{"currency":"EUR","value":23.6}} |
        | pageView          | {"page_name":"checkoutStep4"}                 |
        | add_shipping_info | {"ecommerce":{"currency":"EUR","value":23.6}} |
        | pageView          | {"page_name":"checkoutStep5"}                 |
        | add_payment_info  | {"ecommerce":{"currency":"EUR","value":23.6}} |
      When they accept the terms
      And they press "Place order" on the page
      Then they see their order number
      And the data layer receives:
        | event      | with                                                                                                                   |
        | pageView   | {"page_name":"checkoutStep6"}                                                                                          |
        | retail_buy | {"ecommerce":{"currency":"EUR","value":23.6,"items":[{"sku":"NW-3.70481","qty":2,"categories":["Engine","Filters"]}]}} |
        | purchase   | {"ecommerce":{"currency":"EUR","value":23.6}}                                                                          |
      And the purchase event contains the order number
      When they load the page again
      Then the data layer receives:
        | event    | with                          |
        | pageView | {"page_name":"checkoutStep6"} |

  @TRACK-02
  Rule: A search by VIN is reported without the VIN

    Scenario: A search by VIN and an added part for the found vehicle are reported without the VIN
      Given the partner "full@demo.test" is logged in
      And they have given consent to analytics
      When they open the home page
      And they switch the search to VIN
      And they type the VIN "WMA06XZZ8CP034890"
      And they search for the VIN
      Then the browser arrives at the truck "man-tgs-35-400"
      And the data layer receives:
        | event           | with                                          |
        | pageView        | {"page_name":"home"}                          |
        | manualVinSearch | {}                                            |
        | vinSearch       | {"found":"yes"}                               |
        | pageView        | {"page_name":"vehicle","page_type":"vehicle"} |
      When they list the parts with vehicle "man-tgs-35-400"
      Then the data layer receives:
        | event    | with                    |
        | pageView | {"page_name":"results"} |
      When they open the product "3.70481"
      And they type "4" as quantity
      And they add it to the cart
      Then the data layer receives:
        | event       | with                                                                                           |
        | pageView    | {"page_name":"product"}                                                                        |
        | view_item   | {}                                                                                             |
        | add_to_cart | {"ecommerce":{"value":47.2,"items":[{"sku":"NW-3.70481","qty":4}]}}                            |
        | vinCart     | {"ecommerce":{"value":47.2,"vehicle":"man-tgs-35-400","items":[{"sku":"NW-3.70481","qty":4}]}} |
      And no entry of the data layer contains "WMA06XZZ8CP034890"

  @TRACK-03
  Rule: Hidden prices are not reported

    Scenario: Events of a partner without prices contain no amounts
      Given the partner "noprice@demo.test" is logged in
      And they have given consent to analytics
      When they put "4" of "3.70481" into the cart
      Then the data layer receives:
        | event       | with                                                                     |
        | pageView    | {"page_name":"product","logged_in":"yes"}                                |
        | view_item   | {"ecommerce":{"items":[{"sku":"NW-3.70481","showPrice":false}]}}         |
        | add_to_cart | {"ecommerce":{"items":[{"sku":"NW-3.70481","qty":4,"showPrice":false}]}} |
      And no entry of the data layer contains "value"
      And no entry of the data layer contains "currency"
      And no entry of the data layer contains "pricePackage"
