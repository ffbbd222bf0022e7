import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { classNames } from '../shared/class-names.ts'
import utilities from '../shared/utilities.module.css'
import type { PageSizeLink } from './page-sizes.ts'
import styles from './page-sizes.module.css'

type Props = {
  readonly pathname: string
  readonly sizes: readonly PageSizeLink[]
}

/** Choice of the page size. */
export function PageSizes({ pathname, sizes }: Props) {
  const intl = useIntl()
  const labelId = useId()
  if (sizes.length === 0) return null
  return (
    <div role="group" aria-labelledby={labelId} className={styles.sizes} data-screen-only>
      <span id={labelId}>
        <FormattedMessage id="pages.size" />
      </span>
      {sizes.map(({ size, isCurrent, query }) => (
        <Link
          key={size}
          to={{ pathname, search: query }}
          rel="nofollow"
          className={classNames(styles.size, utilities.accentOnHover, isCurrent && styles.current)}
          aria-current={isCurrent || undefined}
        >
          {intl.formatNumber(size)}
        </Link>
      ))}
    </div>
  )
}
