import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useRevalidator } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { isPathOf } from '../../routing/paths.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import type { IconName } from '../../shared/icon-names.ts'
import { Icon } from '../../shared/icon.tsx'
import type { Shortcut } from '../shortcuts.ts'
import { Layer } from '../../shared/layer.tsx'
import { useDisclosure } from '../../shared/disclosure.ts'
import headerButton from '../../shared/header-button.module.css'
import utilities from '../../shared/utilities.module.css'
import type { HeaderViewModel } from './header.view-model.ts'
import styles from '../../shared/menu.module.css'
import { Text } from '../../shared/text.tsx'

type Props = { readonly model: HeaderViewModel }

const ICONS: Readonly<Record<Shortcut, IconName>> = {
  quickorder: 'barcode',
  orderhistory: 'box',
  backorderlist: 'clock',
  deliverynotes: 'truck',
  salesinvoice: 'file',
  noticelist: 'bookmark',
  infocenter: 'list',
}

export const Account = observer(function Account({ model }: Props) {
  return model.isLoggedIn ? <AccountMenu model={model} /> : <LogInLink />
})

function LogInLink() {
  const { to } = usePaths()
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'action.logIn' })
  return (
    <Link
      to={to('login')}
      className={classNames(headerButton.button, headerButton.outlined)}
      aria-label={label}
    >
      <span className={utilities.onlyOnPhone}>
        <Icon name="user" />
      </span>
      <span className={classNames(headerButton.word, utilities.notOnPhone)}>{label}</span>
    </Link>
  )
}

const AccountMenu = observer(function AccountMenu({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const account = useDisclosure()
  const { revalidate } = useRevalidator()
  const togglePrices = async () => {
    await model.togglePrices()
    await revalidate()
  }
  const { userName } = model
  return (
    <>
      <button
        {...account.button}
        className={headerButton.button}
        aria-label={intl.formatMessage({ id: 'header.account' }, { name: userName })}
      >
        <Icon name="user" />
        <span className={classNames(headerButton.word, utilities.onlyOnDesktop)}>{userName}</span>
        <span className={classNames(headerButton.word, utilities.notOnPhone)}>
          <Text as={Icon} name="chevron-down" size={16} muted />
        </span>
      </button>
      <Layer {...account.panel} className={classNames(styles.menu, styles.underButton)}>
        <p className={styles.who}>
          {userName}
          <br />
          {model.companyName !== undefined && (
            <>
              {model.companyName}
              <br />
            </>
          )}
          <FormattedMessage id="header.customerNumber" values={{ number: model.customerNumber }} />
        </p>
        <ul className={styles.list}>
          {model.shortcuts.map((page) => (
            <li key={page}>
              <Link to={to(page)} reloadDocument={page === 'quickorder'}>
                <Icon name={ICONS[page]} />
                <FormattedMessage id={`home.shortcut.${page}`} />
              </Link>
            </li>
          ))}
          {model.hasInfoCentre && (
            <li>
              <Link to={to('infocenter')}>
                <Icon name="list" />
                <FormattedMessage id="word.infoCentre" />
              </Link>
            </li>
          )}
          {model.isAdmin && (
            <li>
              <Link to={to('admin')}>
                <Icon name="settings" />
                <FormattedMessage id="header.admin" />
              </Link>
            </li>
          )}
          {model.mayTogglePrices && (
            <li>
              <button type="button" onClick={() => void togglePrices()}>
                <Icon name={model.pricesAreHidden ? 'eye' : 'eye-off'} />
                <FormattedMessage id={model.pricesAreHidden ? 'header.showPrices' : 'header.hidePrices'} />
              </button>
            </li>
          )}
          <li>
            <LogOutButton model={model} />
          </li>
        </ul>
      </Layer>
    </>
  )
})

/**
 * Logs out and redirects to the home page, except on the login page (spec 4). Loads a new document, because the scripts
 * of the old one contain the visitor's data, which the next visitor in this tab must not see.
 */
export function LogOutButton({ model }: Props) {
  const { pathname } = useLocation()
  const { to } = usePaths()
  const logOut = async (event: FormEvent) => {
    event.preventDefault()
    await model.logOut()
    location.assign(isPathOf('login', pathname) ? pathname : to('home'))
  }
  return (
    <form method="post" action={to('login')} className={styles.form} onSubmit={(event) => void logOut(event)}>
      <input type="hidden" name="intent" value="logOut" />
      <button type="submit">
        <Icon name="log-out" />
        <FormattedMessage id="header.logOut" />
      </button>
    </form>
  )
}
