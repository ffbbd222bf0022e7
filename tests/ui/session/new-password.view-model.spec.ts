import { expect, it } from 'vitest'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import type { Accounts } from '#application/session/accounts.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { NewPasswordViewModel } from '#ui/session/new-password.view-model.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

it('the password form requests a link to the e-mail address of the login', async () => {
  const model = (await loggedInShop('full')).get(NewPasswordViewModel)
  expect(model.email).toBe('full@demo.test')
  expect(model.messageId).toBe(undefined)
  await model.request()
  expect(model.messageId).toBe('newPassword.sent')
})

it('the password form shows that the link could not be sent', async () => {
  const shop = await loggedInShop('full')
  const accounts = {
    requestPasswordReset: () => Promise.reject(new ApiFailure('offline', 'passwordReset')),
  } as Partial<Accounts> as Accounts
  const model = new NewPasswordViewModel({
    session: shop.get(SessionStore),
    requestReset: new RequestPasswordReset({ accounts }),
  })
  await model.request()
  expect(model.outcome).toBe('unreachable')
  expect(model.messageId).toBe('login.reset.unreachable')
})

it('the password form sends nothing if the API returns no e-mail address, or in a punch-out session', async () => {
  const shop = await loggedInShop('full')
  const session = shop.get(SessionStore)
  const { token, features, user } = session.snapshot
  const model = shop.get(NewPasswordViewModel)
  session.restore({ token, features, pricesHidden: false, user: { ...user!, email: undefined } })
  expect(model.email).toBe(undefined)
  await model.request()
  expect(model.messageId).toBe(undefined)
  session.restore({ token, features, pricesHidden: false, user: { ...user!, punchOut: {} } })
  expect(model.email).toBe(undefined)
})
