import type { Draw, Item } from './draw.ts'

export type Ordered = { readonly number: string; readonly quantity: number | null }
type Content = string | Uint8Array | Promise<Uint8Array>
export type Style = {
  readonly name: string
  readonly kind: 'ordinary' | 'unusual'
  /** Language of each list that is written in this style. */
  readonly languages: readonly string[]
  readonly write: (draw: Draw) => { readonly content: Content; readonly items: readonly Ordered[] }
}

export const style = (
  name: Style['name'],
  kind: Style['kind'],
  languages: Style['languages'],
  write: Style['write'],
): Style => ({ name, kind, languages, write })

export const ALL = ['de', 'en', 'fr', 'it', 'ru', 'nl', 'pt', 'es']
export const orderedOf = (items: readonly Item[]): readonly Ordered[] =>
  items.map(({ sku, quantity }) => ({ number: sku, quantity }))

export const table = (rows: readonly (readonly (string | number)[])[], mark: string): string =>
  rows.map((cells) => cells.join(mark)).join('\n')
