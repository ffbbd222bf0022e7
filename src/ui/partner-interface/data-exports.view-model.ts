import { dependsOn } from '#application/kernel/depends-on.ts'
import { ExportData } from '#application/partner-interface/export-data.ts'
import {
  EXPORT_FORMATS,
  SCHEDULES,
  type DataExport,
  type ExportRun,
} from '#domain/partner-interface/partner-interface.ts'
import { PartnerChange } from './partner-change.view-model.ts'

const scheduleOf = ({ kind }: DataExport): string => `${kind} schedule`

export class DataExportsViewModel extends dependsOn({ exports: ExportData }) {
  readonly formats = EXPORT_FORMATS
  readonly schedules = SCHEDULES
  readonly change = new PartnerChange()

  /** True while this export runs: `pending` is then its kind. */
  isRunning({ kind }: DataExport): boolean {
    return this.change.pending === kind
  }

  isScheduling(dataExport: DataExport): boolean {
    return this.change.pending === scheduleOf(dataExport)
  }

  /** True while this file is downloaded: `pending` is then its queue id. */
  isDownloading({ queueId }: ExportRun): boolean {
    return this.change.pending === queueId
  }

  /** True if the last change has queued a file in the downloads. */
  isQueued(exports: readonly DataExport[]): boolean {
    const { done } = this.change
    return exports.some(({ kind, runs }) => kind === done || runs.some(({ queueId }) => queueId === done))
  }

  /** Creates a file; `sample` limits it to an example. The download queue of the header delivers it. */
  run({ kind, format }: DataExport, sample: boolean): Promise<boolean> {
    return this.change.run(kind, () => this.deps.exports.run(kind, format, sample))
  }

  download(run: ExportRun): Promise<boolean> {
    return this.change.run(run.queueId, () => this.deps.exports.download(run))
  }

  schedule(dataExport: DataExport): Promise<boolean> {
    return this.change.run(scheduleOf(dataExport), () => this.deps.exports.schedule(dataExport))
  }
}
