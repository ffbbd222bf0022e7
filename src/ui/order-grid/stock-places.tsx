import { FormattedMessage } from 'react-intl'
import { Text } from '../shared/text.tsx'
import type { StockReport } from '#domain/quick-order/checked-line.ts'

/** Warehouses with stock of a part, with approximate quantities. */
export function StockPlaces({ stock }: { readonly stock: StockReport }) {
  if (stock.locations.length === 0) return null
  return (
    <Text as="ul" small muted>
      {stock.locations.map(({ id, name, quantityClass, cutoff }) => (
        <li key={id}>
          {name}: <FormattedMessage id={`lines.class.${quantityClass}`} />
          {cutoff !== undefined && (
            <>
              {' · '}
              <FormattedMessage id="lines.cutoff" values={{ time: cutoff }} />
            </>
          )}
        </li>
      ))}
    </Text>
  )
}
