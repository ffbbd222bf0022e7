import type { OnBehalfApi, OnBehalfApiRejection } from '#application/on-behalf/on-behalf.port.ts'
import type { LoggedIn } from '#application/session/accounts.port.ts'
import { onBehalfContract } from '#contracts/on-behalf/on-behalf.contract.ts'
import { SHOP_DEFAULTS } from '#domain/locale/language.ts'
import type { ConsentCode, OnBehalfRequest } from '#domain/on-behalf/on-behalf.ts'
import type { Result } from '#domain/shared/result.ts'
import { HttpAdapter } from '../http-adapter.ts'
import { rejecting, UNKNOWN_REJECTION, UNREADABLE_CODE } from '../rejections.ts'
import { toUser } from '../session/http-accounts.ts'

const REJECTIONS = {
  ...UNKNOWN_REJECTION,
  [UNREADABLE_CODE]: 'unknown',
  403_008: 'not-allowed',
  422_070: 'code',
  429_000: 'too-many-attempts',
} as const

export class HttpOnBehalf extends HttpAdapter implements OnBehalfApi {
  readonly #calls = this.api.client(onBehalfContract)

  async createCode(): Promise<ConsentCode> {
    return (await this.#calls.createCode.mutate()).body
  }

  start({ email, code, reason }: OnBehalfRequest): Promise<Result<LoggedIn, OnBehalfApiRejection>> {
    const grounds = code.trim() === '' ? { reason } : { code: code.trim().slice(0, 20) }
    return rejecting<LoggedIn, OnBehalfApiRejection>(REJECTIONS, async () => {
      const { body } = await this.#calls.start.mutate({ body: { email: email.trim(), ...grounds } })
      const { accessToken: token, expiresIn, userInfo } = body
      return { token, expiresIn, user: toUser(userInfo, SHOP_DEFAULTS), features: userInfo.features }
    })
  }
}
