Feature: Hazardous parts
  Starter batteries are dangerous goods (UN 2794).

  Background:
    Given a visitor
    And the partner "full@demo.test" is logged in

  @SAFE-01 @http
  Rule: Product page, cart and review show the marks of hazardous parts

    Scenario: Product page, cart and review show the hazard marks of a starter battery
      Given their cart contains a starter battery
      When they open the product "4.98350"
      Then they see "Danger · Corrosive · Dangerous goods, UN 2794"
      And they see "Safety data sheet"
      And every document is a file of its stated size
      When they open step 1
      Then they see "Danger · Corrosive · Dangerous goods, UN 2794"
      When they open step 5
      Then they see "Danger · Corrosive · Dangerous goods, UN 2794"

  @SAFE-02 @http
  Rule: Dangerous goods are not shipped by express

    Scenario: Express cannot be chosen, and the reason names the part
      Given their cart contains a starter battery
      When they open step 3
      Then they see "Not available for dangerous goods: 4.98350"
      And the transport "express" cannot be chosen

    Scenario: A form that chooses express is refused
      Given their cart contains a starter battery
      When they send step 3 with:
        | transportId     | express |
        | deliverComplete | 0       |
      Then they see "This delivery method does not carry dangerous goods. Choose another one."

    Scenario: An order is refused if a battery was added after express was chosen
      Given their cart contains parts in stock
      And they have chosen address, express and payment "account"
      And their cart contains a starter battery
      When they send the order
      Then they see "This delivery method does not carry dangerous goods"
      And they see "4.98350"
      And 0 carts have been ordered

  @SAFE-03 @http
  Rule: An order links to the safety data sheet that was valid on its day

    Scenario: After a revision, the order links to the former safety data sheet and the product page to the revised one
      Given their cart contains a starter battery
      And they have chosen address, transport and payment "account"
      When they send the order
      And they open the order that they have placed
      Then the page links to a safety data sheet
      When 366 days pass
      And the partner "full@demo.test" is logged in
      And they open the order that they have placed
      Then the page links to the same safety data sheet
      When they open the product "4.98350"
      Then the page links to a newer safety data sheet
