import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Price } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Layer } from '../../shared/layer.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import styles from './cart-fly-out.module.css'
import type { HeaderViewModel } from './header.view-model.ts'

export const CartFlyOut = observer(function CartFlyOut({ model }: { readonly model: HeaderViewModel }) {
  const { to } = usePaths()
  const { cartLines, cartCount, cartTotal } = model
  return (
    <div className={classNames(styles.place, utilities.notOnPhone)}>
      <Layer className={styles.layer}>
        <ul className={styles.lines}>
          {cartLines.map(({ id, articleNo, name, quantity, total }) => (
            <li key={id}>
              <span className={styles.what}>
                <PartNumber>{articleNo}</PartNumber> {name}
              </span>
              <Text muted className={styles.quantity}>
                <FormattedMessage id="header.cart.quantity" values={{ quantity }} />
              </Text>
              {total && <Price amount={total} />}
            </li>
          ))}
        </ul>
        <p className={styles.end}>
          <FormattedMessage
            id="header.cart.lines"
            values={{ count: cartCount, hidden: cartCount - cartLines.length }}
          />
          {cartTotal && <Price amount={cartTotal} />}
        </p>
        <div className={styles.way}>
          <LinkButton variant="primary" wide to={to('checkoutStep1')}>
            <FormattedMessage id="addToCart.toCart" />
          </LinkButton>
        </div>
      </Layer>
    </div>
  )
})
