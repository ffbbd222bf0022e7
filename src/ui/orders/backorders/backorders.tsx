import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { useCellDayText, useShortDayText } from '../../intl/day-texts.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { FailureAlert } from '../../shared/failure-alert.tsx'
import { Button } from '../../shared/button.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { StatusBadge } from '../../shared/status-badge.tsx'
import utilities from '../../shared/utilities.module.css'
import { ListPage } from '../../data-table/list-page.tsx'
import type { ListViewModel } from '../../data-table/list.view-model.ts'
import { Text } from '../../shared/text.tsx'
import { CancelOutcome } from '../cancel-lines.tsx'
import { BackorderChange } from './backorder-change.tsx'
import type { BackorderChangeViewModel } from './backorder-change.view-model.ts'
import { promiseOf } from './backorder-list.columns.ts'
import type { BackorderWatchViewModel } from './backorder-watch.view-model.ts'
import styles from './backorders.module.css'
import type { BackorderLine } from '#domain/orders/backorder.ts'

type Props = {
  readonly model: ListViewModel<BackorderLine>
  readonly watch: BackorderWatchViewModel
  readonly change: BackorderChangeViewModel
}

export const Backorders = observer(function Backorders({ model, watch, change }: Props) {
  const elementRef = useRef<HTMLDivElement>(null)
  return (
    <ListPage
      model={model}
      before={
        <>
          <FailureAlert id={watch.hasFailed && 'backorders.watchFailed'} />
          <div ref={elementRef} tabIndex={-1}>
            <CancelOutcome cancel={change.cancel} />
          </div>
        </>
      }
      renderCell={(column, line) => {
        if (column === 'promisedDate') {
          return (
            <span className={styles.promised}>
              <Promised line={line} />
            </span>
          )
        }
        return column === 'actions' && <LineActions line={line} watch={watch} change={change} />
      }}
      after={<BackorderChange model={change} onDone={() => elementRef.current?.focus()} />}
      selectionActions={
        <Button
          small
          icon="bell"
          onClick={() => void model.selectedItems().then((lines) => watch.watch(lines, true))}
        >
          <FormattedMessage id="backorders.watch" />
        </Button>
      }
    />
  )
})

/**
 * Promised date. A change to a later date is marked as negative, to an earlier one as positive, with colour, icon and
 * text.
 */
function Promised({ line }: { readonly line: BackorderLine }) {
  const dayText = useCellDayText()
  const shortDayText = useShortDayText()
  const { day, previousDay, change, isOverdue } = promiseOf(line)
  if (day === undefined) {
    return (
      <StatusBadge severity="negative" small>
        <FormattedMessage id="availability.noDate" />
      </StatusBadge>
    )
  }
  const text = <time dateTime={day}>{dayText(day)}</time>
  if (isOverdue) {
    return (
      <StatusBadge severity="negative" small>
        {text}
        {' · '}
        <FormattedMessage id="backorders.overdue" />
      </StatusBadge>
    )
  }
  if (change === undefined) return text
  const changed = <time dateTime={day}>{shortDayText(day)}</time>
  return (
    <StatusBadge severity={change === 'later' ? 'warning' : 'positive'} small>
      {changed} ·{' '}
      <FormattedMessage
        id={`backorders.${change}`}
        values={{ date: previousDay === undefined ? '' : shortDayText(previousDay) }}
      />
    </StatusBadge>
  )
}

type LineProps = Omit<Props, 'model'> & { readonly line: BackorderLine }

const LineActions = observer(function LineActions({ line, watch, change }: LineProps) {
  const intl = useIntl()
  const { to } = usePaths()
  const isWatched = watch.isWatched(line)
  return (
    <Cluster as="span" inline gap={8} rowGap={4} align="center">
      <Cluster as="span" inline noWrap gap={4}>
        <Button
          small
          iconOnly
          variant={isWatched ? 'primary' : 'quiet'}
          icon="bell"
          busy={watch.busy.has(line.lineId)}
          aria-pressed={isWatched}
          aria-label={intl.formatMessage({ id: 'backorders.watchOf' }, { number: line.article.sku })}
          onClick={() => void watch.watch([line], !isWatched)}
        />
        {line.cancellable && (
          <Button
            small
            iconOnly
            variant="quiet"
            icon="edit"
            aria-haspopup="dialog"
            aria-label={intl.formatMessage(
              { id: 'backorders.change' },
              { number: line.article.sku, order: line.orderNo },
            )}
            onClick={() => change.open(line)}
          />
        )}
      </Cluster>
      {line.substitute && (
        <Text
          as={Link}
          to={to('product', { slug: line.substitute.slug })}
          small
          className={utilities.touchTarget}
        >
          <FormattedMessage id="backorders.substitute" values={{ number: line.substitute.sku }} />
        </Text>
      )}
    </Cluster>
  )
})
