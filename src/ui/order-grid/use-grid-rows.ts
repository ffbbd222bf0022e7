import { useIntl } from 'react-intl'
import { toDecimal } from '#domain/shared/money.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import type { GridRow } from './grid-row.view-model.ts'

type Cell = string | number
type Rows = readonly (readonly Cell[])[]

/** The table as files hold it, with heads in the reader's language. */
export function useGridRows(model: OrderGridViewModel) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const stateOf = (row: GridRow) => (row.state === 'empty' ? '' : text(`lines.state.${row.state}`))
  const quantityOf = (row: GridRow): Cell => row.pieces ?? row.written.quantity

  const sheet = (nameId: string, heads: readonly string[], rows: Rows) => ({
    name: text(nameId),
    heads,
    rows,
  })

  return {
    sample: () =>
      sheet(
        'lines.sampleName',
        [text('lines.typed'), text('cart.quantity')],
        [
          ['2.30256', 4],
          ['A 388 320 82 53', 2],
          ['81.50803-0039', 1],
        ],
      ),
    rejected: () =>
      sheet(
        'lines.rejectedName',
        [text('lines.typed'), text('cart.quantity'), text('lines.state'), text('lines.remarkHead')],
        model.rows.problems.map((row) => [row.number, quantityOf(row), stateOf(row), row.written.remark]),
      ),
    /** Every line, also those that nothing is known of; prices only where they may be seen. */
    all: () => {
      const prices = model.pricesAreVisible
      return sheet(
        'lines.availabilityName',
        [
          text('lines.typed'),
          text('cart.article'),
          text('lines.name'),
          text('cart.quantity'),
          text('lines.state'),
          text('cart.availability'),
          text('lines.nextDate'),
          text('lines.packaging'),
          text('lines.replacement'),
          ...(prices ? [text('cart.unitPrice'), text('lines.currency')] : []),
        ],
        model.rows.filled.map((row) => {
          const { offer, line } = row
          const part = offer?.part
          const availability = part?.availability
          return [
            row.number,
            part?.sku ?? '',
            part?.name ?? '',
            quantityOf(row),
            stateOf(row),
            availability ? text(`availability.${availability.status}.word`) : '',
            availability?.nextDate ?? '',
            part?.packagingAmount ?? '',
            line?.replacement?.sku ?? '',
            ...(prices
              ? [offer?.unitPrice ? toDecimal(offer.unitPrice) : '', offer?.unitPrice?.currency ?? '']
              : []),
          ]
        }),
      )
    },
  }
}
