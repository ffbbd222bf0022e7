import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { CompareButton } from '../../comparison/compare-button.tsx'
import { PartFavouriteButton } from '../../favourites/favourite-button.tsx'
import { Card } from '../../shared/card.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { CustomerOffer } from './late-sections.ts'
import { LogInToBuy } from './log-in-to-buy.tsx'
import styles from './product-offer.module.css'
import type { ProductOfferViewModel } from './product-offer.view-model.ts'

type Props = { readonly model: ProductOfferViewModel }

/** Price, stock and cart; for anonymous visitors what logging in gives. */
export const ProductOffer = observer(function ProductOffer({ model }: Props) {
  const intl = useIntl()
  return (
    <aside className={styles.place} aria-label={intl.formatMessage({ id: 'product.offer' })}>
      <Card className={styles.box}>
        {model.isLoggedIn ? <CustomerOffer model={model} /> : <LogInToBuy />}
        {model.product && (
          <Cluster gap={24}>
            <PartFavouriteButton key={`notice ${model.product.slug}`} part={model.product} large />
            <CompareButton key={model.product.slug} part={model.product} large />
          </Cluster>
        )}
      </Card>
    </aside>
  )
})
