@http
Feature: Pages that have moved
  Old links, printed catalogues and bookmarks redirect to the current page, and to no other site.

  @ROUTE-08 @SRCH-10
  Rule: A legacy URL with a part number redirects to the part

    Scenario Outline: The legacy URL <url> redirects to the part
      When the URL "<url>" is requested
      Then the response redirects permanently to "<path>"

      Examples:
        | url                                  | path                               |
        | /370481.html                         | /products/nw-3-70481-oil-filter    |
        | /oil-filter-370481.html              | /products/nw-3-70481-oil-filter    |
        | /en/shop/old/oil-filter-3-70481.html | /en/products/nw-3-70481-oil-filter |
        | /en/products/370481.html             | /en/products/nw-3-70481-oil-filter |

    Scenario Outline: The legacy URL <url> without a known part number gives 404
      When the URL "<url>" is requested
      Then the response has the status 404

      Examples:
        | url                 |
        | /en/imprint.html    |
        | /en/old/999999.html |

  @ROUTE-15 @ROUTE-17
  Rule: The API defines which pages have moved

    Background:
      Given the shop calls the API for redirects, which it skips for some seconds after a failure

    Scenario Outline: The URL <url> redirects as the API defines
      When the URL "<url>" is requested
      Then the response redirects to "<path>" with status <status>

      Examples:
        | url                    | path                                    | status |
        | /en/trucks             | /en/product-divisions/truck             | 301    |
        | /en/trailers?from=mail | /en/product-divisions/trailer?from=mail | 301    |
        | /en/offers             | /en/search/results?news=true            | 302    |
        | /produtos              | /categories                             | 301    |

    Scenario Outline: A redirect target outside this shop is refused: <location>
      Given the API redirects every page to "<location>"
      When the URL "<url>" is requested
      Then the response has the status 404
      And the page shows "Page Not Found: <url>"

      Examples:
        | url      | location                |
        | /en/off1 | https://elsewhere.test/ |
        | /en/off2 | //elsewhere.test        |
        | /en/off3 | /.//elsewhere.test      |
        | /en/off4 | javascript:alert(1)     |
        | /en/off5 | elsewhere               |

    Scenario: A URL that the API redirects to itself gives 404
      Given the API redirects every page to "/en/circle"
      When the URL "/en/circle" is requested
      Then the response has the status 404
      When the URL "/en/into-the-circle" is requested
      Then the response has the status 404

    Scenario: If the API redirects a part to the URL with its number, this URL shows the part
      Given the API redirects the page "/en/products/nw-4-80320-thermostat" to "/en/products/480320"
      When the URL "/en/products/nw-4-80320-thermostat" is requested
      Then the response redirects to "/en/products/480320" with status 301
      When the URL "/en/products/480320" is requested
      Then the response has the status 200
      And the page shows "4.80320"

    Scenario: If the API redirects a part to its legacy URL, that URL gives 404 instead of a redirect loop
      Given the API redirects the page "/en/products/nw-1-86066-fuel-filter" to "/en/old/186066.html"
      When the URL "/en/products/nw-1-86066-fuel-filter" is requested
      Then the response redirects to "/en/old/186066.html" with status 301
      When the URL "/en/old/186066.html" is requested
      Then the response has the status 404

    Scenario: If the API redirects two parts to each other's legacy URL, that URL gives 404 instead of a redirect loop
      Given the API redirects these pages:
        | /en/products/nw-2-52336-water-pump | /en/old/107903.html |
        | /en/products/nw-1-07903-clutch-kit | /en/old/252336.html |
      When the URL "/en/products/nw-2-52336-water-pump" is requested
      Then the response redirects to "/en/old/107903.html" with status 301
      When the URL "/en/old/107903.html" is requested
      Then the response has the status 404

    Scenario: A second request of a URL uses the cached redirect
      When the URL "/en/kept-for-everybody" is requested
      And the URL "/en/kept-for-everybody" is requested
      Then the shop requested the redirects of "/en/kept-for-everybody" once

    Scenario Outline: A page is shown even if the redirect calls <fail>
      Given the redirect calls <fail>
      When the URL "<url>" is requested
      Then the response has the status 200

      Examples:
        | fail                         | url                          |
        | are down                     | /en/categories?while=down    |
        | respond with unreadable data | /en/categories?while=garbage |
        | violate the contract         | /en/categories?while=else    |
        | do not respond               | /en/categories?while=silent  |

  @ROUTE-19
  Rule: Search engines get robots.txt and a site map

    Scenario: Without a configured URL of the shop, robots.txt is not cacheable and has the path of the site map
      When the URL "/robots.txt" is requested
      Then the response has the type "text/plain; charset=utf-8" and is not cacheable
      And the text of the response contains "/sitemap.xml"

    Scenario: With a configured URL of the shop, robots.txt is cacheable and has the URL of the site map
      Given a shop with the configuration:
        | PUBLIC_URL | https://parts.example |
      When the URL "/robots.txt" is requested
      Then the response has the type "text/plain; charset=utf-8" and is cacheable
      And the text of the response contains "https://parts.example/sitemap.xml"

    Scenario Outline: The site map <url> contains the URL <entry>
      When the URL "<url>" is requested
      Then the response has the type "application/xml; charset=utf-8" and is not cacheable
      And the text of the response contains "<entry></loc>"

      Examples:
        | url                         | entry                              |
        | /sitemap.xml                | /sitemaps/en-products-1.xml        |
        | /sitemaps/pt.xml            | /divisoes/truck                    |
        | /sitemaps/en.xml            | /en/product-divisions/truck        |
        | /sitemaps/ru.xml            | /ru/razdely/truck                  |
        | /sitemaps/en-products-1.xml | /en/products/nw-3-70481-oil-filter |

    Scenario Outline: The site map URL <url> gives 404
      When the URL "<url>" is requested
      Then the response has the status 404

      Examples:
        | url                         |
        | /sitemaps/pl.xml            |
        | /sitemaps/en-products-2.xml |
        | /sitemaps/x                 |
