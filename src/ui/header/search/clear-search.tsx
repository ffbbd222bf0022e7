import { useIntl } from 'react-intl'
import { Icon } from '../../shared/icon.tsx'
import styles from './search.module.css'

export function ClearSearch({ onClear }: { readonly onClear: () => void }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={intl.formatMessage({ id: 'search.clear' })}
      onClick={onClear}
    >
      <Icon name="close" size={16} />
    </button>
  )
}
