import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import type { PlainRouteId } from '#domain/pages/localised-path.ts'
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
  const isCurrent = useIsCurrent()
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
                <Link
                  className={styles.page}
                  to={to(page.routeId)}
                  aria-current={isCurrent(page.routeId) ? 'page' : undefined}
                >
                  <FormattedMessage id={page.text} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
})

/** Marks the entry of the page. A claim form belongs to the claims, although its route is that of the forms. */
function useIsCurrent(): (routeId: PlainRouteId) => boolean {
  const { to } = usePaths()
  const { pathname, search } = useLocation()
  if (isPathOf('forms', pathname) && new URLSearchParams(search).has('report')) {
    return (routeId) => routeId === 'claims'
  }
  return (routeId) =>
    routeId === 'infocenter' ? pathname === to(routeId) : `${pathname}/`.startsWith(`${to(routeId)}/`)
}
