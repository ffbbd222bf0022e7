import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'

/** A quantity such as "1,000", which is one or a thousand, of a part that was sent without scripts. */
export type QuantityQuestion = {
  readonly sku: string
  readonly typed: string
  readonly readings: readonly number[]
}

export function QuantityQuestionForm({
  question: { sku, typed, readings },
}: {
  readonly question: QuantityQuestion
}) {
  const { to } = usePaths()
  return (
    <form method="post" action={to('noticelist')}>
      <input type="hidden" name="sku" value={sku} />
      <Cluster gap={8} align="center" role="alert">
        <Text>
          {typed}: <FormattedMessage id="quantity.whichReading" />
        </Text>
        {readings.map((pieces) => (
          <Button key={pieces} type="submit" small name="quantity" value={pieces}>
            <FormattedMessage id="quantity.reading" values={{ quantity: pieces }} />
          </Button>
        ))}
      </Cluster>
    </form>
  )
}
