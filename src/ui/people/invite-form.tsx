import { FormattedMessage, useIntl } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import type { PersonFile, PersonRole } from '#domain/people/person.ts'
import { usePaths } from '../routing/use-paths.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Card, CardBody, CardHead } from '../shared/card.tsx'
import { FieldColumns } from '../shared/field-columns.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { Select } from '../shared/select.tsx'
import { Stack } from '../shared/stack.tsx'
import { TextInput } from '../shared/text-input.tsx'
import { useFormFocus } from '../shared/use-form-focus.ts'
import type { PeopleActionData } from './people-action.ts'
import { CostCentreChoices, LimitInput } from './person-form.tsx'

export type InvitationChoices = Pick<PersonFile, 'currency' | 'costCentres'> & {
  readonly roles: readonly PersonRole[]
}
type Props = { readonly choices: InvitationChoices; readonly actionData: PeopleActionData | undefined }

export function InviteForm({ choices: { roles, currency, costCentres }, actionData }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const { state } = useNavigation()
  const card = useFormFocus<HTMLDivElement>(actionData, true)
  const isWrong =
    actionData !== undefined && ['email', 'colleague', 'elsewhere'].includes(actionData.rejection)
  return (
    <Card as="section" ref={card} aria-labelledby="invite">
      <CardHead id="invite" title={<FormattedMessage id="people.invite" />} />
      <CardBody>
        <Stack as={Form} method="post" noValidate gap={16}>
          <input type="hidden" name="intent" value="invited" />
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
          <ButtonRow>
            <Button type="submit" variant="primary" busy={state === 'submitting'}>
              <FormattedMessage id="people.invite.send" />
            </Button>
            <LinkButton to={to('people')} variant="quiet">
              <FormattedMessage id="action.cancel" />
            </LinkButton>
          </ButtonRow>
        </Stack>
      </CardBody>
    </Card>
  )
}
