import { FormattedMessage } from 'react-intl'
import { TextButton } from '../shared/button.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import styles from './quantity-readings.module.css'

type Props = {
  readonly id?: string
  readonly readings: readonly number[]
  /** The quantity field; it gets the focus when its question is answered. */
  readonly fieldId: string
  readonly onChoose: (pieces: number) => void
}

/** Asks back for a quantity such as "1,000", which is one or a thousand. */
export function QuantityReadings({ id, readings, fieldId, onChoose }: Props) {
  const choose = (pieces: number) => {
    onChoose(pieces)
    document.getElementById(fieldId)?.focus()
  }
  return (
    <Cluster id={id} gap={8} align="center" role="status" className={styles.readings}>
      <Text small>
        <FormattedMessage id="quantity.whichReading" />
      </Text>
      {readings.map((pieces) => (
        <TextButton key={pieces} onClick={() => choose(pieces)}>
          <FormattedMessage id="quantity.reading" values={{ quantity: pieces }} />
        </TextButton>
      ))}
    </Cluster>
  )
}
