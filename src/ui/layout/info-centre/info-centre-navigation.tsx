import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink, useLocation } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { isPathOf } from '../../routing/paths.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { InfoCentreNavigationViewModel } from './info-centre-navigation.view-model.ts'
import styles from './info-centre-navigation.module.css'

/**
 * Navigation of the info centre, beside the page; on a small screen it is a horizontally scrolling strip above the
 * page.
 */
export const InfoCentreNavigation = observer(function InfoCentreNavigation() {
  const intl = useIntl()
  const { to } = usePaths()
  const isClaim = useIsClaim()
  const { groups } = useViewModel(InfoCentreNavigationViewModel)
  return (
    <nav className={styles.navigation} aria-label={intl.formatMessage({ id: 'word.infoCentre' })}>
      {groups.map(({ messageId, pages }) => (
        <section key={messageId} className={styles.group}>
          <h2 className={styles.title}>
            <FormattedMessage id={messageId} />
          </h2>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page.routeId}>
                {isClaim && (page.routeId === 'forms' || page.routeId === 'claims') ? (
                  <Link
                    className={styles.page}
                    to={to(page.routeId)}
                    aria-current={page.routeId === 'claims' ? 'page' : undefined}
                  >
                    <FormattedMessage id={page.text} />
                  </Link>
                ) : (
                  <NavLink
                    className={() => styles.page}
                    to={to(page.routeId)}
                    end={page.routeId === 'infocenter'}
                  >
                    <FormattedMessage id={page.text} />
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
})

/** True on a claim form: the navigation marks the claims as current, although the route is that of the forms. */
function useIsClaim(): boolean {
  const { pathname, search } = useLocation()
  return isPathOf('forms', pathname) && new URLSearchParams(search).has('report')
}
