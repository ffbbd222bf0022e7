import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useNavigation } from 'react-router'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button, TextButton } from '../shared/button.tsx'
import { Field } from '../shared/field.tsx'
import { Icon } from '../shared/icon.tsx'
import { Page } from '../shared/page-frame.tsx'
import { Cluster, Stack } from '../shared/stack.tsx'
import { Input, TextInput } from '../shared/text-input.tsx'
import type { LoginViewModel } from './login.view-model.ts'
import styles from './login.module.css'
import { LoginBenefits } from './login-benefits.tsx'

type Props = {
  readonly model: LoginViewModel
  readonly returnUrl: string
  /** True if the user was redirected here from a page that requires a login. */
  readonly isAskedTo: boolean
  /** True if the API has ended the session. */
  readonly wasLoggedOut: boolean
  readonly hasNewPassword?: boolean
}

export const Login = observer(function Login({
  model,
  returnUrl,
  isAskedTo,
  wasLoggedOut,
  hasNewPassword,
}: Props) {
  const username = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wasLoggedOut) model.forgetVisitor()
  }, [model, wasLoggedOut])

  return (
    <Page>
      <div className={styles.gate}>
        <Stack as="section" gap={16} top>
          <h1 tabIndex={-1}>
            <FormattedMessage id="login.title" />
          </h1>
          {isAskedTo && (
            <AlertBox
              modifier="warning"
              headline={<FormattedMessage id="addresses.pleaseLogin" />}
              text={<FormattedMessage id="login.thenBack" />}
            />
          )}
          {hasNewPassword && (
            <AlertBox modifier="positive" headline={<FormattedMessage id="setPassword.saved" />} />
          )}
          {wasLoggedOut && (
            <AlertBox modifier="warning" headline={<FormattedMessage id="session.wasLoggedOut" />} />
          )}
          <LoginForm model={model} returnUrl={returnUrl} username={username} />
          <PasswordReset model={model} onMissing={() => username.current?.focus()} />
        </Stack>
        <LoginBenefits />
      </div>
    </Page>
  )
})

type FormProps = Pick<Props, 'model' | 'returnUrl'> & {
  readonly username: RefObject<HTMLInputElement | null>
}

const LoginForm = observer(function LoginForm({ model, returnUrl, username }: FormProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const hasGoneOn = useRef(false)
  const passwordField = useRef<HTMLInputElement>(null)
  // reads the fields, because the user or a password manager may have filled them in before hydration
  useLayoutEffect(() => {
    model.typeUsername(username.current?.value ?? '')
    model.typePassword(passwordField.current?.value ?? '')
  }, [model, username])
  // records that another navigation has started: the login must not navigate afterwards
  useLayoutEffect(() => {
    hasGoneOn.current = state !== 'idle'
    return () => {
      hasGoneOn.current = true
    }
  }, [state])
  // reads the values here, because MobX does not observe reads inside the children of the field
  const { password, isPasswordShown } = model

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const goOn = () => {
      if (!hasGoneOn.current) void navigate(returnUrl, { replace: true })
    }
    if (!(await model.submit(goOn))) username.current?.focus()
  }

  return (
    <Stack as="form" gap={16} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FailureAlert id={model.messageId} values={{ seconds: model.waitSeconds }} />
      <TextInput
        ref={username}
        label={<FormattedMessage id="login.username" />}
        required
        limitText={intl.formatMessage({ id: 'field.limitReached' })}
        name="username"
        autoComplete="username"
        maxLength={254}
        value={model.username}
        onChange={(text) => model.typeUsername(text)}
        error={model.isUsernameMissing && <FormattedMessage id="login.reset.incomplete" />}
        isErrorLive
      />
      <Field label={<FormattedMessage id="login.password" />} required>
        {(control) => (
          <Cluster gap={8} noWrap>
            <Input
              {...control}
              ref={passwordField}
              type={isPasswordShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => model.typePassword(event.target.value)}
            />
            <Button
              iconOnly
              aria-pressed={isPasswordShown}
              aria-label={intl.formatMessage({ id: 'login.showPassword' })}
              onClick={() => model.togglePassword()}
            >
              <Icon name={isPasswordShown ? 'eye' : 'eye-off'} />
            </Button>
          </Cluster>
        )}
      </Field>
      <Button type="submit" variant="primary" wide busy={model.loggingIn.isRunning}>
        <FormattedMessage id="action.logIn" />
      </Button>
    </Stack>
  )
})

const PasswordReset = observer(function PasswordReset({
  model,
  onMissing,
}: Pick<Props, 'model'> & { readonly onMissing: () => void }) {
  const { reset, resetMessageId } = model
  const request = async () => {
    await model.requestReset()
    if (model.isUsernameMissing) onMissing()
  }
  return (
    <Stack gap={8} fields data-scripts-only>
      <TextButton disabled={model.resetting.isRunning} onClick={() => void request()}>
        <FormattedMessage id="login.forgotten" />
      </TextButton>
      <div role="status">
        {resetMessageId && (
          <AlertBox
            modifier={reset === 'sent' ? 'positive' : 'warning'}
            role="none"
            headline={<FormattedMessage id={resetMessageId} />}
          />
        )}
      </div>
    </Stack>
  )
})
