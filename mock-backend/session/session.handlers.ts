import type { accountContract } from '#contracts/session/account.contract.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import { isAdministrator, isHelpDesk, normalisedUserName, type Account } from './account.ts'
import { commonPassword } from './common-passwords.ts'
import { deviceName } from './device-name.ts'
import { LoginThrottle } from './login-throttle.ts'
import { linkErrorResponse } from './one-time-links.ts'
import { errorResponse, HttpError } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'
import { companyOf } from './company.ts'

export function accountHandlers({
  db,
  sessions,
  passwords,
  clock,
  inbox,
  mailThrottle,
  realClock,
  people,
  asCaller,
}: Services): Handlers<typeof accountContract> {
  const throttle = new LoginThrottle()

  /**
   * Checks user name and password.
   * @throws HttpError with 401001 or 429000
   */
  async function identify({ username, password }: { username: string; password: string }): Promise<Account> {
    const userName = normalisedUserName(username)
    throttle.check(userName, realClock())
    const account = db.account.findFirst({ where: { userName: { equals: userName } } })
    if (!account || account.isDeactivated || !(await passwords.isRight(account, password))) {
      throttle.failed(userName, realClock())
      const detail = 'User name or password is wrong.'
      throw new HttpError(errorResponse(401, 401001, detail))
    }
    throttle.succeeded(userName)
    return account
  }

  return {
    login: async ({ body, request }) => {
      const account = await identify(body)
      const where = { userName: { equals: account.userName } }
      db.account.update({ where, data: { lastLoginAt: clock() } })
      return {
        status: 200,
        body: {
          accessToken: await sessions.open(
            account,
            'shop',
            undefined,
            deviceName(request.headers.get('user-agent')),
          ),
          expiresIn: sessions.lifetimeSeconds,
          userInfo: userInfo(account),
        },
      }
    },

    loginKih: async ({ body }) => {
      const account = await identify(body)
      if (!account.isAdmin) return errorResponse(403, 403000, 'Admins only.')
      return { status: 200, body: { accessToken: await sessions.open(account, 'kih') } }
    },

    logout: async ({ body }) => {
      await sessions.close(body.token)
      return { status: 200, body: {} }
    },

    logoutKih: async ({ body }) => {
      await sessions.close(body.token, 'kih')
      return { status: 200, body: {} }
    },

    passwordReset: async ({ params, query }) => {
      const userName = normalisedUserName(params.passwordReset)
      // counted for unknown addresses too, so that the response does not reveal which addresses exist
      mailThrottle.count(`password ${userName}`)
      const account = db.account.findFirst({ where: { userName: { equals: userName } } })
      if (account && !account.isDeactivated)
        await passwords.sendLink(account, catalogueLanguage[query.languageID ?? 'en-GB'])
      return { status: 200, body: {} }
    },

    setPassword: async ({ body: { link, password } }) => {
      const outcome = await passwords.set(link, password)
      if (outcome === 'set') return { status: 200, body: {} }
      return outcome === 'common' ? commonPassword() : linkErrorResponse(outcome)
    },

    getFeatures: asCaller(({ account }) => {
      const administrator = people.askableFor(account)
      const askable = { ...(administrator && { administrator }) }
      const unread = account.punchOut === undefined ? { unread: inbox.unreadOf(account.contactId) } : {}
      return { ...features(account), ...ownRights(account), ...askable, ...unread }
    }),
  }
}

/**
 * Rights that the login response does not contain. The help desk cannot manage people on behalf of an
 * administrator.
 */
const ownRights = (account: Account) => ({
  vinSearch: account.vinSearch,
  partnerInterface: isAdministrator(account) && account.onBehalf === undefined,
  people: isAdministrator(account) && account.onBehalf === undefined,
  onBehalf: isHelpDesk(account),
  priceToggle: account.priceToggle,
  ...(account.isAdmin && { role: 'admin' as const }),
})

const features = ({ order, invoice, shipment, showPrice, fillBasket }: Account) => ({
  order,
  invoice,
  shipment,
  showPrice,
  fillBasket,
})

export const userInfo = (account: Account) => ({
  onBehalf: account.onBehalf,
  given_name: account.givenName,
  family_name: account.familyName,
  customerId: account.customerId,
  companyName: companyOf(account.customerId),
  // a visitor from a customer's purchasing system has no password in the shop
  email: account.punchOut === undefined ? account.userName : undefined,
  entityID: account.entityID,
  contactId: account.contactId,
  billingAddress: { country: account.country },
  features: features(account),
  currency: account.currency,
  alternativeCurrency: account.alternativeCurrency,
  priceToggle: account.priceToggle,
  role: account.isAdmin ? ('admin' as const) : ('customer' as const),
})
