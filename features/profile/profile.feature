Feature: The profile
  A person changes name, language and password, and ends sessions.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @PROFILE-01
  Rule: A person changes name, language and password

    @memory
    Scenario: The user changes the name
      When they save the profile with:
        | givenName  | Anne   |
        | familyName | Becker |
        | language   | en     |
      Then they see "Your profile is saved."
      When they open the home page
      Then the page greets them as "Anne Becker"

    @memory
    Scenario Outline: A new password is refused with a reason: <why>
      When they change the password from "<current>" to "<password>"
      Then they see "<why>"

      Examples:
        | current | password     | why                            |
        | wrong   | a longer one | The current password is wrong. |
        | demo    | short        | Enter 8 to 1,000 characters.   |
        | demo    | password123  | This password is too common.   |

    @http
    Scenario: The profile shows the contact number of the person
      When they open the profile
      Then they see "Contact number C100001"

    @http
    Scenario: An empty name is reported
      When they save the profile with:
        | givenName  |        |
        | familyName | Becker |
      Then they see "Enter the name."

  @PROFILE-02
  Rule: Sessions end on all devices

    @http
    Scenario: A logout on all devices also ends the session of another device
      Given they are also logged in on another device
      When they log out on all devices
      Then they see "E-mail address"
      When they open the profile
      Then they are on the login
      And the other device is logged out
