import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import { TextInput } from '../shared/text-input.tsx'
import styles from './trace-search.module.css'

/** GET form that opens the timeline of a number, so that the timeline has a URL. */
export function TraceSearch({ number = '' }: { readonly number?: string | undefined }) {
  const intl = useIntl()
  const { to } = usePaths()
  const field = useRef<HTMLInputElement>(null)
  // updates the field, because the back button changes the URL
  useEffect(() => {
    if (field.current) field.current.value = number
  }, [number])
  return (
    <search aria-label={intl.formatMessage({ id: 'trace.search' })}>
      <Form method="get" action={to('infocenter')} className={styles.search}>
        <TextInput
          ref={field}
          type="search"
          name="trace"
          className={styles.field}
          label={<FormattedMessage id="trace.search" />}
          labelVariant="small"
          placeholder={intl.formatMessage({ id: 'trace.hint' })}
          defaultValue={number}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          beside={
            <Button type="submit" icon="search">
              <FormattedMessage id="trace.submit" />
            </Button>
          }
        />
      </Form>
    </search>
  )
}
