import { FormattedMessage } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import type { PasswordRejection } from '#application/session/set-password.ts'
import { Link } from '../shared/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button } from '../shared/button.tsx'
import { Page, PageHead } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = {
  readonly rejection: PasswordRejection | undefined
  /** Limits of a password in characters. */
  readonly lengths: { readonly least: number; readonly most: number }
}

const MESSAGES = {
  unknown: 'setPassword.unknown',
  expired: 'setPassword.expired',
  used: 'setPassword.used',
  unreachable: 'login.reset.unreachable',
} as const

/** Form for a new password. It also works without scripts. The server never returns the password. */
export function SetPasswordForm({ rejection, lengths }: Props) {
  const { to } = usePaths()
  const { state } = useNavigation()
  const isWrongPassword = rejection === 'length' || rejection === 'common'
  const isLinkUseless = rejection !== undefined && !isWrongPassword && rejection !== 'unreachable'
  return (
    <Page>
      <PageHead title={<FormattedMessage id="setPassword.title" />} />
      <Stack as={Form} method="post" noValidate gap={16} fields>
        {rejection !== undefined && !isWrongPassword && (
          <AlertBox modifier="negative" headline={<FormattedMessage id={MESSAGES[rejection]} />} />
        )}
        {isLinkUseless ? (
          <Link to={to('login')}>
            <FormattedMessage id="setPassword.another" />
          </Link>
        ) : (
          <>
            <NewPasswordField
              label="setPassword.label"
              error={isWrongPassword ? rejection : undefined}
              lengths={lengths}
            />
            <Button type="submit" variant="primary" busy={state === 'submitting'}>
              <FormattedMessage id="setPassword.save" />
            </Button>
          </>
        )}
      </Stack>
    </Page>
  )
}
