Feature: Forms
  Users send returns, claims and applications on paper or online; an online form gets a ticket number.

  Background:
    Given a visitor

  @INFO-10 @http
  Rule: The first HTML lists the forms

    Scenario: The list contains the forms of all topics
      Given the partner "full@demo.test" is logged in
      When they open the forms
      Then they see:
        | Return note        |
        | Warranty claim     |
        | Core return        |
        | Shortage report    |
        | Credit application |
        | Master data sheet  |
      And every printable form is a PDF of its stated size

    Scenario: The list contains the forms of one topic
      Given the partner "full@demo.test" is logged in
      When they open the forms with topic "SHORTAGE"
      Then they see "Shortage report"
      And they do not see "Return note"

    Scenario: The page asks for a retry if the API fails
      Given the partner "full@demo.test" is logged in
      And the list of forms is down
      When they open the forms
      Then the response is an error with Retry-After, and contains "The list could not be loaded"
      When the API works again
      And they open the forms
      Then they see "Return note"

    Scenario Outline: The page of a form that is not online gives 404: <form>
      Given the partner "full@demo.test" is logged in
      When they open the forms with form "<form>"
      Then the page "not found" is shown

      Examples:
        | form         |
        | no-such-form |
        | return       |

    Scenario Outline: The list of forms is shown despite invalid parameters: <query>
      Given the partner "full@demo.test" is logged in
      When they open the forms with <query>
      Then they are on the forms with <query>

      Examples:
        | query                                     |
        | topic "NONE"                              |
        | form "return-online" and documentNo "%00" |

    Scenario: A visitor who is not logged in is redirected to the login
      When they open the forms
      Then they are on the login

  @INFO-10 @http
  Rule: An online form is filled from a document of the customer

    Scenario: The form contains the lines of an invoice
      Given the partner "full@demo.test" is logged in
      When they open the form "return-online" for their last invoice
      Then they see "Which lines are affected?"
      And they see the parts of that invoice

    Scenario: The form does not open for an invoice of another customer
      Given the partner "full@demo.test" is logged in
      When they open the form "return-online" for the last invoice of "export@demo.test"
      Then they see "You have no document with this number."
      And they do not see "Which lines are affected?"

  @INFO-10 @browser
  Rule: A sent form gets a ticket number, and typed text survives a reload

    Scenario: A return with an attachment is sent once after its errors are corrected
      Given the partner "full@demo.test" is logged in
      When they open the form "return-online" for their last invoice
      And they press "Send" on the page
      Then they see "Choose at least one line."
      And they see "Choose a reason."
      And they see "Describe the problem or request."
      When they choose the first line of the document
      And they choose "Ordered by mistake" as "Reason"
      And they fill in "Description" with "Ordered twice"
      And they fill in "E-mail" with "anna@becker.test"
      And they attach "photo.pdf" that is a program
      Then they see "photo.pdf is not a PDF, PNG or JPEG file."
      When they attach "huge.pdf" of 3 MB
      Then they see "huge.pdf is too large."
      When they attach "photo.jpg" of 30 MB
      Then they see "photo.jpg is too large."
      When they attach "note.pdf" that is a PDF
      And they load the page again
      Then the field "Description" still contains "Ordered twice"
      When they attach "note.pdf" that is a PDF
      And they press "Send" twice on the page
      Then they see "Ticket number T"
      And the API has received 1 call with a form
