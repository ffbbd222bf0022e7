Feature: People of a company
  An administrator manages the persons of the company and their rights.

  Background:
    Given a visitor

  @PEOPLE-01 @http
  Rule: An invitation works once, and adds a person to the company

    Scenario: The invited person sets name and password by the link of the mail
      Given the partner "full@demo.test" is logged in
      When they open the people of the company with "invite=1"
      And they fill in:
        | email | jo@becker.test |
      And they send "Send invitation"
      Then the page shows "The invitation was sent."
      And the page shows "Invited"
      When they log out
      And they follow the link of their mail
      And they fill in:
        | givenName  | Jo      |
        | familyName | Ning    |
        | password   | 1234567 |
      And they send "Accept invitation"
      Then the field "password" shows the message "Enter 8 to 1,000 characters."
      And the field "givenName" contains "Jo"
      When they fill in:
        | password | password123 |
      And they send "Accept invitation"
      Then the field "password" shows the message "This password is too common."
      When they fill in:
        | password | long enough |
      And they send "Accept invitation"
      And they log in as "jo@becker.test" with "long enough"
      Then the page greets them as "Jo Ning"
      When they log out
      And they follow the link of their mail
      Then they see "This invitation has already been used."

    Scenario: A person who is logged in with another account has to log out before accepting the invitation
      Given the partner "full@demo.test" is logged in
      When they open the people of the company with "invite=1"
      And they fill in:
        | email | jo@becker.test |
      And they send "Send invitation"
      And they follow the link of their mail
      Then they see "You are logged in with another account."
      When they send "Log out and open the invitation"
      Then they see "for Becker Nutzfahrzeugteile GmbH with jo@becker.test"

    Scenario Outline: The e-mail address <what> is refused, and stays in its field
      Given the partner "full@demo.test" is logged in
      When they open the people of the company with "invite=1"
      And they fill in:
        | email | <email> |
      And they send "Send invitation"
      Then the field "email" shows the message "<message>"
      And the field "email" contains "<email>"

      Examples:
        | what                      | email           | message                                  |
        | of a colleague            | buyer@demo.test | A person of your company already has     |
        | of another company        | kz@demo.test    | belongs to an account of another company |
        | without a complete domain | jo@becker       | Enter a complete e-mail address          |

  @PEOPLE-02 @http
  Rule: A person asks the administrator for a missing right

    Scenario: The administrator grants the right, and the person has it on the next page
      Given the partner "storeman@demo.test" is logged in
      When they open the orders
      Then they see "Anna Becker can grant it."
      When they send "Ask Anna Becker for this permission"
      Then the page shows "Anna Becker has received your request."
      When the administrator of the company grants the right
      And they open the orders
      Then they see "Placed by"

    Scenario: A person asks for the role of an administrator
      Given the partner "storeman@demo.test" is logged in
      When they open the people of the company
      Then they see "Anna Becker can grant it."
      When they send "Ask Anna Becker for this permission"
      Then the page shows "Anna Becker has received your request."
      When the administrator of the company grants the right
      And they open the people of the company
      Then they see "Invite person"

    Scenario: If no administrator of the company can grant the right, the page shows that the seller can
      Given the partner "noprice@demo.test" is logged in
      When they open the invoices
      Then they see "We can grant it."

  @PEOPLE-03 @http
  Rule: A company always has an administrator, and its log lists each change

    Scenario: The last administrator cannot lose the role, and the log lists a deactivated person
      Given the partner "full@demo.test" is logged in
      When they open the people of the company with edit "C100001"
      And they fill in:
        | role | BUYER |
      And they send "Save"
      Then the page shows "Your company needs at least one administrator."
      When they open the people of the company
      And they send "Deactivate Tomas Novak"
      Then the page shows "The person is logged out everywhere"
      When they open the log of the company
      Then the page shows "Tomas Novak"
      And the page shows "Deactivated"
      And "storeman@demo.test" can no longer log in
