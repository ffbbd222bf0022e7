import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import type { PersonCommand } from '#application/people/people.port.ts'
import type { Person, EditablePerson, RightRequest } from '#domain/people/person.ts'
import { ListPage } from '../data-table/list-page.tsx'
import type { ListViewModel } from '../data-table/list.view-model.ts'
import { RowMenu } from '../data-table/row-menu.tsx'
import { useDayText } from '../intl/day-texts.ts'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Card, CardBody, CardHead } from '../shared/card.tsx'
import { classNames } from '../shared/class-names.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { Cluster, Stack } from '../shared/stack.tsx'
import { useRestoreFocus } from '../shared/use-restore-focus.ts'
import utilities from '../shared/utilities.module.css'
import { InviteForm, type InvitationChoices } from './invite-form.tsx'
import type { PeopleActionData, PeopleIntent } from './people-action.ts'
import { PersonForm } from './person-form.tsx'

/** Form that is open above the list. */
export type OpenedPeopleForm =
  | { readonly kind: 'none' | 'unknown' }
  | { readonly kind: 'invite'; readonly invitation: InvitationChoices }
  | { readonly kind: 'edit'; readonly file: EditablePerson }

type Props = {
  readonly model: ListViewModel<Person>
  readonly requests: readonly RightRequest[]
  readonly form: OpenedPeopleForm
  /** True if the request in the URL does not exist. */
  readonly isUnknown: boolean
  readonly actionData: PeopleActionData | undefined
  readonly done: PeopleIntent | undefined
}

export const PeoplePage = observer(function PeoplePage(props: Props) {
  const { model, requests, form, isUnknown, actionData, done } = props
  const { to } = usePaths()
  const elementRef = useRestoreFocus<HTMLDivElement>(done)
  return (
    <ListPage
      model={model}
      intro={<FormattedMessage id="people.intro" />}
      actions={
        <>
          <LinkButton to={to('peopleChanges')} small icon="clock">
            <FormattedMessage id="list.title.peoplechanges" />
          </LinkButton>
          <LinkButton
            to={{ pathname: to('people'), search: '?invite=1' }}
            variant="primary"
            small
            icon="plus"
          >
            <FormattedMessage id="people.invite" />
          </LinkButton>
        </>
      }
      before={
        <Stack gap={16} className={classNames(utilities.goneIfEmpty, utilities.after24)}>
          <FailureAlert id={actionData && `people.refused.${actionData.rejection}`} />
          {done && !actionData && (
            <div ref={elementRef} tabIndex={-1} className={utilities.quietFocus}>
              <AlertBox modifier="positive" headline={<FormattedMessage id={`people.done.${done}`} />} />
            </div>
          )}
          {(isUnknown || form.kind === 'unknown') && (
            <AlertBox modifier="warning" headline={<FormattedMessage id="people.refused.unknown" />} />
          )}
          {requests.length > 0 && <RightRequests requests={requests} />}
          {form.kind === 'invite' && <InviteForm choices={form.invitation} actionData={actionData} />}
          {form.kind === 'edit' && (
            <PersonForm key={form.file.person.personId} file={form.file} actionData={actionData} />
          )}
        </Stack>
      }
      renderCell={(column, person) => column === 'actions' && <PersonActions person={person} />}
    />
  )
})

/** Rights that users have requested; the administrator grants or declines each with one click. */
function RightRequests({ requests }: { readonly requests: readonly RightRequest[] }) {
  const dayText = useDayText()
  return (
    <Card as="section" aria-labelledby="right-requests">
      <CardHead id="right-requests" title={<FormattedMessage id="people.requests" />} />
      <Stack as={CardBody} gap={16}>
        {requests.map(({ requestId, name, email, right, decision }) => (
          <Stack as={Form} key={requestId} method="post" gap={8}>
            <input type="hidden" name="id" value={requestId} />
            <p>
              <FormattedMessage
                id="people.request"
                values={{
                  name: (
                    <>
                      <bdi>{name}</bdi> ({email})
                    </>
                  ),
                  right: <FormattedMessage id={`list.right.${right}`} />,
                }}
              />
            </p>
            {decision ? (
              <p>
                <FormattedMessage
                  id={decision.isGranted ? 'people.decided.granted' : 'people.decided.declined'}
                  values={{ name: <bdi>{decision.by}</bdi>, day: dayText(decision.at.slice(0, 10)) }}
                />
              </p>
            ) : (
              <ButtonRow>
                <Button type="submit" name="intent" value="grant" variant="primary" small>
                  <FormattedMessage id="people.grant" />
                </Button>
                <Button type="submit" name="intent" value="decline" small>
                  <FormattedMessage id="people.decline" />
                </Button>
              </ButtonRow>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

type ActionsProps = { readonly person: Person }

function PersonActions({ person }: ActionsProps) {
  const intl = useIntl()
  const { to } = usePaths()
  const { personId, name, email, state, isLastAdministrator } = person
  const named = { name: name || email }
  const edit = intl.formatMessage({ id: 'people.edit' }, named)
  const isInvitation = state === 'INVITED' || state === 'EXPIRED'
  return (
    <Cluster as="span" gap={4} className={utilities.startOnPhone}>
      <LinkButton
        to={{ pathname: to('people'), search: `?edit=${encodeURIComponent(personId)}` }}
        variant="quiet"
        small
        iconOnly
        icon="edit"
        aria-label={edit}
        title={edit}
      />
      {!isLastAdministrator && (
        <RowMenu name={intl.formatMessage({ id: 'people.more' }, named)}>
          {isInvitation && <Act person={person} intent="resend" />}
          {isInvitation && <Act person={person} intent="withdraw" />}
          {state === 'ACTIVE' && <Act person={person} intent="deactivate" />}
          {state === 'DEACTIVATED' && <Act person={person} intent="activate" />}
        </RowMenu>
      )}
    </Cluster>
  )
}

type ActProps = ActionsProps & { readonly intent: PersonCommand }

function Act({ person: { personId, name, email }, intent }: ActProps) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={personId} />
      <Button type="submit" name="intent" value={intent} variant="quiet" small>
        <FormattedMessage id={`people.act.${intent}`} values={{ name: name || email }} />
      </Button>
    </Form>
  )
}
