import { useDeferredValue, useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isAfterNavigation } from '../../delivery/router-manifest.ts'
import { Link } from '../../shared/link.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { CheckMark } from '../../shared/check-mark.tsx'
import { Icon } from '../../shared/icon.tsx'
import { Stack } from '../../shared/stack.tsx'
import styles from './result-facets.module.css'
import type { FacetLink, ShownFacet } from './search-results.view-model.ts'

type BoxProps = { readonly title: ReactNode; readonly children: ReactNode }

export function FacetBox({ title, children }: BoxProps) {
  const titleId = useId()
  return (
    <section className={styles.facet} aria-labelledby={titleId}>
      <details open>
        <summary className={styles.title}>
          <span id={titleId}>{title}</span>
          <Icon name="chevron-down" size={16} className={styles.arrow} />
        </summary>
        {children}
      </details>
    </section>
  )
}

export function FacetValues({
  facet: { shown, hidden },
}: {
  readonly facet: Pick<ShownFacet, 'shown' | 'hidden'>
}) {
  // after a navigation the collapsed values are rendered only after the first paint, because they are not visible
  const rendersHidden = useDeferredValue(true, isAfterNavigation() ? false : undefined)
  return (
    <>
      <FacetLinks links={shown} />
      {hidden.length > 0 && (
        <details>
          <summary className={styles.more}>
            <FormattedMessage id="results.moreValues" values={{ count: hidden.length }} />
          </summary>
          {rendersHidden && <FacetLinks links={hidden} />}
        </details>
      )}
    </>
  )
}

/** Values of a facet; each check box is a link. */
function FacetLinks({ links }: { readonly links: readonly FacetLink[] }) {
  const intl = useIntl()
  const { to } = usePaths()
  return (
    <Stack as="ul">
      {links.map(({ id, name, count, isChosen, query }) => (
        <li key={id}>
          <Link
            className={styles.value}
            to={{ pathname: to('results'), search: query }}
            rel="nofollow"
            preventScrollReset
            aria-current={isChosen || undefined}
          >
            <CheckMark isChecked={isChosen} />
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.count}>{intl.formatMessage({ id: 'catalogue.count' }, { count })}</span>
          </Link>
        </li>
      ))}
    </Stack>
  )
}
