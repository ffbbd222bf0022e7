import { FormattedDisplayName, FormattedMessage } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import type { ChangeRejection } from '#application/profile/change-password.ts'
import type { ProfileRejection } from '#application/profile/save-profile.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { ConsentCode } from '#domain/on-behalf/on-behalf.ts'
import type { PersonName } from '#domain/people/person.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { DateTime } from '../intl/date-time.tsx'
import { languageChoices } from '../locale/language-choices.ts'
import { NewPasswordField } from '../session/new-password-field.tsx'
import { PersonNameFields } from '../people/person-name-fields.tsx'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Badge } from '../shared/badge.tsx'
import { Button } from '../shared/button.tsx'
import { PageHead, Section } from '../shared/page-frame.tsx'
import { Select } from '../shared/select.tsx'
import { Cluster, Stack } from '../shared/stack.tsx'
import { ColumnTable } from '../shared/column-table.tsx'
import { Text } from '../shared/text.tsx'
import { TextInput } from '../shared/text-input.tsx'
import { useFormFocus } from '../shared/use-form-focus.ts'
import { useRestoreFocus } from '../shared/use-restore-focus.ts'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import utilities from '../shared/utilities.module.css'

export type ProfileActionData =
  | {
      readonly form: 'profile'
      readonly typed: PersonName & { readonly language: LanguageCode }
      readonly rejection: ProfileRejection
    }
  | { readonly form: 'password'; readonly rejection: ChangeRejection }
  | { readonly form: 'sessions' | 'code'; readonly rejection: { readonly kind: 'unreachable' } }
  | { readonly form: 'code'; readonly created: ConsentCode }

type Props = {
  readonly profile: Profile
  /** Contact number of the user. Colleagues enter it to share a cart with the user. */
  readonly contactNo: string | undefined
  readonly rejected: ProfileActionData | undefined
  readonly done: 'saved' | 'password' | 'ended' | undefined
  /** True if the help desk of the seller can act on behalf of the user. */
  readonly hasHelpDesk: boolean
  /** Minimum and maximum lengths of a password, and maximum length of a name, in characters. */
  readonly limits: { readonly least: number; readonly most: number; readonly name: number }
}

/** Profile of the user. Its forms also work without scripts. The server never returns a password. */
export function ProfilePage(props: Props) {
  const { rejected, done } = props
  const notice = useRestoreFocus<HTMLDivElement>(done ?? rejected)
  return (
    <>
      <PageHead title={<FormattedMessage id="profile.title" />} />
      <div ref={notice} tabIndex={-1} className={utilities.quietFocus}>
        {done && <AlertBox modifier="positive" headline={<FormattedMessage id={`profile.done.${done}`} />} />}
        <FailureAlert
          id={
            rejected &&
            'rejection' in rejected &&
            rejected.rejection.kind === 'unreachable' &&
            'login.reset.unreachable'
          }
        />
      </div>
      <PersonForm {...props} />
      <PasswordForm key={done} {...props} />
      <Sessions {...props} />
      {props.hasHelpDesk && <HelpDesk rejected={rejected} />}
    </>
  )
}

function PersonForm({ profile, contactNo, rejected, limits }: Props) {
  const { state } = useNavigation()
  const attempt = rejected?.form === 'profile' ? rejected : undefined
  const form = useFormFocus<HTMLFormElement>(attempt)
  const errors = attempt?.rejection.kind === 'names' ? attempt.rejection.faults : {}
  return (
    <Section
      title={<FormattedMessage id="profile.person" />}
      note={<FormattedMessage id="newPassword.email" values={{ email: profile.email }} />}
    >
      <Stack as={Form} ref={form} method="post" noValidate gap={16} fields>
        <PersonNameFields typed={attempt?.typed ?? profile} faults={errors} most={limits.name} />
        <Select
          key={profile.language}
          label={<FormattedMessage id="profile.language" />}
          name="language"
          defaultValue={(attempt?.typed ?? profile).language}
          options={languageChoices('', '').map(({ code, name }) => ({ value: code, text: name }))}
        />
        <p>
          <Text strong>
            <FormattedMessage id="profile.country" />
          </Text>{' '}
          <FormattedDisplayName type="region" value={profile.country} />
          <Text as="span" block muted small>
            <FormattedMessage id="profile.countryHint" />
          </Text>
        </p>
        {contactNo !== undefined && (
          <p>
            <Text strong>
              <FormattedMessage id="mycarts.contact" />
            </Text>{' '}
            {contactNo}
          </p>
        )}
        <Button type="submit" name="intent" value="profile" variant="primary" busy={state === 'submitting'}>
          <FormattedMessage id="action.save" />
        </Button>
      </Stack>
    </Section>
  )
}

function PasswordForm({ profile, rejected, limits }: Props) {
  const { state } = useNavigation()
  const rejection = rejected?.form === 'password' ? rejected.rejection : undefined
  const kind = rejection?.kind
  const form = useFormFocus<HTMLFormElement>(rejection)
  return (
    <Section title={<FormattedMessage id="profile.password" />}>
      <Stack as={Form} ref={form} method="post" noValidate gap={16} fields>
        <input type="hidden" name="username" autoComplete="username" value={profile.email} readOnly />
        <TextInput
          label={<FormattedMessage id="profile.currentPassword" />}
          error={
            kind === 'wrong-current' ? (
              <FormattedMessage id="profile.wrongPassword" />
            ) : (
              rejection?.kind === 'too-many-attempts' && (
                <FormattedMessage
                  id="login.too-many-attempts"
                  values={{ seconds: rejection.retryAfter ?? 60 }}
                />
              )
            )
          }
          required
          name="current"
          type="password"
          autoComplete="current-password"
          maxLength={limits.most}
        />
        <NewPasswordField
          label="setPassword.label"
          error={kind === 'length' || kind === 'common' ? kind : undefined}
          lengths={limits}
        />
        <Button type="submit" name="intent" value="password" busy={state === 'submitting'}>
          <FormattedMessage id="setPassword.save" />
        </Button>
      </Stack>
    </Section>
  )
}

function HelpDesk({ rejected }: Pick<Props, 'rejected'>) {
  const created = rejected && 'created' in rejected ? rejected.created : undefined
  return (
    <Section
      title={<FormattedMessage id="header.helpDesk" />}
      note={<FormattedMessage id="profile.codeNote" />}
    >
      <Stack as={Form} method="post" gap={8} start>
        {created && (
          <p role="status">
            <Text strong large>
              {created.code}
            </Text>{' '}
            <FormattedMessage id="profile.codeUntil" /> <DateTime at={created.expiresAt} />
          </p>
        )}
        <Button type="submit" name="intent" value="code">
          <FormattedMessage id="profile.createCode" />
        </Button>
      </Stack>
    </Section>
  )
}

function Sessions({ profile: { sessions } }: Props) {
  return (
    <Section title={<FormattedMessage id="profile.sessions" />}>
      <ColumnTable
        caption={<FormattedMessage id="profile.sessions" />}
        items={sessions}
        keyOf={({ id }) => id}
        columns={[
          {
            head: 'profile.device',
            heading: true,
            place: 'head',
            render: ({ device, isCurrent }) => (
              <Cluster gap={8}>
                {device ?? <FormattedMessage id="profile.unknownDevice" />}
                {isCurrent && (
                  <Badge severity="info">
                    <FormattedMessage id="profile.thisDevice" />
                  </Badge>
                )}
              </Cluster>
            ),
          },
          { head: 'profile.startedAt', render: ({ startedAt }) => <DateTime at={startedAt} /> },
          { head: 'profile.seenAt', render: ({ seenAt }) => <DateTime at={seenAt} /> },
          {
            head: 'header.logOut',
            hidden: true,
            fit: true,
            render: ({ id, device, isCurrent }) =>
              !isCurrent && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" name="intent" value="end" small>
                    <FormattedMessage id="header.logOut" />
                    <VisuallyHidden> {device}</VisuallyHidden>
                  </Button>
                </Form>
              ),
          },
        ]}
      />
      <Form method="post" className={utilities.before16}>
        <Button type="submit" name="intent" value="end">
          <FormattedMessage id="profile.endAll" />
        </Button>
      </Form>
    </Section>
  )
}
