import type { ErrorLog } from '#application/errors/error-log.port.ts'
import { errorLogContract } from '#contracts/errors/error-log.contract.ts'
import type { ErrorReport } from '#domain/errors/error-report.ts'
import { clientOf } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

const calls = clientOf(errorLogContract)

export class HttpErrorLog implements ErrorLog {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async send(message: ErrorReport, userId: string | undefined): Promise<void> {
    await calls.report.mutate({
      via: this.#api.via,
      body: { logLevel: 'error', message, userId: userId ?? null },
    })
  }
}
