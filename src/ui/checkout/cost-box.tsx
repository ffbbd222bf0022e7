import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GoodsTotals, Totals } from '#domain/checkout/checkout.ts'
import type { Money } from '#domain/shared/money.ts'
import { OrderSum, TRANSPORT_STEP } from '../order-facts/order-sum.tsx'
import { IfPricesVisible } from '../part/price.tsx'
import { Card, CardBody } from '../shared/card.tsx'
import { Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import styles from './cost-box.module.css'

type Props = {
  /** Absent if prices are hidden. */
  readonly totals: GoodsTotals | Totals | undefined
  readonly lineCount: number
  readonly cartTotal?: Money | undefined
  readonly isPending?: boolean | undefined
  /** Summary text that opens the box on a narrow screen; without it the box is always open. */
  readonly opener?: ReactNode
  /** Lines of the order, above the sum. */
  readonly lines?: ReactNode
  readonly children?: ReactNode
}

/** Text in place of the arrival date before a transport is chosen. */
export function PendingArrival() {
  return (
    <Text as="p" small muted>
      <FormattedMessage id="checkout.sum.arrivalAfter" values={{ step: TRANSPORT_STEP }} />
    </Text>
  )
}

/** Box with the costs of the order, beside the content of each checkout step. */
export function CostBox({ totals, lineCount, cartTotal, isPending, opener, lines, children }: Props) {
  const intl = useIntl()
  const content = (
    <Stack as={CardBody} gap={12}>
      {lines}
      {totals && (
        <IfPricesVisible>
          <OrderSum totals={totals} lineCount={lineCount} cartTotal={cartTotal} isPending={isPending} />
        </IfPricesVisible>
      )}
      {children}
    </Stack>
  )
  return (
    <Card as="aside" aria-label={intl.formatMessage({ id: 'checkout.review.sum' })}>
      {opener ? (
        <details className={styles.fold}>
          <summary>{opener}</summary>
          {content}
        </details>
      ) : (
        content
      )}
    </Card>
  )
}
