@MAIL-02 @memory
Feature: Requests and their answers
  The administrator answers requests that users send by form. Each answer is sent by mail; an accepted
  request changes the account.

  Background:
    Given a visitor

  Rule: An accepted credit application changes the credit limit, a refused application does not

    Scenario: An accepted application raises the credit limit
      Given "full@demo.test" has applied for a credit limit of 123456
      When the administrator accepts the request with "Until further notice."
      Then "anna@becker.test" has the mail "accepted" with "Your credit limit: €123,456.00"
      And no request waits for the administrator
      And the credit limit of "full@demo.test" is 123456

    Scenario: A refused application leaves the credit limit unchanged
      Given "full@demo.test" has applied for a credit limit of 123456
      When the administrator refuses the request with "Please pay the open invoices first."
      Then "anna@becker.test" has the mail "refused" with "Please pay the open invoices first."
      And the credit limit of "full@demo.test" is 100000
      And no request waits for the administrator

    Scenario: A customer without credit gets a credit limit
      Given "kz@demo.test" has applied for a credit limit of 5000
      When the administrator accepts the request with "Granted."
      Then the credit limit of "kz@demo.test" is 5000

  Rule: An accepted request changes the billing address, a refused request does not

    Scenario: An accepted change replaces the billing address
      Given "full@demo.test" has requested a billing address in "Hamburg"
      When the administrator accepts the request with "From today."
      Then "full@demo.test" has the mail "accepted" with "DE-20095 Hamburg"
      And the inbox of "full@demo.test" has the entry "From today."
      And the billing address of "full@demo.test" is in "Hamburg"
      And no request waits for the administrator

    Scenario: A refused change leaves the billing address unchanged
      Given "full@demo.test" has requested a billing address in "Hamburg"
      When the administrator refuses the request with "Please send the extract of the register."
      Then "full@demo.test" has the mail "refused" with "Please send the extract of the register."
      And the billing address of "full@demo.test" is in "Bielefeld"

  Rule: Questions are answered by mail

    @http
    Scenario: A visitor without an account gets the answer by mail
      Given a visitor has sent the question "Do you deliver on Saturdays?" as "jana@kuehn.test"
      When the administrator answers the request with "Yes, to depots."
      Then "jana@kuehn.test" has the mail "Answer" with "Yes, to depots."
      And no request waits for the administrator

    Scenario: The answer to a master data form is sent by mail
      Given "full@demo.test" has sent the master data form
      When the administrator answers the request with "Changed."
      Then "full@demo.test" has the mail "Answer" with "Changed."

    Scenario: The mail with an answer to an unknown address is marked as bounced
      Given a visitor has sent the question "Do you deliver on Saturdays?" as "jana@bounce.test"
      When the administrator answers the request with "Yes, to depots."
      Then the mail to "jana@bounce.test" has bounced

    Scenario: An empty answer sends no mail
      Given a visitor has sent the question "Do you deliver on Saturdays?" as "jana@kuehn.test"
      When the administrator answers the request with "  "
      Then 0 mails have been written
