import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDayText } from '../intl/day-texts.ts'
import { IfPricesVisible, useAmountText } from '../part/price.tsx'
import { Checkbox } from '../shared/checkbox.tsx'
import { PartNumber } from '../shared/part-number.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { Text } from '../shared/text.tsx'
import type { Severity } from '../shared/severity.ts'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
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
  const column = (id: string) => intl.formatMessage({ id: `reorder.${id}` })
  return (
    <div data-density="compact">
      <Table caption={<FormattedMessage id="reorder.title" />} className={utilities.fullWidth}>
        <TableHead>
          <HeadCell hidden fit>
            {column('take')}
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="list.column.sku" />
          </HeadCell>
          <HeadCell>{column('change')}</HeadCell>
          <HeadCell align="end">{column('then')}</HeadCell>
          <HeadCell align="end">{column('now')}</HeadCell>
          <IfPricesVisible>
            <HeadCell align="end">{column('price')}</HeadCell>
          </IfPricesVisible>
        </TableHead>
        <TableBody>
          {model.facts.map((line) => (
            <Row key={line.lineNo}>
              <Cell place="corner" fit>
                <Checkbox
                  label={intl.formatMessage({ id: 'lines.take' }, { number: line.number })}
                  labelHidden
                  disabled={line.quantity === undefined}
                  checked={model.isTaken(line.lineNo)}
                  onChange={(checked) => model.take(line.lineNo, checked)}
                />
              </Cell>
              <Cell heading place="head">
                <PartNumber>{line.number}</PartNumber> <Text light>{line.name}</Text>
              </Cell>
              <Cell label={column('change')}>
                <Change line={line} />
              </Cell>
              <Cell align="end" label={column('then')}>
                {intl.formatNumber(line.requested)}
              </Cell>
              <Cell align="end" label={column('now')}>
                {line.quantity === undefined ? '–' : intl.formatNumber(line.quantity)}
              </Cell>
              <IfPricesVisible>
                <Cell align="end" label={column('price')}>
                  {line.price && amountText(line.price)}
                </Cell>
              </IfPricesVisible>
            </Row>
          ))}
        </TableBody>
      </Table>
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
