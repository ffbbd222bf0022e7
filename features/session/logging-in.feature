Feature: Logging in
  A login opens the account of a partner with its customer number, rights and cart.

  Background:
    Given a visitor

  @SESS-02 @PAGE-08
  Rule: Logging in opens the account and its cart

    @memory @http
    Scenario: A login shows the name and the cart of the partner
      When they log in as "full@demo.test" with "demo"
      Then they are on the home page
      And the page greets them as "Anna Becker"
      And the login has loaded their cart

    @memory
    Scenario: Capitals and blanks in the user name do not matter
      When they log in as "  FULL@Demo.test " with "demo"
      Then the page greets them as "Anna Becker"

    @memory
    Scenario: The cart of an earlier visit is loaded
      Given the partner "full@demo.test" is logged in
      And they have put "4" of "3.70481" into the cart
      And the message is "3.70481 is in the cart: 4 pieces."
      When they log out
      And they log in
      And they open the cart
      Then the cart contains:
        | number  | quantity |
        | 3.70481 | 4        |

  @SESS-08 @memory @http
  Rule: The session contains the data of the user

    Scenario: A login stores name, customer, sales company (entity) and billing country of the partner
      When they log in as "export@demo.test" with "demo"
      Then the shop has these data of the user:
        | firstName           | Rafael   |
        | lastName            | Souza    |
        | customerId          | D0100005 |
        | entityId            | DTBR     |
        | contactId           | C100005  |
        | billingCountry      | BR       |
        | alternativeCurrency | USD      |

  @PAGE-08 @memory
  Rule: A refused login shows the reason, and keeps the typed name

    Scenario Outline: The login is refused with a reason: <what>
      When they log in as "<username>" with "<password>"
      Then the message is "<sentence>"
      And the user name field still contains "<username>"
      And they are on the login

      Examples:
        | what             | username         | password | sentence                                                                         |
        | A wrong password | full@demo.test   | wrong    | E-mail address and password do not match. Check both, or request a new password. |
        | An unknown user  | nobody@demo.test | demo     | E-mail address and password do not match. Check both, or request a new password. |
        | No password      | full@demo.test   |          | Enter both the e-mail address and the password.                                  |
        | Nothing at all   |                  |          | Enter both the e-mail address and the password.                                  |

    Scenario: After ten wrong passwords, the next login is refused for 60 seconds
      When they fail to log in 10 times
      And they log in
      Then the message is "Too many attempts. Try again in 60 seconds."

    Scenario Outline: The typed name stays in the field if the login <fault>
      Given the login <fault>
      When they log in
      Then the message is "The shop is not responding. What you typed is still here; try again in a moment."
      And the user name field still contains "full@demo.test"
      When the API works again
      And they log in
      Then the page greets them as "Anna Becker"

      Examples:
        | fault                         |
        | is down                       |
        | violates the contract         |

  @AUD-02 @PAGE-08 @memory @http
  Rule: Messages are in the language of the page

    Scenario: The message for a wrong password is in Portuguese
      Given a visitor who reads pt
      When they log in as "full@demo.test" with "wrong"
      Then the message is "E-mail e senha não correspondem"

  @PAGE-08 @memory
  Rule: A forgotten password can be reset, without revealing accounts

    Scenario Outline: The response to a password request is the same for <username>
      When they request a new password as "<username>"
      Then the message is "If we know this address, we have sent a link for a new password."

      Examples:
        | username         |
        | full@demo.test   |
        | nobody@demo.test |

    Scenario: A request for a new password without an e-mail address is refused
      When they request a new password as ""
      Then the message is "Enter your e-mail address first."
