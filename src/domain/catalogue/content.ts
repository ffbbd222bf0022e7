import type { Picture } from '../products/product.ts'

export type Division = {
  readonly id: string
  readonly name: string
  readonly picture: Picture
  readonly productCount: number
  readonly categoryIds: readonly string[]
}

export type Category = {
  readonly id: string
  readonly name: string
  readonly picture: Picture
  readonly productCount: number
  readonly parentId?: string | undefined
}

/** Content of the home page, the navigation and the footer in one language. */
export type Content = { readonly divisions: readonly Division[]; readonly categories: readonly Category[] }

export type CategoryGroup = Category & { readonly children: readonly Category[] }

/** Groups sub groups under their main groups and keeps the order. */
export function groupCategories(categories: readonly Category[]): readonly CategoryGroup[] {
  return categories
    .filter((category) => category.parentId === undefined)
    .map((group) => ({ ...group, children: categories.filter(({ parentId }) => parentId === group.id) }))
}

/** Number of all parts: every part is in exactly one main group. */
export const partCountOf = (mainGroups: readonly Category[]): number =>
  mainGroups.reduce((sum, { productCount }) => sum + productCount, 0)

/** Replaces the part counts of the groups by those of another selection of parts; the largest group first. */
export function withPartCounts(
  groups: readonly CategoryGroup[],
  countOf: (groupId: string) => number,
): readonly CategoryGroup[] {
  return groups
    .map((group) => {
      const children = group.children.map((child) => ({ ...child, productCount: countOf(child.id) }))
      const within = children.reduce((sum, { productCount }) => sum + productCount, 0)
      return { ...group, children, productCount: countOf(group.id) + within }
    })
    .toSorted((one, other) => other.productCount - one.productCount)
}
