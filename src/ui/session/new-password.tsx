import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button } from '../shared/button.tsx'
import { Section } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import { NewPasswordViewModel } from './new-password.view-model.ts'

/** E-mail address of the current user, and a button that sends a link for a new password. */
export const NewPassword = observer(function NewPassword() {
  const model = useViewModel(NewPasswordViewModel)
  const { email, messageId, outcome } = model
  if (email === undefined) return null
  return (
    <Section title={<FormattedMessage id="newPassword.title" />}>
      <Stack gap={8} start>
        <p>
          <FormattedMessage id="newPassword.email" values={{ email: <strong>{email}</strong> }} />
        </p>
        <Button busy={model.requesting.isRunning} onClick={() => void model.request()}>
          <FormattedMessage id="newPassword.send" />
        </Button>
        <div role="status">
          {messageId && (
            <AlertBox
              modifier={outcome === 'sent' ? 'positive' : 'warning'}
              role="none"
              headline={<FormattedMessage id={messageId} values={{ email }} />}
            />
          )}
        </div>
      </Stack>
    </Section>
  )
})
