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

/** What the home page, the navigation and the footer are made of, in one language. */
export type Content = { readonly divisions: readonly Division[]; readonly categories: readonly Category[] }

export type CategoryGroup = Category & { readonly children: readonly Category[] }

/** Main groups with their sub groups, in the order given. */
export function groupCategories(categories: readonly Category[]): readonly CategoryGroup[] {
  return categories
    .filter((category) => category.parentId === undefined)
    .map((group) => ({ ...group, children: categories.filter(({ parentId }) => parentId === group.id) }))
}
