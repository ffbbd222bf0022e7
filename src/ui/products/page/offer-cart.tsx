import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AddButton } from '../../add-to-cart/add-button.tsx'
import { AddForm } from '../../add-to-cart/add-form.tsx'
import { AddQuantity } from '../../add-to-cart/add-quantity.tsx'
import { Stack } from '../../shared/stack.tsx'
import { useAmountText } from '../../part/price.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './product-offer.module.css'
import type { ProductOfferViewModel } from './product-offer.view-model.ts'

export const OfferCart = observer(function OfferCart({ model }: { readonly model: ProductOfferViewModel }) {
  const intl = useIntl()
  const amountText = useAmountText()
  const packageId = useId()
  const reasonId = useId()
  const { canAdd, coreDeposits, sum: total } = model
  return (
    <AddForm model={model.addToCart} number={model.product?.sku ?? ''}>
      <Stack gap={12}>
        <Stack gap={4}>
          <AddQuantity
            model={model.addToCart}
            large
            label={intl.formatMessage({ id: 'product.quantity' })}
            describedBy={packageId}
          />
          <Text as="p" small muted id={packageId}>
            <FormattedMessage
              id="product.packagingUnit"
              values={{ quantity: model.product?.packagingAmount ?? 1 }}
            />
            {model.isRounded && !total && (
              <>
                {' · '}
                <FormattedMessage id="product.roundedTo" values={{ quantity: model.quantity }} />
              </>
            )}
          </Text>
        </Stack>
        {coreDeposits && (
          <p className={styles.sum}>
            <span>
              <FormattedMessage id="product.coreDeposits" />
            </span>
            <span>{amountText(coreDeposits)}</span>
          </p>
        )}
        {total && (
          <p className={styles.sum}>
            <span>
              <FormattedMessage id="product.sum" />
              {model.isRounded && (
                <>
                  {' · '}
                  <FormattedMessage id="product.roundedTo" values={{ quantity: model.quantity }} />
                </>
              )}
            </span>
            <strong>{amountText(total)}</strong>
          </p>
        )}
        <AddButton model={model.addToCart} variant="large" describedBy={canAdd ? undefined : reasonId} />
        {!canAdd && (
          <Text as="p" id={reasonId} small muted>
            <FormattedMessage id="addToCart.readOnly" />
          </Text>
        )}
      </Stack>
    </AddForm>
  )
})
