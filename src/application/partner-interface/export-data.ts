import type {
  DataExport,
  ExportFormat,
  ExportKind,
  ExportRun,
} from '#domain/partner-interface/partner-interface.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { StartDownload } from '../downloads/start-download.ts'
import { resultOf } from '../shared/rejection.ts'
import { PartnerApi } from './partner-api.port.ts'
import type { PartnerRejection } from './partner-rejection.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Exports data of the customer once, or on a schedule. */
export class ExportData extends dependsOn({ partnerApi: PartnerApi, downloads: StartDownload }) {
  /** Queues the export and tracks its download. */
  run(kind: ExportKind, format: ExportFormat, sample: boolean): Promise<Result<unknown, PartnerRejection>> {
    const queue = () => this.deps.partnerApi.runExport(kind, format, sample)
    return resultOf(() => this.deps.downloads.trackJob(queue))
  }

  /** Downloads the file of a schedule. */
  download({ queueId, total }: ExportRun): Promise<Result<unknown, never>> {
    return this.deps.downloads.trackJob(async () => ok({ queueId, total }))
  }

  schedule({ kind, format, schedule }: DataExport): Promise<Result<void, PartnerRejection>> {
    return resultOf(() => this.deps.partnerApi.scheduleExport(kind, format, schedule))
  }
}
