import { FormattedMessage, useIntl } from 'react-intl'
import type { EditablePerson, PersonRole } from '#domain/people/person.ts'
import { FieldColumns } from '../shared/field-columns.tsx'
import { Select } from '../shared/select.tsx'
import { TextInput } from '../shared/text-input.tsx'
import type { PeopleActionData } from './people-action.ts'
import { PersonCard } from './person-card.tsx'
import { CostCentreChoices, LimitInput } from './person-form.tsx'

export type InvitationChoices = Pick<EditablePerson, 'currency' | 'costCentres'> & {
  readonly roles: readonly PersonRole[]
}
type Props = { readonly choices: InvitationChoices; readonly actionData: PeopleActionData | undefined }

export function InviteForm({ choices: { roles, currency, costCentres }, actionData }: Props) {
  const intl = useIntl()
  const isWrong =
    actionData !== undefined && ['email', 'colleague', 'elsewhere'].includes(actionData.rejection)
  return (
    <PersonCard
      intent="invite"
      title={<FormattedMessage id="people.invite" />}
      submit={<FormattedMessage id="people.invite.send" />}
      actionData={actionData}
    >
      <FieldColumns>
        <TextInput
          label={<FormattedMessage id="people.email" />}
          name="email"
          type="email"
          required
          autoComplete="off"
          defaultValue={actionData?.email}
          error={isWrong && <FormattedMessage id={`people.refused.${actionData.rejection}`} />}
        />
        <Select
          label={<FormattedMessage id="list.column.role" />}
          name="role"
          defaultValue={actionData?.settings?.role ?? 'BUYER'}
          options={roles.map((role) => ({
            value: role,
            text: intl.formatMessage({ id: `list.value.role.${role}` }),
          }))}
        />
        <LimitInput currency={currency} actionData={actionData} />
      </FieldColumns>
      <CostCentreChoices choices={costCentres} chosen={actionData?.settings?.costCentres} />
    </PersonCard>
  )
}
