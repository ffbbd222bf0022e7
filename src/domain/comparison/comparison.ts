import type { Attribute } from '../products/product.ts'
import { isSlug } from '../shared/slug.ts'

/** Maximum number of compared products (PAGE-06). */
export const COMPARED_MAX = 4

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u

/** Parses a comma-separated list of slugs: removes duplicates and invalid slugs, and limits the number. */
export function readCompared(text: string | undefined): readonly string[] {
  const slugs = (text ?? '').slice(0, 4096).split(',')
  return [...new Set(slugs.filter(isComparable))].slice(0, COMPARED_MAX)
}

export const writeCompared = (slugs: readonly string[]): string => slugs.join(',')

export const isComparable = (slug: string): boolean => isSlug(slug) && SLUG.test(slug)

type Compared = { readonly attributes: readonly Attribute[] }

export type AttributeRow = {
  readonly id: string
  readonly name: string
  /** One value per product, in the same order; `undefined` if the product has no such attribute. */
  readonly values: readonly (Attribute | undefined)[]
  readonly differs: boolean
}

/**
 * Merges the attributes of all products: those of the first product in its order, then the additional ones of the
 * others.
 */
export function attributeRows(products: readonly Compared[]): readonly AttributeRow[] {
  const names = new Map(products.flatMap(({ attributes }) => attributes).map(({ id, name }) => [id, name]))
  const order = [...new Set(products.flatMap(({ attributes }) => attributes.map(({ id }) => id)))]
  return order.map((id) => {
    const values = products.map(({ attributes }) => attributes.find((attribute) => attribute.id === id))
    return { id, name: names.get(id) ?? id, values, differs: hasDifferences(values.map(keyOf)) }
  })
}

export const hasDifferences = (keys: readonly unknown[]): boolean => new Set(keys).size > 1

const keyOf = (attribute: Attribute | undefined) =>
  attribute && JSON.stringify([attribute.value, attribute.unit])
