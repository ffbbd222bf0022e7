import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { Cluster } from '../shared/stack.tsx'
import type { OrderGridHandle } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'

type Props = {
  readonly model: OrderGridViewModel
  readonly table: RefObject<OrderGridHandle | null>
}

/** Number of rows per kind of problem; a click jumps to the next such row. */
export const ProblemSummary = observer(function ProblemSummary({ model, table }: Props) {
  const intl = useIntl()
  if (model.problems.kinds.length === 0) return null
  return (
    <Cluster role="group" aria-label={intl.formatMessage({ id: 'lines.problemKinds' })} gap={8}>
      {model.problems.kinds.map(({ kind, rows }) => (
        <Button
          key={kind}
          small
          icon="chevron-down"
          onClick={() => {
            const row = model.problems.next(kind)
            if (row) table.current?.goTo(row, kind === 'quantity' ? 'quantity' : 'number')
          }}
        >
          <FormattedMessage
            id="lines.problemKind"
            values={{ rows, kind: intl.formatMessage({ id: `lines.state.${kind}` }) }}
          />
        </Button>
      ))}
    </Cluster>
  )
})
