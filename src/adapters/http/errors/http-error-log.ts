import type { ErrorLog } from '#application/errors/error-log.port.ts'
import { errorLogContract } from '#contracts/errors/error-log.contract.ts'
import type { ErrorLevel, ErrorReport } from '#domain/errors/error-report.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpErrorLog extends HttpAdapter implements ErrorLog {
  readonly #calls = this.api.client(errorLogContract)

  async send(message: ErrorReport, logLevel: ErrorLevel, userId: string | undefined): Promise<void> {
    await this.#calls.report.mutate({
      body: { logLevel, message, userId: userId ?? null },
    })
  }
}
