import { accountContract } from '#contracts/account.contract.ts'
import { normalisedUserName, type Account } from '../accounts/account.ts'
import { LoginThrottle } from '../accounts/login-throttle.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Db } from '../db.ts'
import { refusal, sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'

const PASSWORD = 'demo'

type Deps = { db: Db; sessions: Sessions; clock: () => number }

export function accountHandlers({ db, sessions, clock }: Deps) {
  const throttle = new LoginThrottle()

  function identify({ username, password }: { username: string; password: string }) {
    const userName = normalisedUserName(username)
    const seconds = throttle.secondsToWait(userName, clock())
    if (seconds > 0) {
      return refusal(429, 429000, 'Too Many Requests', { headers: { 'retry-after': String(seconds) } })
    }
    const account = db.account.findFirst({ where: { userName: { equals: userName } } })
    if (account === null || password !== PASSWORD) {
      throttle.failed(userName, clock())
      return refusal(401, 401001, 'Unauthorized', { detail: 'User name or password is wrong.' })
    }
    throttle.succeeded(userName)
    return account
  }

  return [
    replyTo(accountContract.login, async ({ body }) => {
      const account = identify(body)
      if ('status' in account) return account
      return {
        status: 200,
        body: {
          accessToken: await sessions.open(account),
          expiresIn: sessions.lifetimeSeconds,
          userInfo: userInfo(account),
        },
      }
    }),

    replyTo(accountContract.loginKih, async ({ body }) => {
      const account = identify(body)
      if ('status' in account) return account
      if (!account.isAdmin) return refusal(403, 403000, 'Forbidden', { detail: 'Admins only.' })
      return { status: 200, body: { accessToken: await sessions.open(account, 'kih') } }
    }),

    replyTo(accountContract.logout, async ({ body }) => {
      await sessions.close(body.token)
      return { status: 200, body: {} }
    }),

    replyTo(accountContract.logoutKih, async ({ body }) => {
      await sessions.close(body.token, 'kih')
      return { status: 200, body: {} }
    }),

    replyTo(accountContract.passwordReset, () => ({ status: 200, body: {} })),

    replyTo(accountContract.getFeatures, async ({ body }) => {
      const account = await sessions.accountOf(body.token)
      if (account === undefined) return sessionEnded()
      return { status: 200, body: { ...features(account), vinSearch: account.vinSearch } }
    }),
  ]
}

const features = ({ order, invoice, shipment, showPrice, fillBasket }: Account) => ({
  order,
  invoice,
  shipment,
  showPrice,
  fillBasket,
})

const userInfo = (account: Account) => ({
  given_name: account.givenName,
  family_name: account.familyName,
  customerId: account.customerId,
  entityID: account.entityID,
  contactId: account.contactId,
  billingAddress: { country: account.country },
  features: features(account),
  currency: account.currency,
  alternativeCurrency: account.alternativeCurrency,
  priceToggle: account.priceToggle,
  role: account.isAdmin ? ('admin' as const) : ('customer' as const),
})
