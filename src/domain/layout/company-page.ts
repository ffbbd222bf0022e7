import type { CountryInfo, EntityLink } from './company.ts'
import { isOwnPage, validSuppliedHref } from './supplied-link.ts'

/** Pages about the company: the last segment of the path, with the key of the link in the data of the entity. */
const LINK_OF = {
  about: 'aboutUs',
  tutorials: 'tutorials',
  newsletter: 'newsletter',
  contact: 'contactForm',
  'help-desk': 'helpDesk',
  imprint: 'imprint',
  'data-protection': 'dataProtection',
} as const satisfies Readonly<Record<string, EntityLink>>

export type CompanyPage = keyof typeof LINK_OF

/** Company pages that the entity of the country links to; an entity may link to its own site instead. */
export const companyPagesOf = ({ links }: Pick<CountryInfo, 'links'>): readonly CompanyPage[] =>
  (Object.keys(LINK_OF) as CompanyPage[]).filter((page) => isOwnPage(validSuppliedHref(links[LINK_OF[page]])))
