import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import type { PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import { useViewModel } from '../kernel/container.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { ConfirmButton } from '../shared/confirm-button.tsx'
import { focusInvalid } from '../shared/focus-invalid.ts'
import { Select } from '../shared/select.tsx'
import { TextInput } from '../shared/text-input.tsx'
import { Text } from '../shared/text.tsx'
import { useChangeAndReload } from '../shared/use-change-and-reload.ts'
import styles from './partner.module.css'
import {
  mappingInputName,
  PunchOutSystemsViewModel,
  type SystemInput,
} from './punch-out-systems.view-model.ts'
import { Section } from './section.tsx'
import { RotateButton } from './rotate-button.tsx'
import { StateBadge } from './state-badge.tsx'
import { typedText } from './typed-text.ts'

type PageProps = {
  readonly partnerInterface: PartnerInterface
  readonly costCentres?: readonly CostCentre[] | undefined
  readonly origin: string
}
type Props = PageProps & { readonly model: PunchOutSystemsViewModel }
type System = PartnerInterface['punchOutSystems'][number]

const PROTOCOL_NAMES = { OCI4: 'OCI 4.0', OCI5: 'OCI 5.0', CXML: 'cXML' } as const

/** List of the punch-out systems. Only one form is open at a time: of a system, or of a new one. */
export function PunchOutSystems(props: PageProps) {
  const model = useViewModel(PunchOutSystemsViewModel)
  const [edited, setEdited] = useState<string>()
  return (
    <Section change={model.change}>
      <Text as="p" muted>
        <FormattedMessage id="partner.punchOut.how" />
      </Text>
      {props.partnerInterface.punchOutSystems.map((system) => (
        <OneSystem
          key={system.systemId}
          {...props}
          model={model}
          system={system}
          isEdited={edited === system.systemId}
          onEdit={() => setEdited(edited === system.systemId ? undefined : system.systemId)}
        />
      ))}
      {edited === undefined && <SystemForm {...props} model={model} />}
    </Section>
  )
}

type SystemProps = Props & {
  readonly system: System
  readonly isEdited: boolean
  readonly onEdit: () => void
}

const OneSystem = observer(function OneSystem({ isEdited, onEdit, ...props }: SystemProps) {
  const { model, system, origin } = props
  const change = useChangeAndReload()
  const { systemId, name, protocol, userName, returnHosts, state } = system
  const isBusy = model.change.pending === systemId
  return (
    <section className={styles.card} aria-label={name}>
      <h2>{name}</h2>
      <StateBadge state={state} />
      <Text as="p" muted breakable>
        {PROTOCOL_NAMES[protocol]} · {returnHosts.join(', ')}
      </Text>
      <p>
        <FormattedMessage id="partner.punchOut.userName" values={{ name: <code>{userName}</code> }} />
      </p>
      <Text as="p" breakable>
        <FormattedMessage
          id="partner.punchOut.address"
          values={{ address: <code>{model.addressOf(protocol, origin)}</code> }}
        />
      </Text>
      <Text as="p" breakable>
        <FormattedMessage
          id="partner.punchOut.edifact"
          values={{ address: <code>{model.edifactAddress(origin)}</code> }}
        />
      </Text>
      <ButtonRow>
        <Button small aria-expanded={isEdited} onClick={onEdit}>
          <FormattedMessage id="action.change" />
        </Button>
        <RotateButton name={name} busy={isBusy} onConfirm={() => void change(() => model.rotate(systemId))} />
        <ConfirmButton
          small
          variant="danger"
          busy={isBusy}
          question={<FormattedMessage id="partner.punchOut.deleteSure" values={{ name }} />}
          text={<FormattedMessage id="partner.punchOut.deleteSure.text" />}
          confirm={<FormattedMessage id="partner.delete" />}
          keep={<FormattedMessage id="confirm.keep" />}
          onConfirm={() => void change(() => model.delete(systemId))}
        >
          <FormattedMessage id="partner.delete" />
        </ConfirmButton>
      </ButtonRow>
      {isEdited && <SystemForm {...props} />}
    </section>
  )
})

type FormProps = Props & { readonly system?: System }

const SystemForm = observer(function SystemForm({ model, system, partnerInterface, costCentres }: FormProps) {
  const intl = useIntl()
  const change = useChangeAndReload()
  const elementRef = useRef<HTMLFormElement>(null)
  const [protocol, setProtocol] = useState<string>(system?.protocol ?? 'OCI5')
  const { errors } = model.change
  const fields = model.mappedFields(protocol)
  const typed = (): SystemInput => {
    const form = new FormData(elementRef.current ?? undefined)
    const text = (name: string) => typedText(form, name).trim()
    return {
      known: system,
      name: text('name'),
      protocol,
      hosts: text('hosts'),
      codes: text('codes'),
      costCentre: text('costCentre'),
      mapping: Object.fromEntries(fields.map((field) => [field, text(mappingInputName(field))])),
    }
  }
  const save = async () => {
    if (!(await change(() => model.save(typed())))) return void focusInvalid(elementRef.current)
    if (!system) elementRef.current?.reset()
  }
  const error = (name: string) => errors[name] && <FormattedMessage id={`partner.flaw.${errors[name]}`} />
  return (
    <form
      ref={elementRef}
      className={styles.form}
      noValidate
      aria-label={intl.formatMessage({ id: 'partner.punchOut.new' })}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {!system && (
        <h2>
          <FormattedMessage id="partner.punchOut.new" />
        </h2>
      )}
      <TextInput
        label={<FormattedMessage id="partner.column.name" />}
        error={error('name')}
        required
        name="name"
        maxLength={60}
        defaultValue={system?.name}
      />
      <Select
        label={<FormattedMessage id="partner.protocol" />}
        name="protocol"
        value={protocol}
        onChange={setProtocol}
        options={model.protocols.map((value) => ({ value, text: PROTOCOL_NAMES[value] }))}
      />
      <TextInput
        label={<FormattedMessage id="partner.punchOut.hosts" />}
        hint={<FormattedMessage id="partner.punchOut.hosts.hint" />}
        error={error('hosts')}
        required
        name="hosts"
        maxLength={500}
        defaultValue={system?.returnHosts.join(', ')}
      />
      <TextInput
        label={<FormattedMessage id="partner.punchOut.codes" />}
        hint={<FormattedMessage id="partner.punchOut.codes.hint" />}
        error={error('codes')}
        name="codes"
        maxLength={500}
        defaultValue={model.codesOf(system)}
      />
      {costCentres && (
        <Select
          label={<FormattedMessage id="list.column.costCentre" />}
          hint={<FormattedMessage id="partner.punchOut.costCentre.hint" />}
          name="costCentre"
          defaultValue={system?.costCentre}
          options={[
            { value: '', text: intl.formatMessage({ id: 'checkout.costCentre.none' }) },
            ...model.costCentreOptions(costCentres, system?.costCentre),
          ]}
        />
      )}
      <fieldset key={protocol} className={styles.mapping}>
        <legend>
          <FormattedMessage id="partner.mapping" />
        </legend>
        {fields.map((field) => (
          <TextInput
            key={field}
            label={intl.formatMessage({ id: `partner.field.${field}` })}
            labelVariant="small"
            error={error(mappingInputName(field))}
            name={mappingInputName(field)}
            maxLength={40}
            defaultValue={
              system?.protocol === protocol ? system.mapping[field] : model.usualName(protocol, field)
            }
          />
        ))}
      </fieldset>
      <ButtonRow>
        <Button
          type="submit"
          variant="primary"
          busy={model.change.pending === (system?.systemId ?? 'punchOut')}
        >
          <FormattedMessage id={system ? 'action.save' : 'action.create'} />
        </Button>
        <Button
          onClick={() => {
            model.showPreview(typed(), partnerInterface)
            focusInvalid(elementRef.current)
          }}
        >
          <FormattedMessage id="partner.punchOut.preview" />
        </Button>
      </ButtonRow>
      <div aria-live="polite">
        {model.preview !== undefined && <pre className={styles.payload}>{model.preview}</pre>}
      </div>
    </form>
  )
})
