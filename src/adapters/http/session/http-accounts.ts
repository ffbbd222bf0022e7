import type { z } from 'zod/mini'
import type {
  Accounts,
  Credentials,
  LinkRejection,
  LoggedIn,
  LogInRejection,
} from '#application/session/accounts.port.ts'
import type { UserInfo } from '#contracts/session/account.contract.ts'
import type { ShopDefaults } from '#domain/locale/language.ts'
import type { User } from '#domain/session/user.ts'
import type { Result } from '#domain/shared/result.ts'
import { accountContract } from '#contracts/session/account.contract.ts'
import type { Client } from '../contract-client.ts'
import { rejecting, rejectingCommand } from '../rejections.ts'
import type { ShopApi } from '../shop-api.ts'
import { toLogInRejection } from './log-in-rejection.ts'

export class HttpAccounts implements Accounts {
  readonly #calls: Client<typeof accountContract>
  readonly #defaults: () => ShopDefaults

  constructor(api: ShopApi, defaults: () => ShopDefaults) {
    this.#calls = api.client(accountContract)
    this.#defaults = defaults
  }

  logIn(credentials: Credentials): Promise<Result<LoggedIn, LogInRejection>> {
    return rejecting(toLogInRejection, async () => {
      const { body } = await this.#calls.login.mutate({ body: credentials })
      const { accessToken, expiresIn, userInfo } = body
      return {
        token: accessToken,
        expiresIn,
        user: toUser(userInfo, this.#defaults()),
        features: userInfo.features,
      }
    })
  }

  async logOut(token: string): Promise<void> {
    await this.#calls.logout.mutate({ body: { token } })
  }

  async features(token: string): ReturnType<Accounts['features']> {
    const { body } = await this.#calls.getFeatures.query({ body: { token } })
    const { role: _, unread, ...features } = body
    return { features, unread }
  }

  async isAdmin(token: string): Promise<boolean> {
    const { body } = await this.#calls.getFeatures.query({ body: { token } })
    return body.role === 'admin'
  }

  setPassword(link: string, password: string): Promise<Result<void, LinkRejection>> {
    return rejectingCommand<LinkRejection>(LINK_REJECTIONS, () =>
      this.#calls.setPassword.mutate({ body: { link, password } }),
    )
  }

  requestPasswordReset(username: string): Promise<Result<void, { readonly kind: 'too-many' }>> {
    return rejecting({ 429_000: { kind: 'too-many' as const } }, async () => {
      // ts-rest does not encode path parameters
      await this.#calls.passwordReset.mutate({ params: { passwordReset: encodeURIComponent(username) } })
    })
  }
}

const LINK_REJECTIONS = { 422030: 'unknown', 422031: 'expired', 422032: 'used', 422061: 'common' } as const

/** Maximum length in characters, because the name is stored in a cookie. */
const NAME_LENGTH_MAX = 100
const EMAIL_LENGTH_MAX = 254

export function toUser(info: z.infer<typeof UserInfo>, defaults: ShopDefaults): User {
  return {
    firstName: info.given_name,
    lastName: info.family_name,
    customerId: info.customerId ?? defaults.customerId,
    companyName: info.companyName?.slice(0, NAME_LENGTH_MAX),
    email: info.email !== undefined && info.email.length <= EMAIL_LENGTH_MAX ? info.email : undefined,
    entityId: info.entityID ?? defaults.entityId,
    contactId: info.contactId,
    billingCountry: info.billingAddress.country,
    accountCurrency: info.currency,
    alternativeCurrency: info.alternativeCurrency ?? undefined,
    mayTogglePrices: info.priceToggle ?? false,
    role: info.role ?? 'customer',
    onBehalf: info.onBehalf?.slice(0, NAME_LENGTH_MAX),
  }
}
