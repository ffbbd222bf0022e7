import { FormattedMessage } from 'react-intl'
import type { GoodsTotals } from '#domain/checkout/checkout.ts'
import { Price } from '../part/price.tsx'
import type { KeyValue } from '../shared/key-value-list.tsx'

/**
 * First rows of the totals. They are the same in the cart, the checkout and the placed order, because customers compare
 * them line by line.
 */
export const partsTotalRows = ({ goods, coreDeposits }: GoodsTotals, lines: number): readonly KeyValue[] => [
  {
    key: 'goods',
    term: <FormattedMessage id="cart.goods" values={{ lines }} />,
    value: <Price amount={goods} />,
  },
  ...(coreDeposits
    ? [
        {
          key: 'coreDeposits',
          term: <FormattedMessage id="product.coreDeposits" />,
          value: <Price amount={coreDeposits} />,
        },
      ]
    : []),
]
