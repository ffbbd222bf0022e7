@MAIL-01 @memory
Feature: A new password
  The link of a mail sets a new password. It works once, within an hour.

  Background:
    Given a visitor
    And they request a new password as "full@demo.test"

  Rule: The link sets a password, and the old one becomes invalid

    @http
    Scenario: The new password opens the account, the old one does not
      When they set the password "a longer one" by the link of their mail
      Then they see "Your new password is saved"
      When they log in as "full@demo.test" with "demo"
      Then the message is "E-mail address and password do not match."
      When they log in as "full@demo.test" with "a longer one"
      Then the page greets them as "Anna Becker"

    Scenario: Sessions with the old password end
      Given the partner "full@demo.test" is logged in
      And 5 minutes pass
      When they set the password "a longer one" by the link of their mail
      And they open the orders
      Then they are on the login

    Scenario: A request with an unknown address sends no mail
      When they request a new password as "nobody@demo.test"
      Then the only mail is to "full@demo.test"

  Rule: An invalid link shows the reason

    Scenario: A link that was used before is refused
      When they set the password "a longer one" by the link of their mail
      And they set the password "another one" by the link of their mail
      Then they see "This link has already been used."
      When they log in as "full@demo.test" with "a longer one"
      Then the page greets them as "Anna Becker"

    Scenario: The first link is refused after the password was set by the second link
      When they request a new password as "full@demo.test"
      And they set the password "a longer one" by the link of their mail
      And they set the password "another one" by the link of their first mail
      Then they see "This link has already been used."

    Scenario: A link that is an hour old is refused
      When 60 minutes pass
      And they set the password "a longer one" by the link of their mail
      Then they see "This link has expired."

    Scenario: A link that is nearly an hour old sets the password
      When 59 minutes pass
      And they set the password "a longer one" by the link of their mail
      Then they see "Your new password is saved"

    Scenario Outline: The password is not changed if the link is <what>
      When they set the password "a longer one" by the link "<link>"
      Then they see "This link is not valid or not complete."

      Examples:
        | what    | link                             |
        | made up | 0123456789abcdef0123456789abcdef |
        | empty   |                                  |

    Scenario: The link still works after a too short password was refused
      When they set the password "1234567" by the link of their mail
      Then they see "Enter 8 to 1,000 characters."
      When they set the password "1234-abc" by the link of their mail
      Then they see "Your new password is saved"

  Rule: An e-mail address gets at most five links per hour

    Scenario: A sixth link is refused within the hour, and sent after it
      When they request a new password as "full@demo.test" 5 more times
      Then 5 mails have been written
      When 60 minutes pass
      And they request a new password as "full@demo.test"
      Then 6 mails have been written
