import type { PageTable } from './page-table.ts'

export const productsPages = {
  productMissingSlug: {
    path: 'products',
    file: 'products/page/product-missing-slug.route.tsx',
    layout: 'shop',
  },
  product: {
    path: 'products/:slug',
    file: 'products/page/product.route.tsx',
    layout: 'shop',
  },
} as const satisfies PageTable
