import { useIntl } from 'react-intl'
import type { Sheet } from '#domain/data-table/sheet.ts'
import { useShortDayText } from '../intl/day-texts.ts'
import { usePrices } from '../part/price.tsx'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import type { GridRow } from './grid-row.view-model.ts'

/** Content of the table as a spreadsheet, with headings in the language of the page. */
export function useGridSheet(model: OrderGridViewModel) {
  const intl = useIntl()
  const dayText = useShortDayText()
  const prices = usePrices()
  const text = (id: string) => intl.formatMessage({ id })
  const stateOf = (row: GridRow) => (row.state === 'empty' ? '' : text(`lines.state.${row.state}`))
  const quantityOf = (row: GridRow) => row.pieces ?? row.written.quantity

  const stockOf = ({ offer, stockSplit }: GridRow) => {
    const availability = offer?.part?.availability
    if (!availability) return undefined
    if (!stockSplit) return text(`availability.${availability.status}.word`)
    const { nextDate } = availability
    return nextDate === undefined
      ? intl.formatMessage({ id: 'lines.partlyLater' }, stockSplit)
      : intl.formatMessage({ id: 'lines.partly' }, { ...stockSplit, date: dayText(nextDate) })
  }

  const sheet = (nameId: string, headers: readonly string[], rows: Sheet['rows']): Sheet => ({
    name: text(nameId),
    heads: headers,
    rows,
  })

  return {
    sample: () =>
      sheet(
        'lines.sampleName',
        [text('lines.typed'), text('cart.quantity')],
        [
          ['3.05239', 4],
          ['A 652 016 12 53', 2],
          ['81.50216-3455', 1],
        ],
      ),
    rejected: () =>
      sheet(
        'lines.rejectedName',
        [text('lines.typed'), text('cart.quantity'), text('lines.state'), text('lines.remarkHead')],
        model.rows.problems.map((row) => [row.number, quantityOf(row), stateOf(row), row.written.remark]),
      ),
    /** All rows, including unknown numbers; with prices only if the user may see them. */
    all: (): Sheet =>
      sheet(
        'cart.availability',
        [
          text('lines.typed'),
          text('list.column.sku'),
          text('list.column.name'),
          text('cart.quantity'),
          text('lines.orderedPieces'),
          text('lines.state'),
          text('cart.availability'),
          text('lines.availableNow'),
          text('lines.availableLater'),
          text('lines.nextDate'),
          text('lines.packaging'),
          text('lines.replacement'),
          ...prices.cells(text('cart.unitPrice'), text('cart.total'), text('list.column.currency')),
        ],
        model.rows.filled.map((row) => {
          const { offer, line } = row
          const part = offer?.part
          const { quantity, nextDate } = part?.availability ?? {}
          const orderedPieces = offer && offer.pieces > 0 ? offer.pieces : undefined
          return [
            row.number,
            part?.sku,
            part?.name,
            quantityOf(row),
            orderedPieces,
            stateOf(row),
            stockOf(row),
            ...stockCounts(orderedPieces, quantity),
            nextDate === undefined ? undefined : { day: nextDate.slice(0, 10) },
            part?.packagingAmount,
            line?.replacement?.sku,
            ...prices.cells(offer?.unitPrice, offer?.total, offer?.unitPrice?.currency),
          ]
        }),
      ),
  }
}

/** Number of pieces that are in stock, and of those that follow later. */
const stockCounts = (
  quantity: number | undefined,
  stock: number | undefined,
): readonly [now: number | undefined, later: number | undefined] =>
  quantity === undefined || stock === undefined
    ? [undefined, undefined]
    : [Math.min(stock, quantity), Math.max(quantity - stock, 0)]
