import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { Link } from '../shared/link.tsx'
import { DayInput } from '../intl/day-input.tsx'
import { DateTime } from '../intl/date-time.tsx'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button } from '../shared/button.tsx'
import { FieldColumns } from '../shared/field-columns.tsx'
import { focusInvalid } from '../shared/focus-invalid.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { LinkTabs } from '../shared/link-tabs.tsx'
import { PageHead } from '../shared/page-frame.tsx'
import { Select } from '../shared/select.tsx'
import { Stack } from '../shared/stack.tsx'
import { TextArea, TextInput } from '../shared/text-input.tsx'
import utilities from '../shared/utilities.module.css'
import { FormFiles } from './form-files.tsx'
import { FormLines } from './form-lines.tsx'
import styles from './forms.module.css'
import type { OnlineFormViewModel } from './online-form.view-model.ts'

type Props = { readonly model: OnlineFormViewModel }

export const OnlineForm = observer(function OnlineForm({ model }: Props) {
  const { to } = usePaths()
  const { form, ticket } = model
  useEffect(() => void model.recall(), [model])
  if (!form) return null
  return (
    <>
      <p>
        <Link to={to(model.isClaim ? 'claims' : 'forms')}>
          <FormattedMessage id={model.isClaim ? 'list.title.claims' : 'forms.back'} />
        </Link>
      </p>
      <PageHead
        title={model.isClaim ? <FormattedMessage id="claims.new" /> : form.title}
        intro={form.purpose}
      />
      {ticket ? (
        <Received model={model} />
      ) : (
        <div className={styles.form}>
          <Topics model={model} />
          {form.terms !== undefined && <p>{form.terms}</p>}
          {model.asksForDocument && <DocumentField model={model} />}
          <Fields model={model} />
        </div>
      )}
    </>
  )
})

const Received = observer(function Received({ model }: Props) {
  const { to } = usePaths()
  const elementRef = useRef<HTMLDivElement>(null)
  useEffect(() => elementRef.current?.focus(), [])
  const offers = useOffersPage()
  const { ticket } = model
  if (!ticket) return null
  const isClaim = model.asksForDocument && offers('claim')
  return (
    <Stack ref={elementRef} tabIndex={-1} gap={16} start className={utilities.quietFocus}>
      <AlertBox
        modifier="positive"
        headline={<FormattedMessage id="forms.received" values={{ number: ticket.ticketNo }} />}
        text={
          <FormattedMessage
            id={model.asksForDocument ? 'forms.received.claim' : 'forms.received.text'}
            values={{ time: <DateTime at={ticket.receivedAt} /> }}
          />
        }
      />
      <LinkButton to={isClaim ? to('claim', { slug: ticket.ticketNo }) : to('forms')}>
        <FormattedMessage id={isClaim ? 'forms.toClaim' : 'forms.back'} />
      </LinkButton>
    </Stack>
  )
})

/** Tabs with the claim topics, for the same document and lines. */
const Topics = observer(function Topics({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  if (model.others.length < 2) return null
  return (
    <LinkTabs
      label={intl.formatMessage({ id: 'forms.topics' })}
      tabs={model.others.map(({ formId, topic }) => ({
        id: formId,
        name: <FormattedMessage id={`forms.topic.${topic}`} />,
        to: { pathname: to('forms'), search: model.searchOf(formId) },
        isCurrent: formId === model.form?.formId,
      }))}
    />
  )
})

/** Field for the document number. It is a separate GET form, so that the page with the lines has a URL. */
const DocumentField = observer(function DocumentField({ model }: Props) {
  const { to } = usePaths()
  const { errors } = model
  return (
    <Form action={to('forms')} preventScrollReset replace>
      <input type="hidden" name="form" value={model.form?.formId} />
      {model.reported !== undefined && <input type="hidden" name="report" value={model.reported} />}
      <TextInput
        label={<FormattedMessage id="forms.documentNo" />}
        hint={<FormattedMessage id="forms.documentNo.hint" />}
        error={errors.documentNo && <FormattedMessage id={`forms.documentNo.${errors.documentNo}`} />}
        required
        name="documentNo"
        maxLength={model.lengths.documentNo}
        value={model.entries.documentNo}
        onChange={(text) => model.type('documentNo', text)}
        beside={
          <Button type="submit">
            <FormattedMessage id="forms.showLines" />
          </Button>
        }
      />
    </Form>
  )
})

const Fields = observer(function Fields({ model }: Props) {
  const intl = useIntl()
  const elementRef = useRef<HTMLFormElement>(null)
  const { entries, errors, lengths } = model
  const send = async (event: FormEvent) => {
    event.preventDefault()
    await model.submit()
    focusInvalid(elementRef.current?.parentElement)
  }
  const full = intl.formatMessage({ id: 'field.limitReached' })
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      ref={elementRef}
      className={styles.fields}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="key" value={model.key} />
      {model.asksForDocument && <input type="hidden" name="documentNo" value={entries.documentNo} />}
      {model.asksForDocument && <FormLines model={model} />}
      <ReasonAndRemedy model={model} />
      {model.asksForVehicle && (
        <FieldColumns>
          <TextInput
            label={<FormattedMessage id="forms.vin" />}
            error={errors.vin && <FormattedMessage id={`forms.vin.${errors.vin}`} />}
            required
            autoCapitalize="characters"
            spellCheck={false}
            name="vin"
            maxLength={lengths.vin}
            value={entries.vin}
            onChange={(text) => model.type('vin', text)}
          />
          <TextInput
            label={<FormattedMessage id="forms.mileage" />}
            error={errors.mileage && <FormattedMessage id="forms.mileage.invalid" />}
            required
            name="mileage"
            inputMode="numeric"
            value={entries.mileage}
            onChange={(text) => model.type('mileage', text)}
          />
          <DayInput
            label={<FormattedMessage id="forms.fittedOn" />}
            error={errors.fittedOn && <FormattedMessage id={`forms.fittedOn.${errors.fittedOn}`} />}
            required
            name="fittedOn"
            value={entries.fittedOn}
            onChange={(text) => model.type('fittedOn', text)}
          />
          <DayInput
            label={<FormattedMessage id="forms.removedOn" />}
            hint={<FormattedMessage id="forms.removedOn.hint" />}
            error={errors.removedOn && <FormattedMessage id="forms.removedOn.invalid" />}
            name="removedOn"
            value={entries.removedOn}
            onChange={(text) => model.type('removedOn', text)}
          />
        </FieldColumns>
      )}
      {model.asksForLimit && (
        <TextInput
          label={<FormattedMessage id="forms.limit" />}
          error={errors.limit && <FormattedMessage id="forms.limit.invalid" />}
          required
          name="limit"
          inputMode="numeric"
          value={entries.limit}
          onChange={(text) => model.type('limit', text)}
        />
      )}
      <TextArea
        label={<FormattedMessage id="forms.message" />}
        hint={<FormattedMessage id="forms.message.hint" />}
        error={errors.message && <FormattedMessage id="forms.message.missing" />}
        required
        name="message"
        rows={5}
        maxLength={lengths.message}
        limitText={full}
        value={entries.message}
        onChange={(text) => model.type('message', text)}
      />
      <TextInput
        label={<FormattedMessage id="forms.email" />}
        hint={<FormattedMessage id="forms.email.hint" />}
        error={errors.email && <FormattedMessage id="forms.email.invalid" />}
        required
        name="email"
        type="email"
        autoComplete="email"
        maxLength={lengths.email}
        value={entries.email}
        onChange={(text) => model.type('email', text)}
      />
      <FormFiles model={model} />
      <FailureAlert id={model.rejection && `forms.refused.${model.rejection}`} />
      <Button type="submit" variant="primary" busy={model.sending.isRunning}>
        <FormattedMessage id="action.send" />
      </Button>
    </form>
  )
})

/** Reason and remedy of a claim. */
const ReasonAndRemedy = observer(function ReasonAndRemedy({ model }: Props) {
  const intl = useIntl()
  const { entries, errors, reasons, remedies } = model
  if (reasons.length === 0) return null
  const none = { value: '', text: intl.formatMessage({ id: 'forms.choose' }) }
  return (
    <FieldColumns>
      <Select
        label={<FormattedMessage id={model.asksForVehicle ? 'forms.fault' : 'forms.reason'} />}
        error={errors.reason && <FormattedMessage id="forms.reason.missing" />}
        required
        name="reason"
        value={entries.reason}
        options={[
          none,
          ...reasons.map((reason) => ({
            value: reason,
            text: intl.formatMessage({ id: `forms.reason.${reason}` }),
          })),
        ]}
        onChange={(reason) => model.type('reason', reason)}
      />
      <Select
        label={<FormattedMessage id="forms.remedy" />}
        name="remedy"
        value={entries.remedy}
        options={[
          none,
          ...remedies.map((remedy) => ({
            value: remedy,
            text: intl.formatMessage({ id: `forms.remedy.${remedy}` }),
          })),
        ]}
        onChange={(remedy) => model.type('remedy', remedy)}
      />
    </FieldColumns>
  )
})
