import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import type { EnquiryField } from '#domain/enquiries/enquiry.ts'
import { Link } from '../shared/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { focusInvalid } from '../shared/focus-invalid.ts'
import { Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import { TextArea, TextInput } from '../shared/text-input.tsx'
import styles from './enquiries.module.css'
import type { EnquiryFormViewModel } from './enquiry-form.view-model.ts'

type Props = { readonly model: EnquiryFormViewModel }

const LABELS = {
  company: 'addresses.field.company',
  name: 'enquiry.name',
  street: 'addresses.field.street',
  postCode: 'addresses.field.postCode',
  city: 'addresses.field.city',
  vatId: 'company.vatId',
  email: 'forms.email',
  phone: 'addresses.field.phone',
  message: 'enquiry.message',
} as const satisfies Readonly<Record<EnquiryField, string>>

const AUTO_COMPLETE: Partial<Record<EnquiryField, string>> = {
  company: 'organization',
  name: 'name',
  street: 'address-line1',
  postCode: 'postal-code',
  city: 'address-level2',
  email: 'email',
  phone: 'tel',
}

const TYPES: Partial<Record<EnquiryField, string>> = { email: 'email', phone: 'tel' }

/** Form that also works without scripts. After a response the first error or the result gets the focus. */
export function EnquiryForm({ model }: Props) {
  const { state } = useNavigation()
  const elementRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (model.number === undefined && model.errorCount === 0 && model.failure === undefined) return
    if (!focusInvalid(elementRef.current)) elementRef.current?.focus()
  }, [model])
  return (
    <Stack ref={elementRef} tabIndex={-1} className={styles.enquiry}>
      <FormMessage model={model} />
      {model.number === undefined && (
        <Stack as={Form} method="post" noValidate gap={16}>
          {model.key !== undefined && <input type="hidden" name="key" value={model.key} />}
          <div className={styles.fields}>
            {model.fields.map((field) =>
              field === 'message' ? null : <EntryField key={field} model={model} field={field} />,
            )}
          </div>
          <EntryField model={model} field="message" />
          <Use />
          <ButtonRow>
            <Button type="submit" variant="primary" busy={state === 'submitting'}>
              <FormattedMessage id="action.send" />
            </Button>
          </ButtonRow>
        </Stack>
      )}
    </Stack>
  )
}

function FormMessage({ model: { number, enquiry, errorCount, failure } }: Props) {
  if (number !== undefined) {
    return (
      <AlertBox
        modifier="positive"
        headline={<FormattedMessage id="enquiry.sent" values={{ number }} />}
        text={<FormattedMessage id="enquiry.sent.text" values={{ email: enquiry.email }} />}
      />
    )
  }
  if (failure !== undefined) {
    return <AlertBox modifier="negative" headline={<FormattedMessage id={`forms.refused.${failure}`} />} />
  }
  if (errorCount === 0) return null
  return (
    <AlertBox
      modifier="negative"
      headline={<FormattedMessage id="addresses.faults" values={{ count: errorCount }} />}
    />
  )
}

function EntryField({ model, field }: Props & { readonly field: EnquiryField }) {
  const intl = useIntl()
  const error = model.errors[field]
  const texts = {
    label: <FormattedMessage id={LABELS[field]} />,
    required: model.isRequired(field),
    error: error && (
      <FormattedMessage id={error === 'invalid' ? 'forms.email.invalid' : 'addresses.fault.missing'} />
    ),
    name: field,
    maxLength: model.lengthOf(field),
    limitText: intl.formatMessage({ id: 'field.limitReached' }),
    defaultValue: model.enquiry[field],
  }
  return field === 'message' ? (
    <TextArea {...texts} rows={5} />
  ) : (
    <TextInput {...texts} type={TYPES[field] ?? 'text'} autoComplete={AUTO_COMPLETE[field] ?? 'off'} />
  )
}

function Use() {
  const { to } = usePaths()
  return (
    <Text as="p" small muted>
      <FormattedMessage id="enquiry.use" />{' '}
      <Link to={to('companyPage', { page: 'data-protection' })}>
        <FormattedMessage id="footer.link.dataProtection" />
      </Link>
    </Text>
  )
}
