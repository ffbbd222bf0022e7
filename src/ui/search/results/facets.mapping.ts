import type { Facet, FacetName, FacetValue } from '#application/search/parts-catalogue.port.ts'
import type { ResultsUrl } from '#application/search/results-url.ts'

export type FacetKind = 'division' | 'group' | 'brand' | 'maker' | 'stock'

/** A value with the link that selects or removes it. */
export type FacetLink = FacetValue & { readonly isChosen: boolean; readonly query: string }

export type ShownFacet = {
  readonly kind: FacetKind
  readonly shown: readonly FacetLink[]
  /** Collapsed values, because there are many. */
  readonly hidden: readonly FacetLink[]
}

type Change = Partial<Pick<ResultsUrl, FacetName>>

type Ways = {
  readonly parentOf: (groupId: string) => string | undefined
  readonly queryWith: (change: Change) => string
}

const KINDS: Readonly<Record<FacetName, FacetKind>> = {
  divisions: 'division',
  categories: 'group',
  brands: 'brand',
  makers: 'maker',
  stock: 'stock',
}

const VALUES_SHOWN = 6

/**
 * Removes ids that the API does not know, so that links omit them. The ids of a facet without counts are unchanged,
 * except those of stock, which the API counts only for users who may see it.
 */
export function withKnownIds(url: ResultsUrl, facets: readonly Facet[]): ResultsUrl {
  const knownIdsByFacet = facets.map(({ name, values }) => [
    name,
    url[name].filter((id) => values.some((value) => value.id === id)),
  ])
  const unseen = facets.length > 0 ? { stock: [] } : {}
  return { ...url, ...unseen, ...Object.fromEntries(knownIdsByFacet) }
}

/** Chosen values, and the fields of the URL without them. */
export function chosenIn(url: ResultsUrl, facets: readonly Facet[]) {
  return (Object.keys(KINDS) as FacetName[]).flatMap((name) => {
    const values = facets.find((facet) => facet.name === name)?.values ?? []
    return url[name].map((id) => ({
      kind: KINDS[name],
      name: values.find((value) => value.id === id)?.name ?? id,
      without: { [name]: url[name].filter((other) => other !== id) } as Change,
    }))
  })
}

/**
 * Facets to show. A facet with a single value filters nothing and is shown only while it is chosen, so that it can be
 * removed; stock is always shown.
 */
export function shownFacets(facets: readonly Facet[], url: ResultsUrl, ways: Ways) {
  return facets
    .filter(({ name, values }) => values.length > 1 || hasStock({ name, values }) || url[name].length > 0)
    .map(({ name, values }) => {
      const links = values.map((value) => linkTo(name, value, url[name], ways))
      return { kind: KINDS[name], ...facetOf(links, kinOf(name, url[name], ways)) }
    })
}

/**
 * Returns a predicate for the values that stay expanded once a division or group is chosen: the main groups of the
 * chosen values with all their children. Other values are collapsed, because their counts are not limited to the list.
 */
function kinOf(name: FacetName, chosenIds: readonly string[], { parentOf }: Ways) {
  if (chosenIds.length === 0 || (name !== 'divisions' && name !== 'categories')) return undefined
  const mainOf = (id: string) => parentOf(id) ?? id
  const chosenMains = chosenIds.map(mainOf)
  return ({ id }: FacetLink) => chosenMains.includes(mainOf(id))
}

const hasStock = ({ name, values }: Facet) => name === 'stock' && values.some(({ count }) => count > 0)

/** Collapses values that are neither among the first nor chosen. */
export function facetOf(
  links: readonly FacetLink[],
  isShown = (link: FacetLink, index: number) =>
    index < VALUES_SHOWN || link.isChosen || links.length === VALUES_SHOWN + 1,
) {
  return { shown: links.filter(isShown), hidden: links.filter((link, index) => !isShown(link, index)) }
}

function linkTo(name: FacetName, value: FacetValue, chosenIds: readonly string[], ways: Ways): FacetLink {
  const isChosen = chosenIds.includes(value.id)
  const others = chosenIds.filter((id) => id !== value.id)
  const ids = isChosen ? others : [...withoutMainGroup(name, value.id, others, ways), value.id]
  return { ...value, isChosen, query: ways.queryWith({ [name]: ids }) }
}

/** Removes the main group of a chosen group, which would otherwise include all of its parts. */
function withoutMainGroup(name: FacetName, id: string, others: readonly string[], { parentOf }: Ways) {
  const parentId = name === 'categories' ? parentOf(id) : undefined
  return others.filter((other) => other !== parentId)
}
