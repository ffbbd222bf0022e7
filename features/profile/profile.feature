Feature: The profile
  A person changes name, language and password, and ends sessions.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @PROFILE-01
  Rule: Name, language and password

    @memory
    Scenario: The user changes the name
      When they send the profile with:
        | intent     | profile |
        | givenName  | Anne    |
        | familyName | Becker  |
        | language   | en      |
      Then they see "Your profile is saved."
      When they open the home page
      Then the page greets them as "Anne Becker"

    @memory
    Scenario Outline: The password is refused with a reason: <why>
      When they send the profile with:
        | intent   | password   |
        | current  | <current>  |
        | password | <password> |
      Then they see "<why>"

      Examples:
        | current | password     | why                            |
        | wrong   | a longer one | The current password is wrong. |
        | demo    | short        | Enter 8 to 1,000 characters.   |
        | demo    | password123  | This password is too common.   |

    @http
    Scenario: The profile shows the number with which others share a cart
      When they open the profile
      Then they see "Contact number C100001"

    @http
    Scenario: An empty name is reported at its field
      When they send the profile with:
        | intent     | profile |
        | givenName  |         |
        | familyName | Becker  |
      Then they see "Enter the name."

  @PROFILE-02
  Rule: Sessions end on all devices

    @http
    Scenario: The user logs out on all devices
      Given they are also logged in on another device
      When they send the profile with:
        | intent | end |
      Then they see "E-mail address"
      When they open the profile
      Then they are on the login
      And the other device is logged out
