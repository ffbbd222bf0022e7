import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Price } from '../../product-facts/price.tsx'
import { Card, CardBody } from '../../shared/card.tsx'
import { KeyValueList } from '../../shared/key-value-list.tsx'
import { Text } from '../../shared/text.tsx'
import type { CartViewModel } from './cart.view-model.ts'

/** What it comes to. Absent for those who see no prices: there is nothing to sum. */
export const CartSum = observer(function CartSum({ model }: { readonly model: CartViewModel }) {
  if (!model.total) return null
  return (
    <Card as="aside">
      <CardBody>
        <KeyValueList
          look="sum"
          items={[
            {
              key: 'goods',
              term: <FormattedMessage id="cart.goods" values={{ lines: model.lineIds.length }} />,
              value: <Price amount={model.total} size="list" />,
            },
          ]}
        />
        <Text as="p" small muted>
          <FormattedMessage id="cart.withoutVat" />
        </Text>
      </CardBody>
    </Card>
  )
})
