Feature: Becoming a partner
  A visitor without an account requests one, or sends a question, without a login.

  Background:
    Given a visitor

  @FOOT-02 @http
  Rule: A visitor applies for an account

    Scenario: A workshop sends a complete application
      When they open the partner form
      And they fill in:
        | company  | Werkstatt Kühn GmbH |
        | name     | Jana Kühn           |
        | street   | Hafenstraße 4       |
        | postCode | 48153               |
        | city     | Münster             |
        | email    | jana@kuehn.test     |
        | phone    | +49 251 998877      |
      And they send "Send"
      Then they see "We have received your enquiry"
      And they see "jana@kuehn.test"

    Scenario: Missing and invalid fields of an application are reported
      When they open the partner form
      And they fill in:
        | company | Werkstatt Kühn GmbH |
        | email   | jana                |
      And they send "Send"
      Then they see:
        | Please check 6 fields     |
        | Please fill in this field |
        | Enter an e-mail address   |
      And they do not see "We have received your enquiry"

  @FOOT-02 @http
  Rule: The contact form sends a question

    Scenario: A visitor sends a question
      When they open the company page "contact"
      And they fill in:
        | name    | Jana Kühn                    |
        | email   | jana@kuehn.test              |
        | message | Do you deliver on Saturdays? |
      And they send "Send"
      Then they see "We have received your enquiry"
