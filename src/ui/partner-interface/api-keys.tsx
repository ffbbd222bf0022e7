import { observer } from 'mobx-react-lite'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import type { PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import { DayInput } from '../intl/day-input.tsx'
import { useViewModel } from '../kernel/container.tsx'
import { classNames } from '../shared/class-names.ts'
import { useChangeAndReload } from '../shared/use-change-and-reload.ts'
import { ButtonRow } from '../shared/button.tsx'
import { ConfirmButton } from '../shared/confirm-button.tsx'
import { EmptyState } from '../shared/empty-state.tsx'
import { Text } from '../shared/text.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { TextInput } from '../shared/text-input.tsx'
import utilities from '../shared/utilities.module.css'
import { Choices, CreateForm } from './create-form.tsx'
import { ScopeName } from './scope-name.tsx'
import { RotateButton } from './rotate-button.tsx'
import { typedText } from './typed-text.ts'
import styles from './partner.module.css'
import { ApiKeysViewModel } from './api-keys.view-model.ts'
import { Section } from './section.tsx'
import { StateBadge } from './state-badge.tsx'

type Keys = PartnerInterface['keys']
type Props = { readonly model: ApiKeysViewModel }

const COLUMNS = ['name', 'scopes', 'lastUse', 'expiry', 'state'] as const

export function ApiKeys({ keys }: { readonly keys: Keys }) {
  const model = useViewModel(ApiKeysViewModel)
  return (
    <Section change={model.change}>
      <Text as="p" muted>
        <FormattedMessage id="partner.keys.how" />
      </Text>
      {keys.length === 0 ? (
        <EmptyState icon="lock" title={<FormattedMessage id="partner.keys.none" />} />
      ) : (
        <Table caption={<FormattedMessage id="partner.section.keys" />} className={utilities.fullWidth}>
          <TableHead>
            {COLUMNS.map((column) => (
              <HeadCell key={column}>
                <FormattedMessage id={`partner.column.${column}`} />
              </HeadCell>
            ))}
            <HeadCell hidden>
              <FormattedMessage id="forms.column.action" />
            </HeadCell>
          </TableHead>
          <TableBody>
            {keys.map((one) => (
              <KeyRow key={one.keyId} model={model} apiKey={one} />
            ))}
          </TableBody>
        </Table>
      )}
      <NewKey model={model} />
    </Section>
  )
}

const KeyRow = observer(function KeyRow({ model, apiKey }: Props & { readonly apiKey: Keys[number] }) {
  const intl = useIntl()
  const change = useChangeAndReload()
  const { keyId, name, scopes, lastUsedAt, expiresAt, state } = apiKey
  const label = (column: (typeof COLUMNS)[number]) => intl.formatMessage({ id: `partner.column.${column}` })
  const isBusy = model.change.pending === keyId
  return (
    <Row>
      <Cell heading place="head">
        {name}
      </Cell>
      <Cell label={label('scopes')}>
        <ul className={styles.scopes}>
          {scopes.map((scope, index) => (
            <li key={`${scope} ${index}`}>
              <ScopeName scope={scope} />
            </li>
          ))}
        </ul>
      </Cell>
      <Cell label={label('lastUse')}>
        {lastUsedAt ? <FormattedDate value={lastUsedAt} dateStyle="medium" timeZone="UTC" /> : '–'}
      </Cell>
      <Cell label={label('expiry')}>
        <FormattedDate value={expiresAt} dateStyle="medium" timeZone="UTC" />
      </Cell>
      <Cell label={label('state')}>
        <StateBadge state={state} />
      </Cell>
      <Cell place="wide" align="end">
        {state !== 'revoked' && (
          <ButtonRow className={classNames(styles.actions, utilities.startOnPhone)}>
            <RotateButton
              name={name}
              busy={isBusy}
              aria-label={intl.formatMessage({ id: 'partner.rotateKey' }, { name })}
              onConfirm={() => void change(() => model.rotate(keyId))}
            />
            <ConfirmButton
              small
              variant="danger"
              busy={isBusy}
              aria-label={intl.formatMessage({ id: 'partner.revokeKey' }, { name })}
              question={<FormattedMessage id="partner.revokeSure" values={{ name }} />}
              text={<FormattedMessage id="partner.revokeSure.text" />}
              confirm={<FormattedMessage id="partner.revoke" />}
              keep={<FormattedMessage id="confirm.keep" />}
              onConfirm={() => void change(() => model.revoke(keyId))}
            >
              <FormattedMessage id="partner.revoke" />
            </ConfirmButton>
          </ButtonRow>
        )}
      </Cell>
    </Row>
  )
})

const NewKey = observer(function NewKey({ model }: Props) {
  const { errors } = model.change
  const create = (formData: FormData) =>
    model.create(
      typedText(formData, 'name'),
      formData.getAll('scope').map(String),
      typedText(formData, 'expiresAt'),
    )
  return (
    <CreateForm
      title={<FormattedMessage id="partner.newKey" />}
      busy={model.change.pending === 'key'}
      onCreate={create}
    >
      <TextInput
        label={<FormattedMessage id="partner.column.name" />}
        error={errors['name'] && <FormattedMessage id="partner.flaw.name" />}
        required
        name="name"
        maxLength={60}
        autoComplete="off"
      />
      <Choices
        legend={<FormattedMessage id="partner.column.scopes" />}
        name="scope"
        choices={model.scopes.map((scope) => ({ value: scope, label: <ScopeName scope={scope} /> }))}
        isInvalid={errors['scopes'] !== undefined}
      />
      <DayInput
        label={<FormattedMessage id="partner.column.expiry" />}
        error={errors['expiresAt'] && <FormattedMessage id="partner.refused.day" />}
        required
        name="expiresAt"
        defaultValue={model.usualEnd}
      />
    </CreateForm>
  )
})
