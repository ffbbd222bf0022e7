import type { ContentStore } from '#application/catalogue/content.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { validSuppliedHref } from '#domain/layout/supplied-link.ts'
import { helpDeskFor } from '#domain/layout/help-desk.ts'

/** Link to another search or page, for a search without results. */
export type SearchFallback =
  | { readonly kind: 'all-parts'; readonly key: 'all-parts'; readonly query: string }
  | { readonly kind: 'document'; readonly key: 'document'; readonly query: string }
  | { readonly kind: 'vin'; readonly key: 'vin' }
  | { readonly kind: 'help-desk'; readonly key: 'help-desk'; readonly href: string }

export const allParts = (query: string): SearchFallback => ({ kind: 'all-parts', key: 'all-parts', query })

/** A number of four digits and more may be that of an order, a document, a parcel or a claim. */
const NUMBER = /\d{4}/

/**
 * Returns links to other searches and pages. The links to the timeline and the help desk contain the term, so that the
 * user need not type it again.
 */
export function searchFallbacks(
  term: string,
  { isLoggedIn }: SessionStore,
  { offersVinSearch }: SearchModeStore,
  { layoutData }: ContentStore,
): readonly SearchFallback[] {
  const helpDesk = validSuppliedHref(layoutData?.country.links.helpDesk)
  const isTraced = isLoggedIn && NUMBER.test(term)
  return [
    ...(isTraced
      ? [{ kind: 'document' as const, key: 'document' as const, query: `?trace=${encodeURIComponent(term)}` }]
      : []),
    ...(offersVinSearch ? [{ kind: 'vin' as const, key: 'vin' as const }] : []),
    ...(helpDesk === undefined
      ? []
      : [{ kind: 'help-desk' as const, key: 'help-desk' as const, href: withTerm(helpDesk, term) }]),
  ]
}

/** Adds the term to the link of the help desk; a phone number or an e-mail address is unchanged. */
const withTerm = (href: string, term: string): string =>
  href.startsWith('mailto:') ? href : helpDeskFor(href, term)
