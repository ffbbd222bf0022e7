import { FormattedMessage } from 'react-intl'
import type { GoodsTotals, Totals } from '#domain/checkout/checkout.ts'
import type { Money } from '#domain/shared/money.ts'
import { Price } from '../part/price.tsx'
import { KeyValueList, type KeyValue } from '../shared/key-value-list.tsx'
import { partsTotalRows } from './parts-total-rows.tsx'
import { Stack } from '../shared/stack.tsx'
import styles from './order-sum.module.css'

type Props = {
  /** Only the goods before a transport is chosen. */
  readonly totals: GoodsTotals | Totals
  readonly lineCount: number
  /** Total without VAT and transport: the last row before a transport is chosen. */
  readonly cartTotal?: Money | undefined
  /** False if a transport is chosen, but the API did not return its costs. */
  readonly isPending?: boolean | undefined
}

/** The step of the checkout after which the API calculates transport, VAT and arrival. */
export const TRANSPORT_STEP = 3

/** Totals of an order: the same before and after it was placed. */
export function OrderSum({ totals, lineCount, cartTotal, isPending = true }: Props) {
  const charges = 'gross' in totals ? totals : undefined
  const end = charges?.gross ?? cartTotal
  return (
    <Stack gap={12}>
      <KeyValueList
        variant="sum"
        items={[...partsTotalRows(totals, lineCount), ...(charges ? chargeRows(charges) : [])]}
      />
      {end && (
        <KeyValueList
          variant="sum"
          className={styles.gross}
          items={[
            {
              key: 'gross',
              term: <FormattedMessage id={charges ? 'checkout.sum.gross' : 'cart.withoutVat'} />,
              value: <Price amount={end} />,
            },
          ]}
        />
      )}
      {!charges && isPending && <KeyValueList variant="sum" items={PENDING_ROWS} />}
    </Stack>
  )
}

const chargeRows = ({ transport, net, tax, taxPercent }: Totals): readonly KeyValue[] => [
  {
    key: 'transport',
    term: <FormattedMessage id="checkout.transport.title" />,
    value: <Price amount={transport} />,
  },
  { key: 'net', term: <FormattedMessage id="checkout.sum.net" />, value: <Price amount={net} /> },
  {
    key: 'tax',
    term: <FormattedMessage id="checkout.sum.tax" values={{ percent: taxPercent }} />,
    value: <Price amount={tax} />,
  },
]

const PENDING_ROWS: readonly KeyValue[] = [
  'checkout.transport.title',
  'list.column.tax',
  'checkout.sum.gross',
].map((id) => ({
  key: id,
  term: <FormattedMessage id={id} />,
  value: <FormattedMessage id="checkout.sum.afterStep" values={{ step: TRANSPORT_STEP }} />,
}))
