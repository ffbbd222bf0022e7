import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { IfPricesVisible } from '../../part/price.tsx'
import { useDayText } from '../../intl/day-texts.ts'
import { ListCell } from '../../data-table/list-cell.tsx'
import { OrderSum } from '../../order-facts/order-sum.tsx'
import { PaymentText } from '../../order-facts/payment-text.tsx'
import { PickupPlace } from '../../order-facts/pickup-place.tsx'
import { deliveryNoteLinks } from '../../order-facts/order-cells.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { FactPanel } from '../../shared/fact-panel.tsx'
import { KeyValueList } from '../../shared/key-value-list.tsx'
import { PartyAddress } from '../../shared/party-address.tsx'
import type { OrderViewModel } from './order.view-model.ts'
import styles from './order.module.css'

/** Date and user of the order, delivery address, transport and total. */
export const OrderSummary = observer(function OrderSummary({ model }: { readonly model: OrderViewModel }) {
  const dayText = useDayText()
  const { order, totals } = model
  if (!order) return null
  const { header, billTo } = order
  const fact = (key: string, termId: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={termId} />,
    value,
  })
  return (
    <FactPanel className={styles.facts}>
      <KeyValueList
        items={[
          fact('date', 'list.column.date', dayText(header.date)),
          fact('reference', 'list.column.customerOrderReference', header.customerOrderReference || '–'),
          ...(['costCentre', 'job'] as const).flatMap((name) =>
            header[name] === undefined ? [] : [fact(name, `list.column.${name}`, header[name])],
          ),
          fact('by', 'list.column.placedBy', header.placedBy),
          fact(
            'source',
            'list.column.source',
            <FormattedMessage id={`list.value.source.${header.source}`} />,
          ),
          ...(header.secondOrderNo === undefined
            ? []
            : [fact('second', 'list.column.secondOrderNo', <OrderLink number={header.secondOrderNo} />)]),
          ...(order.firstOrderNo === undefined
            ? []
            : [
                fact(
                  'first',
                  'order.first',
                  <>
                    <OrderLink number={order.firstOrderNo} />{' '}
                    {model.hasOpenLines && <BackOrders number={header.orderNo} />}
                  </>,
                ),
              ]),
        ]}
      />
      <KeyValueList
        items={[
          order.pickup
            ? fact('pickup', 'checkout.review.pickup', <PickupPlace {...order.pickup} />)
            : fact('shipTo', 'list.column.shipTo', <PartyAddress party={header.shipTo} />),
          fact('billTo', 'order.billTo', <PartyAddress party={billTo} />),
          ...(order.contact === undefined
            ? []
            : [fact('contact', 'checkout.address.contact', order.contact)]),
          ...(order.remark === undefined ? [] : [fact('remark', 'checkout.address.remark', order.remark)]),
        ]}
      />
      <KeyValueList
        items={[
          fact('transport', 'checkout.transport.title', order.transport),
          fact(
            'payment',
            'checkout.payment.title',
            <PaymentText payment={order.payment} isAwaited={model.waitsForPayment} />,
          ),
          ...(header.deliveryNoteNos.length === 0
            ? []
            : [
                fact(
                  'deliveries',
                  'list.column.deliveryNoteNos',
                  <ListCell value={deliveryNoteLinks(header.deliveryNoteNos)} />,
                ),
              ]),
        ]}
      />
      {totals && (
        <IfPricesVisible>
          <div className={styles.totals}>
            <OrderSum totals={totals} lineCount={header.lineCount} />
          </div>
        </IfPricesVisible>
      )}
    </FactPanel>
  )
})

function OrderLink({ number }: { readonly number: string }) {
  const { to } = usePaths()
  return (
    <Link to={to('order', { slug: number })} className={styles.number}>
      {number}
    </Link>
  )
}

/** Link to the outstanding lines of the second split order, the back order. */
function BackOrders({ number }: { readonly number: string }) {
  const { to } = usePaths()
  return (
    <Link
      to={{ pathname: to('backorderlist'), search: `?term=${encodeURIComponent(number)}` }}
      className={styles.link}
    >
      <FormattedMessage id="list.title.backorders" />
    </Link>
  )
}
