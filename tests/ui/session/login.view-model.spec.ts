import { describe, expect, it } from 'vitest'
import type { ClearUserData } from '#application/authentication/clear-user-data.ts'
import type { LogIn, LogInError } from '#application/authentication/log-in.ts'
import type { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { LoginViewModel } from '#ui/session/login.view-model.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const LOGGED_IN = ok(sessionOf('customer').user!)
const WRONG = fail({ kind: 'unreachable' } as const)

type Answers = {
  readonly logIn?: LogIn['run']
  readonly reset?: RequestPasswordReset['run']
}

function formWith({ logIn = async () => LOGGED_IN, reset = async () => 'sent' }: Answers = {}) {
  const logins = recordedPort<LogIn>({ run: logIn })
  const resets = recordedPort<RequestPasswordReset>({ run: reset })
  const clearings = recordedPort<ClearUserData>({ run: () => {} })
  const model = new LoginViewModel({
    logIn: logins.port,
    requestReset: resets.port,
    clearUserData: clearings.port,
  })
  return { model, logins: logins.calls, resets: resets.calls, clearings: clearings.calls }
}

function typedForm(results?: Answers) {
  const form = formWith(results)
  form.model.typeUsername('anna')
  form.model.typePassword('secret')
  return form
}

describe('logging in', () => {
  it('starts with an empty form', () => {
    const { model } = formWith()
    expect(model).toMatchObject({ username: '', password: '', isPasswordShown: false, waitSeconds: 0 })
    expect([model.messageId, model.resetMessageId]).toEqual([undefined, undefined])
  })

  it('sends the typed values, and clears the password', async () => {
    const { model, logins } = typedForm()
    const onLoggedIn = () => {}
    expect(await model.submit(onLoggedIn)).toBe(true)
    expect(logins).toEqual([['run', { username: 'anna', password: 'secret' }, onLoggedIn]])
    expect(model).toMatchObject({ username: 'anna', password: '', messageId: undefined })
  })

  it('retains the typed values after a rejection, and shows the reason', async () => {
    const { model } = typedForm({ logIn: async () => WRONG })
    expect(await model.submit()).toBe(false)
    expect(model).toMatchObject({ username: 'anna', password: 'secret', messageId: 'login.unreachable' })
  })

  it('sends the values once even if Enter is pressed twice', async () => {
    const { model, logins } = typedForm()
    expect(await Promise.all([model.submit(), model.submit()])).toEqual([true, false])
    expect(logins).toHaveLength(1)
  })

  it.each<[LogInError, number]>([
    [{ kind: 'too-many-attempts', retryAfter: 30 }, 30],
    [{ kind: 'too-many-attempts', retryAfter: undefined }, 60],
    [{ kind: 'incomplete' }, 0],
  ])('shows after how much time the next attempt is allowed: %j', (error, seconds) => {
    const { model } = formWith()
    model.showRejection({ username: 'anna', error })
    expect(model).toMatchObject({ username: 'anna', password: '', waitSeconds: seconds })
    expect(model.messageId).toBe(`login.${error.kind}`)
  })
})

describe('a request for a new password', () => {
  it('is sent with the user name, and confirmed', async () => {
    const { model, resets } = typedForm()
    await model.requestReset()
    expect(resets).toEqual([['run', 'anna']])
    expect(model.resetMessageId).toBe('login.reset.sent')
  })

  it('requires a user name, and marks its field until one is typed', async () => {
    const { model } = formWith({ reset: async () => 'incomplete' })
    await model.requestReset()
    expect([model.isUsernameMissing, model.resetMessageId]).toEqual([true, undefined])
    model.typeUsername('a')
    expect(model.isUsernameMissing).toBe(false)
  })

  it('is sent once even if the button is pressed twice, and clears the earlier result', async () => {
    const { model, resets } = typedForm()
    await model.requestReset()
    const again = [model.requestReset(), model.requestReset()]
    expect(model.resetMessageId).toBeUndefined()
    await Promise.all(again)
    expect([resets.length, model.resetMessageId]).toEqual([2, 'login.reset.sent'])
  })
})

it('the end of the session clears the visitor’s data', () => {
  const { model, clearings } = formWith()
  expect(clearings).toEqual([])
  model.forgetVisitor()
  expect(clearings).toHaveLength(1)
})
