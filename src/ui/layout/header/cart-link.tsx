import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Icon } from '../../shared/icon.tsx'
import { lazyPart, useLazyPart } from '../../delivery/lazy-part.ts'
import headerButton from '../../shared/header-button.module.css'
import utilities from '../../shared/utilities.module.css'
import type { HeaderViewModel } from './header.view-model.ts'
import { useFlyOut } from './use-fly-out.ts'

const flyOut = lazyPart(() => import('./cart-fly-out.tsx'))

/** Without a login there is no cart, so the link opens the login (spec 2). */
export const CartLink = observer(function CartLink({ model }: { readonly model: HeaderViewModel }) {
  const { to } = usePaths()
  const intl = useIntl()
  const { isOpen, ofPlace } = useFlyOut()
  const { isLoggedIn, cartCount } = model
  const FlyOut = useLazyPart(flyOut, isOpen && cartCount > 0)?.CartFlyOut
  return (
    <div className={utilities.anchor} {...ofPlace}>
      <Link
        className={headerButton.button}
        to={isLoggedIn ? to('checkoutStep1') : to('login')}
        aria-label={intl.formatMessage({ id: 'header.cart' }, { count: cartCount })}
      >
        <Icon name="cart" />
        {cartCount > 0 && <span className={headerButton.bubble}>{intl.formatNumber(cartCount)}</span>}
      </Link>
      {FlyOut && <FlyOut model={model} />}
    </div>
  )
})
