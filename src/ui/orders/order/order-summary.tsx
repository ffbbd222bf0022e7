import { observer } from 'mobx-react-lite'
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
import { FactList } from '../../shared/fact-list.tsx'
import { PartyAddress } from '../../shared/party-address.tsx'
import type { OrderViewModel } from './order.view-model.ts'
import styles from './order.module.css'

/** Date and user of the order, delivery address, transport and total. */
export const OrderSummary = observer(function OrderSummary({ model }: { readonly model: OrderViewModel }) {
  const dayText = useDayText()
  const { order, totals } = model
  if (!order) return null
  const { header, billTo } = order
  return (
    <FactPanel className={styles.facts}>
      <FactList
        facts={{
          'list.column.date': dayText(header.date),
          'list.column.customerOrderReference': header.customerOrderReference || '–',
          'list.column.costCentre': header.costCentre,
          'list.column.job': header.job,
          'list.column.placedBy': header.placedBy,
          'list.column.source': <FormattedMessage id={`list.value.source.${header.source}`} />,
          'list.column.secondOrderNo': header.secondOrderNo !== undefined && (
            <OrderLink number={header.secondOrderNo} />
          ),
          'order.first': order.firstOrderNo !== undefined && (
            <>
              <OrderLink number={order.firstOrderNo} />{' '}
              {model.hasOpenLines && <BackOrders number={header.orderNo} />}
            </>
          ),
        }}
      />
      <FactList
        facts={{
          'checkout.review.pickup': order.pickup && <PickupPlace {...order.pickup} />,
          'list.column.shipTo': !order.pickup && <PartyAddress party={header.shipTo} />,
          'order.billTo': <PartyAddress party={billTo} />,
          'checkout.address.contact': order.contact,
          'checkout.address.remark': order.remark,
        }}
      />
      <FactList
        facts={{
          'checkout.transport.title': order.transport,
          'checkout.payment.title': <PaymentText payment={order.payment} isAwaited={model.waitsForPayment} />,
          'list.column.deliveryNoteNos': header.deliveryNoteNos.length > 0 && (
            <ListCell value={deliveryNoteLinks(header.deliveryNoteNos)} />
          ),
        }}
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
