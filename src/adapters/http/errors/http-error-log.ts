import type { ErrorLog } from '#application/errors/error-log.port.ts'
import { errorLogContract } from '#contracts/errors/error-log.contract.ts'
import type { ErrorReport } from '#domain/errors/error-report.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

export class HttpErrorLog implements ErrorLog {
  readonly #calls: Client<typeof errorLogContract>

  constructor(api: ShopApi) {
    this.#calls = api.client(errorLogContract)
  }

  async send(message: ErrorReport, userId: string | undefined): Promise<void> {
    await this.#calls.report.mutate({
      body: { logLevel: 'error', message, userId: userId ?? null },
    })
  }
}
