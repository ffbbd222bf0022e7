import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './search-results.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

/** Which of the hits stand below. */
export const ResultsBar = observer(function ResultsBar({
  model,
}: {
  readonly model: SearchResultsViewModel
}) {
  return (
    <div className={styles.bar}>
      <p>
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
    </div>
  )
})

const strong = (text: readonly ReactNode[]) => <strong>{text}</strong>
