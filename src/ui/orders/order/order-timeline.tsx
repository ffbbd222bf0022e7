import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { useDayText } from '../../intl/day-texts.ts'
import { useOffersPage } from '../../kernel/use-offers-page.ts'
import { usePaths } from '../../routing/use-paths.ts'
import type { IconName } from '../../shared/icon-names.ts'
import { Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { TimelineStep } from '../../shared/timeline-step.tsx'
import styles from './order.module.css'
import type { OrderEvent } from '#domain/orders/order.ts'

const ICON: Readonly<Record<OrderEvent['kind'], IconName>> = {
  PLACED: 'cart',
  CONFIRMED: 'check',
  DATE_CHANGED: 'calendar',
  SHIPPED: 'truck',
  DELIVERED: 'box',
  INVOICED: 'file',
  PAID: 'check',
  CREDITED: 'undo',
  REFUNDED: 'card',
  CANCELLED: 'close',
}

/** Route of the list that contains documents of a type. */
const PAGE = {
  INVOICE: 'salesinvoice',
  CREDIT_NOTE: 'creditnotes',
  DESPATCH_ADVICE: 'deliverynotes',
  PACKING_LIST: 'packinglist',
  ORDER_RESPONSE: undefined,
} as const

/** Events of an order from its placement to the last credit note, oldest first. */
export function OrderTimeline({ events }: { readonly events: readonly OrderEvent[] }) {
  const { to } = usePaths()
  const dayText = useDayText()
  const offers = useOffersPage()
  return (
    <Stack as="ol">
      {events.map(({ kind, date, documentType, documentNo }, index) => {
        const routeId = documentType && PAGE[documentType]
        return (
          <TimelineStep key={index} icon={ICON[kind]}>
            <div>
              <FormattedMessage id={`order.event.${kind}`} />{' '}
              {documentNo !== undefined &&
                (routeId === undefined || !offers(routeId) ? (
                  <span className={styles.number}>{documentNo}</span>
                ) : (
                  <Link
                    className={styles.number}
                    to={{ pathname: to(routeId), search: `?term=${encodeURIComponent(documentNo)}` }}
                  >
                    {documentNo}
                  </Link>
                ))}
              <Text as="time" small muted block dateTime={date}>
                {dayText(date.slice(0, 10))}
              </Text>
            </div>
          </TimelineStep>
        )
      })}
    </Stack>
  )
}
