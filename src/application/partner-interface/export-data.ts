import type { DataExport, ExportFormat, ExportKind } from '#domain/partner-interface/partner-interface.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StartDownload } from '../downloads/start-download.ts'
import { resultOf } from '../shared/rejection.ts'
import type { PartnerApi } from './partner-api.port.ts'
import type { PartnerRejection } from './partner-rejection.ts'

/** Exports data of the customer once, or on a schedule. */
export class ExportData {
  readonly #partnerApi: PartnerApi
  readonly #downloads: StartDownload

  constructor(partnerApi: PartnerApi, downloads: StartDownload) {
    this.#partnerApi = partnerApi
    this.#downloads = downloads
  }

  /** Queues the export and tracks its download. */
  run(kind: ExportKind, format: ExportFormat, sample: boolean): Promise<Result<unknown, PartnerRejection>> {
    const queue = () => this.#partnerApi.runExport(kind, format, sample)
    return resultOf(() => this.#downloads.follow(queue))
  }

  schedule({ kind, format, schedule }: DataExport): Promise<Result<void, PartnerRejection>> {
    return resultOf(() => this.#partnerApi.scheduleExport(kind, format, schedule))
  }
}
