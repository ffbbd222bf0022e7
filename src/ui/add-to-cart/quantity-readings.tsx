import { FormattedMessage } from 'react-intl'
import { Button, TextButton } from '../shared/button.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import styles from './quantity-readings.module.css'

type Props = {
  readonly id?: string
  readonly readings: readonly number[]
  /** Id of the quantity field, which gets the focus after the user has chosen a quantity. */
  readonly fieldId: string
  readonly onChoose: (pieces: number) => void
}

/** Asks the user about an ambiguous quantity such as "1,000", which is one or a thousand. */
export function QuantityReadings({ id, readings, fieldId, onChoose }: Props) {
  const choose = (quantity: number) => {
    onChoose(quantity)
    document.getElementById(fieldId)?.focus()
  }
  return (
    <Cluster id={id} gap={8} align="center" role="status" className={styles.readings}>
      <Text small>
        <FormattedMessage id="quantity.whichReading" />
      </Text>
      {readings.map((quantity) => (
        <TextButton key={quantity} onClick={() => choose(quantity)}>
          <FormattedMessage id="quantity.reading" values={{ quantity }} />
        </TextButton>
      ))}
    </Cluster>
  )
}

type FormProps = {
  readonly action: string
  /** Name and value of the hidden field that identifies the part or line. */
  readonly about: { readonly name: string; readonly value: string }
  readonly number?: string | undefined
  readonly typed: string
  readonly readings: readonly number[]
}

/** Asks the user about an ambiguous quantity such as "1,000" in a form without scripts. */
export function QuantityQuestionForm({ action, about, number, typed, readings }: FormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" {...about} />
      <Cluster gap={8} align="center" role="alert">
        <Text>
          {number !== undefined && `${number} · `}
          {typed}: <FormattedMessage id="quantity.whichReading" />
        </Text>
        {readings.map((quantity) => (
          <Button key={quantity} type="submit" small name="quantity" value={quantity}>
            <FormattedMessage id="quantity.reading" values={{ quantity }} />
          </Button>
        ))}
      </Cluster>
    </form>
  )
}
