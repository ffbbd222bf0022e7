import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button } from '../shared/button.tsx'
import { Stack } from '../shared/stack.tsx'
import type { AddressFormViewModel } from './address-form.view-model.ts'
import styles from './addresses.module.css'

/** Postal spellings of the typed address; each is a form that saves it in this spelling. */
export function AddressSuggestions({ model }: { readonly model: AddressFormViewModel }) {
  if (model.suggestions.length === 0) return null
  return (
    <Stack gap={16}>
      <AlertBox
        modifier="info"
        headline={<FormattedMessage id="addresses.suggestions" />}
        text={<FormattedMessage id="addresses.suggestions.text" />}
      />
      {model.suggestions.map((suggestion) => {
        const text = `${suggestion.street}, ${suggestion.postCode} ${suggestion.city}`
        return (
          <Form key={text} method="post" className={styles.suggestion}>
            <input type="hidden" name="intent" value="save" />
            <input type="hidden" name="id" value={model.id ?? ''} />
            <input type="hidden" name="version" value={model.version ?? ''} />
            <input type="hidden" name="isChecked" value="1" />
            {model.fields.map((field) => (
              <input key={field} type="hidden" name={field} value={suggestion[field]} />
            ))}
            <span>{text}</span>
            <Button type="submit" variant="primary" small data-suggestion>
              <FormattedMessage id="addresses.suggestions.take" />
            </Button>
          </Form>
        )
      })}
    </Stack>
  )
}
