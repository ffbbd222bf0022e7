Feature: The inbox
  The inbox lists the events of a person: answers, decisions, dates and parts.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @INBOX-01
  Rule: The header counts unread entries, and the page lists them

    @http
    Scenario: An answer to a request creates an unread entry
      Given the administrator has answered a request of "full@demo.test" with "Your new address is saved."
      When they open the inbox
      Then the header counts 1 unread entry
      And they see:
        | Answer to request          |
        | Your new address is saved. |
        | New                        |

    @memory
    Scenario: All entries are marked as read
      Given the administrator has answered a request of "full@demo.test" with "Your new address is saved."
      When they mark all entries of the inbox as read
      Then they see "all read"
      And they do not see "Mark all as read"

    @memory
    Scenario: Entries of another person are not listed
      Given the administrator has answered a request of "export@demo.test" with "Your new address is saved."
      When they open the inbox
      Then they see "The inbox is empty"

    @memory
    Scenario: The inbox shows a granted request for a right as read, and the page of the request shows who granted it
      Given "storeman@demo.test" has requested the right "order"
      And the administrator of the company grants the right
      When they open the inbox
      Then they see "all read"
      When they open the people of the company with request "C100013 order"
      Then they see "Granted by Anna Becker"

  @INBOX-02
  Rule: A person chooses the channels of each event

    @http
    Scenario: After switching off inbox and mail for an event, the person sees that the settings are saved
      When they choose no channel for the events "IN_STOCK"
      Then they see "Your notification settings are saved."

    @memory
    Scenario: If the person has chosen no channel, a part in stock causes no entry and no mail
      When they choose no channel for the events "IN_STOCK"
      Given "full@demo.test" has subscribed to the part on back order
      When 60 days pass
      Then 0 mails have been written
      Given the partner "full@demo.test" is logged in
      When they open the inbox
      Then they see "The inbox is empty"
