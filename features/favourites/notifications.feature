@MAIL-03
Feature: Notifications
  A user who has subscribed to an event gets one mail when it happens.

  Background:
    Given a visitor

  Rule: A subscriber gets one mail when a part is in stock again

    @memory
    Scenario: One mail reports that the part is in stock again
      Given "full@demo.test" has subscribed to the part on back order
      And they note the day on which the part on back order comes in
      When the day before the noted day comes
      Then 0 mails have been written
      When the evening of the noted day comes
      Then "full@demo.test" has the mail "5.72706 is back in stock" with "This notification is sent once."
      When 30 days pass
      Then 1 mail has been written

    @http
    Scenario: The link in the mail opens the page of the part
      Given "full@demo.test" has subscribed to the part on back order
      And they note the day on which the part on back order comes in
      When the evening of the noted day comes
      And they follow the link of their mail
      Then they see "5.72706"

  @memory
  Rule: A subscriber gets a mail about the new date of a back order

    Scenario: One mail reports the former and the new arrival date of a back order
      Given "full@demo.test" has subscribed to the dates of their back orders
      When the days pass until a date changes
      Then the mail contains both dates that the list of back orders shows
      And no second mail is sent
