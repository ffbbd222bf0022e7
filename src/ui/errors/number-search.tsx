import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import { TextInput } from '../shared/text-input.tsx'
import styles from './error-page.module.css'

/** Search field on the error page: a dead link often contains the number of a part whose page has moved. */
export function NumberSearch() {
  const { to } = usePaths()
  return (
    <Form action={to('results')} method="get" className={styles.search}>
      <TextInput
        name="term"
        label={<FormattedMessage id="error.search" />}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        beside={
          <Button type="submit" variant="primary">
            <FormattedMessage id="action.search" />
          </Button>
        }
      />
    </Form>
  )
}
