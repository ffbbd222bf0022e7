Feature: Delivery addresses
  A partner manages the delivery addresses of the account; only the seller changes the billing address.

  Background:
    Given a visitor

  @INFO-02 @http
  Rule: The list shows the billing address and the delivery addresses

    Scenario: The list has six columns, and is filtered by type and search term
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses
      Then the list has the columns "Label, Address, Type, Default, Last used, Actions"
      And the list has 3 rows
      When they open the delivery addresses with kind "SHIPPING"
      Then every row shows "Delivery address" under "Type"
      When they open the delivery addresses with term "kassel"
      Then the list has 1 row

    Scenario: Without a delivery address, a message states that the billing address is used
      Given the partner "new@demo.test" is logged in
      When they open the delivery addresses
      Then the page shows "No delivery address yet: the billing address is used."
      And the list has 1 row

    Scenario: The message about the billing address is shown after the last delivery address is deleted
      Given the partner "full@demo.test" is logged in
      And "full@demo.test" has deleted all delivery addresses
      When they open the delivery addresses
      Then the page shows "No delivery address yet: the billing address is used."

    Scenario: The page asks for a retry if the list cannot be loaded
      Given the partner "full@demo.test" is logged in
      And the list of addresses is down
      When they open the delivery addresses
      Then the response is an error with Retry-After, and contains "The list could not be loaded"

  @INFO-02 @http
  Rule: Addresses are edited in forms that work without scripts

    Scenario: A new address is saved with the suggestion of the postal service, and made the default
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with new "1"
      And they fill in:
        | label    | Yard       |
        | company  | Becker     |
        | street   | Werkstr. 3 |
        | postCode | 34123      |
        | city     | Cassel     |
        | remark   | Gate 3     |
      And they send "Check and save"
      Then the change is not saved: "Werkstraße 3, 34123 Kassel"
      And the field "city" contains "Cassel"
      When they send "Use suggestion and save"
      Then the page shows "Address saved."
      And the page shows "Werkstraße 3"
      When they send "Make Yard the default"
      Then the page shows "This is now your default address."

    Scenario: A copied address is saved as typed, without the suggestion
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with copy "D0100001-2"
      And they fill in:
        | label | Copy of it |
        | city  | Osnabruck  |
      And they send "Check and save"
      And they send "Save as entered"
      Then the page shows "Address saved."
      And the page shows "Osnabruck"

    Scenario: An address is deleted and restored
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses
      And they send "Delete Becker Nutzfahrzeugteile GmbH, Kassel"
      Then the page shows "Address deleted."
      And the list has 2 rows
      When they send "Undo"
      Then the page shows "Address restored."
      And the list has 3 rows

    Scenario: A request to change the billing address reports an empty street, and then gets a ticket number
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with change "D0100001-1"
      And they fill in:
        | street |  |
      And they send "Send request"
      Then the field "street" shows the message "Please fill in this field"
      When they fill in:
        | street   | Hafenstr. 1 |
        | postCode | 20095       |
        | city     | Hamburg     |
      And they send "Send request"
      Then the page shows "We have received your request. Ticket A2026-00001."

    Scenario Outline: The partner cannot edit <what>
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "<address>"
      Then the page shows "This address no longer exists or cannot be changed."

      Examples:
        | what                           | address    |
        | the billing address            | D0100001-1 |
        | an address of another customer | D0100003-2 |

  @INFO-02 @http
  Rule: An invalid value of an address is reported at its field, and typed values stay in the form

    Scenario: A street of 300 characters is reported at its field, and stays there
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-2"
      And they fill in "street" with 300 characters
      And they send "Check and save"
      Then the field "street" shows the message "300 characters are too many: the shipping label has room for 100."
      And the field "street" contains 300 characters

    Scenario Outline: An invalid value is reported at its field: <what>
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-2"
      And they fill in:
        | <field> | <value> |
      And they send "Check and save"
      Then the change is not saved: "<message>"
      And the field "<field>" shows the message "<message>"
      And the field "<field>" contains "<value>"

      Examples:
        | what                | field    | value    | message                                           |
        | An emoji            | company  | Becker 🚚 | “🚚” cannot be printed on a shipping label         |
        | A blank company     | company  |          | Please fill in this field                         |
        | A foreign post code | postCode | 3089 JK  | A postcode in this country looks like this: 48155 |

    Scenario: Typed values stay in the form if the API fails while saving
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-2"
      And they fill in:
        | label | Yard |
      And saving addresses is down
      And they send "Check and save"
      Then the page shows "What you typed is still there"
      And the field "label" contains "Yard"
