import { observer } from 'mobx-react-lite'
import { useState, type RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyPart, useLazyPart } from '../delivery/lazy-part.ts'
import { classNames } from '../shared/class-names.ts'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import type { OrderGridHandle } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import type { ImportedListView } from './imported-list.view-model.ts'
import styles from './list-readings.module.css'

type Props = {
  readonly model: OrderGridViewModel
  readonly table: RefObject<OrderGridHandle | null>
}

/** Interpretation of each imported list that has rows in the table. */
export const ListReadings = observer(function ListReadings({ model, table }: Props) {
  return model.lists.shown.map((list, index) => (
    <ListReading key={list.id} list={list} model={model} table={table} isLatest={index === 0} />
  ))
})

type ReadingProps = Props & { readonly list: ImportedListView; readonly isLatest: boolean }

const panel = lazyPart(() => import('./list-reading-panel.tsx'))

/**
 * Collapsed unless some lines or columns could not be interpreted. The code of the panel is imported when it is opened.
 */
const ListReading = observer(function ListReading({ list, model, table, isLatest }: ReadingProps) {
  // state of the first render, so that it does not collapse while the customer resolves the lines
  const [wasUnread] = useState(() => list.isUnread)
  const [hasOpened, setHasOpened] = useState(wasUnread)
  const Panel = useLazyPart(panel, hasOpened)?.ListReadingPanel
  const { rows, problemRows, others } = list.counts
  return (
    <details
      className={classNames(styles.reading, utilities.after12)}
      open={isLatest && wasUnread}
      onToggle={({ newState }) => newState === 'open' && setHasOpened(true)}
    >
      <summary>
        <Text strong>
          {list.name === undefined ? (
            <FormattedMessage id="lines.reading.pasted" />
          ) : (
            <FormattedMessage id="lines.reading.file" values={{ file: list.name }} />
          )}
        </Text>{' '}
        <Text muted role="status">
          <FormattedMessage
            id="lines.reading.counts"
            values={{ rows, asked: problemRows.length, places: placesText(problemRows) }}
          />
          {others > 0 && (
            <>
              {', '}
              <FormattedMessage id="lines.otherResults" values={{ lines: others }} />
            </>
          )}
        </Text>
      </summary>
      {Panel && <Panel list={list} model={model} table={table} />}
    </details>
  )
})

const PLACES_NAMED = 10

const placesText = (rowNumbers: readonly number[]): string =>
  rowNumbers.slice(0, PLACES_NAMED).join(', ') + (rowNumbers.length > PLACES_NAMED ? ', …' : '')
