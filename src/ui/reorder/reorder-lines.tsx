import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDayText } from '../intl/day-texts.ts'
import { IfPricesVisible, useAmountText, usePrices } from '../part/price.tsx'
import { Checkbox } from '../shared/checkbox.tsx'
import { PartNumber } from '../shared/part-number.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { Text } from '../shared/text.tsx'
import type { Severity } from '../shared/severity.ts'
import { ColumnTable } from '../shared/column-table.tsx'
import utilities from '../shared/utilities.module.css'
import type { ReorderRow, ReorderViewModel } from './reorder.view-model.ts'

const SEVERITY: Readonly<Record<ReorderRow['change'], Severity>> = {
  same: 'positive',
  price: 'warning',
  replaced: 'info',
  rounded: 'warning',
  limited: 'warning',
  backorder: 'info',
  discontinued: 'negative',
  'not-possible': 'negative',
}

/** Lines of the earlier order, each with its current availability. */
export const ReorderLines = observer(function ReorderLines({ model }: { readonly model: ReorderViewModel }) {
  const intl = useIntl()
  const amountText = useAmountText()
  const prices = usePrices()
  return (
    <div data-density="compact">
      <ColumnTable
        caption={<FormattedMessage id="reorder.title" />}
        className={utilities.fullWidth}
        items={model.facts}
        keyOf={({ lineNo }) => lineNo}
        columns={[
          {
            head: 'reorder.take',
            hidden: true,
            place: 'corner',
            fit: true,
            render: ({ lineNo, number, quantity }) => (
              <Checkbox
                label={intl.formatMessage({ id: 'lines.take' }, { number })}
                labelHidden
                disabled={quantity === undefined}
                checked={model.isTaken(lineNo)}
                onChange={(checked) => model.take(lineNo, checked)}
              />
            ),
          },
          {
            head: 'list.column.sku',
            heading: true,
            place: 'head',
            render: ({ number, name }) => (
              <>
                <PartNumber>{number}</PartNumber> <Text light>{name}</Text>
              </>
            ),
          },
          { head: 'reorder.change', render: (line) => <Change line={line} /> },
          { head: 'reorder.then', align: 'end', render: ({ requested }) => intl.formatNumber(requested) },
          {
            head: 'reorder.now',
            align: 'end',
            render: ({ quantity }) => (quantity === undefined ? '–' : intl.formatNumber(quantity)),
          },
          prices.areVisible && {
            head: 'reorder.price',
            align: 'end',
            render: ({ price }) => price && amountText(price),
          },
        ]}
      />
    </div>
  )
})

function Change({ line }: { readonly line: ReorderRow }) {
  const amountText = useAmountText()
  const dayText = useDayText()
  const { change, replacement = '', previousPrice, nextDate } = line
  return (
    <StatusBadge severity={SEVERITY[change]} icon={change === 'replaced' ? 'swap' : undefined} small>
      <FormattedMessage
        id={`reorder.change.${change}`}
        values={{
          number: replacement,
          price: previousPrice ? amountText(previousPrice) : '',
          date: nextDate === undefined ? 'none' : dayText(nextDate),
        }}
      />
      {change !== 'price' && previousPrice && (
        <IfPricesVisible>
          {' '}
          <FormattedMessage id="reorder.change.price" values={{ price: amountText(previousPrice) }} />
        </IfPricesVisible>
      )}
    </StatusBadge>
  )
}
