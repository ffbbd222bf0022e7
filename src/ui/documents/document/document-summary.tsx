import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Document } from '#domain/documents/document.ts'
import type { Money } from '#domain/shared/money.ts'
import { ListCell } from '../../data-table/list-cell.tsx'
import { useDayText } from '../../intl/day-texts.ts'
import { orderLinks } from '../../order-facts/order-cells.ts'
import { useAmountText } from '../../part/price.tsx'
import { FactPanel } from '../../shared/fact-panel.tsx'
import { PartyAddress } from '../../shared/party-address.tsx'
import { KeyValueList, type KeyValue } from '../../shared/key-value-list.tsx'
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

const fact = (key: string, termId: string, value: ReactNode): KeyValue => ({
  key,
  term: <FormattedMessage id={termId} />,
  value,
})

const factIf = (key: string, termId: string, value: ReactNode): readonly KeyValue[] =>
  value === undefined || value === '' ? [] : [fact(key, termId, value)]

function Dates({ document: { header } }: Props) {
  const dayText = useDayText()
  const { documentType, date, dueDate, customerOrderReference, orderNos, deliveryNoteNos, invoiceNo } = header
  const notes = documentType === 'DESPATCH_ADVICE' ? [] : deliveryNoteNos
  return (
    <KeyValueList
      items={[
        fact('date', 'list.column.date', dayText(date)),
        ...factIf('due', 'list.column.dueDate', dueDate && dayText(dueDate)),
        fact('reference', 'list.column.customerOrderReference', customerOrderReference || '–'),
        ...factIf('costCentre', 'list.column.costCentre', header.costCentre),
        ...factIf('job', 'list.column.job', header.job),
        fact('orders', 'list.column.orderNos', <ListCell value={orderLinks(orderNos)} />),
        ...factIf(
          'notes',
          'list.column.deliveryNoteNos',
          notes.length === 0 ? undefined : <ListCell value={documentLinks('DESPATCH_ADVICE', notes)} />,
        ),
        ...factIf(
          'invoice',
          'list.column.invoiceNo',
          invoiceNo && <ListCell value={documentLinks('INVOICE', [invoiceNo])} />,
        ),
        ...factIf(
          'kind',
          'list.column.creditKind',
          header.creditKind && <FormattedMessage id={`list.value.creditKind.${header.creditKind}`} />,
        ),
      ]}
    />
  )
}

function Addresses({ document: { header, billTo } }: Props) {
  return (
    <KeyValueList
      items={[
        ...factIf('shipTo', 'list.column.shipTo', header.shipTo && <PartyAddress party={header.shipTo} />),
        fact('billTo', 'order.billTo', <PartyAddress party={billTo} />),
      ]}
    />
  )
}

function Freight({ document: { header } }: Props) {
  const intl = useIntl()
  const dayText = useDayText()
  const { documentType, packages, grossWeightKg, trackingNo, deliveredAt, documentNo } = header
  if (documentType !== 'DESPATCH_ADVICE') return null
  const weight =
    grossWeightKg === undefined
      ? undefined
      : intl.formatNumber(grossWeightKg, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 })
  return (
    <KeyValueList
      items={[
        ...factIf('carrier', 'list.column.carrier', header.carrier && <Carrier item={header} />),
        ...factIf('tracking', 'list.column.trackingNo', trackingNo),
        ...factIf('delivered', 'list.column.deliveredAt', deliveredAt && dayText(deliveredAt)),
        ...factIf('packages', 'list.column.packages', packages && intl.formatNumber(packages)),
        ...factIf('weight', 'list.column.grossWeightKg', weight),
        fact(
          'packing',
          'documents.type.PACKING_LIST',
          <ListCell value={documentLinks('PACKING_LIST', [documentNo])} />,
        ),
      ]}
    />
  )
}

function Totals({ document: { header, taxes, charges } }: Props) {
  const intl = useIntl()
  const amountText = useAmountText()
  const { net, total, paid, openAmount } = header
  if (!net || !total) return null
  const amount = (key: string, termId: string, value: Money | undefined) =>
    factIf(key, termId, value && amountText(value))
  return (
    <KeyValueList
      variant="sum"
      items={[
        ...charges.flatMap((charge) => amount(charge.kind, `documents.charge.${charge.kind}`, charge.amount)),
        ...amount('net', 'list.column.net', net),
        ...taxes.flatMap(({ percent, base, tax }) => {
          if (!base || !tax) return []
          const rate = intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 })
          const values = { percent: rate, base: amountText(base) }
          const term = intl.formatMessage({ id: 'documents.tax' }, values)
          return [{ key: `tax ${percent}`, term, value: amountText(tax) }]
        }),
        fact('total', 'order.gross', <strong>{amountText(total)}</strong>),
        ...amount('paid', 'list.column.paid', paid),
        ...amount('open', 'list.column.openAmount', openAmount),
      ]}
    />
  )
}
