import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, type To } from 'react-router'
import { useViewModel } from '../../kernel/container.tsx'
import { Offered } from '../../routing/offered.tsx'
import { isPathOf } from '../../routing/paths.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import type { Disclosure } from '../../shared/disclosure.ts'
import { DivisionLinks, GroupLinks } from './catalogue-links.tsx'
import { DrawerIcons } from './drawer-icons.tsx'
import { PROMOTIONS_QUERY, UNIVERSAL_PARTS_QUERY, type HeaderViewModel } from './header.view-model.ts'
import { Topics } from './meta-bar.tsx'
import { CloseButton, HomeLink, NavigationPanel } from './navigation-panel.tsx'
import { SearchModeViewModel } from '../../vehicles/search-mode.view-model.ts'
import { useResultsHref } from '../../vehicles/use-results-href.ts'
import styles from './navigation.module.css'

type Props = {
  readonly model: HeaderViewModel
  readonly drawer: Disclosure
  readonly languages: Disclosure
}

/** A bar on a wide screen; on a phone the same list slides in as a drawer. */
export const MainNavigation = observer(function MainNavigation({ model, drawer, languages }: Props) {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <nav
      {...drawer.panel}
      className={classNames(styles.navigation)}
      aria-label={intl.formatMessage({ id: 'header.navigation' })}
    >
      <div className={styles.bar}>
        <HomeLink />
        <CloseButton drawer={drawer} />
      </div>
      <ul className={styles.entries}>
        <li>
          <NavigationPanel
            title={<FormattedMessage id="catalogue.divisions" />}
            isCurrent={isPathOf('divisions', pathname) || isPathOf('division', pathname)}
            drawer={drawer}
          >
            <DivisionLinks model={model} />
          </NavigationPanel>
        </li>
        <li>
          <NavigationPanel
            title={<FormattedMessage id="catalogue.groups" />}
            isCurrent={isPathOf('categories', pathname)}
            drawer={drawer}
          >
            <GroupLinks model={model} />
          </NavigationPanel>
        </li>
        <ResultsEntry query={PROMOTIONS_QUERY} titleId="header.promotions" />
        <ResultsEntry query={UNIVERSAL_PARTS_QUERY} titleId="header.universalParts" />
        <VehiclesEntry />
      </ul>
      {/* a wide screen has them in the bar above */}
      <ul className={styles.more}>
        <Topics model={model} />
      </ul>
      <DrawerIcons model={model} languages={languages} />
    </nav>
  )
})

type EntryProps = { readonly to: To; readonly isCurrent: boolean; readonly children: ReactNode }

function Entry({ to, isCurrent, children }: EntryProps) {
  return (
    <li>
      <Link className={styles.entry} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  )
}

const VehiclesEntry = observer(function VehiclesEntry() {
  const { offersVin } = useViewModel(SearchModeViewModel)
  const { pathname } = useLocation()
  const { to } = usePaths()
  if (!offersVin) return null
  return (
    <Offered page="vehicles">
      <Entry to={to('vehicles')} isCurrent={isPathOf('vehicles', pathname)}>
        <FormattedMessage id="vehicles.title" />
      </Entry>
    </Offered>
  )
})

type ResultsEntryProps = {
  readonly query: string
  readonly titleId: 'header.promotions' | 'header.universalParts'
}

const ResultsEntry = observer(function ResultsEntry({ query, titleId }: ResultsEntryProps) {
  const way = useResultsHref()(query)
  const { pathname, search } = useLocation()
  return (
    <Entry to={way} isCurrent={pathname === way.pathname && search === way.search}>
      <FormattedMessage id={titleId} />
    </Entry>
  )
})
