Feature: URLs
  Every page has one URL per language, and each response has the correct status.

  @ROUTE-01
  Rule: The first configured language has no path prefix, each other language has one

    @http
    Scenario Outline: The URL <url> shows the page in its language
      When the URL "<url>" is requested
      Then the response has the status 200
      And the page is in "<language>"

      Examples:
        | url                                   | language |
        | /                                     | pt-BR    |
        | /en                                   | en-GB    |
        | /divisoes/truck                       | pt-BR    |
        | /en/product-divisions/truck           | en-GB    |
        | /en/products/nw-3-70481-oil-filter    | en-GB    |
        | /en/search/results?term=filter&page=1 | en-GB    |
        | /en/login                             | en-GB    |
        | /de/produktdivisionen/truck           | de-DE    |
        | /fr/divisions                         | fr-FR    |
        | /es/divisiones                        | es-ES    |
        | /it/divisioni/truck                   | it-IT    |
        | /nl/divisies                          | nl-NL    |
        | /ru/razdely/truck                     | ru-RU    |

    @http
    Scenario Outline: The URL <url> with an unknown prefix or path gives 404
      When the URL "<url>" is requested
      Then the response has the status 404
      And the page is in "<language>"
      And the page shows "<url>"

      Examples:
        | url     | language |
        | /xx     | pt-BR    |
        | /pt     | pt-BR    |
        | /xx/vin | pt-BR    |
        | /ru/xx  | ru-RU    |

    @http
    Scenario: A shop with few configured languages has only their URLs
      Given a shop in the languages "de,fr"
      When the URL "/produktdivisionen/truck" is requested
      Then the response has the status 200
      And the page is in "de-DE"
      And the URL of the page in "fr" is "/fr/divisions/truck"
      And the page has no URL in "en"
      When the URL "/fr/divisions" is requested
      Then the response has the status 200
      And the page is in "fr-FR"
      When the URL "/en" is requested
      Then the response has the status 404
      And the page is in "de-DE"
      And the page shows "/en"

    @http
    Scenario Outline: The home page uses the stored language "<language>" only if it is configured
      Given a shop in the languages "de,fr"
      And their browser has stored the language "<language>"
      When the URL "/" is opened, with its redirects
      Then the visitor arrives at "<path>"

      Examples: a stored language that is not configured is ignored
        | language | path |
        | fr       | /fr  |
        | en       | /    |
        | xx       | /    |

    @memory
    Scenario Outline: The first configured language has no path prefix: <language>
      Given a shop whose languages are "<language>,<other>"
      Then the URLs of its product divisions are "<path>" and "<prefixed>"

      Examples:
        | language | other | path               | prefixed              |
        | de       | en    | /produktdivisionen | /en/product-divisions |
        | en       | fr    | /product-divisions | /fr/divisions         |
        | fr       | es    | /divisions         | /es/divisiones        |
        | es       | ru    | /divisiones        | /ru/razdely           |
        | ru       | nl    | /razdely           | /nl/divisies          |
        | nl       | it    | /divisies          | /it/divisioni         |
        | it       | pt    | /divisioni         | /pt/divisoes          |
        | pt       | de    | /divisoes          | /de/produktdivisionen |

  @ROUTE-02 @http
  Rule: A division path of another language redirects to this language's path

    Scenario Outline: The division path <url> redirects to the path of its language
      When the URL "<url>" is requested
      Then the response redirects permanently to "<path>"

      Examples:
        | url                             | path                            |
        | /en/divisoes                    | /en/product-divisions           |
        | /product-divisions/truck        | /divisoes/truck                 |
        | /en/produktdivisionen/truck?a=1 | /en/product-divisions/truck?a=1 |
        | /ru/divisoes/truck              | /ru/razdely/truck               |

  @ROUTE-03 @http
  Rule: A URL with a trailing slash redirects to the URL without it, with the same query

    Scenario Outline: The URL <url> redirects to the URL without the trailing slash
      When the URL "<url>" is requested
      Then the response redirects permanently to "<path>"

      Examples:
        | url                       | path                     |
        | /en/                      | /en                      |
        | /en/categories/           | /en/categories           |
        | /en/categories/?a=1&b=%20 | /en/categories?a=1&b=%20 |
        | /divisoes/truck/          | /divisoes/truck          |

  @ROUTE-04 @http
  Rule: A picture requested as a page is not found

    Scenario Outline: The picture URL <url> gives 404
      When the URL "<url>" is requested
      Then the response has the status 404

      Examples:
        | url                         |
        | /en/products/filter.jpg     |
        | /en/parts/2257931.html.jpg  |
        | /en/parts/2257931.html.WEBP |
        | /en/parts/2257931.html.jpeg |
        | /en/parts/2257931.html.png  |
        | /en/parts/2257931.html.svg  |
        | /en/parts/2257931.html.gif  |

  @ROUTE-05 @PAGE-12 @http
  Rule: An unknown URL gives 404, with a link to the home page

    Scenario Outline: The unknown URL <url> gives 404 with a link to the home page
      When the URL "<url>" is requested
      Then the response has the status 404
      And the page shows "Page Not Found: <url>"
      And the page shows "404"
      And a link "<back>" leads to "<home>"

      Examples:
        | url                           | back                  | home |
        | /en/nowhere                   | Back to the home page | /en  |
        | /en/product-divisions/rockets | Back to the home page | /en  |
        | /en/products/no-such-part     | Back to the home page | /en  |
        | /lugar-nenhum                 | Voltar ao início      | /    |

  @ROUTE-06 @PAGE-12 @http
  Rule: A product page requires a product

    Scenario: The product URL without a product gives 404
      When the URL "/en/products" is requested
      Then the response has the status 404
      And the page shows "Page not found"

  @ROUTE-07 @http
  Rule: A part number instead of a product’s name redirects to the product

    Scenario Outline: The part number in <url> redirects to the product
      When the URL "<url>" is requested
      Then the response redirects permanently to "/en/products/nw-3-70481-oil-filter"

      Examples:
        | url                        |
        | /en/products/370481        |
        | /en/products/3-70481       |
        | /en/products/51055376655   |
        | /en/products/51-05537-6655 |

    Scenario: The API searches the part number of the URL without its hyphens
      When the URL "/en/products/51-05537-6655" is requested
      Then the API has received these searches:
        | 51055376655 |

  @ROUTE-09 @ROUTE-17 @http
  Rule: A search without filters that has a single result redirects to the part

    Scenario: A search with one result redirects to the part
      When the URL "/en/search/results?term=51.05537-6655" is requested
      Then the response redirects permanently to "/en/products/nw-3-70481-oil-filter"

    Scenario: The page of the only result shows the ignored word of the term
      When the URL "/en/search/results?term=brake+disc+432+mm+zebra" is opened, with its redirects
      Then the page shows "Found without “zebra”"

    Scenario: A filtered search with one result shows the list
      When the URL "/en/search/results?term=51.05537-6655&categories=E14" is requested
      Then the response has the status 200
      And the page shows "3.70481"

  @ROUTE-12 @CHK-01 @ROUTE-17 @http
  Rule: Account and checkout need a login

    Scenario Outline: The URL <url> redirects a visitor to the login
      When the URL "<url>" is requested
      Then the response redirects to the login in "<login>", and from there back to "<url>"

      Examples:
        | url                | login     |
        | /checkout          | /login    |
        | /en/checkout/step1 | /en/login |
        | /en/checkout/cart  | /en/login |

  @ROUTE-13 @ROUTE-18 @http
  Rule: The login never redirects to another site (open redirect)

    Scenario Outline: The login redirects to <page> if the return URL is <next>
      Given the partner "full@demo.test" is logged in
      When the login is opened with the return URL "<next>"
      Then the visitor arrives at "<page>"

      Examples:
        | next                    | page           |
        | /en/categories          | /en/categories |
        | https://elsewhere.test/ | /en            |
        | //elsewhere.test        | /en            |
        | //                      | /en            |
        | /\\elsewhere.test       | /en            |
        | /.//elsewhere.test      | /en            |
        | javascript:alert(1)     | /en            |
        | /en/login               | /en            |

  @AUD-05 @http
  Rule: Pages have a canonical URL and links to their other languages

    Scenario Outline: The URL <url> has a canonical URL and links to other languages
      When the URL "<url>" is requested
      Then the canonical URL of the page is "<canonical>"
      And the URL of the page in "pt" is "<pt>"
      And the URL of the page in "en" is "<en>"
      And the URL of the page in "ru" is "<ru>"

      Examples:
        | url                         | canonical                   | pt              | en                          | ru                |
        | /                           | /                           | /               | /en                         | /ru               |
        | /en                         | /en                         | /               | /en                         | /ru               |
        | /en/categories              | /en/categories              | /categories     | /en/categories              | /ru/categories    |
        | /divisoes/truck             | /divisoes/truck             | /divisoes/truck | /en/product-divisions/truck | /ru/razdely/truck |
        | /en/product-divisions/truck | /en/product-divisions/truck | /divisoes/truck | /en/product-divisions/truck | /ru/razdely/truck |
        | /ru/razdely/truck           | /ru/razdely/truck           | /divisoes/truck | /en/product-divisions/truck | /ru/razdely/truck |

    Scenario: The login is not indexed
      When the URL "/en/login" is requested
      Then search engines do not index the page

    Scenario: The checkout is not indexed
      Given the partner "full@demo.test" is logged in
      When the URL "/en/checkout/step1" is requested
      Then search engines do not index the page
