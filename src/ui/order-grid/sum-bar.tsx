import { observer } from 'mobx-react-lite'
import type { ReactNode, RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { Price, IfPricesVisible, useAmountText } from '../part/price.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { classNames } from '../shared/class-names.ts'
import { Cluster } from '../shared/stack.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import type { OrderGridHandle } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import { OtherTargets } from './other-targets.tsx'
import styles from './sum-bar.module.css'

type Props = {
  readonly model: OrderGridViewModel
  readonly table: RefObject<OrderGridHandle | null>
  readonly actions?: ReactNode
}

/** Total of the table; sticky while the rows scroll. */
export const SumBar = observer(function SumBar({ model, table, actions }: Props) {
  const { counts, rows, transfer } = model
  const amountText = useAmountText()
  const asking = (counts.get('asking') ?? 0) + (counts.get('waiting') ?? 0)
  const toAdd = transfer.rows.length
  const goToProblem = () => {
    const row = model.problems.next()
    if (row) table.current?.goTo(row, 'number')
  }
  return (
    <div className={styles.bar}>
      <Cluster
        as="ul"
        gap={24}
        rowGap={4}
        align="center"
        className={classNames(styles.states, utilities.grows)}
        aria-live="polite"
      >
        <li>
          <FormattedMessage id="lines.rows" values={{ rows: rows.filled.length }} />
        </li>
        {rows.filled.length > 0 && (
          <li>
            <StatusBadge severity={rows.ready.length > 0 ? 'positive' : 'neutral'} small>
              <FormattedMessage id="lines.ready" values={{ rows: rows.ready.length, pieces: model.pieces }} />
            </StatusBadge>
          </li>
        )}
        {rows.problems.length > 0 && (
          <li>
            <StatusBadge severity="negative" small>
              <button type="button" className={styles.toProblem} onClick={goToProblem}>
                <FormattedMessage id="lines.problems" values={{ rows: rows.problems.length }} />
              </button>
            </StatusBadge>
          </li>
        )}
        {asking > 0 && (
          <li>
            <StatusBadge severity="neutral" small>
              <FormattedMessage id="lines.asking" values={{ rows: asking }} />
            </StatusBadge>
          </li>
        )}
      </Cluster>
      {model.total && (
        <IfPricesVisible>
          <Text as="p" muted className={styles.sum}>
            <FormattedMessage id="lines.net" /> <Price amount={model.total} size="list" />
            {model.coreDeposits && (
              <>
                {' '}
                <FormattedMessage
                  id="lines.coreDeposits"
                  values={{ amount: amountText(model.coreDeposits) }}
                />
              </>
            )}
          </Text>
        </IfPricesVisible>
      )}
      <ButtonRow>
        {actions !== undefined && <span className={styles.actions}>{actions}</span>}
        {toAdd > 0 && (
          <OtherTargets
            isUpwards
            title={
              <span className={styles.word}>
                <FormattedMessage id="lines.elsewhere" />
              </span>
            }
            onChoose={(target) => void transfer.to(target)}
          />
        )}
        {transfer.mayFillCart && (
          <Button
            variant="buy"
            icon="cart-add"
            busy={transfer.isBusy}
            disabled={toAdd === 0}
            onClick={() => void transfer.toCart()}
          >
            <FormattedMessage id="lines.addRows" values={{ rows: toAdd }} />
          </Button>
        )}
      </ButtonRow>
    </div>
  )
})
