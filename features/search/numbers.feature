@memory
Feature: Recognition of part numbers
  Article, reference and part numbers differ by their form and by the results of the search.

  @SRCH-08
  Rule: An article number is 1 or 2 digits, a dot, 5 digits and up to 5 letters, or SA and 6 to 10 characters

    Scenario Outline: The text "<text>" is <verdict>
      Then "<text>" is <verdict>

      Examples:
        | text          | verdict           |
        | 3.70481       | an article number |
        | 10.05512      | an article number |
        | 3.70481AB123  | an article number |
        | 3-.70 481     | an article number |
        | sa6h4067      | an article number |
        | SA123456      | an article number |
        | 3.7048        | no article number |
        | 123.70481     | no article number |
        | 3.70481ABCDEF | no article number |
        | SA12345       | no article number |
        | SA12345678901 | no article number |
        | oil filter    | no article number |

    @http
    Scenario Outline: Without results, "<text>" is reported as <what>
      Given a visitor
      When they list the parts with term "<text>" and page "1"
      Then they see "<sentence>"

      Examples:
        | text     | what     | sentence                                    |
        | 9.99999  | a number | There is no part with the number “9.99999”  |
        | SA000000 | a number | There is no part with the number “SA000000” |
        | 9.9999   | a text   | No parts match “9.9999”                     |
        | SA00000  | a text   | No parts match “SA00000”                    |

  @SRCH-09
  Rule: A text is a reference number if a result has it as cross reference, or if it consists of digits

    Scenario Outline: The text "<text>" is <verdict>
      Then "<text>" is <verdict> if a result has "51.05537-6655"

      Examples:
        | text          | verdict             |
        | 51.05537-6655 | a reference number  |
        | 51055376655   | a reference number  |
        | 51 05537 6655 | a reference number  |
        | 21644467      | a reference number  |
        | 51.05537-66   | no reference number |
        | 3.70481       | no reference number |
        | 388.320.82    | no reference number |
        | oil           | no reference number |

    @http
    Scenario Outline: Without results, "<text>" is reported as <what>
      Given a visitor
      When they list the parts with term "<text>" and page "1"
      Then they see "<sentence>"

      Examples:
        | text        | what     | sentence                                       |
        | 99999999999 | a number | There is no part with the number “99999999999” |
        | 999.999.99  | a text   | No parts match “999.999.99”                    |

  @SRCH-10
  Rule: A part number in a legacy URL is 6 to 8 digits with up to two letters, or SA or AD with digits

    Scenario Outline: The text "<text>" is <verdict>
      Then "<text>" is <verdict>

      Examples:
        | text      | verdict        |
        | 370481    | a part number  |
        | 1005512   | a part number  |
        | 12345678  | a part number  |
        | 370481AB  | a part number  |
        | SA6H4067  | a part number  |
        | AD123456  | a part number  |
        | 12345     | no part number |
        | 123456789 | no part number |
        | 370481ABC | no part number |
        | adapter   | no part number |
