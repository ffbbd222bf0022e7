import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextButton } from '../shared/button.tsx'
import { Icon } from '../shared/icon.tsx'
import { Cluster } from '../shared/stack.tsx'
import type { VinInputViewModel } from './vin-input.view-model.ts'
import styles from './vin-hints.module.css'

/**
 * Warnings about the typed VIN, which do not block the search. The live region exists from the start, so that they are
 * announced.
 */
export const VinHints = observer(function VinHints({ model }: { readonly model: VinInputViewModel }) {
  const intl = useIntl()
  const { letters, suggestion, expectedCheckDigit } = model
  const names = letters.map((letter) => intl.formatMessage({ id: 'vin.letter' }, letter))
  return (
    <div role="status">
      {letters.length > 0 && (
        <Cluster as="p" gap={8} noWrap className={styles.hint}>
          <Icon name="warn" size={16} />
          <span>
            <FormattedMessage id="vin.letters" values={{ letters: intl.formatList(names) }} />{' '}
            <TextButton onClick={() => model.correct()}>
              <FormattedMessage id="vin.correct" values={{ vin: <b key="vin">{suggestion}</b> }} />
            </TextButton>
          </span>
        </Cluster>
      )}
      {expectedCheckDigit !== undefined && (
        <Cluster as="p" gap={8} noWrap className={styles.hint}>
          <Icon name="info" size={16} />
          <span>
            <FormattedMessage id="vin.checkDigit" values={{ expected: expectedCheckDigit }} />
          </span>
        </Cluster>
      )}
    </div>
  )
})
