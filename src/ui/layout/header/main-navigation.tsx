import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { isPathOf } from '../../routing/paths.ts'
import { classNames } from '../../shared/class-names.ts'
import type { Disclosure } from '../../shared/disclosure.ts'
import utilities from '../../shared/utilities.module.css'
import { DivisionLinks, GroupLinks } from './catalogue-links.tsx'
import { DrawerIcons } from './drawer-icons.tsx'
import { SpecialLinks } from './special-links.tsx'
import { PROMOTIONS_QUERY, UNIVERSAL_PARTS_QUERY, type HeaderViewModel } from './header.view-model.ts'
import { CloseButton, HomeLink, NavigationPanel } from './navigation-panel.tsx'
import { useResultsHref } from '../../chosen-vehicle/use-results-href.ts'
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
      <div className={classNames(styles.bar, utilities.onlyOnPhone)}>
        <HomeLink />
        <CloseButton drawer={drawer} />
      </div>
      <div className={styles.row}>
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
          <ResultsEntry query={PROMOTIONS_QUERY} titleId="word.promotions" />
          <ResultsEntry query={UNIVERSAL_PARTS_QUERY} titleId="header.universalParts" />
        </ul>
        <SpecialLinks model={model} />
      </div>
      <DrawerIcons model={model} languages={languages} />
    </nav>
  )
})

type ResultsEntryProps = {
  readonly query: string
  readonly titleId: 'word.promotions' | 'header.universalParts'
}

const ResultsEntry = observer(function ResultsEntry({ query, titleId }: ResultsEntryProps) {
  const way = useResultsHref()(query)
  const { pathname, search } = useLocation()
  const isCurrent = pathname === way.pathname && search === way.search
  return (
    <li>
      <Link
        className={classNames(styles.entry, utilities.inset)}
        to={way}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <FormattedMessage id={titleId} />
      </Link>
    </li>
  )
})
