import { CompareButton } from '../../comparison/compare-button.tsx'
import { PartFavouriteButton } from '../../favourites/favourite-button.tsx'
import { Cluster } from '../../shared/stack.tsx'
import type { Product } from '#domain/products/product.ts'

/** Buttons that add the part to a parts list or to the comparison. */
export function SaveAndCompareButtons({ part }: { readonly part: Product }) {
  return (
    <Cluster gap={24}>
      <PartFavouriteButton key={`notice ${part.slug}`} part={part} large />
      <CompareButton key={part.slug} part={part} large />
    </Cluster>
  )
}
