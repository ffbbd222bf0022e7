import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EditablePerson, PersonRight } from '#domain/people/person.ts'
import type { Money } from '#domain/shared/money.ts'
import { Checkbox, ChoiceGroup, Radio } from '../shared/checkbox.tsx'
import { FieldColumns } from '../shared/field-columns.tsx'
import { Select } from '../shared/select.tsx'
import { TextInput } from '../shared/text-input.tsx'
import utilities from '../shared/utilities.module.css'
import type { PeopleActionData } from './people-action.ts'
import { PersonCard } from './person-card.tsx'

type Props = { readonly file: EditablePerson; readonly actionData: PeopleActionData | undefined }

/**
 * Role, exceptions, order limit and addresses of a person. Changing the role resets the rights; a right that differs
 * from the role is an exception.
 */
export function PersonForm({ file, actionData }: Props) {
  const intl = useIntl()
  const { person, roles, companyRights, currency, addresses, costCentres } = file
  const { orderLimit } = person
  const settings = actionData?.settings ?? person
  const [role, setRole] = useState<string>(settings.role)
  const [rights, setRights] = useState<readonly PersonRight[]>(settings.rights)
  const rightsOf = (roleName: string) => roles.find((one) => one.role === roleName)?.rights ?? []
  const labelOf = (right: PersonRight) => {
    const name = <FormattedMessage id={`list.right.${right}`} />
    const isException = rights.includes(right) !== rightsOf(role).includes(right)
    return isException ? <FormattedMessage id="people.exception" values={{ right: name }} /> : name
  }
  return (
    <PersonCard
      intent="save"
      title={<bdi>{person.name || person.email}</bdi>}
      submit={<FormattedMessage id="action.save" />}
      actionData={actionData}
    >
      <input type="hidden" name="id" value={person.personId} />
      <input type="hidden" name="version" value={actionData?.version ?? person.version ?? ''} />
      <FieldColumns>
        <Select
          label={<FormattedMessage id="list.column.role" />}
          name="role"
          value={role}
          hint={person.isLastAdministrator && <FormattedMessage id="people.refused.last" />}
          options={roles.map((one) => ({
            value: one.role,
            text: intl.formatMessage({ id: `list.value.role.${one.role}` }),
          }))}
          onChange={(chosenRole) => {
            setRole(chosenRole)
            setRights(rightsOf(chosenRole))
          }}
        />
        <LimitInput currency={currency} limit={orderLimit} actionData={actionData} />
      </FieldColumns>
      <ChoiceGroup legend={<FormattedMessage id="people.rights" />}>
        {companyRights.map((right) => (
          <Checkbox
            key={right}
            name="right"
            value={right}
            checked={rights.includes(right)}
            onChange={(isOn) =>
              setRights(isOn ? [...rights, right] : rights.filter((other) => other !== right))
            }
            label={labelOf(right)}
          />
        ))}
        <Checkbox
          name="seesColleagues"
          defaultChecked={settings.seesColleagues}
          label={<FormattedMessage id="people.setting.seesColleagues" />}
        />
      </ChoiceGroup>
      <Choices
        legend={<FormattedMessage id="people.addresses" />}
        name="address"
        choices={addresses}
        chosen={settings.deliveryAddresses}
      />
      <CostCentreChoices choices={costCentres} chosen={settings.costCentres} />
    </PersonCard>
  )
}

type LimitProps = {
  readonly currency: string
  readonly limit?: Money | undefined
  readonly actionData: PeopleActionData | undefined
}

export function LimitInput({ currency, limit, actionData }: LimitProps) {
  return (
    <TextInput
      label={<FormattedMessage id="people.limit" values={{ currency }} />}
      hint={<FormattedMessage id="people.limit.hint" />}
      error={actionData?.rejection === 'limit' && <FormattedMessage id="people.refused.limit" />}
      name="orderLimit"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={actionData?.orderLimit ?? (limit && String(limit.minor / 100))}
    />
  )
}

export function CostCentreChoices(choices: Pick<ChoicesProps, 'choices' | 'chosen'>) {
  return <Choices {...choices} legend={<FormattedMessage id="people.costCentres" />} name="costCentre" />
}

type ChoicesProps = {
  readonly legend: ReactNode
  readonly name: 'address' | 'costCentre'
  readonly choices: EditablePerson['addresses']
  readonly chosen: readonly string[] | undefined
}

/**
 * Choice between all options and a selection, which may be empty. Without options, a person who may order for all of
 * them has no selection.
 */
function Choices({ legend, name, choices, chosen }: ChoicesProps) {
  const [isAll, setAll] = useState(chosen === undefined)
  const scope = `${name}Scope`
  if (choices.length === 0 && chosen === undefined) return <input type="hidden" name={scope} value="all" />
  return (
    <ChoiceGroup legend={legend}>
      <Radio
        name={scope}
        value="all"
        checked={isAll}
        onChange={() => setAll(true)}
        label={<FormattedMessage id="people.scope.all" />}
      />
      <Radio
        name={scope}
        value="selected"
        checked={!isAll}
        onChange={() => setAll(false)}
        label={<FormattedMessage id="people.scope.selected" />}
      />
      <div className={utilities.indented}>
        {choices.map((one) => (
          <Checkbox
            key={one.id}
            name={name}
            value={one.id}
            defaultChecked={chosen?.includes(one.id) ?? false}
            onChange={() => setAll(false)}
            label={one.name}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
