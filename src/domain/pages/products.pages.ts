import type { PageTable, RoutesOf } from './page-table.ts'

export const productsPages = {
  productMissingSlug: { path: 'products' },
  product: { path: 'products/:slug' },
} as const satisfies PageTable

export const productsRoutes: RoutesOf<typeof productsPages> = {
  productMissingSlug: { file: 'products/page/product-missing-slug.route.tsx', layout: 'shop' },
  product: { file: 'products/page/product.route.tsx', layout: 'shop' },
}
