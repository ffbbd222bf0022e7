import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { ToComparison } from '../../comparison/to-comparison.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Icon } from '../../shared/icon.tsx'
import segmented from '../../shared/segmented.module.css'
import { ResultSort } from './result-sort.tsx'
import styles from './results-bar.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'
import type { ResultView } from '#application/search/results-url.ts'

type Props = { readonly model: SearchResultsViewModel }

/** Range, order and layout of the hits; sticky. */
export const ResultsBar = observer(function ResultsBar({ model }: Props) {
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
      <ResultSort model={model} />
      <Views model={model} />
      <ToComparison />
    </div>
  )
})

const VIEWS: readonly ResultView[] = ['list', 'grid']

const Views = observer(function Views({ model }: Props) {
  const { to } = usePaths()
  const intl = useIntl()
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'results.view' })} className={segmented.segmented}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={{ pathname: to('results'), search: model.queryOfView(view) }}
          rel="nofollow"
          preventScrollReset
          className={styles.view}
          aria-current={view === model.view || undefined}
          aria-label={intl.formatMessage({ id: `results.view.${view}` })}
        >
          <Icon name={view} />
        </Link>
      ))}
    </div>
  )
})

const strong = (text: readonly ReactNode[]) => <strong>{text}</strong>
