import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Card, CardBody, CardHead } from '../shared/card.tsx'
import { FieldColumns } from '../shared/field-columns.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { Select } from '../shared/select.tsx'
import { Stack } from '../shared/stack.tsx'
import { TextArea, TextInput } from '../shared/text-input.tsx'
import { useFormFocus } from '../shared/use-form-focus.ts'
import utilities from '../shared/utilities.module.css'
import type { AddressFormViewModel } from './address-form.view-model.ts'
import { AddressSuggestions } from './address-suggestions.tsx'
import type { FieldError } from '#domain/addresses/address-errors.ts'
import type { AddressField } from '#domain/addresses/address.ts'

type Props = { readonly model: AddressFormViewModel }

const AUTO_COMPLETE: Partial<Record<AddressField, string>> = {
  company: 'shipping organization',
  name2: 'shipping address-line2',
  street: 'shipping address-line1',
  postCode: 'shipping postal-code',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
  phone: 'shipping tel',
}

/** A form that also works without scripts. After a rejection the focus is on the first error. */
export function AddressForm({ model }: Props) {
  const { to } = usePaths()
  const { state } = useNavigation()
  const card = useFormFocus<HTMLDivElement>(model, true)
  const { suggestions } = model
  useEffect(() => {
    if (suggestions.length > 0) card.current?.querySelector<HTMLElement>('[data-suggestion]')?.focus()
  }, [card, suggestions])
  return (
    <Card as="section" ref={card} aria-labelledby="address-form">
      <CardHead id="address-form" title={<FormattedMessage id={model.titleId} />} />
      <Stack as={CardBody} gap={16}>
        {model.isRequest && (
          <p>
            <FormattedMessage id="addresses.request.hint" />
          </p>
        )}
        <AddressSuggestions model={model} />
        <Stack as={Form} method="post" noValidate gap={16}>
          <Failures model={model} />
          <input type="hidden" name="intent" value={model.intent} />
          <input type="hidden" name="id" value={model.id ?? ''} />
          <input type="hidden" name="version" value={model.version ?? ''} />
          {model.suggestions.length > 0 && <input type="hidden" name="isChecked" value="1" />}
          <FieldColumns>
            {model.fields.map((field) => (
              <AddressInput key={field} model={model} field={field} />
            ))}
          </FieldColumns>
          <ButtonRow>
            <Button type="submit" variant="primary" busy={state === 'submitting'}>
              <FormattedMessage id={model.sendId} />
            </Button>
            <LinkButton to={to('addresses')} variant="quiet">
              <FormattedMessage id="action.cancel" />
            </LinkButton>
          </ButtonRow>
        </Stack>
      </Stack>
    </Card>
  )
}

function Failures({ model }: Props) {
  if (model.hasFailed) {
    return (
      <AlertBox
        modifier="negative"
        headline={<FormattedMessage id="action.failed" />}
        text={<FormattedMessage id="addresses.failed.text" />}
      />
    )
  }
  if (model.theirs) return <ChangedElsewhere model={model} theirs={model.theirs} />
  if (model.isGone) return <AlertBox modifier="warning" headline={<FormattedMessage id="addresses.gone" />} />
  if (model.faults.length === 0) return null
  return (
    <AlertBox
      modifier="negative"
      headline={<FormattedMessage id="addresses.faults" values={{ count: model.faults.length }} />}
    />
  )
}

/** Warns about values that another session has changed; the fields keep the typed values. */
function ChangedElsewhere({
  model,
  theirs,
}: Props & { readonly theirs: NonNullable<AddressFormViewModel['theirs']> }) {
  const intl = useIntl()
  const { to } = usePaths()
  return (
    <>
      <AlertBox
        modifier="warning"
        headline={<FormattedMessage id="addresses.changed" />}
        text={<FormattedMessage id="addresses.changed.text" />}
        list={theirs.map(({ field, value }) =>
          intl.formatMessage(
            { id: 'addresses.changed.field' },
            { field: intl.formatMessage({ id: `addresses.field.${field}` }), value: value || '–' },
          ),
        )}
      />
      <ButtonRow>
        <LinkButton to={{ pathname: to('addresses'), search: `?edit=${model.id}` }}>
          <FormattedMessage id="addresses.changed.take" />
        </LinkButton>
      </ButtonRow>
    </>
  )
}

function AddressInput({ model, field }: Props & { readonly field: AddressField }) {
  const error = model.faultOf(field)
  const texts = {
    name: field,
    label: <FormattedMessage id={`addresses.field.${field}`} />,
    required: model.isRequired(field),
    error: error && <FieldErrorText error={error} />,
    defaultValue: model.typed(field),
  }
  if (field === 'countryId') {
    return <Select {...texts} autoComplete="shipping country" options={model.countries} />
  }
  if (field === 'remark') {
    return (
      <TextArea
        {...texts}
        rows={3}
        className={utilities.wholeRow}
        hint={<FormattedMessage id="addresses.remarkHint" values={{ count: model.longest(field) }} />}
      />
    )
  }
  return (
    <TextInput
      {...texts}
      type={field === 'phone' ? 'tel' : 'text'}
      autoComplete={AUTO_COMPLETE[field] ?? 'off'}
    />
  )
}

/** Error message with its cause and remedy. */
function FieldErrorText({ error }: { readonly error: FieldError }) {
  const { kind, ...values } = error
  return <FormattedMessage id={`addresses.fault.${kind}`} values={values} />
}
