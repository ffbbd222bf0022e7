import type {
  Administration,
  ErrorReport,
  MockBehaviour,
  Redirect,
} from '#application/admin/administration.port.ts'
import type { Credentials, LogInRejection } from '#application/session/accounts.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { accountContract } from '#contracts/session/account.contract.ts'
import { settingsContract } from '#contracts/vehicles/settings.contract.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

const TOO_MANY_ATTEMPTS_CODE = 429_000

export class HttpAdministration implements Administration {
  readonly #admin: Client<typeof adminContract>
  readonly #account: Client<typeof accountContract>
  readonly #settings: Client<typeof settingsContract>

  constructor(api: ShopApi) {
    this.#admin = api.client(adminContract)
    this.#account = api.client(accountContract)
    this.#settings = api.client(settingsContract)
  }

  async logIn(credentials: Credentials): Promise<Result<string, LogInRejection>> {
    try {
      const { body } = await this.#account.loginKih.mutate({ body: credentials })
      return ok(body.accessToken)
    } catch (error) {
      if (!isRefusal(error)) throw error
      return error.code === TOO_MANY_ATTEMPTS_CODE
        ? fail({ kind: 'too-many-attempts', retryAfter: error.retryAfter })
        : fail({ kind: 'wrong-credentials' })
    }
  }

  async logOut(token: string): Promise<void> {
    await this.#account.logoutKih.mutate({ body: { token } })
  }

  async errorReports(tokenKih: string, length: number): Promise<readonly ErrorReport[] | undefined> {
    try {
      const { body } = await this.#admin.errorLog.query({ body: { tokenKih, length } })
      return body.reports.map(({ at, logLevel, message, userId }) => ({
        at,
        level: logLevel,
        message,
        userId: userId ?? undefined,
      }))
    } catch (error) {
      if (!isRefusal(error)) throw error
      return error.code !== undefined && Math.floor(error.code / 1000) === 401 ? undefined : []
    }
  }

  async redirects(tokenKih: string): Promise<readonly Redirect[]> {
    try {
      const { body } = await this.#admin.redirects.query({ body: { tokenKih } })
      return body.redirects
    } catch (error) {
      if (isRefusal(error)) return []
      throw error
    }
  }

  async mock(tokenKih: string, change: Partial<MockBehaviour>): Promise<MockBehaviour | undefined> {
    try {
      const { body } = await this.#admin.mock.mutate({ body: { tokenKih, ...change } })
      return body
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw error
    }
  }

  async ping(): Promise<void> {
    await this.#settings.searchMode.query()
  }
}

const isRefusal = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.kind === 'refused'
