import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { ComparisonLink } from '../../comparison/comparison-link.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Icon } from '../../shared/icon.tsx'
import { classNames } from '../../shared/class-names.ts'
import segmented from '../../shared/segmented.module.css'
import utilities from '../../shared/utilities.module.css'
import { ResultSort } from './result-sort.tsx'
import styles from './results-bar.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

type Props = { readonly model: SearchResultsViewModel; readonly children?: ReactNode }

/** Range, order and layout of the hits; sticky. */
export const ResultsBar = observer(function ResultsBar({ model, children }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.range} role="status">
        <FormattedMessage
          id="results.range"
          values={{
            first: model.firstShown,
            last: model.lastShown,
            total: model.total,
            strong,
          }}
        />
      </p>
      {children && <div className={styles.chosen}>{children}</div>}
      <ResultSort model={model} />
      <Views model={model} />
      <ComparisonLink />
    </div>
  )
})

const Views = observer(function Views({ model }: Props) {
  const { to } = usePaths()
  const intl = useIntl()
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'results.view' })} className={segmented.segmented}>
      {model.views.map(({ view, isCurrent, width }) => (
        <Link
          key={`${view} ${width}`}
          to={{ pathname: to('results'), search: model.queryOfView(view) }}
          rel="nofollow"
          preventScrollReset
          onClick={() => model.chooseView(view)}
          className={classNames(styles.view, width && shownAt[width])}
          aria-current={isCurrent || undefined}
          aria-label={intl.formatMessage({ id: `results.view.${view}` })}
        >
          <Icon name={view} />
        </Link>
      ))}
    </div>
  )
})

const shownAt = { phone: utilities.onlyOnPhone, wide: utilities.notOnPhone }

const strong = (text: readonly ReactNode[]) => <strong>{text}</strong>
