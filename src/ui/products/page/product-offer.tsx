import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { Card } from '../../shared/card.tsx'
import { CustomerOffer, SaveAndCompareButtons } from './lazy-sections.ts'
import { LogInToBuy } from './log-in-to-buy.tsx'
import styles from './product-offer.module.css'
import type { ProductOfferViewModel } from './product-offer.view-model.ts'

type Props = { readonly model: ProductOfferViewModel }

/** Price, stock and cart; for anonymous visitors the advantages of a login. */
export const ProductOffer = observer(function ProductOffer({ model }: Props) {
  const intl = useIntl()
  return (
    <aside className={styles.place} aria-label={intl.formatMessage({ id: 'product.offer' })}>
      <Card className={styles.box}>
        {model.isLoggedIn ? <CustomerOffer model={model} /> : <LogInToBuy />}
        {model.product && <SaveAndCompareButtons part={model.product} />}
      </Card>
    </aside>
  )
})
