import { FormattedMessage } from 'react-intl'
import { Text } from '../shared/text.tsx'
import type { StockFacts } from './line-facts.view-model.ts'

/** The houses that a part lies in, and how much about. */
export function StockPlaces({ stock }: { readonly stock: StockFacts }) {
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
