import { ProductAttributes } from './product-attributes.tsx'
import { ProductReferences } from './product-references.tsx'
import { ProductVehicles } from './product-vehicles.tsx'
import type { Product } from '#domain/products/product.ts'
import type { ProductViewModel } from './product.view-model.ts'

type Props = { readonly product: Product; readonly model: ProductViewModel }

/** Sections of the page, to which the tabs link. */
export function ProductSections({ product, model }: Props) {
  return (
    <>
      <ProductAttributes product={product} />
      <ProductReferences model={model} />
      <ProductVehicles model={model} />
    </>
  )
}
