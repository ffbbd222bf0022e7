Feature: Downloads
  The API generates many documents in sequence while the user continues to work. The header shows the progress,
  delivers the file, and lists the missing documents.

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @DOWN-01 @memory
  Rule: A download shows its content and progress, and is kept for half an hour

    Scenario: A download of 20 invoices shows "12 of 20" after 500 milliseconds, and is stored on the device
      When they download 20 invoices
      And the queue works for 500 milliseconds
      Then the download shows:
        | title    | Invoices (20) |
        | percent  | 60            |
        | current  | 12            |
        | total    | 20            |
        | disabled | no            |
      And the download has a queue number and a start time
      And the device stores the download under its queue number

    Scenario: A pending download is deleted from the device after 1800 seconds
      When they download 100 invoices
      And they return after 1799 seconds
      Then 1 download is pending
      When they return after 1 second
      Then 0 downloads are pending
      And the device stores nothing of a download

  @DOWN-02 @memory
  Rule: The header of a logged-in user shows pending downloads

    Scenario: The header counts downloads from the first click to the last file
      Then the header shows no downloads
      When the shop takes long to queue 20 invoices
      Then 1 download is pending
      And the header shows the downloads
      When the queue has accepted the documents
      And they download 40 invoices
      Then 2 downloads are pending
      When the queue works for 1200 milliseconds
      Then 1 download is pending
      And 1 file has arrived
      When the queue works for 3 seconds
      Then 0 downloads are pending
      And 2 files have arrived

    Scenario: A logout removes the downloads from the header
      When they download 100 invoices
      Then the header shows the downloads
      When they log out during the download
      Then the header shows no downloads

  @DOWN-03 @memory
  Rule: After the last download the header shows for one second that none is pending

    Scenario: The header shows the end of the last download for one second
      When they download 5 invoices
      And they download 40 invoices
      And the queue works for 500 milliseconds
      Then 1 download is pending
      And the header does not show that no downloads are pending
      When the queue works until none is pending
      Then the header shows that no downloads are pending
      When 999 milliseconds pass
      Then the header shows that no downloads are pending
      When 1 millisecond passes
      Then the header does not show that no downloads are pending
      And the header shows no downloads

  @DOWN-04 @memory
  Rule: Progress is a whole number, rounded down

    Scenario Outline: The progress of twelve documents is rounded down
      When they download <total> invoices
      And the queue works for 500 milliseconds
      Then the download shows:
        | current | 12        |
        | total   | <total>   |
        | percent | <percent> |

      Examples:
        | total | percent |
        | 18    | 66      |
        | 13    | 92      |
        | 400   | 3       |

  @DOWN-05 @memory
  Rule: Polling stops when nothing is pending

    Scenario: Polling stops after the last download is removed
      When they download 100 invoices
      And they download 100 invoices
      And the queue works for 1 second
      And they remove the newest download from the list
      Then the shop still polls the progress
      When they remove the newest download from the list
      Then the shop no longer polls the progress

    Scenario: Polling stops after the last download is complete
      When they download 2 invoices
      And the queue works for 1 second
      Then 1 file has arrived
      And the shop no longer polls the progress

    Scenario: While the API is down, the shop polls the progress at most 8 times within 30 seconds
      When they download 100 invoices
      And the state of downloads is down
      Then the shop requests the progress at most 8 times within 30 seconds
      When the API works again
      And the queue works for 30 seconds
      Then 1 file has arrived

  @DOWN-01 @DOWN-02 @DOWN-04 @DOWN-05 @INFO-01 @browser
  Rule: A download with failures continues after a reload and in a second tab

    Scenario: A download of 100 invoices continues after a reload and in a second tab, and 3 missing ones are retried
      When they select 100 invoices and download their documents
      And the queue generates half of the documents
      Then the header shows 1 download at 50 percent
      When they continue to the info centre
      Then the tile "Downloads in progress" shows "1"
      When they press the tile "Downloads in progress"
      Then the downloads of the header have the focus
      When they load the page again
      Then the header shows 1 download at 50 percent
      Given another tab shows the home page
      Then the header of the other tab shows 1 download at 50 percent
      When the queue generates all remaining documents
      Then the panel of downloads has opened automatically
      And a file with 97 invoices arrives, and a list of the 3 missing ones
      And the panel of downloads lists the 3 missing invoices in red below the progress bar
      When they retry the failed documents
      Then a file with these 3 invoices arrives

  @DOWN-02 @DOWN-03 @browser
  Rule: The download of a single document is shown in the header

    Scenario: The header shows the progress of the PDF of one invoice until the file arrives
      When they open the invoices
      And they request the PDF of the first row
      Then the header shows 1 download at 0 percent
      When the queue has generated the file
      Then the header shows that no downloads are pending
      And the PDF of that row arrives
      When 1000 milliseconds pass
      Then the header shows no downloads
