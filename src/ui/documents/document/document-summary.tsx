import { FormattedMessage, useIntl } from 'react-intl'
import type { Document } from '#domain/documents/document.ts'
import type { Money } from '#domain/shared/money.ts'
import { ListCell } from '../../data-table/list-cell.tsx'
import { useDayText } from '../../intl/day-texts.ts'
import { orderLinks } from '../../order-facts/order-cells.ts'
import { useAmountText } from '../../part/price.tsx'
import { FactPanel } from '../../shared/fact-panel.tsx'
import { PartyAddress } from '../../shared/party-address.tsx'
import { FactList } from '../../shared/fact-list.tsx'
import { KeyValueList } from '../../shared/key-value-list.tsx'
import { Carrier } from '../delivery-actions.tsx'
import { documentLinks } from '../../document-files/document-links.ts'

type Props = { readonly document: Document }

/** Dates, numbers, addresses and the sums with the VAT of each rate. */
export function DocumentSummary({ document }: Props) {
  return (
    <FactPanel>
      <Dates document={document} />
      <Addresses document={document} />
      <Freight document={document} />
      <Totals document={document} />
    </FactPanel>
  )
}

function Dates({ document: { header } }: Props) {
  const dayText = useDayText()
  const { documentType, date, dueDate, customerOrderReference, orderNos, deliveryNoteNos, invoiceNo } = header
  const notes = documentType === 'DESPATCH_ADVICE' ? [] : deliveryNoteNos
  return (
    <FactList
      facts={{
        'list.column.date': dayText(date),
        'list.column.dueDate': dueDate && dayText(dueDate),
        'list.column.customerOrderReference': customerOrderReference || '–',
        'list.column.costCentre': header.costCentre,
        'list.column.job': header.job,
        'list.column.orderNos': <ListCell value={orderLinks(orderNos)} />,
        'list.column.deliveryNoteNos': notes.length > 0 && (
          <ListCell value={documentLinks('DESPATCH_ADVICE', notes)} />
        ),
        'list.column.invoiceNo': invoiceNo && <ListCell value={documentLinks('INVOICE', [invoiceNo])} />,
        'list.column.creditKind': header.creditKind && (
          <FormattedMessage id={`list.value.creditKind.${header.creditKind}`} />
        ),
      }}
    />
  )
}

const Addresses = ({ document: { header, billTo } }: Props) => (
  <FactList
    facts={{
      'list.column.shipTo': header.shipTo && <PartyAddress party={header.shipTo} />,
      'order.billTo': <PartyAddress party={billTo} />,
    }}
  />
)

function Freight({ document: { header } }: Props) {
  const intl = useIntl()
  const dayText = useDayText()
  const { documentType, packages, grossWeightKg, trackingNo, deliveredAt, documentNo } = header
  if (documentType !== 'DESPATCH_ADVICE') return null
  return (
    <FactList
      facts={{
        'list.column.carrier': header.carrier && <Carrier item={header} />,
        'list.column.trackingNo': trackingNo,
        'list.column.deliveredAt': deliveredAt && dayText(deliveredAt),
        'list.column.packages': packages && intl.formatNumber(packages),
        'list.column.grossWeightKg':
          grossWeightKg !== undefined &&
          intl.formatNumber(grossWeightKg, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }),
        'documents.type.PACKING_LIST': <ListCell value={documentLinks('PACKING_LIST', [documentNo])} />,
      }}
    />
  )
}

function Totals({ document: { header, taxes, charges } }: Props) {
  const intl = useIntl()
  const amountText = useAmountText()
  const { net, total, paid, openAmount } = header
  if (!net || !total) return null
  const amount = (id: string, value: Money | undefined) =>
    value ? [{ key: id, term: <FormattedMessage id={id} />, value: amountText(value) }] : []
  return (
    <KeyValueList
      variant="sum"
      items={[
        ...charges.flatMap((charge) => amount(`documents.charge.${charge.kind}`, charge.amount)),
        ...amount('list.column.net', net),
        ...taxes.flatMap(({ percent, base, tax }) => {
          if (!base || !tax) return []
          const rate = intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 })
          const values = { percent: rate, base: amountText(base) }
          const term = intl.formatMessage({ id: 'documents.tax' }, values)
          return [{ key: `tax ${percent}`, term, value: amountText(tax) }]
        }),
        {
          key: 'total',
          term: <FormattedMessage id="order.gross" />,
          value: <strong>{amountText(total)}</strong>,
        },
        ...amount('list.column.paid', paid),
        ...amount('list.column.openAmount', openAmount),
      ]}
    />
  )
}
