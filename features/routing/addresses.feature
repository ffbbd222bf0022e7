Feature: Addresses
  Every page has one URL per language, and each response has the correct status.

  @ROUTE-01
  Rule: Portuguese has no path prefix, each other language has one

    @http
    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then the answer is 200
      And the page is in "<language>"

      Examples:
        | address                                   | language |
        | /                                         | pt-BR    |
        | /en                                       | en-GB    |
        | /categories                               | pt-BR    |
        | /en/categories                            | en-GB    |
        | /divisoes                                 | pt-BR    |
        | /en/product-divisions                     | en-GB    |
        | /divisoes/truck                           | pt-BR    |
        | /en/product-divisions/truck               | en-GB    |
        | /products/nw-3-70481-oil-filter           | pt-BR    |
        | /en/products/nw-3-70481-oil-filter        | en-GB    |
        | /search/results?term=filter&page=1        | pt-BR    |
        | /en/search/results?term=filter&page=1     | en-GB    |
        | /login                                    | pt-BR    |
        | /en/login                                 | en-GB    |
        | /de                                       | de-DE    |
        | /de/produktdivisionen/truck               | de-DE    |
        | /fr/divisions                             | fr-FR    |
        | /es/divisiones                            | es-ES    |
        | /it/divisioni/truck                       | it-IT    |
        | /nl/divisies                              | nl-NL    |
        | /ru/razdely/truck                         | ru-RU    |
        | /ru/products/nw-3-70481-oil-filter        | ru-RU    |

    @http
    Scenario Outline: There is no page at <address>
      When the address "<address>" is asked for
      Then the answer is 404
      And the page is in "<language>"
      And it says "<address>"

      Examples:
        | address       | language |
        | /xx           | pt-BR    |
        | /pt           | pt-BR    |
        | /xx/vin       | pt-BR    |
        | /ru/xx        | ru-RU    |

    @http
    Scenario: A shop with only a few configured languages
      Given a shop in the languages "de,fr"
      When the address "/produktdivisionen/truck" is asked for
      Then the answer is 200
      And the page is in "de-DE"
      And in "fr" it stands at "/fr/divisions/truck"
      And it stands nowhere in "en"
      When the address "/fr/divisions" is asked for
      Then the answer is 200
      And the page is in "fr-FR"
      When the address "/en" is asked for
      Then the answer is 404
      And the page is in "de-DE"
      And it says "/en"

    @http
    Scenario Outline: A browser with the stored language "<language>"
      Given a shop in the languages "de,fr"
      And their browser remembers the language "<language>"
      When the address "/" is followed
      Then the visitor arrives at "<path>"

      Examples: one that is configured away is ignored
        | language | path |
        | fr       | /fr  |
        | en       | /    |
        | xx       | /    |

    @memory
    Scenario Outline: Every language can be the one without a prefix: <language>
      Given a shop whose languages are "<language>,<other>"
      Then its product divisions stand at "<path>" and at "<prefixed>"

      Examples:
        | language | other | path              | prefixed             |
        | de       | en    | /produktdivisionen | /en/product-divisions |
        | en       | fr    | /product-divisions | /fr/divisions        |
        | fr       | es    | /divisions         | /es/divisiones       |
        | es       | ru    | /divisiones        | /ru/razdely          |
        | ru       | nl    | /razdely           | /nl/divisies         |
        | nl       | it    | /divisies          | /it/divisioni        |
        | it       | pt    | /divisioni         | /pt/divisoes         |
        | pt       | de    | /divisoes          | /de/produktdivisionen |

  @ROUTE-02 @http
  Rule: A division path of another language redirects to this language's path

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then it has moved to "<path>"

      Examples:
        | address                          | path                          |
        | /en/divisoes                     | /en/product-divisions         |
        | /product-divisions/truck         | /divisoes/truck               |
        | /en/produktdivisionen/truck?a=1  | /en/product-divisions/truck?a=1 |
        | /ru/divisoes/truck               | /ru/razdely/truck             |

  @ROUTE-03 @http
  Rule: A slash at the end is dropped, the query is kept

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then it has moved to "<path>"

      Examples:
        | address                          | path                          |
        | /en/                             | /en                           |
        | /en/categories/                  | /en/categories                |
        | /en/categories/?a=1&b=%20        | /en/categories?a=1&b=%20      |
        | /divisoes/truck/                 | /divisoes/truck               |

  @ROUTE-04 @http
  Rule: A picture requested as a page is not found

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then the answer is 404

      Examples:
        | address                     |
        | /en/products/filter.jpg     |
        | /en/parts/2257931.html.jpg  |
        | /en/parts/2257931.html.WEBP |
        | /en/parts/2257931.html.jpeg |
        | /en/parts/2257931.html.png  |
        | /en/parts/2257931.html.svg  |
        | /en/parts/2257931.html.gif  |
        | /en/products/filter.JPEG    |
        | /picture.webp               |
        | /en/categories.PNG          |
        | /a/b/c.svg                  |
        | /en/x.gif                   |

  @ROUTE-05 @PAGE-12 @http
  Rule: An unknown address gives 404, with a link to the home page

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then the answer is 404
      And it says "Page Not Found: <address>"
      And it says "404"
      And a link "<back>" leads to "<home>"

      Examples:
        | address                       | back                  | home |
        | /en/nowhere                   | Back to the home page | /en  |
        | /en/product-divisions/rockets | Back to the home page | /en  |
        | /en/products/no-such-part     | Back to the home page | /en  |
        | /lugar-nenhum                 | Voltar ao início      | /    |

  @ROUTE-06 @PAGE-12 @http
  Rule: A product page requires a product

    Scenario: An address without a product
      When the address "/en/products" is asked for
      Then the answer is 404
      And it says "Page not found"

  @ROUTE-07 @http
  Rule: A part number instead of a product’s name redirects to the product

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then it has moved to "/en/products/nw-3-70481-oil-filter"

      Examples:
        | address                    |
        | /en/products/370481        |
        | /en/products/3-70481       |
        | /en/products/51055376655   |
        | /en/products/51-05537-6655 |

    Scenario: The name without its hyphens
      When the address "/en/products/51-05537-6655" is asked for
      Then the API has been searched for:
        | 51055376655 |

  @SRCH-10 @ROUTE-08 @http
  Rule: An old address with a part number redirects to the part

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then it has moved to "<path>"

      Examples:
        | address                           | path                               |
        | /en/old/370481.html               | /en/products/nw-3-70481-oil-filter |
        | /370481.html                      | /products/nw-3-70481-oil-filter    |
        | /en/parts/oil-filter-3-70481.html | /en/products/nw-3-70481-oil-filter |

    Scenario Outline: <address> contains no known part number
      When the address "<address>" is asked for
      Then the answer is 404

      Examples:
        | address              |
        | /en/old/999999.html  |
        | /en/old/welcome.html |

  @ROUTE-09 @ROUTE-17 @http
  Rule: A search with a single result redirects to the part

    Scenario: The term finds one part
      When the address "/en/search/results?term=51.05537-6655" is asked for
      Then it has moved to "/en/products/nw-3-70481-oil-filter"

    Scenario: The part was found without a word of the term
      When the address "/en/search/results?term=brake+disc+432+mm+zebra" is followed
      Then it says "Found without “zebra”"

    Scenario: A filtered search shows the list
      When the address "/en/search/results?term=51.05537-6655&categories=E14" is asked for
      Then the answer is 200
      And it says "3.70481"

  @ROUTE-12 @CHK-01 @ROUTE-17 @http
  Rule: Account and checkout need a login

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then it leads to the login in "<login>" and back to "<address>"

      Examples:
        | address            | login     |
        | /checkout          | /login    |
        | /en/checkout/step1 | /en/login |
        | /en/checkout/cart  | /en/login |

    Scenario: The login shows the reason
      When the address "/en/checkout/step1" is followed
      Then it says "Please log in to see this page"

  @ROUTE-13 @ROUTE-18 @http
  Rule: The login never redirects to another site (open redirect)

    Scenario Outline: <next>
      Given the partner "full@demo.test" is logged in
      When the login is opened with the way on "<next>"
      Then the visitor arrives at "<page>"

      Examples:
        | next                     | page           |
        | /en/categories           | /en/categories |
        | https://elsewhere.test/  | /en            |
        | //elsewhere.test         | /en            |
        | //                       | /en            |
        | /\\elsewhere.test         | /en            |
        | /.//elsewhere.test       | /en            |
        | javascript:alert(1)      | /en            |
        | /en/login                | /en            |

  @AUD-05 @http
  Rule: Pages have a canonical URL and links to their other languages

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then its one address is "<canonical>"
      And in "pt" it stands at "<pt>"
      And in "en" it stands at "<en>"
      And in "ru" it stands at "<ru>"

      Examples:
        | address                     | canonical                   | pt              | en                          | ru                |
        | /                           | /                           | /               | /en                         | /ru               |
        | /en                         | /en                         | /               | /en                         | /ru               |
        | /en/categories              | /en/categories              | /categories     | /en/categories              | /ru/categories    |
        | /divisoes/truck             | /divisoes/truck             | /divisoes/truck | /en/product-divisions/truck | /ru/razdely/truck |
        | /en/product-divisions/truck | /en/product-divisions/truck | /divisoes/truck | /en/product-divisions/truck | /ru/razdely/truck |
        | /ru/razdely/truck           | /ru/razdely/truck           | /divisoes/truck | /en/product-divisions/truck | /ru/razdely/truck |

    Scenario: The login is not indexed
      When the address "/en/login" is asked for
      Then no search engine keeps it

    Scenario: The checkout is not indexed
      Given the partner "full@demo.test" is logged in
      When the address "/en/checkout/step1" is asked for
      Then no search engine keeps it
