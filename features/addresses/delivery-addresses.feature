Feature: Delivery addresses
  A partner manages the delivery addresses of the account; only the seller changes the billing address.

  Background:
    Given a visitor

  @INFO-02 @http
  Rule: The list shows all delivery addresses

    Scenario: The columns and filters
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses
      Then the list has the columns "Label, Company, Street, Postcode, City, Country, Type, Default, Last used, Delivery note text, Actions"
      And the list has 3 rows
      When they open the delivery addresses with kind "SHIPPING"
      Then every row says "Delivery address" under "Type"
      When they open the delivery addresses with term "kassel"
      Then the list has 1 row

    Scenario: Without a delivery address the billing address is used
      Given the partner "new@demo.test" is logged in
      When they open the delivery addresses
      Then it says "No delivery address yet: the billing address is used."
      And the list has 1 row

    Scenario: After the last delivery address is deleted
      Given the partner "full@demo.test" is logged in
      And "full@demo.test" has deleted all delivery addresses
      When they open the delivery addresses
      Then it says "No delivery address yet: the billing address is used."

    Scenario: The list cannot be loaded
      Given the partner "full@demo.test" is logged in
      And the list of addresses is down
      When they open the delivery addresses
      Then they are told to come back later: "The list could not be loaded"

  @INFO-02 @http
  Rule: Addresses are kept by forms that work without scripts

    Scenario: An address is added with the suggestion of the postal service, and made the default
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with new "1"
      And they fill in:
        | label    | Yard          |
        | company  | Becker        |
        | street   | Werkstr. 3    |
        | postCode | 34123         |
        | city     | Cassel        |
        | remark   | Gate 3        |
      And they send "Check and save"
      Then it is not saved yet: "Werkstraße 3, 34123 Kassel"
      And the field "city" holds "Cassel"
      When they send "Use suggestion and save"
      Then it says "Address saved."
      And it says "Werkstraße 3"
      When they send "Make Yard the default"
      Then it says "This is now your default address."

    Scenario: An address is saved as typed
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with copy "D0100001-2"
      And they fill in:
        | label | Copy of it |
        | city  | Osnabruck  |
      And they send "Check and save"
      And they send "Save as entered"
      Then it says "Address saved."
      And it says "Osnabruck"

    Scenario: An address is deleted and restored
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses
      And they send "Delete Becker Nutzfahrzeugteile GmbH, Kassel"
      Then it says "Address deleted."
      And the list has 2 rows
      When they send "Undo"
      Then it says "Address restored."
      And the list has 3 rows

    Scenario: A change of the billing address is requested
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with change "D0100001-1"
      And they fill in:
        | street | |
      And they send "Send request"
      Then at the field "street" it says "Please fill in this field"
      When they fill in:
        | street   | Hafenstr. 1 |
        | postCode | 20095       |
        | city     | Hamburg     |
      And they send "Send request"
      Then it says "We have received your request. Ticket A2026-00001."

    Scenario: The own billing address and addresses of other customers cannot be edited
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-1"
      Then it says "This address no longer exists or cannot be changed."
      When they open the delivery addresses with edit "D0100003-2"
      Then it says "This address no longer exists or cannot be changed."

  @INFO-02 @http
  Rule: An address without delivery is reported at its field, and typed values are kept

    Scenario: A name of three hundred characters
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-2"
      And they fill in "street" with 300 characters
      And they send "Check and save"
      Then at the field "street" it says "300 characters are too many: the shipping label has room for 100."
      And the field "street" holds 300 characters

    Scenario Outline: <what>
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-2"
      And they fill in:
        | <field> | <value> |
      And they send "Check and save"
      Then it is not saved yet: "<message>"
      And at the field "<field>" it says "<message>"
      And the field "<field>" holds "<value>"

      Examples:
        | what                  | field     | value     | message                                   |
        | An emoji              | company   | Becker 🚚 | “🚚” cannot be printed on a shipping label |
        | A blank company       | company   |           | Please fill in this field                 |
        | A foreign post code   | postCode  | 3089 JK   | A postcode in this country looks like this: 48155  |

    Scenario: Countries of all continents are offered, except blocked ones
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-2"
      Then the field "countryId" offers "DE, KZ, AE, AU, BR, ZA"
      And the field "countryId" does not offer "RU, BY, SD, VE"

    Scenario: A blocked country
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-2"
      And they fill in:
        | city | Moskva |
      And they choose "RU" as "countryId" although it is not offered
      And they send "Check and save"
      Then at the field "countryId" it says "We do not deliver to this country."
      And the field "city" holds "Moskva"

    Scenario: The address was changed in another session
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-2"
      And they fill in:
        | remark | Gate 3 |
      And the label of "D0100001-2" is changed elsewhere to "North yard"
      And they send "Check and save"
      Then nothing is overwritten: "This address has been changed in another session."
      And it says "Label: North yard"
      And the field "remark" holds "Gate 3"
      And they send "Check and save"
      Then it says "Address saved."

    Scenario: The API fails while saving
      Given the partner "full@demo.test" is logged in
      When they open the delivery addresses with edit "D0100001-2"
      And they fill in:
        | label | Yard |
      And saving addresses is down
      And they send "Check and save"
      Then it says "What you typed is still there"
      And the field "label" holds "Yard"
