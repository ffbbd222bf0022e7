import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../shared/icon.tsx'
import styles from './search.module.css'

type Props = {
  readonly model: { clear(): void }
  readonly input: RefObject<HTMLInputElement | null>
}

/** Clears the search and focuses the field for the next term. */
export function ClearSearch({ model, input }: Props) {
  const intl = useIntl()
  const clear = () => {
    model.clear()
    input.current?.focus()
  }
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={intl.formatMessage({ id: 'search.clear' })}
      onClick={clear}
    >
      <Icon name="close" size={16} />
    </button>
  )
}
