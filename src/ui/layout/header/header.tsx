import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { useViewModel } from '../../kernel/container.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Icon } from '../../shared/icon.tsx'
import { Logo } from '../../shared/logo.tsx'
import { Container } from '../../shared/page-frame.tsx'
import utilities from '../../shared/utilities.module.css'
import { Account } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { useDisclosure, type Disclosure } from '../../shared/disclosure.ts'
import { Downloads } from './downloads.tsx'
import headerButton from '../../shared/header-button.module.css'
import styles from './header.module.css'
import { HeaderViewModel } from './header.view-model.ts'
import { InboxLink } from './inbox-link.tsx'
import { QuickOrderLink } from './quick-order-link.tsx'
import { LanguageGlobe, LanguageMenu } from './language-menu.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { MetaBar } from './meta-bar.tsx'
import { HeaderSearch } from '../../search/header-search.tsx'
import { HeaderVehicle } from '../../vehicles/header-vehicle.tsx'

/** Header with one markup for all widths: only the style sheet changes the layout at 768 px. */
export const Header = observer(function Header() {
  const model = useViewModel(HeaderViewModel)
  const drawer = useDisclosure()
  const languages = useDisclosure()
  return (
    <header className={styles.header}>
      <MetaBar model={model} languages={languages} />
      <div className={styles.stuck}>
        <Container className={styles.main}>
          <MenuButton drawer={drawer} />
          <HomeLogo />
          <HeaderSearch />
          <HeaderVehicle />
          <div className={styles.actions}>
            <LanguageGlobe
              languages={languages}
              className={model.unread === undefined ? undefined : styles.besideBell}
            />
            <LanguageMenu languages={languages} model={model} />
            <Account model={model} />
            <InboxLink model={model} />
            <QuickOrderLink model={model} />
            <Downloads model={model} />
            <CartLink model={model} />
          </div>
        </Container>
      </div>
      <MainNavigation model={model} drawer={drawer} languages={languages} />
    </header>
  )
})

function MenuButton({ drawer }: { readonly drawer: Disclosure }) {
  const intl = useIntl()
  return (
    <button
      {...drawer.button}
      className={classNames(headerButton.button, utilities.onlyOnPhone, styles.menu)}
      aria-label={intl.formatMessage({ id: 'header.menu' })}
    >
      <Icon name="menu" />
    </button>
  )
}

function HomeLogo() {
  const { to } = usePaths()
  const intl = useIntl()
  return (
    <Link to={to('home')} className={styles.logo} aria-label={intl.formatMessage({ id: 'header.home' })}>
      <Logo claim={intl.formatMessage({ id: 'header.claim' })} />
    </Link>
  )
}
