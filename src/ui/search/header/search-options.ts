import type { CategoryHit } from '#application/search/parts-catalogue.port.ts'
import type { TermOffer } from '#domain/search/term-reading.ts'
import { numberReplacedBy } from '#domain/search/replaced-number.ts'
import type { Suggestion } from '#domain/search/understood.ts'
import type { Detour } from '../detours.ts'
import type { ProductSummary } from '#domain/products/product.ts'

export type SearchOption =
  | {
      readonly key: string
      readonly kind: 'product'
      readonly slug: string
      readonly replaces?: string | undefined
    }
  | { readonly key: string; readonly kind: 'group'; readonly categoryId: string }
  /** Leads where the link of its row leads. */
  | { readonly key: string; readonly kind: 'link' }

export const partKey = ({ slug }: Pick<ProductSummary, 'slug'>): string => `part-${slug}`
export const groupKey = ({ id }: Pick<CategoryHit, 'id'>): string => `group-${id}`

export const suggestionKey = ({ term }: Suggestion): string => `term-${term}`

type Rows = {
  readonly offers: readonly TermOffer[]
  readonly suggestions: readonly Suggestion[]
  readonly parts: readonly ProductSummary[]
  readonly groups: readonly CategoryHit[]
  readonly detours: readonly Detour[]
}

/** What the arrows walk, as it stands: what was read in the text, suggestions, products, groups, and other ways. */
export const searchOptions = ({
  offers,
  suggestions,
  parts,
  groups,
  detours,
}: Rows): readonly SearchOption[] => [
  ...[...offers.map(({ key }) => key), ...suggestions.map(suggestionKey)].flatMap(linkOption),
  ...parts.map((part) => ({
    key: partKey(part),
    kind: 'product' as const,
    slug: part.slug,
    replaces: numberReplacedBy(part),
  })),
  ...groups.map((group) => ({ key: groupKey(group), kind: 'group' as const, categoryId: group.id })),
  ...detours.flatMap(({ key }) => linkOption(key)),
]

const linkOption = (key: string | undefined): SearchOption[] =>
  key === undefined ? [] : [{ key, kind: 'link' }]

/** One step up or down; between the last option and the first stands the text itself, which has no key. */
export function keyBeside(
  options: readonly SearchOption[],
  key: string | undefined,
  by: 1 | -1,
): string | undefined {
  const keys = [undefined, ...options.map((option) => option.key)]
  return keys[(keys.indexOf(key) + by + keys.length) % keys.length]
}
