import type { CategoryHit } from '#application/search/parts-catalogue.port.ts'
import type { QuerySuggestion } from '#domain/search/query-interpretation.ts'
import { replacedNumberOfMatch } from '#domain/search/replaced-number.ts'
import type { AlternativeTerm } from '#domain/search/interpreted-terms.ts'
import type { SearchFallback } from '../search-fallbacks.ts'
import type { ProductSummary } from '#domain/products/product.ts'

export type SearchOption =
  | {
      readonly key: string
      readonly kind: 'product'
      readonly slug: string
      readonly replaces?: string | undefined
    }
  | { readonly key: string; readonly kind: 'group'; readonly categoryId: string }
  /** Option whose row contains a link, which Enter opens. */
  | { readonly key: string; readonly kind: 'link' }

export const partKey = ({ slug }: Pick<ProductSummary, 'slug'>): string => `part-${slug}`
export const groupKey = ({ id }: Pick<CategoryHit, 'id'>): string => `group-${id}`

export const suggestionKey = ({ term }: AlternativeTerm): string => `term-${term}`

/** Options of the drop-down, grouped by the ARIA grid that contains them. */
export type OptionRows = {
  readonly offers: readonly QuerySuggestion[]
  readonly suggestions: readonly AlternativeTerm[]
  readonly parts: readonly ProductSummary[]
  readonly groups: readonly CategoryHit[]
  readonly fallbacks: readonly SearchFallback[]
}

const GRIDS = ['offers', 'suggestions', 'parts', 'groups', 'fallbacks'] as const

export const gridId = (popupId: string, grid: (typeof GRIDS)[number]): string => `${popupId}-${grid}`

/** Ids of the grids that have rows. */
export const gridIds = (popupId: string, rows: OptionRows): string =>
  GRIDS.filter((grid) => rows[grid].length > 0)
    .map((grid) => gridId(popupId, grid))
    .join(' ')

/** Options in the order of the arrow keys: query suggestions, terms, products, groups, and fallbacks. */
export const searchOptions = ({
  offers,
  suggestions,
  parts,
  groups,
  fallbacks,
}: OptionRows): readonly SearchOption[] => [
  ...[...offers.map(({ key }) => key), ...suggestions.map(suggestionKey)].flatMap(linkOption),
  ...parts.map((part) => ({
    key: partKey(part),
    kind: 'product' as const,
    slug: part.slug,
    replaces: replacedNumberOfMatch(part),
  })),
  ...groups.map((group) => ({ key: groupKey(group), kind: 'group' as const, categoryId: group.id })),
  ...fallbacks.flatMap(({ key }) => linkOption(key)),
]

const linkOption = (key: string | undefined): SearchOption[] =>
  key === undefined ? [] : [{ key, kind: 'link' }]

/**
 * Key of the next or previous option. The text field itself has no key (undefined) and is between the last and the first option.
 */
export function adjacentKey(
  options: readonly SearchOption[],
  key: string | undefined,
  step: 1 | -1,
): string | undefined {
  const keys = [undefined, ...options.map((option) => option.key)]
  return keys[(keys.indexOf(key) + step + keys.length) % keys.length]
}
