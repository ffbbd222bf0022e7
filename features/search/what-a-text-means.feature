Feature: Interpretation of a search text
  The search field accepts VINs, several numbers of a mail, quantities and words.
  A text without results gets other interpretations, and the page links to each of them.

  Background:
    Given a visitor

  @SRCH-12
  Rule: A VIN in the parts search suggests the vehicle

    @http
    Scenario Outline: The text "<typed>" finds no part, and suggests the vehicle of the VIN
      When they list the parts with term "<typed>"
      Then they see "Vehicle with VIN WMA06XZZ8CP034890"
      And they see "No parts found"

      Examples:
        | typed               |
        | WMA06XZZ8CP034890   |
        | wma 06xzz8cp 034890 |

    @http
    Scenario: A letter that cannot occur in a VIN is corrected
      When they list the parts with term "WMA06XZZ8CPO34890"
      Then they see "Vehicle with VIN WMA06XZZ8CP034890"
      And they see "O at position 12 is probably 0"

  @SRCH-12
  Rule: The name of a vehicle in the parts search suggests the vehicle

    @http
    Scenario Outline: The text "<typed>" suggests its vehicle, or the models of its make
      When they list the parts with term "<typed>"
      Then they see "<suggestion>"

      Examples:
        | typed      | suggestion                                      |
        | TGX 18.440 | Vehicle MAN TGX 18.440 and the parts that fit   |
        | Actros MP4 | Vehicle Mercedes-Benz Actros 1845 and the parts |
        | R 420      | Vehicle Scania R 420 and the parts that fit     |
        | Magnum     | Renault Trucks: models and engines              |

  @SRCH-12
  Rule: Users who may order can open several part numbers of a search text in the quick order

    @browser
    Scenario: Two part numbers of a search text are opened in the quick order, with their quantities
      Given the partner "full@demo.test" is logged in
      When they open the home page
      And they type "4x 1.00190, 3.71783" into the search
      And they pause
      Then they see "Open 2 numbers in quick order"
      When they press the key "ArrowDown"
      And they press the key "Enter"
      Then the table shows:
        | number  | quantity | state |
        | 1.00190 | 4        | Found |
        | 3.71783 | 1        | Found |

    @http
    Scenario: A visitor without the right to order sees only the parts
      When they list the parts with term "4x 1.00190, 3.71783"
      Then they see "2 parts"
      And they do not see "quick order"

  @SRCH-03 @http
  Rule: A search without results offers alternatives

    Scenario: The page without results suggests the help desk and the VIN search
      When they list the parts with term "zzzzz"
      Then they see "Ask the help desk"
      And they see "VIN search"

  @SRCH-12 @http
  Rule: Letters that are read as digits are shown

    Scenario: The page of the only result shows the digits that replaced letters
      When they list the parts with term "3.7l783"
      Then they see "“3.7l783” was read as 3.71783"

  @SRCH-12
  Rule: A discontinued number names its replacement

    @http
    Scenario: A search for a discontinued number opens its replacement, with a message
      When they list the parts with term "4.47633"
      Then they see "V-stay"
      And they see "4.47633 is no longer sold. It has been replaced by 4.68234."

    @http
    Scenario: The results page of a discontinued number shows the same message
      When they list the parts with term "4.47633" and page "1"
      Then they see "4.47633 is no longer sold. It has been replaced by 4.68234."
