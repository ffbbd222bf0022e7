import { FormattedMessage } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import type { InvitationRejection } from '#application/people/accept-invitation.ts'
import type { Invitation } from '#application/people/people.port.ts'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button } from '../shared/button.tsx'
import { Page, PageHead } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import { NewPasswordField } from '../session/new-password-field.tsx'
import { PersonNameFields } from './person-name-fields.tsx'

/** Result of a form that did not redirect. The server never returns the password. */
export type InvitationResult = {
  readonly error: InvitationRejection
  readonly givenName: string
  readonly familyName: string
}

type Props = {
  readonly invitation: Invitation | undefined
  /** Reason why the page shows no form. */
  readonly rejection: InvitationRejection['kind'] | undefined
  readonly result: InvitationResult | undefined
  /** Limits of a password in characters. */
  readonly lengths: { readonly least: number; readonly most: number }
  readonly nameMax: number
}

/** Form for the name and password of an invited user. It also works without scripts. */
export function InvitationForm({ invitation, rejection, result, lengths, nameMax }: Props) {
  const { state } = useNavigation()
  const error = result?.error
  const errors = error?.kind === 'faults' ? error.faults : {}
  const shownRejection = rejection ?? (error?.kind === 'faults' ? undefined : error?.kind)
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="invitation.title" />}
        intro={
          invitation && (
            <FormattedMessage
              id="invitation.intro"
              values={{
                company: <bdi>{invitation.company}</bdi>,
                email: <strong>{invitation.email}</strong>,
              }}
            />
          )
        }
      />
      <Stack as={Form} method="post" noValidate gap={16} start>
        <FailureAlert
          id={shownRejection && shownRejection !== 'faults' && `invitation.refused.${shownRejection}`}
        />
        {shownRejection === 'somebody-else' && (
          <Button type="submit" name="intent" value="logOut">
            <FormattedMessage id="invitation.logOut" />
          </Button>
        )}
        {invitation && (
          <>
            <PersonNameFields typed={result ?? {}} faults={errors} most={nameMax} />
            <NewPasswordField label="login.password" error={errors.password} lengths={lengths} />
            <Button type="submit" variant="primary" busy={state === 'submitting'}>
              <FormattedMessage id="invitation.accept" />
            </Button>
          </>
        )}
      </Stack>
    </Page>
  )
}
