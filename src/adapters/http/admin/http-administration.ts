import type {
  Administration,
  ErrorReport,
  MockBehaviour,
  Redirect,
} from '#application/admin/administration.port.ts'
import type { Credentials, LogInRefusal } from '#application/session/accounts.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { clientOf } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

const adminCalls = clientOf(adminContract)

const TOO_MANY_ATTEMPTS_CODE = 429_000

export class HttpAdministration implements Administration {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async logIn(credentials: Credentials): Promise<Result<string, LogInRefusal>> {
    const { calls, via } = this.#api
    try {
      const { body } = await calls.account.loginKih.mutate({ via, body: credentials })
      return ok(body.accessToken)
    } catch (error) {
      if (!isRefusal(error)) throw error
      return error.code === TOO_MANY_ATTEMPTS_CODE
        ? fail({ kind: 'too-many-attempts', retryAfter: error.retryAfter })
        : fail({ kind: 'wrong-credentials' })
    }
  }

  async logOut(token: string): Promise<void> {
    const { calls, via } = this.#api
    await calls.account.logoutKih.mutate({ via, body: { token } })
  }

  async errorReports(tokenKih: string, length: number): Promise<readonly ErrorReport[] | undefined> {
    const { via } = this.#api
    try {
      const { body } = await adminCalls.errorLog.mutate({ via, body: { tokenKih, length } })
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
    const { via } = this.#api
    try {
      const { body } = await adminCalls.redirects.mutate({ via, body: { tokenKih } })
      return body.redirects
    } catch (error) {
      if (isRefusal(error)) return []
      throw error
    }
  }

  async mock(tokenKih: string, change: Partial<MockBehaviour>): Promise<MockBehaviour | undefined> {
    const { via } = this.#api
    try {
      const { body } = await adminCalls.mock.mutate({ via, body: { tokenKih, ...change } })
      return body
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw error
    }
  }

  async ping(): Promise<void> {
    const { calls, via } = this.#api
    await calls.settings.searchMode.query({ via })
  }
}

const isRefusal = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.kind === 'refused'
