import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../shared/button.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSum } from './cart-sum.tsx'
import type { CartViewModel } from './cart.view-model.ts'
import styles from './cart.module.css'

type Props = { readonly model: CartViewModel }

export const Cart = observer(function Cart({ model }: Props) {
  return (
    <Page>
      <PageHead title={<FormattedMessage id="cart.title" />} intro={<CartCount model={model} />} />
      {model.isStale && <StaleCart model={model} />}
      {model.isEmpty ? (
        <EmptyCart />
      ) : (
        <div className={styles.cart}>
          <CartLines model={model} />
          <CartSum model={model} />
        </div>
      )}
    </Page>
  )
})

const CartCount = observer(function CartCount({ model }: Props) {
  return (
    <span role="status">
      {!model.isEmpty && (
        <FormattedMessage id="cart.count" values={{ lines: model.lines.length, pieces: model.pieces }} />
      )}
    </span>
  )
})

const StaleCart = observer(function StaleCart({ model }: Props) {
  return (
    <EmptyState
      icon="error"
      role="alert"
      title={<FormattedMessage id="cart.stale.title" />}
      text={<FormattedMessage id="cart.stale.text" />}
      actions={
        <Button busy={model.isLoading} onClick={() => void model.reload()}>
          <FormattedMessage id="cart.stale.retry" />
        </Button>
      }
    />
  )
})

function EmptyCart() {
  const { to } = usePaths()
  return (
    <EmptyState
      icon="cart"
      title={<FormattedMessage id="cart.empty.title" />}
      text={<FormattedMessage id="cart.empty.text" />}
      actions={
        <LinkButton look="primary" to={to('categories')}>
          <FormattedMessage id="cart.empty.action" />
        </LinkButton>
      }
    />
  )
}
