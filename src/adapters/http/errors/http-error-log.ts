import type { ErrorLog } from '#application/errors/error-log.port.ts'
import { errorLogContract } from '#contracts/errors/error-log.contract.ts'
import type { ErrorLevel, ErrorReport } from '#domain/errors/error-report.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

export class HttpErrorLog implements ErrorLog {
  readonly #calls: Client<typeof errorLogContract>

  constructor(api: ShopApi) {
    this.#calls = api.client(errorLogContract)
  }

  async send(message: ErrorReport, logLevel: ErrorLevel, userId: string | undefined): Promise<void> {
    await this.#calls.report.mutate({
      body: { logLevel, message, userId: userId ?? null },
    })
  }
}
