Feature: Claims
  A claim about returned, missing or defective goods has a status, messages and documents until it is closed.

  Background:
    Given a visitor

  @INFO-10 @http
  Rule: Every claim is in a list and has a page

    Scenario: The list of claims shows each claim with its status
      Given the partner "full@demo.test" is logged in
      And they have claimed a line of their last invoice
      When they open the claims
      Then they see the number of that claim
      And they see "Received"
      When they open the claims with term "no such number"
      Then they see "No results for these filters"

    Scenario: The page of a claim shows its content and its messages
      Given the partner "full@demo.test" is logged in
      And they have claimed a line of their last invoice
      When they open that claim
      Then they see:
        | Ordered by mistake  |
        | Credit              |
        | The box is unopened |
        | No messages yet     |

    Scenario: A claim of another customer is not found
      Given the partner "export@demo.test" is logged in
      And "full@demo.test" has claimed a line of their last invoice
      When they open that claim
      Then the page "not found" is shown

    Scenario: A claim with an unknown status is shown as in progress
      Given the partner "full@demo.test" is logged in
      And they have claimed a line of their last invoice
      And the API returns the unknown status "AT_THE_SUPPLIER" for claims
      When they open the claims
      Then they see "In progress"
      And they do not see "AT_THE_SUPPLIER"

  @INFO-10 @http
  Rule: A claim is linked from its documents

    Scenario Outline: The <document> links to the claim
      Given the partner "full@demo.test" is logged in
      And they have claimed a line of their last invoice
      When they open the <document> of that claim
      Then they see the number of that claim

      Examples:
        | document |
        | invoice  |
        | order    |

    Scenario: A search in the info centre by the number of a claim finds the claim
      Given the partner "full@demo.test" is logged in
      And they have claimed a line of their last invoice
      When they search the info centre for the number of that claim
      Then they see the number of that claim
      And they see "your search"

  @LATER-03
  Rule: A claim is decided by the rules of its form or by a clerk, and ends with a credit or a reasoned refusal

    @memory
    Scenario: Unused goods are credited after their return
      Given the partner "full@demo.test" is logged in
      And they have claimed a line of their last invoice
      When 3 hours pass
      Then the claim has the status "ACCEPTED"
      And the last message of the claim contains "send the goods back"
      When 14 days pass
      Then the claim has the status "CLOSED"
      And a credit note has reduced their balance

    @memory
    Scenario: The deposit of a core is credited after its return
      Given the partner "full@demo.test" is logged in
      And they have claimed the deposit of a core
      When 3 hours pass
      Then the claim has the status "ACCEPTED"
      When 14 days pass
      Then the claim has the status "CLOSED"
      And a credit note has reduced their balance

    @memory
    Scenario: A return after the period for returns is refused
      Given the partner "full@demo.test" is logged in
      And they have claimed a return 60 days after the invoice
      When 3 hours pass
      Then the claim has the status "REJECTED"
      And the last message of the claim contains "30 days"

    @memory
    Scenario: A claim outside the rules is decided by a clerk
      Given the partner "full@demo.test" is logged in
      And they have claimed a leak
      When 40 days pass
      Then the claim has the status "IN_REVIEW"
      When the administrator chooses "REFUSE" with the message "The seal is worn."
      Then the claim has the status "REJECTED"
      And the last message of the claim contains "The seal is worn."

    @http
    Scenario: The page of a closed claim shows its result
      Given the partner "full@demo.test" is logged in
      And they have claimed a line of their last invoice
      When 14 days pass
      And the partner "full@demo.test" is logged in
      And they open that claim
      Then they see "The goods have arrived."
      And they see "Settled by credit note 7"
