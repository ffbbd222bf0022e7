import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { Icon } from '../../shared/icon.tsx'
import styles from './search.module.css'

export function Search() {
  const { to } = usePaths()
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'search.label' })
  return (
    <search className={styles.search}>
      <Form action={to('results')} method="get" className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          type="text"
          name="term"
          aria-label={label}
          placeholder={label}
          maxLength={200}
          required
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <kbd aria-hidden="true">/</kbd>
      </Form>
    </search>
  )
}
