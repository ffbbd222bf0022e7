Feature: Appointments
  A customer books a free ramp for the pick-up of goods, and the warehouse expects the driver.

  Background:
    Given a visitor

  @INFO-03 @http
  Rule: The list shows the booked appointments

    Scenario: The list has eleven columns, and is filtered by status, type and location
      Given the partner "full@demo.test" is logged in
      When they open the appointments
      Then the list has the columns "Number, Date, Time, Location, Goods, Packages, Weight, Number plate, Driver, Status, Actions"
      When they open the appointments with status "collected" and kind "PICKUP"
      Then every row shows "Collected" under "Status"
      When they open the appointments with locationId "MST"
      Then every row shows "Münster" under "Location"

    Scenario: A completed delivery on an agreed day has the type "Delivery" and the status "Delivered"
      Given the partner "full@demo.test" is logged in
      When they open the appointments with kind "SCHEDULED_DELIVERY", status "collected" and columns "no,kind,status"
      Then every row shows "Delivery" under "Type"
      And every row shows "Delivered" under "Status"

    Scenario: A list without appointments shows a message
      Given the partner "new@demo.test" is logged in
      When they open the appointments
      Then the page shows "Nothing here yet"

    @PERM-01
    Scenario Outline: Without the right to see shipments, <page> is forbidden
      Given the partner "accounts@demo.test" is logged in
      When they open <page>
      Then their account may not see this page: "You need the “Shipments” permission"

      Examples:
        | page                 |
        | the appointments     |
        | the appointment form |

    Scenario: The page asks for a retry if the list cannot be loaded
      Given the partner "full@demo.test" is logged in
      And the list of appointments is down
      When they open the appointments
      Then the response is an error with Retry-After, and contains "The list could not be loaded"

  @INFO-04 @http
  Rule: An appointment is booked step by step, without scripts too

    Scenario: A partner books an appointment without scripts, and gets the pick-up pass
      Given the partner "full@demo.test" is logged in
      When they open the appointment form
      And they choose the first delivery note
      And they send "Continue to place and time"
      And they open a week in which a ramp is free
      And they choose the first slot
      And they send "Continue to driver and vehicle"
      And they fill in:
        | driver | A. Driver |
        | plate  | bi-ab 123 |
      And they send "Continue to summary"
      Then the page shows "A. Driver"
      And the page shows "BI-AB 123"
      And the page shows " kg"
      When they send "Book appointment"
      Then the page shows "Your appointment is booked. Show the pass at the gate."
      And the pass has a QR code
      And there is a calendar file for the appointment

    Scenario: A booking is refused if other customers have booked the slot, and three free slots are offered
      Given the partner "full@demo.test" is logged in
      When they open the appointment form
      And they choose the first delivery note
      And they send "Continue to place and time"
      And they open a week in which a ramp is free
      And they choose the first slot
      And they send "Continue to driver and vehicle"
      And they fill in:
        | driver | A. Driver |
        | plate  | BI-AB 123 |
        | remark | At noon   |
      And other customers book all places of that slot
      And they send "Continue to summary"
      And they send "Book appointment"
      Then the booking is refused: "This time has just been booked by someone else. Next available times:"
      And 3 free slots are offered
      And the page shows "A. Driver"
      And the page shows "BI-AB 123"
      And the page shows "At noon"
      When they book the first offered slot
      Then the page shows "Your appointment is booked. Show the pass at the gate."

    Scenario: A missing number plate and a remark that is too long are reported at their fields
      Given the partner "full@demo.test" is logged in
      When they open the appointment form
      And they choose the first delivery note
      And they send "Continue to place and time"
      And they open a week in which a ramp is free
      And they choose the first slot
      And they send "Continue to driver and vehicle"
      And they fill in:
        | driver | A. Driver |
      And they fill in "remark" with 301 characters
      And they send "Continue to summary"
      Then the field "plate" shows the message "Please fill in this field"
      And the field "remark" shows the message "301 characters are too many: 300 at most."
      And the field "driver" contains "A. Driver"

    Scenario: The form offers only the location where the goods are stored
      Given the partner "full@demo.test" is logged in
      And all goods ready for pick-up are stored in "ULM"
      When they open the appointment form
      Then the page shows "To be picked up in Ulm, Bremsenstraße 4"
      When they choose the first delivery note
      And they send "Continue to place and time"
      Then the page shows "Ulm, Bremsenstraße 4"
      And the page does not show "Venlo"

    Scenario Outline: The form is shown despite invalid parameters: <query>
      Given the partner "full@demo.test" is logged in
      When they open the appointment form with <query>
      Then they are on the appointment form with <query>

      Examples:
        | query                                              |
        | notes "nobody's" and step "summary"                |
        | slot "MST-1999-01-01-0900" and step "visit"        |
        | from "2026-99-99", location "moon" and step "slot" |

    Scenario: The URL of an unknown appointment shows the page "not found"
      Given the partner "full@demo.test" is logged in
      When they open the appointment form with "no=A0"
      Then the page "not found" is shown

    Scenario: The page reports that no goods are ready for pick-up
      Given the partner "new@demo.test" is logged in
      When they open the appointment form
      Then the page shows "Nothing ready for pick-up"

  @INFO-03 @http
  Rule: A customer can cancel only own appointments

    Scenario: An appointment is cancelled after a confirmation
      Given the partner "full@demo.test" is logged in
      And "full@demo.test" has an appointment
      When they open that appointment to cancel it
      And they send "Yes, cancel it"
      Then the page shows "The appointment is cancelled; the goods stay reserved for you."

    Scenario: An appointment of another customer cannot be cancelled
      Given the partner "noprice@demo.test" is logged in
      And "full@demo.test" has an appointment
      When they open that appointment to cancel it
      Then the page shows "This appointment no longer exists or can no longer be changed."

  @INFO-04
  Rule: An appointment is possible only after the arrival of its goods

    Background:
      Given the partner "full@demo.test" is logged in
      And they have ordered goods that arrive in 20 days, with an earlier pick-up time

    @http
    Scenario: The appointment is moved to a time when the goods are ready
      When they open the times from the day on which the goods of that order are ready
      And they choose the first slot
      And they send "Continue to driver and vehicle"
      And they fill in:
        | driver | A. Driver |
        | plate  | bi-ab 123 |
      And they send "Continue to summary"
      Then the page shows when the goods of that order are ready
      When they send "Change appointment"
      Then the page shows "The appointment is changed. An older pass is no longer valid."
      And the appointment of that order is after its goods are ready

    @http
    Scenario: Times before the arrival of the goods are listed, but cannot be chosen
      When they open the appointment of that order to change it
      Then the page shows when the goods of that order are ready
      And every listed time is disabled, because the goods are not ready

  @INFO-04 @browser
  Rule: Driver details survive a reload

    Scenario: Typed driver details are still in the form after a reload
      Given the partner "full@demo.test" is logged in
      And "full@demo.test" has an appointment
      When they change the driver details of that appointment:
        | Driver | B. Driver |
        | Plate  | ST-XY 9   |
        | Remark | At noon   |
      And they load the page again
      Then the form still contains the driver details:
        | Driver | B. Driver |
        | Plate  | ST-XY 9   |
        | Remark | At noon   |

  @LATER-04 @memory
  Rule: A pick-up of goods on back order can be booked when they are ready

    Scenario: A pick-up of the second order of a split cart can be booked only when its goods are ready
      Given the partner "full@demo.test" is logged in
      And their cart contains parts in stock and parts on back order
      And they have chosen to pick up the goods, and to pay by "account"
      When they send the order
      Then a pick-up of the remaining goods cannot be booked yet
      When the evening of the day on which the remaining goods are ready comes
      Then a pick-up of the remaining goods can be booked

  @LATER-04
  Rule: At the end of an appointment the goods are collected and invoiced, unless it was missed

    Background:
      Given the partner "full@demo.test" is logged in
      And they have ordered goods in stock, with a pick-up time

    @memory
    Scenario: Collected goods are invoiced
      When the hour before their appointment comes
      Then their order has the status "readyForPickup", and is not invoiced
      When the end of their appointment comes
      Then their appointment has the status "collected"
      And their order has the status "delivered", and is invoiced

    @memory
    Scenario: Goods of a missed appointment are not invoiced, and can be booked again
      Given the administrator has marked the appointment as missed
      When the end of their appointment comes
      Then their appointment has the status "missed"
      And their order has the status "readyForPickup", and is not invoiced
      And a pick-up of those goods can be booked again

    @http
    Scenario: The list marks a missed appointment
      Given the administrator has marked the appointment as missed
      When the end of their appointment comes
      And the partner "full@demo.test" is logged in
      And they open the appointments with status "missed"
      Then every row shows "Not collected" under "Status"
