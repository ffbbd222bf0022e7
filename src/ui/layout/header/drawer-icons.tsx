import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Icon } from '../../shared/icon.tsx'
import utilities from '../../shared/utilities.module.css'
import { LogOutButton } from './account-menu.tsx'
import type { Disclosure } from '../../shared/disclosure.ts'
import type { HeaderViewModel } from './header.view-model.ts'
import { NewTabLink } from '../../shared/new-tab-link.tsx'
import styles from './navigation.module.css'

type Props = { readonly model: HeaderViewModel; readonly languages: Disclosure }

/** Icons at the bottom of the drawer on a phone. */
export const DrawerIcons = observer(function DrawerIcons({ model, languages }: Props) {
  const { to } = usePaths()
  const helpDesk = model.entityHref('helpDesk')
  return (
    <div className={classNames(styles.icons, utilities.onlyOnPhone)}>
      <Link to={model.isLoggedIn ? to('checkoutStep1') : to('login')}>
        <Icon name="cart" />
        <FormattedMessage id="word.cart" />
      </Link>
      {model.isLoggedIn && model.hasInfoCentre && (
        <Link to={to('infocenter')}>
          <Icon name="list" />
          <FormattedMessage id="word.infoCentre" />
        </Link>
      )}
      {model.mayQuickOrder && (
        <a href={to('quickorder')}>
          <Icon name="barcode" />
          <FormattedMessage id="word.quickOrder" />
        </a>
      )}
      <button {...languages.button}>
        <Icon name="globe" />
        <FormattedMessage id="word.language" />
      </button>
      {helpDesk !== undefined && (
        <NewTabLink href={helpDesk} icon="help" iconSize={20}>
          <FormattedMessage id="header.helpDesk" />
        </NewTabLink>
      )}
      {model.isLoggedIn ? (
        <LogOutButton model={model} />
      ) : (
        <Link to={to('login')}>
          <Icon name="lock" />
          <FormattedMessage id="action.logIn" />
        </Link>
      )}
    </div>
  )
})
