import { observer } from 'mobx-react-lite'
import { BreadcrumbsFromHome } from '../../page/breadcrumbs-from-home.tsx'
import { classNames } from '../../shared/class-names.ts'
import { Page } from '../../shared/page-frame.tsx'
import utilities from '../../shared/utilities.module.css'
import { productData } from './product-data.mapping.ts'
import { rasterUrlOf } from './raster-url-of.ts'
import { useResultsHref } from '../../chosen-vehicle/use-results-href.ts'
import {
  ProductAlternatives,
  ProductDocuments,
  ProductDrawing,
  ProductSections,
  SectionTabs,
  ViewedParts,
} from './lazy-sections.ts'
import { ProductHead } from './product-head.tsx'
import { ProductNotices, type CorrectedText } from './product-notices.tsx'
import { ProductOffer } from './product-offer.tsx'
import { StructuredData } from '../../page/structured-data.tsx'
import { PartFit } from '../../vehicles/lazy-fits.ts'
import styles from './product.module.css'
import type { PartFit as KnownFit } from '#domain/vehicles/fit.ts'
import type { ProductViewModel } from './product.view-model.ts'

type Props = {
  readonly model: ProductViewModel
  /** Number of a discontinued part whose page redirected here. */
  readonly replaced?: string | undefined
  /** Words of the search term that the search ignored. */
  readonly leftOut: readonly string[]
  readonly corrected?: CorrectedText | undefined
  readonly fits: readonly KnownFit[]
}

export const Product = observer(function Product({ model, replaced, leftOut, corrected, fits }: Props) {
  const results = useResultsHref()
  const { product } = model
  if (!product) return null
  return (
    <Page>
      <BreadcrumbsFromHome
        trail={model.trail.map(({ name, query }) => ({ name, to: results(query) }))}
        current={product.sku}
      />
      <ProductNotices product={product} replaced={replaced} leftOut={leftOut} corrected={corrected} />
      <div className={styles.product}>
        <div className={styles.pictures}>
          <ProductDrawing model={model} />
          <ProductDocuments documents={product.documents} />
          <ProductAlternatives model={model} />
        </div>
        <div className={styles.main}>
          <ProductHead product={product} />
          {fits.length > 0 && (
            <PartFit
              articleNo={product.sku}
              known={fits}
              className={classNames(styles.notice, utilities.before8)}
            />
          )}
          <SectionTabs model={model} />
          <ProductSections product={product} model={model} />
        </div>
        <ProductOffer model={model.offer} />
      </div>
      <ViewedParts product={product} />
      <StructuredData data={import.meta.env.SSR && productData(product, model.address, rasterUrlOf)} />
    </Page>
  )
})
