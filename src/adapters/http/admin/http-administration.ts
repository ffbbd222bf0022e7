import type {
  Administration,
  CaseDecision,
  ErrorReport,
  MockBehaviour,
  OpenCase,
  Redirect,
} from '#application/admin/administration.port.ts'
import type { Credentials, LogInRejection } from '#application/session/accounts.port.ts'
import type { Result } from '#domain/shared/result.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { accountContract } from '#contracts/session/account.contract.ts'
import { settingsContract } from '#contracts/vehicles/settings.contract.ts'
import { rejecting } from '../rejections.ts'
import { toLogInRejection } from '../session/log-in-rejection.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpAdministration extends HttpAdapter implements Administration {
  readonly #admin = this.api.client(adminContract)
  readonly #account = this.api.client(accountContract)
  readonly #settings = this.api.client(settingsContract)

  logIn(credentials: Credentials): Promise<Result<string, LogInRejection>> {
    return rejecting(toLogInRejection, async () => {
      const { body } = await this.#account.loginKih.mutate({ body: credentials })
      return body.accessToken
    })
  }

  async logOut(token: string): Promise<void> {
    await this.#account.logoutKih.mutate({ body: { token } })
  }

  async errorReports(tokenKih: string, length: number): Promise<readonly ErrorReport[] | undefined> {
    const reports = await rejecting(
      ({ code = 0 }) => ([401, 403].includes(Math.floor(code / 1000)) ? undefined : []),
      async () => {
        const { body } = await this.#admin.errorLog.query({ body: { tokenKih, length } })
        return body.reports.map(({ at: time, logLevel, message, userId }) => ({
          at: time,
          level: logLevel,
          message,
          userId: userId ?? undefined,
        }))
      },
    )
    return reports.ok ? reports.value : reports.error
  }

  async redirects(tokenKih: string): Promise<readonly Redirect[]> {
    const answer = await rejecting(NONE, () => this.#admin.redirects.query({ body: { tokenKih } }))
    return answer.ok ? answer.value.body.redirects : []
  }

  async cases(tokenKih: string): Promise<readonly OpenCase[]> {
    const answer = await rejecting(NONE, () => this.#admin.cases.query({ body: { tokenKih } }))
    return answer.ok ? answer.value.body.cases.map((one) => ({ ...one, customerId: one.customerId })) : []
  }

  async decide(
    tokenKih: string,
    { customerId, caseNo }: OpenCase,
    decision: CaseDecision,
    text: string,
  ): Promise<boolean> {
    const body = { tokenKih, ...(customerId !== undefined && { customerId }), caseNo, decision, text }
    return (await rejecting(NONE, () => this.#admin.decide.mutate({ body }))).ok
  }

  async mock(tokenKih: string, change: Partial<MockBehaviour>): Promise<MockBehaviour | undefined> {
    const answer = await rejecting(NONE, () => this.#admin.mock.mutate({ body: { tokenKih, ...change } }))
    return answer.ok ? answer.value.body : undefined
  }

  async ping(): Promise<void> {
    await this.#settings.searchMode.query()
  }
}

const NONE = () => undefined
