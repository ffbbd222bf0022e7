@BEHALF-01
Feature: On behalf of a customer
  The help desk acts for a person of a customer.

  Background:
    Given a visitor
    And the partner "helpdesk@demo.test" is logged in

  @http
  Scenario: A bar on the list of orders names the employee and the customer
    When they act on behalf of "full@demo.test"
    And they open the orders
    Then they see "Clara Help acts for Anna Becker"

  @memory
  Scenario: A session on behalf of a person ends when the demo clock advances by a day
    When they act on behalf of "full@demo.test"
    And the demo clock advances by 1 day
    And they open the orders
    Then they are on the login

  @memory
  Scenario: Pages that only the person may open are forbidden to the help desk
    When they act on behalf of "full@demo.test"
    And they open the people of the company
    Then they see "Only the person can open it."
    When they open the profile
    Then they see "then only the person has access"

  @memory
  Scenario: An order and the mails about access and order name the employee and the customer
    Given their cart contains parts in stock
    When they act on behalf of "full@demo.test"
    Then "full@demo.test" has the mail "Clara Help" with "30 Minuten"
    Given they have chosen address, transport and payment "account"
    When they send the order
    Then "full@demo.test" has the mail "bestellt von Clara Help" with "Auftragsliste"
    When they open the latest order of "full@demo.test"
    Then they see "Anna Becker (Clara Help)"

  @memory
  Scenario Outline: The form for a session on behalf shows why it is refused: <why>
    When they act on behalf with:
      | email  | <email>  |
      | code   | <code>   |
      | reason | <reason> |
    Then they see "<why>"

    Examples:
      | email            | code     | reason | why                                          |
      | full@demo.test   |          |        | Enter the code or choose a reason.           |
      | full@demo.test   | AAAAAAAA |        | The code is wrong or has expired.            |
      | nobody@demo.test |          | CLAIM  | There is no person with this e-mail address. |
