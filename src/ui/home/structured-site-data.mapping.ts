import type { CountryInfo } from '#domain/layout/company.ts'

export type Site = {
  readonly origin: string
  readonly home: string
  readonly results: string
  readonly language: string
  /** Company that serves the visitor's country. */
  readonly company: CountryInfo['company']
}

/** Organization and WebSite of schema.org, with the URL template of the search for search engines. */
export function structuredSiteData({ origin, home, results, language, company }: Site) {
  const organization = `${origin}/#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: company.name,
        url: origin + home,
        logo: `${origin}/icon-512.png`,
        telephone: company.phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: company.street,
          postalCode: company.postCode,
          addressLocality: company.city,
          addressCountry: company.countryCode ?? company.country,
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Drawbar',
        url: origin + home,
        inLanguage: language,
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${results}?term={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
