@http
Feature: Pages that have moved
  Old links, printed catalogues and bookmarks redirect to the current page, and to no other site.

  @ROUTE-08
  Rule: An old address with a part number redirects to the part

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then it has moved to "<path>"

      Examples:
        | address                             | path                                |
        | /oil-filter-370481.html             | /products/nw-3-70481-oil-filter     |
        | /en/shop/old/oil-filter-3-70481.html | /en/products/nw-3-70481-oil-filter |
        | /en/products/370481.html            | /en/products/nw-3-70481-oil-filter  |

    Scenario: An address with no known part number
      When the address "/en/imprint.html" is asked for
      Then the answer is 404

  @ROUTE-15 @ROUTE-17
  Rule: The API defines which pages have moved

    Background:
      Given the redirects can be asked for

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then it leads to "<path>" with <status>

      Examples:
        | address                | path                                   | status |
        | /en/trucks             | /en/product-divisions/truck            | 301    |
        | /en/trailers?from=mail | /en/product-divisions/trailer?from=mail | 301   |
        | /en/offers             | /en/search/results?news=true           | 302    |
        | /produtos              | /categories                            | 301    |

    Scenario Outline: A redirect target outside this shop is refused: <location>
      Given every page is said to have moved to "<location>"
      When the address "<address>" is asked for
      Then the answer is 404
      And it says "Page Not Found: <address>"

      Examples:
        | address  | location                   |
        | /en/off1 | https://elsewhere.test/    |
        | /en/off2 | //elsewhere.test           |
        | /en/off3 | /.//elsewhere.test         |
        | /en/off4 | javascript:alert(1)        |
        | /en/off5 | elsewhere                  |

    Scenario: A redirect loop within the API is ignored
      Given every page is said to have moved to "/en/circle"
      When the address "/en/circle" is asked for
      Then the answer is 404
      When the address "/en/into-the-circle" is asked for
      Then the answer is 404

    Scenario: A part whose redirect points to its old address is shown there
      Given the page "/en/products/nw-4-80320-thermostat" is said to have moved to "/en/products/480320"
      When the address "/en/products/nw-4-80320-thermostat" is asked for
      Then it leads to "/en/products/480320" with 301
      When the address "/en/products/480320" is asked for
      Then the answer is 200
      And it says "4.80320"

    Scenario: A redirect loop between API and shop gives 404
      Given the page "/en/products/nw-1-86066-fuel-filter" is said to have moved to "/en/old/186066.html"
      When the address "/en/products/nw-1-86066-fuel-filter" is asked for
      Then it leads to "/en/old/186066.html" with 301
      When the address "/en/old/186066.html" is asked for
      Then the answer is 404

    Scenario: A loop that alternates between the API and the shop twice is broken
      Given these pages are said to have moved:
        | /en/products/nw-2-52336-water-pump | /en/old/107903.html |
        | /en/products/nw-1-07903-clutch-kit | /en/old/252336.html |
      When the address "/en/products/nw-2-52336-water-pump" is asked for
      Then it leads to "/en/old/107903.html" with 301
      When the address "/en/old/107903.html" is asked for
      Then the answer is 404

    Scenario: A redirect is cached for all visitors
      When the address "/en/kept-for-everybody" is asked for
      And the address "/en/kept-for-everybody" is asked for
      Then the redirects of "/en/kept-for-everybody" were asked for once

    Scenario Outline: The page is shown although the redirects <fail>
      Given the redirects <fail>
      When the address "<address>" is asked for
      Then the answer is 200

      Examples:
        | fail                    | address                       |
        | are down                | /en/categories?while=down     |
        | answer with garbage     | /en/categories?while=garbage  |
        | answer something else   | /en/categories?while=else     |
        | never answer            | /en/categories?while=silent   |

  @ROUTE-19
  Rule: Search engines get robots.txt and a site map

    Scenario: robots.txt has the address of the site map
      When the address "/robots.txt" is asked for
      Then it is "text/plain; charset=utf-8" for this visitor alone
      And its text holds "/sitemap.xml"

    Scenario: Caches may store the files if they do not repeat a host that a visitor sent
      Given a shop with the configuration:
        | PUBLIC_URL | https://parts.example |
      When the address "/robots.txt" is asked for
      Then it is "text/plain; charset=utf-8" that may be kept
      And its text holds "https://parts.example/sitemap.xml"

    Scenario Outline: <address>
      When the address "<address>" is asked for
      Then it is "application/xml; charset=utf-8" for this visitor alone
      And its text holds "<entry></loc>"

      Examples:
        | address                      | entry                                  |
        | /sitemap.xml                 | /sitemaps/en-products-1.xml            |
        | /sitemaps/pt.xml             | /divisoes/truck                        |
        | /sitemaps/en.xml             | /en/product-divisions/truck            |
        | /sitemaps/ru.xml             | /ru/razdely/truck                      |
        | /sitemaps/en-products-1.xml  | /en/products/nw-3-70481-oil-filter     |

    Scenario Outline: There is no site map at <address>
      When the address "<address>" is asked for
      Then the answer is 404

      Examples:
        | address                     |
        | /sitemaps/pl.xml            |
        | /sitemaps/en-products-2.xml |
        | /sitemaps/x                 |
